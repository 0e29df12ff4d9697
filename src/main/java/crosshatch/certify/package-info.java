/**
 * Proofs of what solvers claim to have refuted, and certificates of whole sets for strangers.
 *
 * <p>Begin with {@code Refutation}: it follows the decisions of a solver and writes a lemma for each branch that the solver
 * left. What a solver saw that unit propagation does not see, {@code Refutation} finds out by splitting cells, so that each lemma follows.
 * {@code Hearing} listens to a solver by its trace; {@link crosshatch.certify.Certifier} is both together for one puzzle after the
 * other, and {@link crosshatch.certify.CertificateFolder} writes one formula and one proof for many.
 *
 * <p>Nothing here is trusted: what it makes is checked by {@code crosshatch.proof}.
 *
 * <p>Knows {@code crosshatch.proof}, {@code crosshatch.solver}, {@code crosshatch.trace} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.certify;

import org.jspecify.annotations.NullMarked;
