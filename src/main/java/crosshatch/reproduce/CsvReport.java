package crosshatch.reproduce;

import de.siegmar.fastcsv.writer.CsvWriter;
import java.io.StringWriter;
import java.util.List;

/** A line for each figure, measured values unrounded and parted by blanks. */
public final class CsvReport {
    private static final List<String> COLUMNS =
            List.of("figure", "mark", "value", "measured", "verdict", "reconstructed", "missing", "note");

    private CsvReport() {}

    /** A header and the lines, without a line break at the end. */
    public static String of(Reproductions reproductions) {
        StringWriter text = new StringWriter();
        CsvWriter csv = CsvWriter.builder().bufferSize(0).build(text);
        csv.writeRecord(COLUMNS);
        for (Reproduction result : reproductions.results()) {
            PublishedFigure figure = result.figure();
            csv.writeRecord(
                    figure.id(),
                    figure.mark().word(),
                    figure.value(),
                    String.join(" ", result.values()),
                    result.verdict(),
                    figure.reconstructedOr(""),
                    String.join(" ", result.missing()),
                    result.note());
        }
        return text.toString().stripTrailing();
    }
}
