package crosshatch.solvers.published.homer;

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

/** The family of Homer's operations, applied to a fixpoint. It never searches, so it often gives up. */
public final class HomerFamily implements Family {

    @Override
    public String name() {
        return "homer";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "the operations of HLSudokuSolver, applied until nothing changes; gives up if they do not solve the puzzle";
    }

    @Override
    public String source() {
        return "M. Homer, HLSudokuSolver, Homer Labs, overview of 2018-03-03, with its printed grids";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.choice(
                        "sector",
                        MonoSector.Reading.BOTH.word(),
                        "what Mono Sector means",
                        MonoSector.Reading.BOTH.word(),
                        "pointing and claiming; gives the published grid",
                        MonoSector.Reading.POINTING.word(),
                        "a digit confined to a sector of its box leaves the rest of the line; the published text",
                        MonoSector.Reading.CLAIMING.word(),
                        "a digit confined to a sector of its line leaves the rest of the box"),
                Option.choice(
                        "sets",
                        FindSets.Reading.OWN.word(),
                        "which sets Find Sets looks at",
                        FindSets.Reading.OWN.word(),
                        "the candidates of one cell, others may have fewer; gives the published grids",
                        FindSets.Reading.IDENTICAL.word(),
                        "the candidates of one cell, others must have the same",
                        FindSets.Reading.UNION3.word(),
                        "any two or three digits; gives the published grids too",
                        FindSets.Reading.UNION.word(),
                        "any two digits or more: every naked subset"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, CounterMeaning.exact("always 0: it never searches"),
                Counter.BACKTRACKS, CounterMeaning.exact("always 0: it never searches"),
                Counter.CONFLICTS, CounterMeaning.exact("1 if a cell lost its last candidate, else 0"),
                Counter.PROPAGATIONS, CounterMeaning.nearest("applied operations, without the pruning after each"),
                Counter.RESTARTS, CounterMeaning.absent("it never searches"),
                Counter.NOGOODS, CounterMeaning.absent("nothing is learnt"),
                Counter.DEPTH, CounterMeaning.exact("always 0: it never searches"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        if (board.order() != 3) return Optional.of("HLSudokuSolver solves only plain 9×9 Sudokus");
        if (question.kind() != Question.Kind.ANY)
            return Optional.of("HLSudokuSolver supports only the task any, because it finds only one solution");
        return Optional.empty();
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return new HomerSolver(
                spec.constant("sector", MonoSector.Reading.class),
                spec.constant("sets", FindSets.Reading.class),
                trace);
    }
}
