package crosshatch.reproduce;

import com.github.freva.asciitable.AsciiTable;
import com.github.freva.asciitable.Column;
import com.github.freva.asciitable.ColumnData;
import com.github.freva.asciitable.HorizontalAlign;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.apache.commons.text.WordUtils;

/** A table for each paper, as wide as the terminal, with notes below it to all that is not exact. */
public final class TextReport {
    private static final int WIDEST = 118;
    /** With the other columns (26, 26, at most 11, 11) and what parts the five of them, 118 in all. */
    static final int FIGURE = 30;

    private static final int VALUE = 26;
    private static final int NOTE = 11;

    /** Columns of a narrow terminal: of figures and notes, and blanks and rules between all of them. */
    private static final int NARROW_FIGURE = 24;

    private static final int NARROW_NOTE = 5;
    private static final int BETWEEN = 14;
    private static final int NARROWEST_VALUE = 8;
    /** Blanks that the library counts as part of a column. */
    private static final int PADDING = 2;

    private TextReport() {}

    /** One row of a table. */
    private record Row(String figure, Reproduction result, String note) {}

    /**
     * The tables and a summary, without a line break at the end.
     *
     * @param width columns of a line; more than 118 are left empty
     */
    public static String of(Reproductions reproductions, int width) {
        int line = Math.min(width, WIDEST);
        StringBuilder text = new StringBuilder();
        for (Paper paper : reproductions.papers()) text.append(table(paper, reproductions.of(paper), line));
        return text.append(wrapped(reproductions.counts(), "", line))
                .append(reproductions.advice())
                .toString();
    }

    private static String table(Paper paper, List<Reproduction> results, int line) {
        boolean narrow = line < WIDEST;
        int figures = narrow ? NARROW_FIGURE : FIGURE;
        int note = narrow ? NARROW_NOTE : NOTE;
        int value = narrow ? Math.max(NARROWEST_VALUE, (line - figures - note - BETWEEN) / 3) : VALUE;
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
                                column("published", value, row -> row.result()
                                        .figure()
                                        .publishedValue()),
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
        if (result.outcome() == Outcome.EXACT || result.note().isEmpty()) return "";
        String number = "[" + (notes.size() + 1) + "]";
        notes.add(number + " " + result.note());
        return number;
    }

    private static ColumnData<Row> column(String header, int width, Function<Row, String> cell) {
        return new Column()
                .header(header)
                .headerAlign(HorizontalAlign.LEFT)
                .dataAlign(HorizontalAlign.LEFT)
                .maxWidth(width + PADDING)
                .with(cell);
    }
}
