package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.Clock;
import crosshatch.experiment.ManualClock;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import crosshatch.solvers.published.norvig.NorvigFamily;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToLongFunction;

/** Laboratories for tests: the real one, and one whose solvers turn the hands of its clock. */
final class Laboratories {
    private Laboratories() {}

    /** All solvers, and the sets that are shipped. */
    static Laboratory real() {
        return of(SolverCatalog.standard(), Clock.system());
    }

    static Laboratory of(SolverCatalog catalog, Clock clock) {
        return Laboratory.withShippedSets(catalog, new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT), clock);
    }

    /** Norvig's program, except that each answer takes the time it is told, or that it shows the givens for a solution. */
    record Paced(String name, ManualClock clock, ToLongFunction<Puzzle> nanos, boolean wrong) implements Family {
        static Paced taking(String name, ManualClock clock, ToLongFunction<Puzzle> nanos) {
            return new Paced(name, clock, nanos, false);
        }

        static Paced wrong(String name) {
            return new Paced(name, new ManualClock(), puzzle -> 0, true);
        }

        @Override
        public Paradigm paradigm() {
            return Paradigm.HAND_WRITTEN;
        }

        @Override
        public String title() {
            return name;
        }

        @Override
        public String source() {
            return "test";
        }

        @Override
        public List<Option> options() {
            return List.of();
        }

        @Override
        public Map<Counter, CounterMeaning> counters() {
            return new NorvigFamily().counters();
        }

        @Override
        public Optional<String> refusal(Board board, Question question) {
            return Optional.empty();
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            Solver norvig = SolverCatalog.standard().create("norvig");
            return (puzzle, question, budget) -> answer(norvig, puzzle, question, budget);
        }

        private Answer answer(Solver norvig, Puzzle puzzle, Question question, Budget budget) {
            Answer answer = norvig.answer(puzzle, question, budget);
            clock.turn(nanos.applyAsLong(puzzle));
            return wrong ? new Answer(new Claim.Solved(puzzle.givens()), answer.counters()) : answer;
        }
    }

    /** What a measure gives in the real laboratory. */
    static List<String> values(Measure measure) {
        return new ArrayList<>(measure.take(real()).values());
    }
}
