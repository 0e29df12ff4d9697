package crosshatch.report.table;

import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * LaTeX that needs the packages {@code booktabs}, {@code graphicx}, {@code longtable} and {@code siunitx} (version 3): a
 * floating table, or one that breaks over pages if it has many rows. Columns of plain numbers are aligned at the point.
 */
public final class LatexFormat {
    private static final int ROWS_OF_A_PAGE = 40;
    private static final int WIDE_TEXT = 40;
    private static final int LONG_HEADER = 20;
    private static final Pattern NUMBER = Pattern.compile("(?:([<>]) )?(-?[0-9,]+(?:\\.[0-9]+)?)(?: (%|µs|ms|s))?");
    private static final Map<String, String> UNITS =
            Map.of("%", "\\percent", "µs", "\\micro\\second", "ms", "\\milli\\second", "s", "\\second");

    private LatexFormat() {}

    public static String of(Table table) {
        return table.rows().size() > ROWS_OF_A_PAGE ? breaking(table) : floating(table);
    }

    private static String floating(Table table) {
        return """
                \\begin{table}[htbp]
                \\centering\\footnotesize
                \\caption{%s}\\label{tab:%s}
                \\resizebox{\\ifdim\\width>\\linewidth\\linewidth\\else\\width\\fi}{!}{%%
                \\begin{tabular}{%s}
                \\toprule
                %s\\midrule
                %s\\bottomrule
                \\end{tabular}}
                \\par\\smallskip
                \\begin{minipage}{\\linewidth}\\scriptsize\\raggedright
                %s\\end{minipage}
                \\end{table}
                """.formatted(
                        escaped(table.title()), table.id(), columns(table), headers(table), rows(table), notes(table));
    }

    private static String breaking(Table table) {
        return """
                {\\footnotesize
                \\begin{longtable}{%1$s}
                \\caption{%2$s}\\label{tab:%3$s}\\\\
                \\toprule
                %4$s\\midrule
                \\endfirsthead
                \\toprule
                %4$s\\midrule
                \\endhead
                \\bottomrule
                \\endfoot
                %5$s\\end{longtable}
                \\noindent\\scriptsize
                %6$s}
                """.formatted(
                        columns(table), escaped(table.title()), table.id(), headers(table), rows(table), notes(table));
    }

    private static String columns(Table table) {
        return IntStream.range(0, table.columns().size())
                .mapToObj(at -> column(
                        table.columns().get(at),
                        table.rows().stream().map(row -> row.get(at)).toList()))
                .collect(Collectors.joining(" "));
    }

    private static String column(Column column, List<Cell> cells) {
        if (!column.numeric()) {
            boolean wide = cells.stream().anyMatch(cell -> cell.text().length() > WIDE_TEXT);
            return wide ? ">{\\raggedright\\arraybackslash}p{0.45\\linewidth}" : "l";
        }
        List<Matcher> numbers = cells.stream()
                .map(cell -> NUMBER.matcher(cell.text()))
                .filter(Matcher::matches)
                .toList();
        boolean plain = numbers.stream().allMatch(number -> number.group(3) == null)
                && cells.stream().allMatch(cell -> isNumber(cell) || isNothing(cell));
        return plain && !numbers.isEmpty() ? "S[table-format=" + format(numbers) + "]" : "r";
    }

    /** As siunitx wants it: a comparator if there is one, digits before and after the point. */
    private static String format(List<Matcher> numbers) {
        List<String[]> parts =
                numbers.stream().map(number -> digits(number).split("\\.")).toList();
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
        return comparator + whole + (decimals > 0 ? "." + decimals : "");
    }

    /** Long names over narrow numbers are turned, so that the table does not get too wide to be read. */
    private static String headers(Table table) {
        boolean turned = table.columns().stream()
                .anyMatch(column -> column.numeric() && column.header().length() > LONG_HEADER);
        return table.columns().stream()
                .map(column -> column.numeric() && turned
                        ? "{\\rotatebox{90}{" + escaped(column.header()) + "}}"
                        : "{" + escaped(column.header()) + "}")
                .collect(Collectors.joining(" & ", "", " \\\\\n"));
    }

    private static String rows(Table table) {
        return table.rows().stream()
                .map(row -> IntStream.range(0, row.size())
                        .mapToObj(at -> cell(row.get(at), table.columns().get(at)))
                        .collect(Collectors.joining(" & ", "", " \\\\\n")))
                .collect(Collectors.joining());
    }

    private static String cell(Cell cell, Column column) {
        Matcher number = NUMBER.matcher(cell.text());
        if (!column.numeric() || !number.matches()) {
            return cell.text().equals("-")
                    ? "{--}"
                    : column.numeric() ? "{" + escaped(cell.text()) + "}" : escaped(cell.text());
        }
        String digits = (number.group(1) == null ? "" : number.group(1)) + digits(number);
        return number.group(3) == null ? digits : "\\qty{" + digits + "}{" + UNITS.get(number.group(3)) + "}";
    }

    private static boolean isNumber(Cell cell) {
        return NUMBER.matcher(cell.text()).matches();
    }

    private static boolean isNothing(Cell cell) {
        return cell.text().isEmpty() || cell.text().equals("-");
    }

    private static String digits(Matcher number) {
        return number.group(2).replace(",", "");
    }

    private static String notes(Table table) {
        return table.notes().stream().map(note -> escaped(note) + "\\par\n").collect(Collectors.joining());
    }

    /** The text with everything that LaTeX would take for a command written out. */
    static String escaped(String text) {
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
            case '≥' -> "\\ensuremath{\\geq}";
            case '≤' -> "\\ensuremath{\\leq}";
            case '≠' -> "\\ensuremath{\\neq}";
            case '→' -> "\\ensuremath{\\to}";
            case '·' -> "\\textperiodcentered{}";
            default -> isKnown(character) ? Character.toString(character) : String.format("[U+%04X]", character);
        };
    }
}
