package crosshatch.solvers.published.norvig;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Norvig's Java program of 2021 as a family: {@code norvig}. */
public final class NorvigFamily implements Family {
    @Override
    public String name() {
        return "norvig";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Norvig's Java program: singles and naked pairs propagated on elimination, depth-first search on copies";
    }

    @Override
    public String source() {
        return "P. Norvig, \"Solving Sudoku at 100,000 puzzles per second\" (Java Sudoku notebook), October 2021";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.choice(
                "pairs", "on", "The naked-pair rule.", "on", "as published", "off", "naked and hidden singles only"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, CounterMeaning.exact("guesses: digits placed in the chosen cell"),
                Counter.BACKTRACKS,
                        CounterMeaning.exact(
                                "guesses without a solution below them, the number that the program prints"),
                Counter.CONFLICTS, CounterMeaning.exact("givens or guesses whose propagation fails"),
                Counter.PROPAGATIONS,
                        CounterMeaning.exact("removed candidates, including removals by givens and guesses"),
                Counter.RESTARTS, CounterMeaning.absent("does not restart"),
                Counter.NOGOODS, CounterMeaning.absent("does not learn"),
                Counter.DEPTH, CounterMeaning.exact("guesses on the longest path"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return board.order() == 3
                ? Optional.empty()
                : Optional.of("Norvig's program solves only plain 9×9 Sudokus (order 3), found " + board);
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new NorvigSolver(spec.is("pairs", "on"), trace);
    }
}
