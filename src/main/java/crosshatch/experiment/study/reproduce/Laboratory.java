package crosshatch.experiment.study.reproduce;

import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.experiment.SolverTeam;
import crosshatch.experiment.study.reproduce.Measure.MeasureException;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.Words;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.stream.Stream;

/** Provides measures with solvers by spec, with puzzle sets and records by name, and with a clock. Threads may share it. */
public final class Laboratory {
    private final SolverCatalog catalog;
    private final PuzzleSets sets;
    private final Map<String, PuzzleSet> given;
    private final boolean fetched;
    private final Clock clock;
    private final Function<String, Optional<RunDatabase>> records;

    private Laboratory(
            SolverCatalog catalog,
            PuzzleSets sets,
            Map<String, PuzzleSet> given,
            boolean fetched,
            Clock clock,
            Function<String, Optional<RunDatabase>> records) {
        this.catalog = catalog;
        this.sets = sets;
        this.given = given;
        this.fetched = fetched;
        this.clock = clock;
        this.records = records;
    }

    /** Makes a laboratory with the sets shipped with the program, and no others. */
    public static Laboratory withShippedSets(SolverCatalog catalog, PuzzleSets sets, Clock clock) {
        return new Laboratory(catalog, sets, Map.of(), false, clock, experiment -> Optional.empty());
    }

    /**
     * Returns a laboratory that also has the fetched sets, and sets of the catalogue in these files.
     *
     * @param files files in any folder, identified by their content
     * @throws InputException if a file is no set of the catalogue
     */
    public Laboratory withFetchedSets(Collection<String> files) {
        Map<String, PuzzleSet> found = new HashMap<>();
        for (String file : files) {
            PuzzleSet set = sets.resolve(file);
            if (set.entry().isEmpty()) {
                throw new InputException(
                        file + ": found a file with the size and hash of no set of the catalogue, expected one of "
                                + String.join(", ", sets.catalog().names()));
            }
            found.put(set.name(), set);
        }
        return new Laboratory(catalog, sets, found, true, clock, records);
    }

    /**
     * Returns a laboratory that also has records.
     *
     * @param others returns the records of an experiment by its name, if there are any; they stay open
     */
    Laboratory withRecords(Function<String, Optional<RunDatabase>> others) {
        return new Laboratory(catalog, sets, given, fetched, clock, others);
    }

    /** Returns the records of an experiment, if it was made. */
    Optional<RunDatabase> records(String experiment) {
        return records.apply(experiment);
    }

    Clock clock() {
        return clock;
    }

    /** Returns the named sets that are missing on this machine. */
    List<String> missing(Collection<String> names) {
        return names.stream().filter(name -> !isHere(sets.entry(name))).toList();
    }

    private boolean isHere(CatalogEntry entry) {
        if (entry.kind() == CatalogEntry.Kind.COMMITTED || given.containsKey(entry.name())) return true;
        return fetched && Files.exists(sets.file(entry));
    }

    /** Streams the chosen puzzles. The caller closes the stream. */
    Stream<Instance> puzzles(PuzzleChoice choice) {
        return choice.from(name -> {
            PuzzleSet set = given.get(name);
            return set == null ? sets.resolve(name) : set;
        });
    }

    /** Returns the chosen puzzles as a list. */
    List<Instance> instances(PuzzleChoice choice) {
        try (Stream<Instance> chosen = puzzles(choice)) {
            return chosen.toList();
        }
    }

    /**
     * Answers puzzles in several threads with a solver each; a free thread takes the next puzzle.
     *
     * @throws MeasureException at the first answer that is not correct
     */
    double puzzlesPerSecond(String solver, int threads, List<Instance> puzzles) {
        SolverSpec spec = spec(solver);
        try (SolverTeam<Solver, Instance, JudgedRun> team = new SolverTeam<>(
                threads,
                () -> catalog.create(spec),
                (answering, puzzle) ->
                        JudgedRun.make(spec, answering, puzzle, Question.ANY, Limits.UNLIMITED, clock))) {
            long start = clock.nanoTime();
            team.share(puzzles.iterator(), run -> requireCorrect(solver, run));
            return puzzles.size() * 1e9 / (clock.nanoTime() - start);
        }
    }

    SolverSpec spec(String text) {
        return catalog.spec(text);
    }

    SolverCatalog catalog() {
        return catalog;
    }

    /**
     * Lets one solver find any solution of each puzzle, without limit.
     *
     * @param read extracts the value of each answer
     * @throws MeasureException at the first answer that is not correct
     */
    <T> List<T> ask(String solver, PuzzleChoice puzzles, Function<JudgedRun, T> read) {
        return askWithin(Limits.UNLIMITED, solver, puzzles, run -> {
            requireCorrect(solver, run);
            return read.apply(run);
        });
    }

    /** Lets one solver answer within limits; wrong answers are accepted, too. */
    <T> List<T> askWithin(Limits limits, String solver, PuzzleChoice puzzles, Function<JudgedRun, T> read) {
        SolverSpec spec = spec(solver);
        try (Solver answering = catalog.create(spec);
                Stream<Instance> instances = puzzles(puzzles)) {
            return instances
                    .map(instance -> read.apply(JudgedRun.make(spec, answering, instance, Question.ANY, limits, clock)))
                    .toList();
        }
    }

    /** Returns the backtracks on each puzzle, all solved correctly. */
    List<Long> backtracks(String solver, PuzzleChoice puzzles) {
        return ask(solver, puzzles, run -> count(run, Counter.BACKTRACKS.column()));
    }

    /** Runs a fresh solver on one puzzle and validates the answer. */
    JudgedRun ask(String solver, Instance instance, Question question) {
        SolverSpec spec = spec(solver);
        try (Solver answering = catalog.create(spec)) {
            return JudgedRun.make(spec, answering, instance, question, Limits.UNLIMITED, clock);
        }
    }

    /**
     * Checks the verdict on a run.
     *
     * @throws MeasureException if the answer is not correct
     */
    static void requireCorrect(String solver, JudgedRun run) {
        if (run.ruling().verdict() == Verdict.CORRECT) return;
        String reason = run.ruling().reason();
        throw new MeasureException(solver + " on " + run.instance().label() + ": "
                + run.answer().claim().word() + ", which is "
                + Words.of(run.ruling().verdict()) + (reason.isEmpty() ? "" : ": " + reason));
    }

    /**
     * Returns a count of a run: a common counter by its column, one of the program's own by its own name.
     *
     * @throws MeasureException if there is no such count
     */
    static long count(JudgedRun run, String name) {
        Counters counters = run.answer().counters();
        OptionalLong shared = Arrays.stream(Counter.values())
                .filter(counter -> counter.column().equals(name))
                .findFirst()
                .map(counters::get)
                .orElse(OptionalLong.empty());
        if (shared.isPresent()) return shared.getAsLong();
        return Optional.ofNullable(counters.natives().get(name))
                .orElseThrow(
                        () -> new MeasureException(run.instance().label() + ": the solver does not count " + name));
    }

    /**
     * Reads a table of values printed in an article, which is stored next to the data files of its figures.
     *
     * @param name the name of a file whose first line names the columns
     */
    static List<NamedCsvRecord> printed(String name) {
        String path = "/crosshatch/experiment/study/reproduce/" + name;
        InputStream file = Objects.requireNonNull(Laboratory.class.getResourceAsStream(path), path);
        try (CsvReader<NamedCsvRecord> table = CsvReader.builder().ofNamedCsvRecord(file)) {
            return table.stream().toList();
        } catch (IOException broken) {
            throw new UncheckedIOException(path, broken);
        }
    }
}
