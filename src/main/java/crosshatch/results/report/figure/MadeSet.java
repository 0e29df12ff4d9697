package crosshatch.results.report.figure;

import crosshatch.puzzle.BoardName;
import crosshatch.puzzle.board.Board;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The properties in the name of a generated set: {@code sudoku-4/holes=0.58/count=20/seed=1}.
 *
 * @param puzzle {@code sudoku} or {@code latin}
 * @param number the order of a Sudoku, or the side of a Latin square
 * @param holes the share of empty cells, from 0 to 1
 * @param rest the other settings but the count and the seed, such as {@code pattern=balanced}; empty if there are none
 */
record MadeSet(String puzzle, int number, double holes, String rest) {
    private static final Pattern HOLES = Pattern.compile("/holes=(0?\\.\\d+|0|1)(/.*)?");
    private static final Pattern COUNT_OR_SEED = Pattern.compile("/(count|seed)=[^/]*");

    /** Reads the name of a set; empty if the set was not generated with a hole fraction. */
    static Optional<MadeSet> of(String set) {
        int slash = set.indexOf('/');
        if (slash < 0) return Optional.empty();
        Matcher holes = HOLES.matcher(set.substring(slash));
        if (!holes.matches()) return Optional.empty();
        double share = Double.parseDouble(holes.group(1));
        String rest = Objects.requireNonNullElse(holes.group(2), "");
        String others = COUNT_OR_SEED.matcher(rest).replaceAll("").replaceFirst("^/", "");
        return BoardName.named(set.substring(0, slash)).map(board -> of(board, share, others));
    }

    private static MadeSet of(Board board, double holes, String rest) {
        return board.order() == 0
                ? new MadeSet("latin", board.digits(), holes, rest)
                : new MadeSet("sudoku", board.order(), holes, rest);
    }

    /** Returns the sets that one figure against size compares: {@code latin}, {@code latin/pattern=balanced}. */
    String kind() {
        return rest.isEmpty() ? puzzle : puzzle + "/" + rest;
    }

    /** Returns the number of cells in a row. */
    int size() {
        return puzzle.equals("sudoku") ? number * number : number;
    }

    String plural() {
        return (puzzle.equals("sudoku") ? "Sudokus" : "Latin squares") + (rest.isEmpty() ? "" : " with " + rest);
    }

    /** Returns the size and the hole fraction: {@code 16×16, 58 %}. */
    String label() {
        return String.format(Locale.ROOT, "%d×%d, %.0f %%", size(), size(), 100 * holes);
    }
}
