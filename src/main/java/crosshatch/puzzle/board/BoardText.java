package crosshatch.puzzle.board;

import crosshatch.base.WholeNumber;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Writes and reads the canonical text of boards that have no name. Its parts are parted by semicolons. */
final class BoardText {
    private static final Pattern COUNT = Pattern.compile("([0-9 ]+) from (-?\\d+) to (-?\\d+)(?: above (\\d+))?");

    private BoardText() {}

    /** @param parts in canonical order */
    static String write(BoardBuilder parts) {
        List<String> clauses = new ArrayList<>();
        clauses.add("digits " + parts.digits() + (parts.first() == 1 ? "" : " from " + parts.first()));
        clauses.add("cells " + parts.cells());
        Layout layout = parts.layout();
        if (layout != null) clauses.add(layout.text());
        parts.units().forEach(unit -> clauses.add(unit.text()));
        parts.relations().forEach(relation -> clauses.add(relation.text()));
        return String.join("; ", clauses);
    }

    static Board parse(String text) {
        Optional<Board> plain = PlainBoards.named(text);
        if (plain.isPresent()) return plain.get();
        String[] clauses = text.split("; ", -1);
        if (clauses.length < 2) {
            throw new IllegalArgumentException("board '" + shown(text)
                    + "': expected sudoku-ORDER, latin-DIGITS, or digits N; cells N; and units and relations");
        }
        String[] digits = clauses[0].split(" from ", 2);
        BoardBuilder board = new BoardBuilder(number(digits[0], "digits "), number(clauses[1], "cells "));
        if (digits.length == 2) board.first(signed(digits[1]));
        for (int i = 2; i < clauses.length; i++) add(clauses[i], board);
        return board.build();
    }

    private static void add(String clause, BoardBuilder board) {
        String[] halves = clause.split(" of ", -1);
        String[] words = halves[0].split(" ", 2);
        if (halves.length == 2) {
            List<Integer> cells = numbers(halves[1]);
            board.relation(relation(words[0], words.length == 1 ? "" : words[1], cells, clause));
        } else if (words.length == 2 && words[0].equals("layout")) {
            board.layout(layout(words[1]));
        } else if (words.length == 2) {
            int[] cells = numbers(words[1]).stream().mapToInt(Integer::intValue).toArray();
            board.unit(kind(words[0]), cells);
        } else {
            throw unknown(clause);
        }
    }

    private static Unit.Kind kind(String word) {
        return Arrays.stream(Unit.Kind.values())
                .filter(kind -> kind.word().equals(word))
                .findFirst()
                .orElseThrow(() -> unknown(word));
    }

    private static Layout layout(String text) {
        String[] halves = text.split(" at ", -1);
        List<Integer> size = numbers(halves[0]);
        if (size.size() != 2 || halves.length > 2) throw unknown("layout " + text);
        return halves.length == 1
                ? Layout.rectangle(size.get(0), size.get(1))
                : new Layout(size.get(0), size.get(1), numbers(halves[1]));
    }

    private static Relation relation(String word, String value, List<Integer> cells, String clause) {
        return switch (word) {
            case "sum" -> new Sum(cells, number(value));
            case "product" -> new Product(cells, longNumber(value, Long.MAX_VALUE));
            case "visible" -> new Visible(cells, number(value));
            case "table" -> new Table(cells, tuples(value));
            case "forbidden" -> new Forbidden(cells, tuples(value));
            case "distinct" -> distinct(value, cells);
            case "linear" -> linear(value, cells, clause);
            case "distance" -> distance(value, cells, clause);
            case "element" -> element(value, cells, clause);
            case "count" -> count(value, cells, clause);
            default -> pair(word, value, cells, clause);
        };
    }

    private static List<List<Integer>> tuples(String text) {
        return Arrays.stream(text.split(", ", -1)).map(BoardText::numbers).toList();
    }

    private static Relation distinct(String value, List<Integer> cells) {
        String[] halves = value.split(" except ", 2);
        return new Distinct(cells, numbers(halves[0]), halves.length == 1 ? List.of() : numbers(halves[1]));
    }

    private static Relation linear(String value, List<Integer> cells, String clause) {
        String[] words = value.split(" ", -1);
        if (words.length != cells.size() + 2) throw unknown(clause);
        List<Integer> coefficients =
                Arrays.stream(words, 0, cells.size()).map(BoardText::signed).toList();
        return Linear.of(cells, coefficients, words[cells.size()], signed(words[cells.size() + 1]));
    }

    private static Relation distance(String value, List<Integer> cells, String clause) {
        if (cells.size() != 3) throw unknown(clause);
        return new Distance(cells.get(0), cells.get(1), cells.get(2), signed(value));
    }

    private static Relation element(String value, List<Integer> cells, String clause) {
        if (cells.size() < 2 || cells.size() > 3) throw unknown(clause);
        int last = cells.size() - 1;
        return new Element(tuples(value), cells.subList(0, last), cells.get(last));
    }

    private static Relation count(String value, List<Integer> cells, String clause) {
        Matcher parts = COUNT.matcher(value);
        if (!parts.matches()) throw unknown(clause);
        return new Count(
                cells,
                numbers(parts.group(1)),
                signed(parts.group(2)),
                signed(parts.group(3)),
                parts.group(4) == null ? OptionalInt.empty() : OptionalInt.of(number(parts.group(4))));
    }

    private static int signed(String text) {
        return text.startsWith("-") ? -number(text.substring(1)) : number(text);
    }

    private static Relation pair(String word, String value, List<Integer> cells, String clause) {
        if (cells.size() != 2) throw unknown(clause);
        int first = cells.get(0);
        int second = cells.get(1);
        return switch (word) {
            case "difference" -> new Difference(first, second, number(value));
            case "quotient" -> new Quotient(first, second, number(value));
            case "less" -> new LessThan(first, second);
            case "adjacent" -> new Adjacent(first, second, true);
            case "apart" -> new Adjacent(first, second, false);
            default -> throw unknown(clause);
        };
    }

    private static int number(String clause, String word) {
        if (!clause.startsWith(word)) throw unknown(clause);
        return number(clause.substring(word.length()));
    }

    private static List<Integer> numbers(String text) {
        return Arrays.stream(text.split(" ", -1)).map(BoardText::number).toList();
    }

    static int number(String text) {
        return (int) longNumber(text, Integer.MAX_VALUE);
    }

    private static long longNumber(String text, long most) {
        return WholeNumber.of(text, 0, most)
                .orElseThrow(() -> new IllegalArgumentException(
                        "board: found '" + shown(text) + "', expected a number from 0 to " + most));
    }

    private static IllegalArgumentException unknown(String clause) {
        return new IllegalArgumentException("board: '" + shown(clause) + "' is no unit, relation or layout");
    }

    private static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
