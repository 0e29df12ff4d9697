package crosshatch.hunt;

import crosshatch.board.Board;
import crosshatch.board.LessThan;
import crosshatch.catalog.SolverCatalog;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Trace;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Answers as the engine does, but with an option overlooks the last solution of puzzles with a less-than sign. */
final class ForgetfulFamily implements Family {
    @Override
    public String name() {
        return "forgetful";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "forgets";
    }

    @Override
    public String source() {
        return "this test";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.choice("forgets", "nothing", "what", "nothing", "nothing", "less", "the last solution"),
                Option.choice("speed", "low", "how", "low", "low", "high", "high"));
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Arrays.stream(Counter.values())
                .collect(Collectors.toMap(Function.identity(), each -> CounterMeaning.absent("not counted")));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        return Optional.empty();
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        Solver engine = SolverCatalog.standard().create("engine");
        return (puzzle, question, budget) -> {
            Claim claim = engine.answer(puzzle, question, budget).claim();
            boolean sign = puzzle.board().relations().stream().anyMatch(LessThan.class::isInstance);
            boolean forgets =
                    sign && spec.is("forgets", "less") && !claim.shown().isEmpty();
            return new Answer(forgets ? new Claim.NoSolution() : claim, Counters.none());
        };
    }
}
