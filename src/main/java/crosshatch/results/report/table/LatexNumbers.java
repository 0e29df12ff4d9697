package crosshatch.results.report.table;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Defines a macro for each number of tables, so that papers quote numbers without copying. For example, {@code
 * \\PairedEulerFiveZero…Ratio} is {@code \\num{4.98}}, rounded as in the table, with its unit if it has one there. A range
 * is one macro.
 *
 * <p>A name consists of the id of the table, the cells of the row that are no numbers, and the id of the column. Each word of
 * letters begins with a capital, and each digit is a word ({@code 5} is {@code Five}). Everything else is left out. If two
 * numbers would have the same name, the later name ends in {@code Again}.
 */
public final class LatexNumbers {
    private static final List<String> DIGITS =
            List.of("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+|[0-9]");

    private final List<Macro> macros = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /**
     * A macro with its number.
     *
     * @param row the cells that are no numbers
     */
    private record Macro(String name, String latex, Object exact, String table, String row, String column) {}

    /**
     * Names all numbers.
     *
     * @param tables all tables of a document, so that names are unique
     */
    public LatexNumbers(List<Table> tables) {
        for (Table table : tables) {
            for (List<Cell> row : table.rows()) add(table, row);
        }
    }

    private void add(Table table, List<Cell> row) {
        String named = row.stream()
                .filter(cell -> cell instanceof Cell.Text)
                .map(Cell::text)
                .filter(text -> !text.isEmpty())
                .collect(Collectors.joining(" "));
        for (int at = 0; at < row.size(); at++) {
            Cell cell = row.get(at);
            Column column = table.columns().get(at);
            LatexFormat.inText(cell, column.unit()).ifPresent(latex -> {
                String name = name(table.id(), named, column.id());
                while (!names.add(name)) name += "Again";
                macros.add(new Macro(name, latex, cell.exact(), table.id(), named, column.id()));
            });
        }
    }

    /** Writes the definitions of the macros, one per line. */
    public String definitions() {
        return macros.stream()
                .map(macro -> "\\newcommand{\\" + macro.name() + "}{" + macro.latex() + "}\n")
                .collect(Collectors.joining());
    }

    /** Writes the source of each number as CSV: its macro, the text that the macro sets, the exact value, table, row and column. */
    public String index() {
        return CsvFormat.of(
                List.of("macro", "latex", "exact", "table", "row", "column"),
                macros.stream()
                        .map(each -> List.of(
                                "\\" + each.name(),
                                each.latex(),
                                each.exact(),
                                each.table(),
                                each.row(),
                                each.column()))
                        .toList());
    }

    /** Writes the macro with the caption of a table or a figure: {@code \\newcommand{\\FigureCactus…Caption}{…}}. */
    public static String caption(String kind, String id, String text) {
        return "\\newcommand{\\" + name(kind, id, "caption") + "}{" + LatexFormat.escaped(text) + "}\n";
    }

    static String name(String... parts) {
        return Stream.of(parts)
                .flatMap(part -> WORD.matcher(part).results())
                .map(word -> word(word.group()))
                .collect(Collectors.joining());
    }

    private static String word(String word) {
        char first = word.charAt(0);
        return Character.isDigit(first) ? DIGITS.get(first - '0') : Character.toUpperCase(first) + word.substring(1);
    }
}
