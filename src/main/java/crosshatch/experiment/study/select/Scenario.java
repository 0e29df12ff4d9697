package crosshatch.experiment.study.select;

import crosshatch.base.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.results.report.Line;
import crosshatch.results.report.Lines;
import crosshatch.results.report.page.Grids;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The data for algorithm selection: the puzzles, and the time of each solver on each puzzle.
 *
 * @param name its name
 * @param solvers the solvers, all of which answered all puzzles
 * @param instances the puzzles
 * @param limitMicros the time limit of each run in µs
 */
public record Scenario(String name, List<Solver> solvers, List<Instance> instances, double limitMicros) {
    private static final int FEWEST_PUZZLES = 20;

    private static final String RUNS = """
            SELECT line, position, variant, puzzle_id, total_ns / 1e3 AS micros, claim, verdict
            FROM measured JOIN lines USING ("set", question, solver, phase, threads)
            ORDER BY line, position, variant, fork, repetition
            """;

    /**
     * A solver of the scenario.
     *
     * @param name the displayed name of the solver
     * @param spec the spec of the solver
     * @param deterministic whether its counters were equal in all runs of a puzzle
     */
    public record Solver(String name, String spec, boolean deterministic) {}

    /**
     * A puzzle with its features, and its runs by solver.
     *
     * @param name its set and number
     * @param origin equal for all isomorphs of one puzzle, which must not be on both sides of a cut
     * @param runs the runs of each solver, in their order
     */
    record Instance(String name, String origin, Features features, List<List<Run>> runs) {}

    /** A run in the terms of ASlib. */
    record Run(double micros, String status) {
        static Run of(double micros, String claim, String verdict) {
            return new Run(micros, status(claim, verdict));
        }

        private static String status(String claim, String verdict) {
            return switch (verdict) {
                case "correct", "unconfirmed" -> "ok";
                case "crashed" -> "crash";
                default ->
                    switch (claim) {
                        case "out-of-time", "out-of-cpu" -> "timeout";
                        case "out-of-memory" -> "memout";
                        default -> "other";
                    };
            };
        }
    }

    /** The runs of one puzzle, by the line of the records. */
    private record Asked(Grids.Place place, Map<Integer, List<Run>> runs) {}

    /**
     * Makes a scenario from records.
     *
     * @param grids finds the puzzles
     * @param clock a clock in ns, for the cost of features
     * @throws InputException if runs are of two kinds; if there is no time limit, or two; if there is only one solver, or fewer than
     *     twenty puzzles; or if a grid is missing
     */
    public static Scenario of(String name, Lines lines, Grids grids, LongSupplier clock) {
        double limit = limit(lines.all());
        List<String> solvers = everywhere(lines.all());
        List<Asked> asked = asked(lines).stream()
                .filter(each -> each.runs.keySet().stream()
                        .map(number -> lines.all().get(number - 1).solver())
                        .collect(Collectors.toSet())
                        .containsAll(solvers))
                .toList();
        long origins = asked.stream().map(each -> origin(each.place)).distinct().count();
        if (origins < FEWEST_PUZZLES) {
            throw new InputException("a scenario: expected " + FEWEST_PUZZLES
                    + " puzzles or more on which all solvers ran, found " + origins);
        }
        List<Features> features = Features.of(puzzles(asked, grids), clock);
        List<Instance> instances = new ArrayList<>();
        for (int at = 0; at < asked.size(); at++) {
            instances.add(instance(asked.get(at), features.get(at), solvers, lines.all()));
        }
        return new Scenario(
                name, solvers.stream().map(solver -> solver(solver, lines)).toList(), instances, limit);
    }

    private static double limit(List<Line> lines) {
        Set<Line.Kind> kinds = lines.stream().map(Line::kind).collect(Collectors.toCollection(LinkedHashSet::new));
        if (kinds.size() > 1)
            throw new InputException("a scenario: expected runs with the same task and conditions, found " + kinds);
        Set<Double> limits = lines.stream().map(Line::limitMicros).collect(Collectors.toSet());
        double limit = limits.iterator().next();
        if (limits.size() > 1 || Double.isInfinite(limit)) {
            throw new InputException("a scenario: expected one time limit for all sets, found "
                    + (limits.size() > 1 ? "several" : "none"));
        }
        return limit;
    }

    /** Returns the solvers that answered all sets. */
    private static List<String> everywhere(List<Line> lines) {
        Map<String, Set<String>> sets = new LinkedHashMap<>();
        lines.forEach(line -> sets.computeIfAbsent(line.solver(), each -> new LinkedHashSet<>())
                .add(line.set()));
        long all = lines.stream().map(Line::set).distinct().count();
        sets.values().removeIf(each -> each.size() < all);
        if (sets.size() < 2) {
            throw new InputException(
                    "a scenario: expected two solvers or more that ran on all sets, found " + sets.keySet());
        }
        return List.copyOf(sets.keySet());
    }

    private static List<Asked> asked(Lines lines) {
        Map<Grids.Place, Asked> places = new LinkedHashMap<>();
        lines.database().query(RUNS, rows -> {
            while (rows.next()) {
                int line = rows.getInt("line");
                Grids.Place place = new Grids.Place(
                        lines.all().get(line - 1).set(),
                        rows.getLong("position"),
                        rows.getString("variant"),
                        rows.getString("puzzle_id"));
                places.computeIfAbsent(place, each -> new Asked(each, new HashMap<>()))
                        .runs
                        .computeIfAbsent(line, each -> new ArrayList<>())
                        .add(Run.of(rows.getDouble("micros"), rows.getString("claim"), rows.getString("verdict")));
            }
        });
        return List.copyOf(places.values());
    }

    private static List<Puzzle> puzzles(List<Asked> asked, Grids grids) {
        Collection<Grids.Place> places = asked.stream().map(Asked::place).toList();
        Grids.Found found = grids.of(places);
        return places.stream()
                .map(place -> {
                    Grids.Shown shown = found.grids().get(place);
                    if (shown != null) return new Puzzle(shown.givens());
                    throw new InputException("cannot write the scenario: found no puzzle " + text(place) + ": "
                            + found.withheld().getOrDefault(place.set(), "the set on this machine does not have it"));
                })
                .toList();
    }

    private static String origin(Grids.Place place) {
        return place.set() + "#" + place.position();
    }

    private static String text(Grids.Place place) {
        return origin(place) + (place.variant().isEmpty() ? "" : "-" + place.variant());
    }

    private static Instance instance(Asked asked, Features features, List<String> solvers, List<Line> lines) {
        List<List<Run>> runs = solvers.stream()
                .map(solver -> asked.runs.entrySet().stream()
                        .filter(each -> lines.get(each.getKey() - 1).solver().equals(solver))
                        .findFirst()
                        .map(Map.Entry::getValue)
                        .orElseThrow())
                .toList();
        return new Instance(text(asked.place), origin(asked.place), features, runs);
    }

    private static Solver solver(String solver, Lines lines) {
        List<Line> all = lines.all().stream()
                .filter(each -> each.solver().equals(solver))
                .toList();
        Set<Integer> varying = Set.copyOf(
                lines.database().list("SELECT DISTINCT line FROM puzzles WHERE varying", row -> row.getInt(1)));
        return new Solver(
                all.get(0).label(),
                all.get(0).spec(),
                all.stream().map(Line::number).noneMatch(varying::contains));
    }
}
