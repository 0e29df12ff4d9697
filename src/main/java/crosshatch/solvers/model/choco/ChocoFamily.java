package crosshatch.solvers.model.choco;

import static crosshatch.solver.CounterMeaning.absent;
import static crosshatch.solver.CounterMeaning.exact;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Distinct;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.TreeCounters;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.release.Releases;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Constraint programming with Choco: one variable per cell, one all-different per unit. Without options the library decides: its own
 * search, its own choice of consistency, a new model for each puzzle.
 *
 * <p>Choco's own counters are published next to the common ones. They count only its search, so they are all 0 if propagation of the
 * givens already fills or refutes the grid. Its {@code backtracks} differ from the common ones: without learning, each failure or
 * solution left behind adds one ({@code MoveBinaryDFS.repair}), and each decision whose two branches are done adds another
 * ({@code MoveBinaryDFS.prevDecision}). The counter {@code branches} is added here: the nodes of Choco's tree without the root.
 */
public final class ChocoFamily implements Family {
    /** The values of options, each with the first release that supports it. */
    private static final Library LIBRARY = new Library(
            ChocoFamily.class,
            "org.choco-solver",
            "choco-solver",
            List.of("org.chocosolver."),
            List.of(
                    Library.Value.of("4.10.5", "alldiff", "AC", "AC_REGIN", "AC_ZHANG"),
                    Library.Value.of("5.0.0", "alldiff", "AC", "AC_COMPLEMENT", "AC_PARTIAL", "AC_TUNED"),
                    Library.Value.allBut("5.0.0", "views", "cells"),
                    Library.Value.allBut("4.10.8", "redundant", "none"),
                    Library.Value.of("4.10.14", "select", "domwdegca", "blackbox"),
                    Library.Value.allBut("4.10.9", "select", "dom", "input", "library", "slots"),
                    Library.Value.of("5.0.0", "select", "dom", "slots"),
                    Library.Value.allBut("5.0.0-beta.1", "learn", "off"),
                    Library.Value.allBut("4.10.11", "restarts", "none"),
                    Library.Value.of("4.0.7", "reuse", "off", "on"),
                    Library.Value.allBut("4.10.5", "seed", "0")),
            List.of(
                    new Library.Boards("5.0.0", "all-different with exceptions", ChocoFamily::hasExceptions),
                    // 4.0.5 loses solutions if the digit of a place is given
                    new Library.Boards("4.0.6", "correct constraint for circuits", ChocoFamily::hasCircuit)),
            "4.0.1");

    private static final Map<Counter, CounterMeaning> COUNTERS = Map.of(
            Counter.DECISIONS,
            exact(
                    "Alternatives tried. Choco branches into cell = digit (left) or cell ≠ digit (right). A right branch that"
                            + " leaves one digit is the other alternative. A right branch that leaves several, followed by"
                            + " a decision on the same cell, continues the same choice point. Any other right branch is an"
                            + " alternative of its own. The count is equal to"
                            + " the tree with one child per candidate, except where a right branch already removes or refutes"
                            + " several candidates of its cell at once"),
            Counter.BACKTRACKS,
            exact("Alternatives (as counted for decisions) that were left for good without a solution below them. With"
                    + " learn=lcg, decisions undone without a solution below them; a backjump undoes several at once"),
            Counter.CONFLICTS,
            exact("Propagations that end in a contradiction, including the propagation of the givens"),
            Counter.PROPAGATIONS,
            absent("Choco counts calls of propagators, but with a reused model their order and number depend on the"
                    + " matchings of earlier puzzles"),
            Counter.RESTARTS,
            exact("Restarts; 0 with restarts=none"),
            Counter.NOGOODS,
            exact(
                    "With learn=lcg, learnt clauses: one from each failure or solution after which the search continues."
                            + " With nogoods=restarts, one clause for each refuted decision on the path at a restart. Otherwise 0"),
            Counter.DEPTH,
            exact(
                    "Choice points on the deepest path (as counted for decisions). With learn=lcg, decisions on the deepest path"));

    @Override
    public String name() {
        return "choco";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.CP;
    }

    @Override
    public String title() {
        return "All-different constraints in Choco, with consistency, redundant constraints, branching and learning to choose.";
    }

    @Override
    public String source() {
        return "Choco Solver 5.0.0 (Prud'homme and Fages 2022); all-different filtering after Régin 1994, redundant"
                + " constraints after Simonis 2005";
    }

    @Override
    public Family at(String release) {
        return Releases.of(this, LIBRARY, release);
    }

    @Override
    public Optional<Library> library() {
        return Optional.of(LIBRARY);
    }

    @Override
    public List<Option> options() {
        return ChocoOptions.ALL;
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return COUNTERS;
    }

    private static boolean hasCircuit(Board board) {
        return board.relations().stream().anyMatch(Circuit.class::isInstance);
    }

    private static boolean hasExceptions(Board board) {
        return board.relations().stream()
                .anyMatch(each -> each instanceof Distinct distinct
                        && !distinct.exceptions().isEmpty());
    }

    /** Returns the counters of the tree as Choco branches, in two, unlike {@link Counter#DECISIONS}. */
    @Override
    public Optional<TreeCounters> tree() {
        return Optional.of(new TreeCounters(ChocoSolver.BRANCHES, 1, Counter.CONFLICTS.column()));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return Optional.empty(); // every relation has a constraint
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public void check(SolverSpec spec) {
        ChocoOptions.of(spec);
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new ChocoSolver(ChocoOptions.of(spec), trace);
    }
}
