package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.MeasuredRun;
import crosshatch.instances.sets.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Finds the grids of solutions, because records contain only the fingerprints of grids. A grid with the right fingerprint may
 * come from the set, from the recorded solver, which is run again, or from our engine. Some grids are not found, because a solver
 * may find a different solution each time.
 */
final class GridFinder implements AutoCloseable {
    private static final String ENGINE = "engine";

    private final Limits limits;
    private final SolverCatalog catalog = SolverCatalog.standard();
    private final Clock clock = Clock.system();
    private final Map<String, Optional<SolverCall>> solvers = new HashMap<>();

    /**
     * Makes a finder.
     *
     * @param limits the limits of one run of a solver
     */
    GridFinder(Limits limits) {
        this.limits = limits;
    }

    /** A solver that can run here. */
    private record SolverCall(SolverSpec spec, Solver solver) {}

    /** A task for a solver. */
    private record CallKey(String solver, String question) {}

    /** Returns the grids that were found, by their ids. */
    SortedMap<String, Grid> find(Instance instance, List<RecordedAnswer> answers) {
        Search search = new Search(instance.puzzle(), new HashSet<>());
        answers.forEach(answer -> search.wanted.addAll(answer.ids()));
        instance.known().solution().ifPresent(grid -> search.take(List.of(grid)));
        Set<CallKey> asked = new LinkedHashSet<>();
        for (RecordedAnswer answer : answers) {
            boolean open = answer.ids().stream().anyMatch(search.wanted::contains);
            if (open && asked.add(new CallKey(answer.solver(), answer.question()))) {
                search.ask(answer.solver(), Question.parse(answer.question()));
            }
        }
        if (!search.wanted.isEmpty()) search.ask(ENGINE, Question.UNIQUE);
        return search.found;
    }

    private final class Search {
        private final Puzzle puzzle;
        private final Set<String> wanted;
        private final SortedMap<String, Grid> found = new TreeMap<>();

        Search(Puzzle puzzle, Set<String> wanted) {
            this.puzzle = puzzle;
            this.wanted = wanted;
        }

        void ask(String solver, Question question) {
            solvers.computeIfAbsent(solver, GridFinder.this::made)
                    .ifPresent(asked -> take(MeasuredRun.take(asked.spec, asked.solver, puzzle, question, limits, clock)
                            .claim()
                            .shown()));
        }

        void take(List<Grid> grids) {
            for (Grid grid : grids) {
                if (wanted.isEmpty()) return;
                String id = PuzzleText.fingerprint(grid);
                if (wanted.remove(id)) found.put(id, grid);
            }
        }
    }

    /** Makes a solver, if that starts no program and fetches nothing. */
    private Optional<SolverCall> made(String solver) {
        SolverSpec spec = catalog.recorded(solver);
        boolean isRelease = !spec.family().line().equals(spec.family().name());
        if (!spec.isKnown() || spec.family().runsInOwnProcess() || isRelease) return Optional.empty();
        try {
            return Optional.of(new SolverCall(spec, catalog.create(spec)));
        } catch (SolverException | InputException unavailable) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        solvers.values().forEach(asked -> asked.ifPresent(each -> each.solver.close()));
    }
}
