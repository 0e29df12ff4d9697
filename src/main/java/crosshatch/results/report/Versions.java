package crosshatch.results.report;

import crosshatch.results.report.statistics.Ratio;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.Columns;
import crosshatch.results.report.table.Table;
import crosshatch.solver.Library;
import crosshatch.solver.OptionValues;
import crosshatch.solver.SolverSpec;
import java.lang.module.ModuleDescriptor.Version;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Compares releases of libraries with everything else equal: each solver against itself with the newest release in the
 * records. Counters and verdicts come first, because they do not depend on the machine, then times.
 */
public final class Versions {
    /** The name of this comparison as a factor of a report. */
    public static final String FACTOR = "version";

    private static final String VERSIONS = """
            SELECT line, any_value(version) AS version
            FROM measured JOIN lines USING ("set", question, solver, phase, threads)
            WHERE version IS NOT NULL AND version <> ''
            GROUP BY line
            """;

    private static final String COUNTS = """
            SELECT a.line, b.line AS newest, count(*) AS puzzles,
              count(*) FILTER (a.decisions IS NOT DISTINCT FROM b.decisions
                AND a.backtracks IS NOT DISTINCT FROM b.backtracks
                AND a.conflicts IS NOT DISTINCT FROM b.conflicts) AS same
            FROM puzzles a JOIN puzzles b ON a.position = b.position AND a.variant = b.variant
            WHERE a.line = %d AND b.line = %d
            GROUP BY a.line, b.line
            """;

    private static final String MEANS = """
            SELECT %s, avg(decisions) AS decisions, avg(backtracks) AS backtracks, avg(conflicts) AS conflicts
            FROM puzzles WHERE line = %d
            """;

    private static final List<Column> COLUMNS = Stream.of(
                    Stream.of(
                            Column.text("set", "set"),
                            Column.text("solver", "solver"),
                            Column.text("version", "version"),
                            Column.text("built", "built"),
                            Column.number("puzzles", "puzzles")),
                    Stream.of(Status.values()).map(each -> Column.number(each.id(), each.header())),
                    Stream.of(
                            Column.number("decisions_mean", "decisions"),
                            Column.number("backtracks_mean", "backtracks"),
                            Column.number("conflicts_mean", "conflicts"),
                            Column.number("same_counts", "same counts")))
            .flatMap(each -> each)
            .toList();

    /**
     * One solver with one release.
     *
     * @param solver the spec without the release, as the newest release writes it
     * @param version the recorded version of the library
     * @param built the day when the release was built, if known
     * @param newest the line of the same solver with the newest release, which may be this line
     * @param ratio the times of the solver divided by its times with the newest release; empty for the newest release, or if no
     *     puzzle was solved with both releases
     */
    public record Row(
            Line line, String solver, String version, Optional<LocalDate> built, Line newest, Optional<Ratio> ratio) {
        boolean isNewest() {
            return line.equals(newest);
        }

        /** Returns the day of the build; empty if it is unknown. */
        private String day() {
            return built.map(Object::toString).orElse("");
        }
    }

    private final Lines lines;
    private final List<Row> rows;
    private final Map<Line, Comparison> comparisons;

    private Versions(Lines lines, List<Row> rows, Map<Line, Comparison> comparisons) {
        this.lines = lines;
        this.rows = rows;
        this.comparisons = comparisons;
    }

    /** Finds the releases of all solvers with at least two releases. */
    public static Versions of(Lines lines) {
        Map<Integer, String> versions = new LinkedHashMap<>();
        lines.database().query(VERSIONS, result -> {
            while (result.next()) versions.put(result.getInt("line"), result.getString("version"));
        });
        Map<String, List<Line>> alike = new LinkedHashMap<>();
        for (Line line : lines.all()) {
            if (!isVersion(versions.getOrDefault(line.number(), ""))) continue;
            alike.computeIfAbsent(
                            line.kind() + " " + line.set() + " " + spelledOut(lines, line) + line.level(),
                            key -> new ArrayList<>())
                    .add(line);
        }
        List<Row> rows = new ArrayList<>();
        Map<Line, Comparison> comparisons = new LinkedHashMap<>();
        for (List<Line> group : alike.values()) {
            Set<String> different = new LinkedHashSet<>();
            group.forEach(line -> different.add(version(line, versions)));
            if (different.size() < 2) continue;
            group.sort(Comparator.comparing(line -> Version.parse(version(line, versions))));
            Line newest = group.get(group.size() - 1);
            for (Line line : group) {
                Optional<Comparison> comparison =
                        line.equals(newest) ? Optional.empty() : Comparison.of(lines, line, newest);
                comparison.ifPresent(each -> comparisons.put(line, each));
                rows.add(new Row(
                        line,
                        solver(lines, newest) + SolverNames.atLevel(line.level()),
                        version(line, versions),
                        built(lines, line, version(line, versions)),
                        newest,
                        comparison.flatMap(Comparison::ratio)));
            }
        }
        return new Versions(lines, rows, comparisons);
    }

    private static String version(Line line, Map<Integer, String> versions) {
        return versions.getOrDefault(line.number(), "");
    }

    private static boolean isVersion(String text) {
        return !text.isEmpty() && Character.isDigit(text.charAt(0));
    }

    private static String solver(Lines lines, Line line) {
        SolverSpec spec = lines.names().spec(line.solver());
        return OptionValues.text(spec.family().line(), spec.chosen());
    }

    /** Returns the spec with every option, because defaults may differ between releases. */
    private static String spelledOut(Lines lines, Line line) {
        SolverSpec spec = lines.names().spec(line.solver());
        return OptionValues.text(spec.family().line(), spec.values());
    }

    private static Optional<LocalDate> built(Lines lines, Line line, String version) {
        return lines.names().spec(line.solver()).family().library().stream()
                .flatMap(library -> library.releases().stream())
                .filter(release -> release.version().equals(version))
                .findFirst()
                .flatMap(Library.Release::date);
    }

    /** Returns the rows, grouped by solver, the oldest release first. */
    public List<Row> rows() {
        return rows;
    }

    /** Returns whether no family was measured in two releases. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }

    /** Makes one table of verdicts and counters for each kind of runs. */
    List<Table> counts() {
        List<Table> tables = new ArrayList<>();
        byKind().forEach((kind, ofKind) -> tables.add(new Table(
                Ids.of("versions", kind.toString()),
                "Releases of libraries: verdicts and counters, " + kind,
                COLUMNS,
                ofKind.stream().map(this::counts).toList(),
                List.of(
                        "`decisions`, `backtracks`, `conflicts`: means over puzzles.",
                        "`same counts`: number of puzzles on which all three counters are as with the newest release.",
                        "`built`: date of the newest file in the jar of the release."))));
        return tables;
    }

    private List<Cell> counts(Row row) {
        List<List<Cell>> cells = lines.database().list(MEANS.formatted(StatusCounts.SQL, row.line.number()), result -> {
            StatusCounts counts = StatusCounts.of(result);
            List<Cell> counted = new ArrayList<>();
            counted.add(Cell.count(counts.all()));
            for (Status each : Status.values()) counted.add(Cell.few(counts.of(each)));
            for (String column : List.of("decisions", "backtracks", "conflicts")) {
                double mean = result.getDouble(column);
                counted.add(Cell.number(result.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(mean)));
            }
            return counted;
        });
        List<Cell> all = new ArrayList<>(List.of(
                Cell.text(row.line.set()), Cell.text(row.solver), Cell.text(row.version), Cell.text(row.day())));
        all.addAll(cells.get(0));
        all.add(row.isNewest() ? Cell.empty() : same(row));
        return all;
    }

    private Cell same(Row row) {
        List<Long> same = lines.database()
                .list(COUNTS.formatted(row.line.number(), row.newest.number()), result -> result.getLong("same"));
        return same.isEmpty() ? Cell.empty() : Cell.count(same.get(0));
    }

    /** Makes one table for each kind of runs: times as a multiple of those with the newest release. */
    List<Comparisons> times() {
        Map<Line, Row> byLine = new LinkedHashMap<>();
        rows.forEach(row -> byLine.put(row.line, row));
        List<Comparisons> tables = new ArrayList<>();
        byKind().forEach((kind, ofKind) -> {
            List<Comparison> compared = ofKind.stream()
                    .map(Row::line)
                    .filter(comparisons::containsKey)
                    .map(comparisons::get)
                    .toList();
            if (compared.isEmpty()) return;
            tables.add(
                    new Comparisons(
                            Ids.of("by", FACTOR, kind.toString()),
                            "Effect of the release of a library, " + kind,
                            new Columns<Comparison>()
                                    .text("set", "set", each -> each.line().set())
                                    .text("solver", "solver", each -> row(byLine, each.line()).solver)
                                    .text("version", "version", each -> row(byLine, each.line()).version)
                                    .text("built", "built", each -> row(byLine, each.line())
                                            .day())
                                    .text("newest", "newest", each -> row(byLine, each.reference()).version),
                            compared,
                            List.of(
                                    "Each release is compared with the newest release in the records. All options are equal.")));
        });
        return tables;
    }

    private static Row row(Map<Line, Row> rows, Line line) {
        return Objects.requireNonNull(rows.get(line), line::toString);
    }

    private Map<Line.Kind, List<Row>> byKind() {
        Map<Line.Kind, List<Row>> kinds = new LinkedHashMap<>();
        rows.forEach(row -> kinds.computeIfAbsent(row.line.kind(), kind -> new ArrayList<>())
                .add(row));
        return kinds;
    }
}
