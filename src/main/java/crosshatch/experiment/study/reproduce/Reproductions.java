package crosshatch.experiment.study.reproduce;

import crosshatch.experiment.study.reproduce.PublishedFigure.Mark;
import crosshatch.experiment.study.reproduce.Reproduction.Outcome;
import crosshatch.results.report.table.Cell;
import crosshatch.results.report.table.Column;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.MarkdownFormat;
import crosshatch.results.report.table.Table;
import crosshatch.results.report.table.TextFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tools.jackson.databind.json.JsonMapper;

/**
 * Prints the results for some papers.
 *
 * @param results one result for each figure of the papers
 */
public record Reproductions(List<PublishedSource> papers, List<Reproduction> results) {
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

    public Reproductions {
        papers = List.copyOf(papers);
        results = List.copyOf(results);
    }

    /** Returns the results of one paper, in its order. */
    private List<Reproduction> of(PublishedSource paper) {
        Map<PublishedFigure, Reproduction> byFigure =
                results.stream().collect(Collectors.toMap(Reproduction::figure, Function.identity()));
        return paper.figures().stream().map(byFigure::get).toList();
    }

    /** Returns whether every figure was reproduced, differs for a known reason, or needs data. */
    public boolean acceptable() {
        return results.stream().allMatch(result -> result.outcome().acceptable());
    }

    /**
     * Returns a table for each paper, then a table of counts, without a line break at the end. Notes below a table explain values that
     * are not exact or use reconstructed inputs.
     *
     * @param width the columns of the terminal, of which at most 118 are used
     */
    public String text(int width) {
        TextFormat format = new TextFormat(Math.min(width, MOST_CHARACTERS), false);
        StringBuilder text = new StringBuilder();
        for (PublishedSource paper : papers) text.append(text(paper, format)).append('\n');
        text.append(format.of(outcomes("Summary", Column::text)));
        if (!reconstructed().isEmpty()) text.append(wrapped(reconstructed(), "", format.width()));
        else text.setLength(text.length() - 1);
        return text.append(advice()).toString();
    }

    private String text(PublishedSource paper, TextFormat format) {
        boolean narrow = format.width() < MOST_CHARACTERS;
        int figure = narrow ? NARROW_FIGURE_CHARACTERS : FIGURE_CHARACTERS;
        int note = narrow ? NARROW_NOTE_CHARACTERS : NOTE_CHARACTERS;
        int value = narrow
                ? Math.max(
                        FEWEST_VALUE_CHARACTERS,
                        (format.width() - figure - MARK_CHARACTERS - note - RULE_CHARACTERS) / 3)
                : VALUE_CHARACTERS;
        List<String> notes = new ArrayList<>();
        List<List<Cell>> rows = new ArrayList<>();
        for (Reproduction result : of(paper)) {
            rows.add(List.of(
                    cell(result.figure().id().substring(paper.name().length() + 1), figure),
                    cell(result.figure().mark().word(), MARK_CHARACTERS),
                    cell(result.figure().value(), value),
                    cell(result.measured(), value),
                    cell(result.verdict(), value),
                    cell(reference(result, notes), note)));
        }
        List<Column> columns = columns("figure", "mark", "value", "measured", "verdict", "note");
        String table = format.of(new Table(paper.name(), paper.title(), columns, rows, List.of()));
        return table
                + notes.stream()
                        .map(each -> wrapped(each, "    ", format.width()) + "\n")
                        .collect(Collectors.joining());
    }

    private static List<Column> columns(String... headers) {
        return Stream.of(headers).map(header -> Column.text(header, header)).toList();
    }

    /** A column with a broken text has its whole width. */
    private static Cell cell(String text, int width) {
        String wrapped = wrapped(text, width, "\n");
        int end = wrapped.indexOf('\n');
        return Cell.text(
                end < 0 ? wrapped : wrapped.substring(0, end) + " ".repeat(width - end) + wrapped.substring(end));
    }

    private static String wrapped(String text, String indent, int line) {
        return wrapped(text, line - indent.length(), "\n" + indent);
    }

    /** Breaks a text at blanks, and words that are wider than a line. */
    private static String wrapped(String text, int width, String lineEnd) {
        String each = "(.{1," + width + "})(?: +|$)|(.{" + width + "})";
        return text.replaceAll(each, "$1$2\n").strip().replace("\n", lineEnd);
    }

    /** Returns the entry in the last column: the missing sets, or the number of a note, which is added to the others. */
    private static String reference(Reproduction result, List<String> notes) {
        if (result.outcome() == Outcome.NEEDS_DATA) return String.join(" ", result.missing());
        String words = result.outcome() == Outcome.EXACT ? result.figure().reconstructedOr("") : result.remarks();
        if (words.isEmpty()) return "";
        String number = "[" + (notes.size() + 1) + "]";
        notes.add(number + " " + words);
        return number;
    }

    /** Makes a table of the outcomes of figures, with a row for each mark and one for all. */
    private Table outcomes(String title, BiFunction<String, String, Column> counted) {
        List<Outcome> outcomes = Arrays.stream(Outcome.values())
                .filter(outcome -> results.stream().anyMatch(result -> result.outcome() == outcome))
                .toList();
        List<Column> columns = new ArrayList<>();
        columns.add(Column.text("mark", "mark"));
        outcomes.forEach(outcome -> columns.add(counted.apply(outcome.words(), outcome.words())));
        columns.add(counted.apply("figures", "figures"));
        List<List<Cell>> rows = new ArrayList<>();
        for (Mark mark : Mark.values()) {
            if (count(result -> result.figure().mark() == mark) > 0) {
                rows.add(row(mark.word(), outcomes, result -> result.figure().mark() == mark));
            }
        }
        rows.add(row("all", outcomes, result -> true));
        return new Table("summary", title, columns, rows, List.of());
    }

    private List<Cell> row(String name, List<Outcome> outcomes, Predicate<Reproduction> meant) {
        Stream<Cell> counts =
                outcomes.stream().map(outcome -> Cell.few(count(meant.and(result -> result.outcome() == outcome))));
        return Stream.of(Stream.of(Cell.text(name)), counts, Stream.of(Cell.few(count(meant))))
                .flatMap(Function.identity())
                .toList();
    }

    private long count(Predicate<Reproduction> meant) {
        return results.stream().filter(meant).count();
    }

    /** Returns a sentence on the number of figures with reconstructed inputs; empty if there are none. */
    private String reconstructed() {
        long count = count(result -> result.figure().reconstructed() != null);
        return count == 0 ? "" : count + " of them on reconstructed puzzles.";
    }

    /** Returns the sets to fetch for figures that need data, after a line break; empty if there are none. */
    private String advice() {
        SortedSet<String> missing = new TreeSet<>();
        results.forEach(result -> missing.addAll(result.missing()));
        return missing.isEmpty()
                ? ""
                : "\nFor figures that need data: crosshatch puzzles fetch " + String.join(" ", missing)
                        + "\nand then: crosshatch study reproduce --all";
    }

    /** Returns a table for each paper, with definitions and all notes, and a table of counts; without a line break at the end. */
    public String markdown() {
        StringBuilder text = new StringBuilder("# Published figures, measured again\n");
        for (PublishedSource paper : papers) {
            text.append("\n## ").append(paper.title()).append("\n\n").append(paper.source());
            List<List<Cell>> rows =
                    of(paper).stream().map(Reproductions::markdownRow).toList();
            List<Column> columns = columns("figure", "meaning", "mark", "value", "measured", "verdict", "note");
            text.append("\n\n").append(MarkdownFormat.of(new Table(paper.name(), "", columns, rows, List.of())));
        }
        text.append("\n## Summary\n\n").append(MarkdownFormat.of(outcomes("", Column::number)));
        if (!reconstructed().isEmpty()) text.append('\n').append(reconstructed());
        return text.toString().stripTrailing();
    }

    private static List<Cell> markdownRow(Reproduction result) {
        PublishedFigure figure = result.figure();
        return Stream.of(
                        figure.id(),
                        figure.what(),
                        figure.mark().word(),
                        figure.value(),
                        result.measured(),
                        result.verdict(),
                        result.remarks())
                .map(Cell::text)
                .toList();
    }

    /** Returns a header and a line for each figure, with unrounded values separated by blanks; without a line break at the end. */
    public String csv() {
        List<List<Cell>> rows = results.stream().map(Reproductions::csvRow).toList();
        List<Column> columns =
                columns("figure", "mark", "value", "measured", "verdict", "reconstructed", "missing", "note");
        return CsvFormat.of(new Table("figures", "", columns, rows, List.of())).stripTrailing();
    }

    private static List<Cell> csvRow(Reproduction result) {
        PublishedFigure figure = result.figure();
        return Stream.of(
                        figure.id(),
                        figure.mark().word(),
                        figure.value(),
                        String.join(" ", result.values()),
                        result.verdict(),
                        figure.reconstructedOr(""),
                        String.join(" ", result.missing()),
                        result.note())
                .map(Cell::text)
                .toList();
    }

    /** Returns an array of objects, one per figure. Measured values are unrounded texts, in the order of the values. */
    public String json() {
        List<Map<String, Object>> rows = new ArrayList<>();
        for (PublishedSource paper : papers) of(paper).forEach(result -> rows.add(json(paper, result)));
        return JsonMapper.shared().writerWithDefaultPrettyPrinter().writeValueAsString(rows);
    }

    private static Map<String, Object> json(PublishedSource paper, Reproduction result) {
        PublishedFigure figure = result.figure();
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("figure", figure.id());
        fields.put("source", paper.source());
        fields.put("what", figure.what());
        fields.put("mark", figure.mark().word());
        fields.put("value", figure.value());
        fields.put("reproducible", figure.reproducible());
        fields.put("reconstructed", figure.reconstructedOr(""));
        fields.put("measured", result.values());
        fields.put("verdict", result.verdict());
        fields.put("missing", result.missing());
        fields.put("note", result.note());
        return fields;
    }
}
