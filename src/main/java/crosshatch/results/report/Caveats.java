package crosshatch.results.report;

import crosshatch.results.noise.NoiseBounds;
import crosshatch.results.report.table.CodeMarks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a sentence for each reason to doubt times. The list is empty if the machine was quiet and every solver was warm. */
public final class Caveats {
    /** The largest number of changed forks that are named; more are counted by solver. */
    private static final int STATES_SHOWN = 3;

    private static final String UNLIKE = "The times of some forks differ, or changed during the runs: ";

    private Caveats() {}

    /** Returns a note for each reason to doubt the times of these lines. */
    public static List<String> of(List<Line> lines) {
        List<String> caveats = new ArrayList<>(ofRuns(lines));
        String unsteady = names(
                lines.stream().filter(line -> line.conditions().unsteady() > 0).toList());
        if (!unsteady.isEmpty()) {
            caveats.add("Not steady: when the warm-up ended, the times of these solvers were still changing: "
                    + unsteady + ".");
        }
        return caveats;
    }

    /** Returns the nonempty notes of a table of these lines, followed by the caveats on its times. */
    static List<String> after(List<String> notes, List<Line> lines) {
        return Stream.concat(notes.stream(), of(lines).stream())
                .filter(note -> !note.isEmpty())
                .toList();
    }

    /** Returns the caveats of {@link #of} except those on warm-ups. */
    public static List<String> ofRuns(List<Line> lines) {
        List<String> caveats = new ArrayList<>();
        mixed(lines).ifPresent(caveats::add);
        otherStates(lines).ifPresent(caveats::add);
        disturbed(lines).ifPresent(caveats::add);
        NoiseBounds.Figures worst = lines.stream()
                .map(line -> line.conditions().noise())
                .reduce(Line.Conditions.UNKNOWN.noise(), NoiseBounds.Figures::worse);
        List<String> warnings = NoiseBounds.warnings(worst);
        if (!warnings.isEmpty()) {
            caveats.add("Noisy machine, on " + noisySets(lines) + ": " + String.join("; ", warnings) + ".");
        }
        lines.stream()
                .filter(line -> line.conditions().strayPercent() > NoiseBounds.STRAY_PERCENT)
                .filter(line -> line.conditions().unsteady() == 0) // its compiler is not through
                .forEach(line -> caveats.add(String.format(
                        Locale.ROOT,
                        "Never idle: %s kept %.0f %% of a hardware thread busy while other solvers ran on %s (usual: at most %.0f %%).",
                        CodeMarks.of(line.label()),
                        line.conditions().strayPercent(),
                        CodeMarks.of(line.set()),
                        NoiseBounds.STRAY_PERCENT)));
        return caveats;
    }

    /** Returns a caveat on rows with runs of several Javas, builds or machines. */
    private static Optional<String> mixed(List<Line> lines) {
        List<Line> mixed = lines.stream()
                .filter(line -> !line.conditions().likeness().origins().isEmpty())
                .toList();
        Map<String, Long> runs = new LinkedHashMap<>();
        for (Line line : mixed)
            line.conditions().likeness().origins().forEach((origin, count) -> runs.merge(origin, count, Long::sum));
        if (runs.isEmpty()) return Optional.empty();
        String each = runs.entrySet().stream()
                .map(origin -> String.format(
                        Locale.ROOT,
                        "%,d %s with %s",
                        origin.getValue(),
                        origin.getValue() == 1 ? "run" : "runs",
                        origin.getKey()))
                .collect(Collectors.joining("; "));
        return Optional.of(
                "Mixed: the runs of " + names(mixed) + " were made under different conditions: " + each + ".");
    }

    private static Optional<String> otherStates(List<Line> lines) {
        List<Line> unlike = lines.stream()
                .filter(line -> !line.conditions().likeness().states().isEmpty())
                .toList();
        if (unlike.isEmpty()) return Optional.empty();
        if (unlike.size() > STATES_SHOWN) {
            Map<String, Long> sets = unlike.stream()
                    .collect(Collectors.groupingBy(Line::label, LinkedHashMap::new, Collectors.counting()));
            return Optional.of(UNLIKE
                    + sets.entrySet().stream()
                            .map(each -> CodeMarks.of(each.getKey()) + " on " + each.getValue()
                                    + (each.getValue() == 1 ? " set" : " sets"))
                            .collect(Collectors.joining(", "))
                    + ".");
        }
        return Optional.of(unlike.stream()
                .map(line -> CodeMarks.of(line.label()) + " on " + CodeMarks.of(line.set()) + ": "
                        + String.join(", ", line.conditions().likeness().states()))
                .collect(Collectors.joining("; ", UNLIKE, ".")));
    }

    private static Optional<String> disturbed(List<Line> lines) {
        long repeated = lines.stream()
                .mapToLong(line -> line.conditions().likeness().repeated())
                .sum();
        long kept = lines.stream()
                .mapToLong(line -> line.conditions().likeness().disturbed())
                .sum();
        if (repeated + kept == 0) return Optional.empty();
        String again = repeated == 0
                ? ""
                : " " + runs(repeated) + " had to wait for a processor and " + (repeated == 1 ? "was" : "were")
                        + " repeated.";
        String counted = kept == 0
                ? ""
                : " The table includes " + runs(kept)
                        + " that had to wait for a processor (column `disturbed_ns` of the records).";
        return Optional.of("Disturbed:" + again + counted);
    }

    private static String runs(long count) {
        return String.format(Locale.ROOT, "%,d %s", count, count == 1 ? "run" : "runs");
    }

    private static String noisySets(List<Line> lines) {
        return lines.stream()
                .filter(line -> !NoiseBounds.warnings(line.conditions().noise()).isEmpty())
                .map(Line::set)
                .distinct()
                .map(CodeMarks::of)
                .collect(Collectors.joining(", "));
    }

    private static String names(List<Line> some) {
        return CodeMarks.of(new TreeSet<>(some.stream().map(Line::label).toList()));
    }
}
