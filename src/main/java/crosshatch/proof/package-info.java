/**
 * Refutations that need not be believed: what a puzzle says, as clauses, and the checking of proofs over them.
 *
 * <p>To be trusted, read in this order: {@link crosshatch.proof.Axioms} (the clauses of a puzzle, straight from its cells,
 * units and relations), {@link crosshatch.proof.LratChecker} (each lemma follows from the clauses that it names, or says what a
 * new variable means), {@link
 * crosshatch.proof.ProofFiles} (the same for files, of any size). What is left only makes proofs, and nobody need trust
 * it: {@link crosshatch.proof.UnitPropagation} finds out why a clause follows, {@link crosshatch.proof.Lemmas} holds what
 * was found and drops what was not needed, {@link crosshatch.proof.DrupElaborator} turns proofs without reasons into proofs
 * with reasons, {@link crosshatch.proof.LemmaFile} reads the lemmas that others found.
 *
 * <p>The same over pseudo-Boolean inequalities: {@link crosshatch.proof.Inequality} and what may be made of some, {@link
 * crosshatch.proof.Inequalities} (the rules of a board), {@link crosshatch.proof.PseudoBooleanChecker}, {@code PseudoBooleanFiles}.
 *
 * <p>Literals are those of DIMACS: variable v is {@code v}, its negation {@code -v}, variables start at 1. A clause
 * <em>follows by unit propagation</em> (it is RUP) if assuming all its literals false leads, clause by clause with one
 * literal left, to a clause with none left.
 *
 * <p>Knows {@code crosshatch.puzzle.board} and {@code crosshatch.puzzle}, and shares no code with {@code crosshatch.solvers.model.cnf} and {@code crosshatch.solvers.export}: an encoder under test must not
 * write its own axioms. Formats: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim: efficient checking and trimming using expressive
 * clausal proofs", SAT 2014; L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, "Efficient certified RAT
 * verification", CADE 2017; S. Gocht, C. McCreesh, J. Nordström, "An auditable constraint programming solver", CP 2022 (VeriPB).
 */
@NullMarked
package crosshatch.proof;

import org.jspecify.annotations.NullMarked;
