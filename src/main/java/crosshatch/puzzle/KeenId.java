package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads KenKen, the game Keen. The parameters are the size; difficulty and {@code m} are ignored. The description begins with the
 * borders of the cages, where a number repeats the letter before it. After a comma, each cage has a letter and its value, in the
 * order of first cells: {@code a} sum, {@code m} product, {@code s} difference or {@code d} quotient. A cage may contain a digit
 * twice.
 */
final class KeenId {
    private static final Pattern CLUE = Pattern.compile("([amsd])([0-9]{1,18})");

    private KeenId() {}

    static Puzzle read(String parameters, String description) {
        int n = GameId.digits(parameters, "(d[a-z])?m?", "the size");
        BoardBuilder board = Board.latin(n).toBuilder();
        String[] parts = description.split(",", -1);
        if (parts.length != 2) {
            throw new InputException("a description of " + parts.length + " parts, expected 2: cages, clues");
        }
        List<int[]> cages = BlockBorders.read("cages", BlockBorders.repeated("cages", parts[0], n), n);
        Matcher clues = CLUE.matcher(parts[1]);
        int end = 0;
        for (int[] cage : cages) {
            if (!clues.find(end) || clues.start() != end) throw noClue(parts[1].substring(end), cage[0], n);
            board.relation(relation(cage, clues.group(1).charAt(0), Long.parseLong(clues.group(2))));
            end = clues.end();
        }
        if (end < parts[1].length()) {
            throw new InputException(
                    "more clues than the " + cages.size() + " cages: '" + parts[1].substring(end) + "'");
        }
        return new Puzzle(Grid.of(board.build(), new int[n * n]));
    }

    private static InputException noClue(String rest, int first, int n) {
        return new InputException("the cage with r" + (first / n + 1) + "c" + (first % n + 1) + " has no clue: found '"
                + rest + "', expected a, m, s or d and a number");
    }

    private static Relation relation(int[] cage, char kind, long value) {
        List<Integer> cells = Arrays.stream(cage).boxed().toList();
        int number = (int) Math.min(value, Integer.MAX_VALUE);
        if (kind == 'a') return new Sum(cells, number);
        if (kind == 'm') return new Product(cells, value);
        String operation = kind == 's' ? "difference" : "quotient";
        if (cage.length != 2) throw new InputException("a " + operation + " of " + cage.length + " cells, expected 2");
        return kind == 's' ? Pair.difference(cage[0], cage[1], number) : Pair.quotient(cage[0], cage[1], number);
    }
}
