package crosshatch.results.report.table;

import crosshatch.results.report.table.Cell.Quantity;
import crosshatch.results.report.table.Cell.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Writes tables as LaTeX, which needs the packages {@code array}, {@code booktabs}, {@code longtable}, {@code siunitx}
 * (version 3) and {@code threeparttable}. A table with many rows breaks over pages; any other table floats. All letters have
 * 8 points in any class. A table that is wider than its column is split into parts below each other. Plain numbers are
 * aligned at the decimal point.
 */
public final class LatexFormat {
    private static final int ROWS_OF_A_PAGE = 40;
    private static final String LETTERS = "\\fontsize{8}{9.6}\\selectfont\\setlength{\\tabcolsep}{2pt}";

    private LatexFormat() {}

    /**
     * Writes a table.
     *
     * @param points the width of the column of text
     */
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
                                .map(note -> "\\item[] " + noted(note) + "\n")
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
                .forEach(note -> latex.append("\\noindent ").append(noted(note)).append("\\par\n"));
        return latex.append("}\n").toString();
    }

    /** Writes a cell for a column of the kind {@code S} or {@code r}. */
    static String cell(Cell cell, Unit common) {
        if (cell instanceof Cell.None) return "{--}";
        return cell instanceof Quantity number
                        && isPlain(number)
                        && number.footnote().isEmpty()
                ? siunitx(number.in(common), "%s")
                : "{" + escaped(cell.text(common)) + "}";
    }

    /** Writes a number for use in a text, rounded as in the table: {@code \\num{4.98}}; empty if the cell has no number. */
    static Optional<String> inText(Cell cell, Unit common) {
        if (cell instanceof Cell.None) return Optional.of("\\num{0}");
        if (cell instanceof Quantity number) return Optional.of(inText(number, common));
        return cell instanceof Cell.Range range
                ? Optional.of(inText(range.low(), common) + Cell.Range.BETWEEN + inText(range.high(), common))
                : Optional.empty();
    }

    /** Writes a number without the sign of a footnote, which is under the table. */
    private static String inText(Quantity number, Unit common) {
        return isPlain(number)
                ? siunitx(number.in(common), "\\num{%s}")
                : escaped(number.marked("").text(common));
    }

    /** Returns whether siunitx can write all that there is. */
    private static boolean isPlain(Quantity number) {
        return number.words().isEmpty() && number.unit() != Unit.FACTOR && Double.isFinite(number.number());
    }

    /** Returns the format of plain numbers for siunitx: {@code >4.2}; empty if some cells are no plain numbers. */
    static Optional<String> format(List<Cell> cells, Unit common) {
        List<Quantity> numbers = new ArrayList<>();
        for (Cell cell : cells) {
            if (cell instanceof Cell.None || cell.text().isEmpty()) continue;
            if (!(cell instanceof Quantity number)
                    || !isPlain(number)
                    || !number.footnote().isEmpty()) {
                return Optional.empty();
            }
            numbers.add(number.in(common));
        }
        boolean bare = numbers.stream().allMatch(number -> number.unit() == Unit.NONE);
        if (!bare || numbers.isEmpty()) return Optional.empty();
        int decimals = numbers.stream().mapToInt(Quantity::decimals).max().orElse(0);
        int whole = numbers.stream()
                .mapToInt(number -> number.digits("").length() - fraction(number))
                .max()
                .orElse(1);
        String comparator = numbers.stream()
                .map(number -> number.bound().sign())
                .filter(sign -> !sign.isEmpty())
                .findFirst()
                .orElse("");
        return Optional.of(comparator + whole + (decimals > 0 ? "." + decimals : ""));
    }

    /** Returns the number of characters from the decimal point on. */
    private static int fraction(Quantity number) {
        return number.decimals() > 0 ? 1 + number.decimals() : 0;
    }

    /**
     * Writes a number for siunitx.
     *
     * @param bare the form of a number without a unit
     */
    private static String siunitx(Quantity shown, String bare) {
        String digits = shown.bound().sign() + shown.digits("");
        String unit =
                switch (shown.unit()) {
                    case NONE, FACTOR -> "";
                    case PERCENT -> "\\percent";
                    case MICROS -> "\\micro\\second";
                    case MILLIS -> "\\milli\\second";
                    case SECONDS -> "\\second";
                };
        return unit.isEmpty() ? bare.formatted(digits) : "\\qty{" + digits + "}{" + unit + "}";
    }

    private static String noted(String note) {
        return CodeMarks.written(note, LatexFormat::escaped, name -> "\\texttt{" + escaped(name) + "}");
    }

    /** Escapes everything in a text that LaTeX would take for a command. */
    public static String escaped(String text) {
        return text.codePoints().mapToObj(LatexFormat::escaped).collect(Collectors.joining());
    }

    /** Returns whether LaTeX has the character in its default fonts: Latin letters, and common punctuation. */
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
