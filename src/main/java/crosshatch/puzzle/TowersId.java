package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Visible;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Reads Skyscrapers, the game Towers. The parameters are the size; difficulty is ignored. The description is 4n numbers of
 * visible towers, separated by slashes and empty if unknown: above the columns from left to right, below them, left of the
 * rows from top to bottom, right of them. A comma and givens may follow.
 */
final class TowersId {
    private TowersId() {}

    static Puzzle read(String parameters, String description) {
        int n = GameId.digits(parameters, "(d[a-z])?", "the size");
        BoardBuilder board = Board.latin(n).toBuilder();
        String[] parts = description.split(",", 2);
        String[] clues = parts[0].split("/", -1);
        if (clues.length != 4 * n) {
            throw new InputException(
                    clues.length + " clues, expected " + 4 * n + " with '/' between them, of which some may be empty");
        }
        for (int clue = 0; clue < clues.length; clue++) {
            if (clues[clue].isEmpty()) continue;
            if (!clues[clue].chars().allMatch(c -> RunText.isDigit((char) c))) {
                throw new InputException(
                        "clue " + (clue + 1) + ": found '" + clues[clue] + "', expected a number or nothing");
            }
            board.relation(
                    new Visible(line(clue / n, clue % n, n), RunText.number("clue " + (clue + 1), clues[clue], n)));
        }
        int[] givens = parts.length == 1 ? new int[n * n] : RunText.read("givens", parts[1], n * n, n);
        return new Puzzle(Grid.of(board.build(), givens));
    }

    /**
     * Returns the line that a number of visible towers belongs to.
     *
     * @param side 0 above, 1 below, 2 left, 3 right
     * @param at the number of the column or row
     * @return the cells, beginning at this side
     */
    private static List<Integer> line(int side, int at, int n) {
        return IntStream.range(0, n)
                .map(i -> side % 2 == 0 ? i : n - 1 - i)
                .map(i -> side < 2 ? i * n + at : at * n + i)
                .boxed()
                .toList();
    }
}
