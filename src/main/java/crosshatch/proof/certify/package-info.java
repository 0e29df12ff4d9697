/**
 * Proofs of what solvers claim to have refuted, and certificates of whole sets for strangers.
 *
 * <p>Begin with {@code Refutation}: it follows the decisions of a solver, or the clauses that it learns, and writes a lemma for
 * each. What a solver saw that unit propagation does not see, it finds out by splitting cells, so that each lemma follows; or by
 * {@code Shortcuts}, in a {@link crosshatch.proof.certify.Language} that has any.
 * Variables that are no candidates are defined in the proof; {@code Helpers} knows what they mean.
 * {@link crosshatch.proof.certify.Hearing} writes down what a solver tells its trace, {@link crosshatch.proof.certify.Prover} has it
 * followed and proves the claim; {@link crosshatch.proof.certify.Certifier} is a solver with its prover, and {@link
 * crosshatch.proof.certify.CertificateFolder} writes one formula and one proof for many puzzles.
 *
 * <p>Nothing here is trusted: what it makes is checked by {@code crosshatch.proof}.
 *
 * <p>Knows {@code crosshatch.proof}, {@code crosshatch.solver}, {@code crosshatch.solver.trace} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.proof.certify;

import org.jspecify.annotations.NullMarked;
