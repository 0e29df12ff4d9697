package crosshatch.solvers.external;

import crosshatch.base.WholeNumber;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Counter;
import crosshatch.solver.Counters;
import crosshatch.solvers.export.UnfitAnswerException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.StringTokenizer;

/**
 * Reads the dialect of words: {@code 123…} is a solution, {@code none} states that there are no (other) ones, {@code name=value} is a
 * count. The name of a {@link Counter} means that counter; any other count is the program's own.
 */
final class LineDialect {
    private static final String NONE = "none";
    /** The most digits that have a character, digits and letters together. */
    static final int MOST_DIGITS = 35;

    private static final int MOST_COUNTS = 40;

    private LineDialect() {}

    static ProgramAnswer read(String text, Puzzle puzzle) {
        List<Grid> solutions = new ArrayList<>();
        Counters.Builder counters = Counters.builder();
        boolean complete = false;
        Set<String> told = new HashSet<>();
        StringTokenizer words = new StringTokenizer(text);
        if (!words.hasMoreTokens()) throw new UnfitAnswerException("it printed nothing");
        while (words.hasMoreTokens()) {
            String word = words.nextToken();
            if (word.indexOf('=') > 0) {
                if (told.size() < MOST_COUNTS) count(word, told, counters);
            } else if (complete) {
                throw new UnfitAnswerException("'" + beginning(word) + "' after '" + NONE + "'");
            } else if (word.equals(NONE)) {
                complete = true;
            } else {
                solutions.add(grid(word, puzzle.board()));
            }
        }
        if (solutions.isEmpty() && !complete) throw new UnfitAnswerException("it printed counts, but no answer");
        return new ProgramAnswer(solutions, complete, counters.build());
    }

    private static Grid grid(String word, Board board) {
        if (word.length() != board.cells()) {
            throw new UnfitAnswerException("found '" + beginning(word) + "' of " + word.length()
                    + " characters, expected a solution of " + board.cells() + ", '" + NONE + "' or name=value");
        }
        int[] digits = new int[word.length()];
        for (int cell = 0; cell < digits.length; cell++) {
            char character = word.charAt(cell);
            int digit = character == '.' ? 0 : Character.digit(character, MOST_DIGITS + 1);
            if (digit < 0 || digit > board.digits()) {
                throw new UnfitAnswerException(
                        board.cellName(cell) + " is '" + character + "', expected 1 to " + board.digits());
            }
            digits[cell] = digit;
        }
        return Dialect.whole(Grid.of(board, digits));
    }

    private static void count(String word, Set<String> told, Counters.Builder counters) {
        int equals = word.indexOf('=');
        String name = word.substring(0, equals);
        String value = word.substring(equals + 1);
        OptionalLong number = WholeNumber.of(value, 0, Long.MAX_VALUE);
        if (number.isEmpty() || !name.matches("[A-Za-z_][A-Za-z0-9_.-]{0,39}")) {
            throw new UnfitAnswerException("found '" + beginning(word) + "', expected name=value with a whole number");
        }
        if (!told.add(name)) throw new UnfitAnswerException("it printed " + name + " twice");
        counters.setNamed(name, number.getAsLong());
    }

    private static String beginning(String text) {
        return text.substring(0, Math.min(40, text.length()));
    }
}
