package crosshatch.experiment.study.reproduce.measure;

import crosshatch.base.InputException;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.results.Verdict;
import crosshatch.solver.Counter;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Files;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Stream;

/** The means of a measure: solvers by their specs, puzzle sets by their names, a clock. May be shared by threads. */
public final class Laboratory {
    private final SolverCatalog catalog;
    private final PuzzleSets sets;
    private final Map<String, PuzzleSet> given;
    private final boolean fetched;
    private final Clock clock;

    private Laboratory(
            SolverCatalog catalog, PuzzleSets sets, Map<String, PuzzleSet> given, boolean fetched, Clock clock) {
        this.catalog = catalog;
        this.sets = sets;
        this.given = given;
        this.fetched = fetched;
        this.clock = clock;
    }

    /** Has the sets that are shipped, and no others. */
    public static Laboratory withShippedSets(SolverCatalog catalog, PuzzleSets sets, Clock clock) {
        return new Laboratory(catalog, sets, Map.of(), false, clock);
    }

    /**
     * Has those that were fetched too, and files that are sets of the catalogue.
     *
     * @param files anywhere, recognised by their content
     * @throws InputException if a file is no set of the catalogue
     */
    public Laboratory withFetchedSets(Collection<String> files) {
        Map<String, PuzzleSet> found = new HashMap<>();
        for (String file : files) {
            PuzzleSet set = sets.resolve(file);
            if (set.entry().isEmpty()) {
                throw new InputException(
                        file + " is no set of the catalogue: its size or hash is none of theirs. Sets: "
                                + String.join(", ", sets.catalog().names()));
            }
            found.put(set.name(), set);
        }
        return new Laboratory(catalog, sets, found, true, clock);
    }

    public Clock clock() {
        return clock;
    }

    /** The sets among those named that are not here. */
    public List<String> missing(Collection<String> names) {
        return names.stream().filter(name -> !isHere(sets.entry(name))).toList();
    }

    private boolean isHere(CatalogEntry entry) {
        if (entry.kind() == CatalogEntry.Kind.COMMITTED || given.containsKey(entry.name())) return true;
        return fetched && Files.exists(sets.file(entry));
    }

    /** The puzzles chosen; to be closed. */
    Stream<Instance> puzzles(PuzzleChoice choice) {
        return choice.from(name -> {
            PuzzleSet set = given.get(name);
            return set == null ? sets.resolve(name) : set;
        });
    }

    SolverSpec spec(String text) {
        return catalog.spec(text);
    }

    SolverCatalog catalog() {
        return catalog;
    }

    /**
     * Asks one solver for any solution of puzzle after puzzle, without limit.
     *
     * @param read what is kept of each answer; all are correct
     * @throws MeasureException at the first answer that is not
     */
    <T> List<T> ask(String solver, PuzzleChoice puzzles, Function<JudgedRun, T> read) {
        return askWithin(Limits.UNLIMITED, solver, puzzles, run -> {
            requireCorrect(solver, run);
            return read.apply(run);
        });
    }

    /** The same within limits, and whatever the verdicts are. */
    <T> List<T> askWithin(Limits limits, String solver, PuzzleChoice puzzles, Function<JudgedRun, T> read) {
        SolverSpec spec = spec(solver);
        try (Solver answering = catalog.create(spec);
                Stream<Instance> instances = puzzles(puzzles)) {
            return instances
                    .map(instance -> read.apply(JudgedRun.make(spec, answering, instance, Question.ANY, limits, clock)))
                    .toList();
        }
    }

    /** The backtracks on each puzzle, all of them solved correctly. */
    List<Long> backtracks(String solver, PuzzleChoice puzzles) {
        return ask(solver, puzzles, run -> CounterNames.of(run, Counter.BACKTRACKS.column()));
    }

    /** One question to a fresh solver; the answer is judged. */
    JudgedRun ask(String solver, Instance instance, Question question) {
        SolverSpec spec = spec(solver);
        try (Solver answering = catalog.create(spec)) {
            return JudgedRun.make(spec, answering, instance, question, Limits.UNLIMITED, clock);
        }
    }

    /** @throws MeasureException unless the judge has found the answer to be correct */
    static void requireCorrect(String solver, JudgedRun run) {
        if (run.ruling().verdict() == Verdict.CORRECT) return;
        String reason = run.ruling().reason();
        throw new MeasureException(solver + " on " + run.instance().label() + ": "
                + run.answer().claim().word() + ", which is "
                + run.ruling().verdict().word() + (reason.isEmpty() ? "" : ": " + reason));
    }
}
