package crosshatch.results.report;

import crosshatch.results.noise.NoiseBounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * How far times can be trusted: a sentence for each thing that speaks against it, none where the machine was quiet and every
 * solver warm.
 */
public final class Caveats {
    private Caveats() {}

    /** For people who read the times of these lines. */
    public static List<String> of(List<Line> lines) {
        List<String> caveats = new ArrayList<>(ofNoise(lines));
        String unsteady = names(
                lines.stream().filter(line -> line.conditions().unsteady() > 0).toList());
        if (!unsteady.isEmpty()) {
            caveats.add("Not steady: the warm-up ended before the times of " + unsteady
                    + " had settled; they may hold what the JIT compiler does.");
        }
        return caveats;
    }

    /** Notes of a table of these lines, with what speaks against its times behind them. */
    static List<String> after(List<String> notes, List<Line> lines) {
        return Stream.concat(notes.stream(), of(lines).stream()).toList();
    }

    /** {@link #of} without what concerns warm-ups. */
    public static List<String> ofNoise(List<Line> lines) {
        List<String> caveats = new ArrayList<>();
        NoiseBounds.Figures worst = lines.stream()
                .map(line -> line.conditions().noise())
                .reduce(Line.Conditions.UNKNOWN.noise(), NoiseBounds.Figures::worse);
        List<String> warnings = NoiseBounds.warnings(worst);
        if (!warnings.isEmpty()) {
            caveats.add("Noisy machine, on " + noisySets(lines) + ": " + String.join("; ", warnings)
                    + ". Small differences between times may be the machine's.");
        }
        lines.stream()
                .filter(line -> line.conditions().strayPercent() > NoiseBounds.STRAY_PERCENT)
                .forEach(line -> caveats.add(String.format(
                        Locale.ROOT,
                        "Never idle: %s kept %.0f %% of a hardware thread busy on %s while it was not asked (median; up to"
                                + " %.0f %% is compilation), which disturbs the others.",
                        line.label(),
                        line.conditions().strayPercent(),
                        line.set(),
                        NoiseBounds.STRAY_PERCENT)));
        return caveats;
    }

    private static String noisySets(List<Line> lines) {
        return lines.stream()
                .filter(line -> !NoiseBounds.warnings(line.conditions().noise()).isEmpty())
                .map(Line::set)
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String names(List<Line> some) {
        return some.stream().map(Line::label).distinct().collect(Collectors.joining(", "));
    }
}
