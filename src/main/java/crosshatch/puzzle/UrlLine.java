package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Reads the address of a web page whose path or query contains the 81 cells of a puzzle. An address that names a variant is
 * refused, because its cells are not the whole puzzle.
 */
final class UrlLine {
    private static final int CELLS = 81;

    private UrlLine() {}

    static boolean begins(String text) {
        String lower = text.stripLeading().toLowerCase(Locale.ROOT);
        return lower.startsWith("http://") || lower.startsWith("https://");
    }

    /**
     * Returns the cells in the address, one character per cell.
     *
     * @throws InputException if there are no cells, or cells of different puzzles
     */
    static String cells(TextLine line) {
        String address = line.text().strip();
        List<String> found = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= address.length(); i++) {
            if (i < address.length() && isCell(address.charAt(i))) continue;
            String run = address.substring(start, i);
            if (run.length() == CELLS && !found.contains(run)) found.add(run);
            start = i + 1;
        }
        if (found.size() == 1) {
            requirePlain(address.replace(found.get(0), ""), line);
            return found.get(0);
        }
        throw line.fault(
                found.isEmpty()
                        ? "found an address without a puzzle, expected 81 cells in it (a cell is "
                                + PuzzleText.cellsOf(9)
                                + "). Only its web site can read a shorter code, so copy the puzzle itself"
                        : "found an address with " + found.size() + " puzzles, expected one");
    }

    private static void requirePlain(String address, TextLine line) {
        OtherRules.in(address).ifPresent(found -> {
            throw line.fault("found an address with '" + found + "', " + OtherRules.REFUSAL);
        });
    }

    private static boolean isCell(char character) {
        return Alphabet.ONE_BASED.digit(character, 9) >= 0 && character != '?' && character != ' ';
    }
}
