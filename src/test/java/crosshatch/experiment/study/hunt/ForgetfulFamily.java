package crosshatch.experiment.study.hunt;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.RelationKind;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Answers as the engine does, but with an option overlooks the solutions of some puzzles. */
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
                Option.choice(
                        "forgets",
                        "nothing",
                        "what",
                        "nothing",
                        "nothing",
                        "less",
                        "solutions of puzzles with a less-than sign",
                        "kept",
                        "those of a puzzle that it has answered before",
                        "limits",
                        "those of any puzzle, if decisions are limited"),
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
        Set<Puzzle> answered = new HashSet<>();
        return (puzzle, question, budget) -> {
            Claim claim = engine.answer(puzzle, question, budget).claim();
            boolean applies =
                    switch (spec.get("forgets")) {
                        case "less" ->
                            puzzle.board().relations().stream().anyMatch(each -> each.kind() == RelationKind.LESS);
                        case "kept" -> !answered.add(puzzle);
                        case "limits" -> budget.limits().decisions() != Limits.NONE;
                        default -> false;
                    };
            boolean forgets = applies && !claim.shown().isEmpty();
            return new Answer(forgets ? new Claim.NoSolution() : claim, Counters.none());
        };
    }
}
