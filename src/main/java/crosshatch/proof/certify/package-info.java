/**
 * Proofs of the refutations of solvers, and certificates of whole sets of puzzles.
 *
 * <p>Begin with {@code Refutation}. It follows the decisions of a solver, or the clauses that it learns, and writes a lemma
 * for each. For inferences beyond unit propagation, it splits cells, or uses {@code DerivedLemmas} if the {@link
 * crosshatch.proof.certify.Language} has any. Variables that are no candidates are defined in the proof; {@code Definitions}
 * stores their meanings. {@link crosshatch.proof.certify.TraceLog} logs the trace of a solver. {@link
 * crosshatch.proof.certify.Prover} replays the log and proves the reported status. {@link crosshatch.proof.certify.Certifier}
 * is a solver with its prover, and {@link crosshatch.proof.certify.CertificateFolder} writes one formula and one proof for
 * many puzzles.
 *
 * <p>Nothing here need be trusted, because {@code crosshatch.proof} checks its proofs.
 *
 * <p>The package uses {@code crosshatch.proof}, {@code crosshatch.solver}, {@code crosshatch.solver.trace} and {@code
 * crosshatch.puzzle}.
 */
@NullMarked
package crosshatch.proof.certify;

import org.jspecify.annotations.NullMarked;
