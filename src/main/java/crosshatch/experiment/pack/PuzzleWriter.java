package crosshatch.experiment.pack;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.experiment.Clock;
import crosshatch.experiment.Judge;
import crosshatch.experiment.MeasuredRun;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.proof.Axioms;
import crosshatch.proof.certify.Certified;
import crosshatch.proof.certify.Language;
import crosshatch.proof.certify.Prover;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes puzzles with the grids of their answers, and proofs of their refutations. */
final class PuzzleWriter implements AutoCloseable {
    private final Path folder;
    private final boolean proving;
    private final GridFinder finder;
    private final Prover prover = new Prover(Clock.system()::nanoTime, board -> Language.CLAUSES);
    private final RefutationCheck check = new RefutationCheck();
    private final Set<ShownProof.Refutation> refutations = new HashSet<>();
    private final BufferedWriter puzzles;
    private final BufferedWriter proofs;
    private long gridsNotFound;
    private long proved;

    /**
     * Makes a writer.
     *
     * @param question the limits of each run of a solver
     * @param proving whether to make proofs
     */
    PuzzleWriter(Path folder, Limits question, boolean proving) {
        finder = new GridFinder(question);
        this.folder = folder;
        this.proving = proving;
        try {
            puzzles = Files.newBufferedWriter(folder.resolve(PackFile.PUZZLES));
            proofs = Files.newBufferedWriter(folder.resolve(PackFile.PROOFS));
        } catch (IOException failed) {
            throw NamedFile.unwritable(folder, failed);
        }
    }

    /**
     * Writes one puzzle.
     *
     * @param answers all answers to the puzzle
     */
    void write(Instance instance, List<RecordedAnswer> answers) {
        SortedMap<String, Grid> grids = finder.find(instance, answers);
        gridsNotFound += answers.stream()
                .flatMap(answer -> answer.ids().stream())
                .distinct()
                .filter(id -> !grids.containsKey(id))
                .count();
        try {
            puzzles.write(new PackedPuzzle(PackedPuzzle.Place.of(instance), instance.puzzle(), grids).line());
            if (!proving) return;
            for (RecordedAnswer answer : answers) {
                if (isToBeProved(answer, instance.puzzle(), grids)) prove(answer, instance.puzzle(), grids);
            }
        } catch (IOException failed) {
            throw NamedFile.unwritable(folder, failed);
        }
    }

    private boolean isToBeProved(RecordedAnswer answer, Puzzle puzzle, SortedMap<String, Grid> grids) {
        if (answer.nonsense().isPresent() || !answer.exhausted() || !answer.namesAll()) return false;
        if (!grids.keySet().containsAll(answer.ids())
                || Axioms.refusal(puzzle.board()).isPresent()) return false;
        Claim claim = answer.claim(shown(answer, grids));
        Judge.Ruling ruling = Judge.rule(puzzle, KnownAnswer.UNKNOWN, Question.parse(answer.question()), claim);
        return ruling.verdict() == Verdict.UNCONFIRMED;
    }

    private void prove(RecordedAnswer answer, Puzzle puzzle, SortedMap<String, Grid> grids) throws IOException {
        List<Grid> shown = shown(answer, grids);
        if (!refutations.add(new ShownProof.Refutation(puzzle, shown))) return;
        prover.begin(puzzle);
        Certified certified = prover.prove(answer.claim(shown));
        if (!certified.isProved()) return;
        check.fault(puzzle, shown, certified.lemmas()).ifPresent(fault -> {
            throw new IllegalStateException("a proof of ours is refused: " + fault);
        });
        new ShownProof(new ShownProof.Ids(puzzle.id(), answer.ids()), certified.lemmas()).write(proofs);
        proved++;
    }

    private static List<Grid> shown(RecordedAnswer answer, SortedMap<String, Grid> grids) {
        return answer.ids().stream()
                .map(id -> Objects.requireNonNull(grids.get(id)))
                .toList();
    }

    /**
     * Counts the written grids and proofs.
     *
     * @param notProving the reason why no proofs were made, for people
     */
    Contents.Shown shown(String notProving) {
        long unproved = refutations.size() - proved;
        String note =
                unproved == 0 ? notProving : unproved + " answers that no further solution exists could not be proved";
        return new Contents.Shown(gridsNotFound, proved, note);
    }

    @Override
    public void close() {
        finder.close();
        try {
            puzzles.close();
            proofs.close();
            if (proved == 0) Files.delete(folder.resolve(PackFile.PROOFS));
        } catch (IOException failed) {
            throw NamedFile.unwritable(folder, failed);
        }
    }

    /**
     * Finds the grids of solutions, of which records contain only fingerprints. A grid with the right fingerprint may come from the
     * set, from the recorded solver, which is run again, or from our engine. Some grids are not found, because a solver may find a
     * different solution each time.
     */
    private static final class GridFinder implements AutoCloseable {
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
                        .ifPresent(asked ->
                                take(MeasuredRun.take(asked.spec, asked.solver, puzzle, question, limits, clock)
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
}
