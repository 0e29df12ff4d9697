package crosshatch.solver;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Stands for a family, or for options of one, that a program before or after this one has, or that a user brought along there. */
record UnknownFamily(String name, List<Option> options) implements Family {
    /** @param text of a spec; every option that it writes is one that this family has */
    static UnknownFamily of(String text) {
        return new UnknownFamily(
                OptionValues.nameIn(text),
                SolverSpec.written(text).keySet().stream().map(Option::any).toList());
    }

    @Override
    public String line() {
        return OptionValues.lineIn(name);
    }

    @Override
    public Paradigm paradigm() {
        throw new IllegalStateException(name + " is known from records only, which say its paradigm");
    }

    @Override
    public String title() {
        return "a solver that this program does not have";
    }

    @Override
    public String source() {
        return "records of another program";
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of();
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return Optional.of(name + " is known from records only");
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        throw new SolverException(spec + " is known from records only");
    }
}
