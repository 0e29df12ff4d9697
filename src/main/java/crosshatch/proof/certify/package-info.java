/**
 * Proofs of the refutations of solvers, and certificates of whole sets for others.
 *
 * <p>Begin with {@code Refutation}: it follows the decisions of a solver, or the clauses that it learns, and writes a lemma for
 * each. For inferences of a solver beyond unit propagation, it splits cells, so that each lemma follows, or uses
 * {@code Shortcuts} in a {@link crosshatch.proof.certify.Language} that has any. Variables that are no candidates are defined
 * in the proof; {@code Helpers} knows their meanings. {@link crosshatch.proof.certify.TraceLog} logs the trace of a solver.
 * {@link crosshatch.proof.certify.Prover} has the log followed and proves the reported status.
 * {@link crosshatch.proof.certify.Certifier} is a solver with its prover, and
 * {@link crosshatch.proof.certify.CertificateFolder} writes one formula and one proof for many puzzles.
 *
 * <p>Nothing here is trusted: {@code crosshatch.proof} checks its proofs.
 *
 * <p>Knows {@code crosshatch.proof}, {@code crosshatch.solver}, {@code crosshatch.solver.trace} and {@code crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.proof.certify;

import org.jspecify.annotations.NullMarked;
