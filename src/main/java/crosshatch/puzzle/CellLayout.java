package crosshatch.puzzle;

import java.util.Arrays;

/**
 * Finds the cells on a line. The first of these that fits the sizes allowed is taken; none of them can turn a line that lacks
 * a cell, or has one too many, into a puzzle:
 *
 * <ol>
 *   <li>the first word is a whole puzzle, the rest a comment: {@code ..3.2.6..9…  Grid 01}, {@code ..3.2.6..9…,483921657…};
 *   <li>each word is a cell: {@code 0 0 3 | 0 20 0 …}, {@code . . 3 | . 2 .};
 *   <li>words of equal length, their characters the cells: {@code ..3 .2. 6..};
 *   <li>the first word is a row, the rest a comment.
 * </ol>
 *
 * Words are parted by white space and {@code |}; a {@code #} ends the line.
 */
final class CellLayout {
    private static final int SHOWN_CHARACTERS = 20;

    private final Line line;
    private final Sizes sizes;
    private final int end;
    private final int[] starts;
    private final int[] ends;

    private CellLayout(Line line, Sizes sizes) {
        this.line = line;
        this.sizes = sizes;
        int hash = line.text().indexOf('#');
        end = hash < 0 ? line.text().length() : hash;
        int[] edges = wordEdges(line.text(), end);
        starts = new int[edges.length / 2];
        ends = new int[edges.length / 2];
        for (int word = 0; word < starts.length; word++) {
            starts[word] = edges[2 * word];
            ends[word] = edges[2 * word + 1];
        }
    }

    /** @throws InputException if the line holds neither a puzzle nor a row */
    static CellText read(Line line, Sizes sizes) {
        CellLayout layout = new CellLayout(line, sizes);
        if (layout.starts.length == 0) throw line.fault("no cells between the bars");
        if (sizes.isPuzzle(layout.length(0))) return layout.firstWord(layout.ends[0]);
        int prefix = layout.endOfFirstField();
        if (sizes.isPuzzle(prefix - layout.starts[0])) return layout.firstWord(prefix);
        CellText words = new CellText(line, layout.starts, layout.ends, layout.comment(layout.end));
        if (layout.fits(words)) return words;
        if (layout.equalWordsFit()) return CellText.everyCharacter(line, layout.starts[0], layout.end, words.comment());
        if (sizes.isRow(layout.length(0))) return layout.firstWord(layout.ends[0]);
        throw layout.fault(words);
    }

    /** Whether a bad line may have been part of a puzzle, as {@code ..3.2.6} may and {@code My puzzles} may not. */
    static boolean resemblesCells(String text) {
        return text.chars().anyMatch(c -> Alphabet.isBlank((char) c) || (c >= '0' && c <= '9'));
    }

    static boolean partsCells(char character) {
        return character == '|' || LineKind.isSpace(character);
    }

    /** @return start of the first word, index after its end, start of the second, … */
    private static int[] wordEdges(String text, int end) {
        int[] edges = new int[16];
        int count = 0;
        for (int i = 0; i <= end; i++) {
            boolean inside = i < end && !partsCells(text.charAt(i));
            boolean wasInside = count % 2 == 1;
            if (inside == wasInside) continue;
            if (count == edges.length) edges = Arrays.copyOf(edges, 2 * count);
            edges[count++] = i;
        }
        return Arrays.copyOf(edges, count);
    }

    private int length(int word) {
        return ends[word] - starts[word];
    }

    private CellText firstWord(int wordEnd) {
        return CellText.everyCharacter(line, starts[0], wordEnd, comment(wordEnd));
    }

    /** The puzzle in {@code puzzle,solution} or {@code puzzle:2:comment} ends at the first comma, semicolon or colon. */
    private int endOfFirstField() {
        int i = starts[0];
        while (i < ends[0] && ",;:".indexOf(line.text().charAt(i)) < 0) i++;
        return i;
    }

    private String comment(int from) {
        String rest = line.text().substring(from).strip();
        return rest.isEmpty() || "#,;:".indexOf(rest.charAt(0)) < 0
                ? rest
                : rest.substring(1).strip();
    }

    private boolean fits(CellText words) {
        int count = words.count();
        if (!sizes.isPuzzle(count) && !sizes.isRow(count)) return false;
        for (int word = 0; word < count; word++) {
            if (words.length(word) > 1 && words.number(word) < 0) return false;
        }
        return true;
    }

    private boolean equalWordsFit() {
        int cells = length(0) * starts.length;
        if (starts.length == 1 || !(sizes.isPuzzle(cells) || sizes.isRow(cells))) return false;
        for (int word = 1; word < starts.length; word++) {
            if (length(word) != length(0)) return false;
        }
        return true;
    }

    private InputException fault(CellText words) {
        String first = words.text(0);
        if (!resemblesCells(first)) {
            String beginning = first.length() <= SHOWN_CHARACTERS ? first : first.substring(0, SHOWN_CHARACTERS) + "…";
            return line.fault(starts[0], "found '" + beginning + "', expected " + sizes.aPuzzle());
        }
        int cells = words.count() > 1 && first.length() <= 2 ? words.count() : first.length();
        return line.fault((cells == 1 ? "1 cell" : cells + " cells") + ", expected " + sizes.expected(cells));
    }
}
