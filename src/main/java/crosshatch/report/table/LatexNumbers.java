package crosshatch.report.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A macro for each number of tables, so that a paper quotes them without copying: {@code \newcommand{\PairedEulerFiveZero…}{…}}
 * holds the exact value, to be shown with {@code \num[round-mode=figures, round-precision=3]{\…}} of siunitx.
 *
 * <p>A name is made of the id of the table, the cells of the row that are no numbers, and the id of the column: each word of
 * letters begins with a capital, each digit is a word ({@code 5} is {@code Five}), everything else is left out. Where two
 * numbers would have the same name, the later one has {@code Again} at its end.
 */
public final class LatexNumbers {
    private static final List<String> DIGITS =
            List.of("Zero", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine");
    private static final Pattern WORD = Pattern.compile("[A-Za-z]+|[0-9]");

    private LatexNumbers() {}

    public static String of(List<Table> tables) {
        Map<String, String> macros = new LinkedHashMap<>();
        for (Table table : tables) {
            for (List<Cell> row : table.rows()) add(table, row, macros);
        }
        return macros.entrySet().stream()
                .map(macro -> "\\newcommand{\\" + macro.getKey() + "}{" + macro.getValue() + "}\n")
                .collect(Collectors.joining());
    }

    private static void add(Table table, List<Cell> row, Map<String, String> macros) {
        String named = row.stream()
                .filter(cell -> cell.value().isEmpty())
                .map(Cell::text)
                .collect(Collectors.joining(" "));
        for (int at = 0; at < row.size(); at++) {
            if (row.get(at).value().isEmpty()) continue;
            String name = name(table.id(), named, table.columns().get(at).id());
            while (macros.containsKey(name)) name += "Again";
            macros.put(name, row.get(at).exact());
        }
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
