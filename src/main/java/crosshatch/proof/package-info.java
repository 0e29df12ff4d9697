/**
 * Refutations that can be checked: the axioms of a puzzle, and checkers of proofs over them. {@code certify} makes such
 * proofs from the logs of solvers; it need not be trusted.
 *
 * <p>The path of data: a puzzle → {@link crosshatch.proof.Axioms}; the log of a solver → {@code certify} → a proof →
 * {@link crosshatch.proof.LratChecker}, which accepts or refuses it.
 *
 * <p>Three classes must be trusted; read them in this order. {@link crosshatch.proof.Axioms} makes the clauses of a puzzle,
 * straight from its cells, units and relations. {@link crosshatch.proof.LratChecker} checks that each lemma follows from the
 * clauses that it names, or has the property RAT. {@link crosshatch.proof.ProofFiles} does the same for files of any size.
 *
 * <p>The other classes make proofs. {@link crosshatch.proof.UnitPropagation} finds out why a clause follows. {@link
 * crosshatch.proof.Lemmas} stores lemmas and drops those that are not needed. {@code DratElaborator} adds hints to proofs
 * without hints. {@link crosshatch.proof.LemmaFile} reads the lemmas of other programs.
 *
 * <p>Proofs over pseudo-Boolean inequalities have classes of their own: {@link crosshatch.proof.Inequality} and its
 * derivations, {@link crosshatch.proof.Inequalities} (the rules of a board), {@link crosshatch.proof.PseudoBooleanChecker},
 * {@code PseudoBooleanFiles}.
 *
 * <p>Literals are numbered as in DIMACS: variable v is {@code v}, its negation {@code -v}, variables start at 1. A clause
 * <em>follows by unit propagation</em> (it is RUP) if assuming all its literals false makes some other clause false by unit
 * propagation.
 *
 * <p>The checkers use {@code crosshatch.puzzle} and {@code crosshatch.base}; {@code certify} also uses {@code
 * crosshatch.solver}. Nothing here shares code with {@code crosshatch.solvers.model.cnf} and {@code
 * crosshatch.solvers.export}, so that an encoder under test does not write its own axioms. The formats come from these
 * papers:
 *
 * <ul>
 *   <li>DRAT: N. Wetzler, M. Heule, W. Hunt, "DRAT-trim: efficient checking and trimming using expressive clausal proofs", SAT
 *       2014
 *   <li>LRAT: L. Cruz-Filipe, M. Heule, W. Hunt, M. Kaufmann, P. Schneider-Kamp, "Efficient certified RAT verification", CADE
 *       2017
 *   <li>VeriPB: S. Gocht, C. McCreesh, J. Nordström, "An auditable constraint programming solver", CP 2022
 * </ul>
 */
@NullMarked
package crosshatch.proof;

import org.jspecify.annotations.NullMarked;
