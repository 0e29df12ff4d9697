package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * An address of a web page that holds the 81 cells of a puzzle, in its path or its query. An address that names other rules than
 * those of Sudoku is refused, because its cells are not the whole puzzle.
 */
final class UrlLine {
    private static final int CELLS = 81;

    /** Variants by their names, in one word or several, such as {@code Sudoku_X} and {@code antiknight}. */
    private static final Pattern VARIANT = Pattern.compile("killer|jigsaw|irregular|diagonal|anti-?(knight|king)|knight|thermo"
            + "|arrow|windoku|hyper-?sudoku|sandwich|consecutive|kropki|samurai|futoshiki|kakuro|ken-?ken|calcudoku|mathdoku"
            + "|skyscraper|str8ts|whisper|palindrome|renban|disjoint|girandola|asterisk|argyle|toroidal|miracle|chess"
            + "|x[-_]?sudoku|sudoku[-_]?x(?![a-z])"
            + "|(?<![a-z0-9])(x|xv|cages?|regions?|hyper|even|odd|sums?|extra|colou?r|greater)(?![a-z0-9])");

    /** Parameters that give rules, unless those of Sudoku. */
    private static final Pattern RULES = Pattern.compile(
            "[?&;#](rules?|ruleset|constraints?|variants?|variation)=(?!(classic|standard|normal|regular|plain|sudoku"
                    + "|none|0|false)?([&;#]|$))[^&;#]*");

    private UrlLine() {}

    static boolean begins(String text) {
        String lower = text.stripLeading().toLowerCase(Locale.ROOT);
        return lower.startsWith("http://") || lower.startsWith("https://");
    }

    /**
     * The cells in the address, a character each.
     *
     * @throws InputException if there are none, or those of different puzzles
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
                        ? "an address without a puzzle, expected 81 cells in it (a cell is " + PuzzleText.cellsOf(9)
                                + "). A shorter code is known to its web site only: copy the puzzle itself"
                        : "an address with " + found.size() + " puzzles, expected one");
    }

    private static void requirePlain(String address, TextLine line) {
        String words = address.toLowerCase(Locale.ROOT);
        for (Pattern other : List.of(VARIANT, RULES)) {
            Matcher found = other.matcher(words);
            if (!found.find()) continue;
            throw line.fault("an address with '" + found.group() + "', which names other rules than those of Sudoku;"
                    + " its cells are not the whole puzzle. Write it as a board in JSON (docs/reference/boards.md),"
                    + " or copy the cells if it is a plain Sudoku");
        }
    }

    private static boolean isCell(char character) {
        return Alphabet.ONE_BASED.digit(character, 9) >= 0 && character != '?' && character != ' ';
    }
}
