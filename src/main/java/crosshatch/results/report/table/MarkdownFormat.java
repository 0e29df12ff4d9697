package crosshatch.results.report.table;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes tables as Markdown, for example for GitHub: without title and notes, or as a section with both. */
public final class MarkdownFormat {
    /** The beginnings of HTML, links and code, which are escaped in names of sets and solvers. */
    private static final Pattern MARKUP = Pattern.compile("<(?=[A-Za-z/!?])|&(?=[#A-Za-z])|](?=[(\\[])|`");

    private MarkdownFormat() {}

    /** Writes the table without its title and notes. */
    public static String of(Table table) {
        return line(table.columns().stream().map(Column::header).toList())
                + table.columns().stream()
                        .map(column -> column.numeric() ? "---:|" : "---|")
                        .collect(Collectors.joining("", "|", "\n"))
                + table.rows().stream()
                        .map(row -> line(IntStream.range(0, row.size())
                                .mapToObj(at ->
                                        row.get(at).text(table.columns().get(at).unit()))
                                .toList()))
                        .collect(Collectors.joining());
    }

    /** Writes only the tables, with a blank line after each. */
    public static String of(List<Table> tables) {
        return tables.stream().map(table -> of(table) + "\n").collect(Collectors.joining());
    }

    /** Writes title, table and notes. */
    public static String section(Table table) {
        return titled(table)
                + table.notes().stream().map(note -> noted(note) + "\n\n").collect(Collectors.joining());
    }

    /**
     * Writes all tables one after the other, after a list of links. Each can be linked to by its id. Many tables share notes,
     * so each note is written once, at the end, and tables have the numbers of their notes.
     */
    public static String document(List<Table> tables) {
        List<String> notes = tables.stream()
                .flatMap(table -> table.notes().stream())
                .distinct()
                .toList();
        return tables.stream()
                        .map(table -> "- [" + plain(table.title()) + "](#" + table.id() + ")\n")
                        .collect(Collectors.joining("", "# Tables\n\n", "\n"))
                + tables.stream()
                        .map(table -> "<a id=\"" + table.id() + "\"></a>\n\n" + titled(table) + numbers(table, notes))
                        .collect(Collectors.joining())
                + numbered(notes);
    }

    private static String numbered(List<String> notes) {
        if (notes.isEmpty()) return "";
        return IntStream.range(0, notes.size())
                .mapToObj(at -> at + 1 + ". " + noted(notes.get(at)) + "\n")
                .collect(Collectors.joining("", "<a id=\"notes\"></a>\n\n## Notes\n\n", ""));
    }

    private static String titled(Table table) {
        return "## " + plain(table.title()) + "\n\n" + of(table) + "\n";
    }

    private static String numbers(Table table, List<String> notes) {
        if (table.notes().isEmpty()) return "";
        return table.notes().stream()
                .map(note -> Integer.toString(notes.indexOf(note) + 1))
                .collect(Collectors.joining(", ", "[Notes](#notes): ", "\n\n"));
    }

    private static String noted(String note) {
        return CodeMarks.written(note, MarkdownFormat::plain, CodeMarks::of);
    }

    private static String plain(String text) {
        return MARKUP.matcher(text).replaceAll(markup -> switch (markup.group()) {
            case "<" -> "&lt;";
            case "&" -> "&amp;";
            default -> "\\\\" + markup.group();
        });
    }

    private static String line(List<String> texts) {
        return texts.stream()
                .map(text -> text.isEmpty() ? " |" : " " + plain(text).replace("|", "\\|") + " |")
                .collect(Collectors.joining("", "|", "\n"));
    }
}
