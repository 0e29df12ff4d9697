package crosshatch.experiment.study.release;

import crosshatch.base.InputException;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Ratio;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Limits;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Finds the release in which something changed, by halving the range of known releases. The search assumes a single change, which
 * all later releases have. Even if this assumption is false, the two returned releases differ.
 */
public final class Bisection {
    private final SolverSpec solver;
    private final Change change;
    private final Runner runner;
    private final Limits limits;
    private final List<Tried> tried = new ArrayList<>();

    /**
     * A release that was compared with the first release.
     *
     * @param directory the results directory of both releases
     * @param changed whether the release differs
     * @param differences for people: puzzle by puzzle, or the ratio of times
     */
    public record Tried(SolverSpec solver, Path directory, boolean changed, List<String> differences) {}

    /**
     * The result of the search.
     *
     * @param last the last release that equals the first one
     * @param first the first release that differs
     * @param differences the differences of these two on each puzzle, for people
     * @param tried the compared releases, in the order of their runs
     */
    public record Found(SolverSpec last, SolverSpec first, List<String> differences, List<Tried> tried) {}

    /** Runs two solvers that take turns. */
    @FunctionalInterface
    interface Runner {
        /** Makes the missing runs; returns the results directory. */
        Path complete(String name, List<SolverSpec> solvers);
    }

    /**
     * Prepares a search.
     *
     * @param solver a solver without a release, whose options all releases have
     */
    public Bisection(SolverSpec solver, Change change, ReleaseRuns runs) {
        this(solver, change, runs.limits(), runs::complete);
    }

    /**
     * Prepares a search with a given runner, for tests.
     *
     * @param limits the limits of each run
     */
    Bisection(SolverSpec solver, Change change, Limits limits, Runner runner) {
        this.solver = solver;
        this.change = change;
        this.limits = limits;
        this.runner = runner;
    }

    /**
     * Finds the change between two releases.
     *
     * @param from the name of a known release
     * @param to the name of a later release
     * @throws InputException if a release is not known, if the releases are not in this order, or if nothing changed between them
     */
    public Found between(String from, String to) {
        List<SolverSpec> range = range(from, to);
        SolverSpec first = range.get(0);
        Tried end = tryOut(first, range.get(range.size() - 1), Double.NaN);
        if (!end.changed) {
            throw new InputException(
                    solver + ": between " + first + " and " + range.get(range.size() - 1) + " no change of "
                            + change + " on these puzzles"
                            + (change == Change.PAR2 ? " that is larger than the noise: " + end.differences : "")
                            + ". Try other puzzles, or another range");
        }
        double farthest = change == Change.PAR2
                ? ratio(first, range.get(range.size() - 1)).ratio()
                : Double.NaN;
        Map<SolverSpec, Tried> known = new LinkedHashMap<>();
        known.put(range.get(range.size() - 1), end);
        int at =
                firstChanged(range, spec -> known.computeIfAbsent(spec, each -> tryOut(first, each, farthest)).changed);
        return new Found(range.get(at - 1), range.get(at), neighbours(range.get(at - 1), range.get(at)), tried);
    }

    /**
     * Returns the index of the first element that has changed, given that the first element of the range has not changed and the last
     * one has.
     */
    static <T> int firstChanged(List<T> range, Predicate<T> changed) {
        int same = 0;
        int different = range.size() - 1;
        while (different - same > 1) {
            int middle = (same + different) / 2;
            if (changed.test(range.get(middle))) different = middle;
            else same = middle;
        }
        return different;
    }

    private List<SolverSpec> range(String from, String to) {
        Family family = solver.family();
        List<String> names = family.library().stream()
                .flatMap(library -> library.releases().stream())
                .map(Library.Release::name)
                .toList();
        int first = names.indexOf(from);
        int last = names.indexOf(to);
        if (first < 0 || last < 0 || first >= last) {
            throw new InputException(family.name() + ": found the releases " + from + " and " + to
                    + ", expected two different releases, the older first, from " + String.join(", ", names));
        }
        List<SolverSpec> specs = names.subList(first, last + 1).stream()
                .map(name -> SolverCatalog.standard()
                        .spec(OptionValues.text(family.name() + OptionValues.RELEASE + name, solver.chosen())))
                .toList();
        specs.forEach(spec -> spec.family().check(spec));
        return specs;
    }

    /**
     * Compares a release with the first.
     *
     * @param farthest the ratio of the times of the last release and the first; NaN if it is not known yet
     */
    private Tried tryOut(SolverSpec first, SolverSpec spec, double farthest) {
        Path place = complete(first, spec);
        Tried found;
        try (RunDatabase database = ReleaseRuns.open(place)) {
            Change.Observed before = change.of(database, first.toString());
            Change.Observed now = change.of(database, spec.toString());
            if (change == Change.PAR2) {
                Ratio ratio = now.par2(before, limits);
                found = new Tried(spec, place, isBeyond(ratio, farthest), List.of(text(ratio)));
            } else {
                List<String> differences = before.differences(now);
                found = new Tried(spec, place, !differences.isEmpty(), differences);
            }
        }
        tried.add(found);
        return found;
    }

    private static boolean isBeyond(Ratio ratio, double farthest) {
        boolean beyondDoubt = ratio.hasInterval() && (ratio.low() > 1 || ratio.high() < 1);
        if (Double.isNaN(farthest)) return beyondDoubt;
        double share = Math.log(ratio.ratio()) / Math.log(farthest);
        return beyondDoubt && share > 0.5;
    }

    private Ratio ratio(SolverSpec first, SolverSpec spec) {
        try (RunDatabase database = ReleaseRuns.open(complete(first, spec))) {
            return change.of(database, spec.toString()).par2(change.of(database, first.toString()), limits);
        }
    }

    private Path complete(SolverSpec one, SolverSpec other) {
        return runner.complete(name(one) + "-" + name(other), List.of(one, other));
    }

    private static String name(SolverSpec spec) {
        return OptionValues.releaseIn(spec.toString()).orElseThrow();
    }

    /** Returns the differences between two neighbouring releases, which take turns in one experiment. */
    private List<String> neighbours(SolverSpec last, SolverSpec first) {
        return tryOut(last, first, Double.NaN).differences;
    }

    private static String text(Ratio ratio) {
        return String.format(Locale.ROOT, "PAR2 × %.3f (95 %% %.3f to %.3f)", ratio.ratio(), ratio.low(), ratio.high());
    }
}
