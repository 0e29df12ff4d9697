package crosshatch.experiment.study.reproduce;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.text.WordUtils;

/**
 * A table for each paper, as wide as the terminal, then a table of counts. Notes below a table explain values that are not
 * exact or rest on reconstructed inputs.
 */
public final class TextReport {
    private static final int MOST_CHARACTERS = 118;
    /** With the other columns (9, 20, 20, at most 11, 11) and what parts the six of them, 118 in all. */
    static final int FIGURE_CHARACTERS = 30;

    private static final int MARK_CHARACTERS = 9;
    private static final int VALUE_CHARACTERS = 20;
    private static final int NOTE_CHARACTERS = 11;

    /** Columns of a narrow terminal: of figures and notes, and blanks and rules between all of them. */
    private static final int NARROW_FIGURE_CHARACTERS = 24;

    private static final int NARROW_NOTE_CHARACTERS = 5;
    private static final int RULE_CHARACTERS = 17;
    private static final int FEWEST_VALUE_CHARACTERS = 8;
    /** Blanks that the library counts as part of a column. */
    private static final int PADDING_CHARACTERS = 2;

    private TextReport() {}

    /** One row of a table. */
    private record Row(String figure, Reproduction result, String note) {}

    /**
     * The tables and a summary, without a line break at the end.
     *
     * @param width columns of a line; more than 118 are left empty
     */
    public static String of(Reproductions reproductions, int width) {
        int line = Math.min(width, MOST_CHARACTERS);
        StringBuilder text = new StringBuilder();
        for (PublishedSource paper : reproductions.papers()) text.append(table(paper, reproductions.of(paper), line));
        return text.append(outcomes(reproductions.outcomes(), line))
                .append(reproductions.advice())
                .toString();
    }

    private static String outcomes(OutcomeTable outcomes, int line) {
        List<ColumnData<OutcomeTable.Line>> columns = new ArrayList<>();
        columns.add(column("mark", MARK_CHARACTERS, OutcomeTable.Line::mark));
        List<String> header = outcomes.header();
        for (int i = 0; i < header.size(); i++) {
            int at = i;
            columns.add(column(
                    header.get(i), NOTE_CHARACTERS, counted -> counted.counts().get(at)));
        }
        String table = AsciiTable.getTable(
                AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER, outcomes.lines(), columns);
        return "Summary\n" + table
                + (outcomes.reconstructed().isEmpty() ? "" : "\n" + wrapped(outcomes.reconstructed(), "", line));
    }

    private static String table(PublishedSource paper, List<Reproduction> results, int line) {
        boolean narrow = line < MOST_CHARACTERS;
        int figures = narrow ? NARROW_FIGURE_CHARACTERS : FIGURE_CHARACTERS;
        int note = narrow ? NARROW_NOTE_CHARACTERS : NOTE_CHARACTERS;
        int value = narrow
                ? Math.max(FEWEST_VALUE_CHARACTERS, (line - figures - MARK_CHARACTERS - note - RULE_CHARACTERS) / 3)
                : VALUE_CHARACTERS;
        List<String> notes = new ArrayList<>();
        List<Row> rows = new ArrayList<>();
        for (Reproduction result : results) {
            String figure = result.figure().id().substring(paper.name().length() + 1);
            rows.add(new Row(figure, result, reference(result, notes)));
        }
        StringBuilder text = new StringBuilder(paper.title()).append('\n');
        text.append(AsciiTable.getTable(
                        AsciiTable.BASIC_ASCII_NO_DATA_SEPARATORS_NO_OUTSIDE_BORDER,
                        rows,
                        List.of(
                                column("figure", figures, Row::figure),
                                column(
                                        "mark",
                                        MARK_CHARACTERS,
                                        row -> row.result().figure().mark().word()),
                                column("value", value, row -> row.result()
                                        .figure()
                                        .value()),
                                column("measured", value, row -> row.result().measured()),
                                column("verdict", value, row -> row.result().verdict()),
                                column("note", note, Row::note))))
                .append('\n');
        notes.forEach(each -> text.append(wrapped(each, "    ", line)).append('\n'));
        return text.append('\n').toString();
    }

    private static String wrapped(String text, String indent, int line) {
        return WordUtils.wrap(text, line - indent.length(), "\n" + indent, false);
    }

    /** What stands in the last column: the sets that are missing, or the number of a note that is added to the others. */
    private static String reference(Reproduction result, List<String> notes) {
        if (result.outcome() == Outcome.NEEDS_DATA) return String.join(" ", result.missing());
        String words = result.outcome() == Outcome.EXACT ? result.figure().reconstructedOr("") : result.remarks();
        if (words.isEmpty()) return "";
        String number = "[" + (notes.size() + 1) + "]";
        notes.add(number + " " + words);
        return number;
    }

    private static <T> ColumnData<T> column(String header, int width, Function<T, String> cell) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT)
                .maxWidth(width + PADDING_CHARACTERS)
                .with(cell);
    }
}
