package crosshatch.puzzle;

import crosshatch.board.Board;
import java.util.List;

/**
 * Turns the cells of one puzzle into digits. The first puzzle of a text that shows its alphabet settles it for those that
 * follow, since a text is written in one alphabet.
 */
final class CellDecoder {
    private final Alphabet asked;
    private Alphabet settled;

    CellDecoder(Alphabet asked) {
        this.asked = asked;
        settled = asked;
    }

    /**
     * @param lines the whole puzzle, top to bottom, as many cells as the board has
     * @throws InputException naming line and column if a cell holds no digit of this board, or the alphabet is ambiguous
     */
    Puzzle decode(List<CellText> lines, Board board) {
        int[] digits = areNumbers(lines) ? numbers(lines, board) : characters(lines, board);
        return new Puzzle(Grid.of(board, digits));
    }

    private static boolean areNumbers(List<CellText> lines) {
        for (CellText cells : lines) {
            if (!cells.apart()) return false;
            for (int cell = 0; cell < cells.count(); cell++) {
                if (cells.number(cell) < 0) return false;
            }
        }
        return true;
    }

    private static int[] numbers(List<CellText> lines, Board board) {
        int[] digits = new int[board.cells()];
        int next = 0;
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                int number = cells.number(cell);
                if (number > board.digits()) {
                    throw cells.fault(
                            cell, "found " + number + ", expected 1 to " + board.digits() + ", or 0 for a blank");
                }
                digits[next++] = number;
            }
        }
        return digits;
    }

    private int[] characters(List<CellText> lines, Board board) {
        Alphabet alphabet = alphabetOf(lines, board.digits());
        int[] digits = new int[board.cells()];
        int next = 0;
        boolean given = false;
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                int digit = alphabet.digit(cells.first(cell), board.digits());
                if (digit < 0) {
                    throw cells.fault(cell, PuzzleText.unexpected(cells.first(cell), alphabet, board.digits()));
                }
                given |= digit > 0;
                digits[next++] = digit;
            }
        }
        if (given && board.digits() >= 10) settled = alphabet;
        return digits;
    }

    private Alphabet alphabetOf(List<CellText> lines, int digits) {
        StringBuilder text = new StringBuilder();
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                if (cells.length(cell) > 1) {
                    throw cells.fault(
                            cell,
                            "found '" + cells.text(cell)
                                    + "', expected one character a cell, or whole numbers parted by spaces throughout");
                }
                text.append(cells.first(cell));
            }
        }
        Alphabet known = digits < 10 ? asked : settled;
        try {
            return known.resolve(text, digits);
        } catch (InputException ambiguous) {
            throw lines.get(0).line().fault(ambiguous);
        }
    }
}
