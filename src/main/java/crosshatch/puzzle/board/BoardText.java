package crosshatch.puzzle.board;

import crosshatch.base.WholeNumber;
import crosshatch.base.Worded;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.stream.Stream;

/** Writes and reads the canonical text of boards that are not plain. Semicolons separate the parts. */
final class BoardText {
    private BoardText() {}

    /**
     * Writes the canonical text.
     *
     * @param parts the parts in canonical order
     */
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
        String[] words = clause.split(" ", 2);
        if (clause.contains(" of ")) {
            board.relation(relation(clause));
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
        return Worded.find(Unit.Kind.class, word).orElseThrow(() -> unknown(word));
    }

    private static Layout layout(String text) {
        String[] halves = text.split(" at ", -1);
        List<Integer> size = numbers(halves[0]);
        if (size.size() != 2 || halves.length > 2) throw unknown("layout " + text);
        return halves.length == 1
                ? Layout.rectangle(size.get(0), size.get(1))
                : new Layout(size.get(0), size.get(1), numbers(halves[1]));
    }

    static Relation relation(String clause) {
        String[] halves = clause.split(" of ", -1);
        String[] words = halves[0].split(" ", 2);
        RelationKind kind = RelationKind.named(words[0]).orElseThrow(() -> unknown(clause));
        Matcher parts = kind.parts(words.length == 1 ? "" : words[1]);
        if (halves.length != 2 || !parts.matches()) throw unknown(clause);
        return kind.read(new TextFields(parts, numbers(halves[1])));
    }

    /** The words between kind and cells, by the names of the fields. */
    private record TextFields(Matcher parts, List<Integer> cells) implements RelationFields {
        @Override
        public boolean has(String field) {
            return parts.group(field) != null;
        }

        @Override
        public String word(String field) {
            return parts.group(field);
        }

        @Override
        public int number(String field) {
            return signed(word(field));
        }

        @Override
        public long longNumber(String field) {
            return BoardText.longNumber(word(field), Long.MAX_VALUE);
        }

        @Override
        public List<Integer> numbers(String field) {
            return words(word(field), " ").map(BoardText::signed).toList();
        }

        @Override
        public List<List<Integer>> tuples(String field) {
            return words(word(field), ", ").map(BoardText::numbers).toList();
        }

        @Override
        public List<List<Integer>> rows(String field) {
            return tuples(field);
        }

        @Override
        public int cell(String field) {
            return BoardText.number(word(field));
        }

        private static Stream<String> words(String text, String between) {
            return Arrays.stream(text.split(between, -1));
        }
    }

    private static int signed(String text) {
        return text.startsWith("-") ? -number(text.substring(1)) : number(text);
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
        return new IllegalArgumentException("board: '" + shown(clause) + "' is not a unit, relation or layout");
    }

    private static String shown(String text) {
        return text.length() <= 60 ? text : text.substring(0, 60) + "…";
    }
}
