package crosshatch.experiment.study.reproduce;

import crosshatch.results.report.table.CsvFormat;
import java.util.List;

/** A line for each figure, measured values unrounded and parted by blanks. */
public final class CsvReport {
    private static final List<String> COLUMNS =
            List.of("figure", "mark", "value", "measured", "verdict", "reconstructed", "missing", "note");

    private CsvReport() {}

    /** A header and the lines, without a line break at the end. */
    public static String of(Reproductions reproductions) {
        return CsvFormat.of(
                        COLUMNS,
                        reproductions.results().stream().map(CsvReport::fields).toList())
                .stripTrailing();
    }

    private static List<Object> fields(Reproduction result) {
        PublishedFigure figure = result.figure();
        return List.of(
                figure.id(),
                figure.mark().word(),
                figure.value(),
                String.join(" ", result.values()),
                result.verdict(),
                figure.reconstructedOr(""),
                String.join(" ", result.missing()),
                result.note());
    }
}
