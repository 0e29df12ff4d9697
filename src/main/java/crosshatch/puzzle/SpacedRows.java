package crosshatch.puzzle;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A grid in which a space is a blank, without bars: it has as many lines as there are digits, no line is longer than this number,
 * and at least one line has this length. Spaces at the end of a line may be missing.
 */
final class SpacedRows {
    private static final List<Integer> USUAL_ROWS = List.of(9, 4, 16, 25);

    private SpacedRows() {}

    /**
     * The rows of a grid, of which {@code first} is one already taken; takes the others.
     *
     * @param sizes that the grid may have
     * @return empty if the lines are not like that; then none is taken
     */
    static Optional<List<CellText>> begunBy(TextLine first, LineReader lines, Sizes sizes) throws IOException {
        if (!mayBegin(first.text())) return Optional.empty();
        List<Integer> rows =
                sizes.board() == null ? USUAL_ROWS : List.of(sizes.board().digits());
        for (int n : rows) {
            if (!sizes.isRow(n) || first.text().length() > n) continue;
            List<TextLine> block = new ArrayList<>(List.of(first));
            block.addAll(lines.peek(n - 1));
            if (!isGrid(block, n)) continue;
            for (int row = 1; row < n; row++) lines.next();
            return Optional.of(block.stream().map(line -> row(line, n)).toList());
        }
        return Optional.empty();
    }

    /** Returns whether a line holds digits and spaces only, of both at least one, or spaces only. */
    private static boolean mayBegin(String text) {
        return text.indexOf(' ') >= 0 && areCells(text, 9);
    }

    private static boolean isGrid(List<TextLine> block, int n) {
        if (block.size() < n) return false;
        int longest = 0;
        boolean given = false;
        for (TextLine line : block) {
            if (!areCells(line.text(), n)) return false;
            longest = Math.max(longest, line.text().length());
            given |= !line.text().isBlank();
        }
        return longest == n && given;
    }

    private static boolean areCells(String text, int digits) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c != ' ' && (Alphabet.isBlank(c) || Alphabet.ONE_BASED.digit(c, digits) <= 0)) return false;
        }
        return true;
    }

    private static CellText row(TextLine line, int n) {
        int[] starts = new int[n];
        int[] ends = new int[n];
        for (int cell = 0; cell < n; cell++) {
            starts[cell] = Math.min(cell, line.text().length());
            ends[cell] = Math.min(cell + 1, line.text().length());
        }
        return new CellText(line, starts, ends, "");
    }
}
