package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.puzzle.board.Board;
import java.util.List;

/**
 * Turns the cells of puzzles into digits. All puzzles of a text have the same alphabet: the first puzzle that fits only one
 * alphabet decides it for all later puzzles.
 */
final class CellDecoder {
    private final Alphabet asked;
    private Alphabet settled;
    private Alphabet settledNumbers;

    CellDecoder(Alphabet asked) {
        this.asked = asked;
        settled = asked;
        settledNumbers = asked;
    }

    /**
     * Decodes the cells of one puzzle.
     *
     * @param lines the whole puzzle, top to bottom, with as many cells as the board
     * @throws InputException if a cell contains no digit of this board, or the alphabet is ambiguous; names line and column
     */
    Puzzle decode(List<CellText> lines, Board board) {
        return new Puzzle(Grid.of(board, digits(lines, board)));
    }

    private int[] digits(List<CellText> lines, Board board) {
        if (areNumbers(lines)) {
            requireOneBlank(lines, board.digits(), Alphabet.ONE_BASED, true);
            return numbers(lines, board);
        }
        Alphabet alphabet = alphabetOf(lines, board.digits());
        requireOneBlank(lines, board.digits(), alphabet, board.digits() < 10 && asked != Alphabet.ZERO_BASED);
        return characters(lines, board, alphabet);
    }

    /** @param nought whether 0 is a blank */
    private static void requireOneBlank(List<CellText> lines, int digits, Alphabet alphabet, boolean nought) {
        char before = 0;
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                char here = cells.first(cell);
                boolean blank = cells.length(cell) <= 1
                        && (here == '0' ? nought : (cells.isBlank(cell) && alphabet.digit(here, digits) <= 0));
                if (!blank) continue;
                if (before == 0) before = here;
                int at = cell;
                Alphabet.mixed(here, before).ifPresent(fault -> {
                    throw cells.fault(at, fault);
                });
            }
        }
    }

    private static boolean areNumbers(List<CellText> lines) {
        for (CellText cells : lines) {
            if (!cells.apart()) return false;
            for (int cell = 0; cell < cells.count(); cell++) {
                if (cells.number(cell) == CellText.NO_NUMBER) return false;
            }
        }
        return true;
    }

    private int[] numbers(List<CellText> lines, Board board) {
        int lowest = lowest(lines, board.digits());
        int highest = lowest == 0 ? board.digits() - 1 : board.digits();
        boolean holes = hasHoles(lines);
        int[] digits = new int[board.cells()];
        int next = 0;
        for (CellText cells : lines) {
            for (int cell = 0; cell < cells.count(); cell++) {
                int number = cells.number(cell);
                if (number > highest) {
                    throw cells.fault(
                            cell,
                            "found " + number + ", expected " + (holes ? lowest : 1) + " to " + highest + ", or "
                                    + (holes ? "-1" : "0") + " for a blank");
                }
                boolean blank = number == CellText.HOLE || cells.isBlank(cell) || (number == 0 && lowest == 1);
                digits[next++] = blank ? 0 : number + 1 - lowest;
            }
        }
        return digits;
    }

    private static boolean hasHoles(List<CellText> lines) {
        return lines.stream().anyMatch(cells -> cells.holds(CellText.HOLE));
    }

    /**
     * Returns the lowest number of a digit: 1, unless holes are written as -1 and the digits begin with 0.
     *
     * @throws InputException if holes are written as -1, and the digits show neither or both
     */
    private int lowest(List<CellText> lines, int digits) {
        if (!hasHoles(lines)) return 1;
        boolean nought = lines.stream().anyMatch(cells -> cells.holdsNought());
        boolean last = lines.stream().anyMatch(cells -> cells.holds(digits));
        TextLine first = lines.get(0).line();
        if (nought && last) {
            throw first.fault("found both 0 and " + digits + " together with -1, expected 0 to " + (digits - 1)
                    + ", or 1 to " + digits + ", with -1 for a blank");
        }
        if (nought || last) settledNumbers = nought ? Alphabet.ZERO_BASED : Alphabet.ONE_BASED;
        return switch (settledNumbers) {
            case ZERO_BASED -> 0;
            case ONE_BASED -> 1;
            case AUTO, LETTERS ->
                throw first.fault(new InputException(
                        "the numbers other than -1 fit 0 to " + (digits - 1) + " (zero-based) and 1 to " + digits
                                + " (one-based). Choose one",
                        Remedy.ALPHABET));
        };
    }

    private int[] characters(List<CellText> lines, Board board, Alphabet alphabet) {
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
                                    + "', expected one character per cell, or only whole numbers with spaces between"
                                    + " them");
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
