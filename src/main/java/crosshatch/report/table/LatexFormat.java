package crosshatch.report.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * LaTeX that needs the packages {@code array}, {@code booktabs}, {@code longtable}, {@code siunitx} (version 3) and {@code
 * threeparttable}: a floating table, or one that breaks over pages if it has many rows. All letters have 8 points, whatever the
 * class; a table is as wide as its column, and what does not fit beside each other stands in parts below each other. Columns of plain
 * numbers are aligned at the point.
 */
public final class LatexFormat {
    private static final int ROWS_OF_A_PAGE = 40;
    private static final Pattern NUMBER = Pattern.compile("(?:([<>]) )?(-?[0-9,]+(?:\\.[0-9]+)?)(?: (%|µs|ms|s))?");
    private static final Map<String, String> UNITS =
            Map.of("%", "\\percent", "µs", "\\micro\\second", "ms", "\\milli\\second", "s", "\\second");
    private static final String LETTERS = "\\fontsize{8}{9.6}\\selectfont\\setlength{\\tabcolsep}{2pt}";

    private LatexFormat() {}

    /** @param points width of the column of text that it stands in */
    public static String of(Table table, double points) {
        List<LatexColumns> parts = LatexColumns.parts(table, points);
        return table.rows().size() > ROWS_OF_A_PAGE ? breaking(table, parts) : floating(table, parts);
    }

    private static String floating(Table table, List<LatexColumns> parts) {
        return """
                \\begin{table}[htbp]
                \\centering%s
                \\begin{threeparttable}
                \\caption{%s}\\label{tab:%s}
                %s\\begin{tablenotes}[flushleft]%s
                %s\\end{tablenotes}
                \\end{threeparttable}
                \\end{table}
                """.formatted(
                        LETTERS,
                        escaped(table.title()),
                        table.id(),
                        parts.stream().map(LatexFormat::part).collect(Collectors.joining("\\par\\smallskip\n")),
                        LETTERS,
                        table.notes().stream()
                                .map(note -> "\\item[] " + escaped(note) + "\n")
                                .collect(Collectors.joining()));
    }

    private static String part(LatexColumns part) {
        return """
                \\begin{tabular*}{\\linewidth}{@{\\extracolsep{\\fill}}%s@{}}
                \\toprule
                %s\\midrule
                %s\\bottomrule
                \\end{tabular*}
                """.formatted(part.specification(), part.headers(), part.rows());
    }

    private static String breaking(Table table, List<LatexColumns> parts) {
        StringBuilder latex =
                new StringBuilder("{" + LETTERS + "\\setlength{\\LTleft}{0pt}\\setlength{\\LTright}{0pt}\n");
        String caption = "\\caption{" + escaped(table.title()) + "}\\label{tab:" + table.id() + "}\\\\\n";
        for (LatexColumns part : parts) {
            latex.append("""
                    \\begin{longtable}{@{\\extracolsep{\\fill}}%1$s@{}}
                    %2$s\\toprule
                    %3$s\\midrule
                    \\endfirsthead
                    \\toprule
                    %3$s\\midrule
                    \\endhead
                    \\bottomrule
                    \\endfoot
                    %4$s\\end{longtable}
                    """.formatted(part.specification(), caption, part.headers(), part.rows()));
            caption = "";
        }
        table.notes()
                .forEach(note ->
                        latex.append("\\noindent ").append(escaped(note)).append("\\par\n"));
        return latex.append("}\n").toString();
    }

    /** What stands in a column of the kind {@code S} or {@code r}. */
    static String cell(Cell cell) {
        Matcher number = NUMBER.matcher(cell.text());
        if (cell.text().equals("-")) return "{--}";
        if (!number.matches()) return "{" + escaped(cell.text()) + "}";
        return number.group(3) == null ? digits(number) : quantity(number);
    }

    /** A number to be used in a text, as it is rounded in the table: {@code \\num{4.98}}; empty if the cell is no number. */
    static Optional<String> inText(Cell cell) {
        if (cell.value().isEmpty()) return Optional.empty();
        if (cell.text().equals("-")) return Optional.of("\\num{0}");
        Matcher number = NUMBER.matcher(cell.text().replace("*", ""));
        if (!number.matches()) return Optional.of(escaped(cell.text()));
        return Optional.of(number.group(3) == null ? "\\num{" + digits(number) + "}" : quantity(number));
    }

    /** How many digits plain numbers have, as siunitx wants it: {@code >4.2}; empty if cells hold something else. */
    static Optional<String> format(List<Cell> cells) {
        List<Matcher> numbers = cells.stream()
                .filter(cell -> !cell.text().isEmpty() && !cell.text().equals("-"))
                .map(cell -> NUMBER.matcher(cell.text()))
                .toList();
        boolean plain = numbers.stream().allMatch(number -> number.matches() && number.group(3) == null);
        if (!plain || numbers.isEmpty()) return Optional.empty();
        List<String[]> parts = numbers.stream()
                .map(number -> digits(number).replaceAll("[<>]", "").split("\\.", -1))
                .toList();
        int whole = parts.stream().mapToInt(part -> part[0].length()).max().orElse(1);
        int decimals = parts.stream()
                .mapToInt(part -> part.length > 1 ? part[1].length() : 0)
                .max()
                .orElse(0);
        String comparator = numbers.stream()
                .map(number -> number.group(1))
                .filter(sign -> sign != null)
                .findFirst()
                .orElse("");
        return Optional.of(comparator + whole + (decimals > 0 ? "." + decimals : ""));
    }

    private static String quantity(Matcher number) {
        return "\\qty{" + digits(number) + "}{" + UNITS.get(number.group(3)) + "}";
    }

    /** With the comparator; a sign that a note explains is a letter of its own to siunitx. */
    private static String digits(Matcher number) {
        String sign = number.group(1) == null ? "" : number.group(1);
        return sign + number.group(2).replace(",", "");
    }

    /** The text with everything that LaTeX would take for a command written out. */
    public static String escaped(String text) {
        return text.codePoints().mapToObj(LatexFormat::escaped).collect(Collectors.joining());
    }

    /** Whether LaTeX has the character in its default fonts: Latin letters, and common punctuation. */
    private static boolean isKnown(int character) {
        return character < 0x180 || (character >= 0x2013 && character <= 0x2026);
    }

    private static String escaped(int character) {
        return switch (character) {
            case '\\' -> "\\textbackslash{}";
            case '{', '}', '&', '%', '$', '#', '_' -> "\\" + (char) character;
            case '~' -> "\\textasciitilde{}";
            case '^' -> "\\textasciicircum{}";
            case '<' -> "\\textless{}";
            case '>' -> "\\textgreater{}";
            case '/' -> "/\\allowbreak{}";
            case '≥' -> "\\ensuremath{\\geq}";
            case '≤' -> "\\ensuremath{\\leq}";
            case '≠' -> "\\ensuremath{\\neq}";
            case '→' -> "\\ensuremath{\\to}";
            case '·' -> "\\textperiodcentered{}";
            case '×' -> "\\texttimes{}";
            default -> isKnown(character) ? Character.toString(character) : String.format("[U+%04X]", character);
        };
    }
}
