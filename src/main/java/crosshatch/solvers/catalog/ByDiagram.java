package crosshatch.solvers.catalog;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
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

/**
 * A family of this program that propagates most relations by their diagrams. It refuses boards with a circuit or a number of values
 * whose diagram is too large. Diagrams of other relations are small, or the code that reads them checks their size.
 */
record ByDiagram(Family family) implements Family {
    @Override
    public Optional<String> refusal(Board board, Question question) {
        return family.refusal(board, question).or(() -> board.relations().stream()
                .filter(each -> each instanceof Circuit || each instanceof NValues)
                .filter(each -> new Diagrams().find(board, each).isEmpty())
                .findFirst()
                .map(relation -> refusal(board, relation)));
    }

    private String refusal(Board board, Relation relation) {
        return board.relationName(relation) + ": its diagram is too large for " + name()
                + ". Try choco, cpsat or sat4j, or fewer cells";
    }

    @Override
    public String name() {
        return family.name();
    }

    @Override
    public Paradigm paradigm() {
        return family.paradigm();
    }

    @Override
    public String title() {
        return family.title();
    }

    @Override
    public String source() {
        return family.source();
    }

    @Override
    public List<Option> options() {
        return family.options();
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return family.counters();
    }

    @Override
    public boolean traces() {
        return family.traces();
    }

    @Override
    public void check(SolverSpec spec) {
        family.check(spec);
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        return family.create(spec, trace);
    }
}
