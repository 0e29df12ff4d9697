package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Finds the field of a line that is a whole puzzle with one character per cell. Other fields may be hashes, ratings, names
 * and the solution. Fields are separated by white space, {@code |}, comma, semicolon, colon and quotes.
 */
final class WholePuzzle {
    private final TextLine line;
    private final int start;
    private final int end;

    private WholePuzzle(TextLine line, int start, int end) {
        this.line = line;
        this.start = start;
        this.end = end;
    }

    /**
     * Finds the puzzle on a line.
     *
     * @return empty if no field is as long as a puzzle
     * @throws InputException if several fields are, and none is the solution of another
     */
    static Optional<CellText> on(TextLine line, int end, Sizes sizes) {
        List<WholePuzzle> fields = fields(line, end, sizes);
        if (fields.isEmpty()) return Optional.empty();
        int longest = 0;
        for (WholePuzzle field : fields) if (field.isPlausible(sizes)) longest = Math.max(longest, field.length());
        WholePuzzle found = fields.get(0);
        boolean any = false;
        for (WholePuzzle field : fields) {
            if (field.length() != longest || !field.isPlausible(sizes)) continue;
            found = any ? found.orIfUnsolved(field) : field;
            any = true;
        }
        // a lone field that begins the line and is as long as a puzzle was meant to be one
        return any || (fields.size() == 1 && found.begins()) ? Optional.of(found.cells()) : Optional.empty();
    }

    private static List<WholePuzzle> fields(TextLine line, int end, Sizes sizes) {
        List<WholePuzzle> fields = new ArrayList<>();
        String text = line.text();
        int start = 0;
        for (int i = 0; i <= end; i++) {
            if (i < end && !partsFields(text.charAt(i))) continue;
            if (sizes.isPuzzle(i - start)) fields.add(new WholePuzzle(line, start, i));
            start = i + 1;
        }
        return fields;
    }

    private static boolean partsFields(char character) {
        return CellLayout.partsCells(character) || ",;:\"".indexOf(character) >= 0;
    }

    private int length() {
        return end - start;
    }

    private boolean begins() {
        return line.text().substring(0, start).isBlank();
    }

    /** Returns whether every character may be a cell; those of a longer alphabet are letters and numbers. */
    private boolean isPlausible(Sizes sizes) {
        int digits = sizes.digits(length());
        for (int i = start; i < end; i++) {
            char c = line.text().charAt(i);
            boolean cell = digits < 10
                    ? Alphabet.ONE_BASED.digit(c, digits) >= 0
                    : Alphabet.isBlank(c) || (c < 128 && Character.isLetterOrDigit(c));
            if (!cell) return false;
        }
        return true;
    }

    /** Returns the puzzle, if one of both is the solution of the other; returns this field if both are the same. */
    private WholePuzzle orIfUnsolved(WholePuzzle other) {
        if (other.agreesWith(this)) return this;
        if (agreesWith(other)) return other;
        throw line.fault(new InputException(
                "found two puzzles on a line, at characters " + (start + 1) + " and " + (other.start + 1)
                        + ", expected one and perhaps its solution. Name the column of the puzzles",
                Remedy.COLUMN));
    }

    /** Returns whether this has every given of another. */
    private boolean agreesWith(WholePuzzle puzzle) {
        for (int i = 0; i < length(); i++) {
            char given = puzzle.line.text().charAt(puzzle.start + i);
            char here = line.text().charAt(start + i);
            boolean blank = given == '0' || Alphabet.ONE_BASED.digit(given, 9) == 0;
            if (!blank && here != given) return false;
        }
        return true;
    }

    private CellText cells() {
        String before = line.text().substring(0, start).strip();
        String after = CellLayout.comment(line, end);
        String comment = before.isEmpty() ? after : (before + " " + after).strip();
        return CellText.everyCharacter(line, start, end, comment);
    }
}
