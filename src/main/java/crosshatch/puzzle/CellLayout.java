package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Finds the cells on a line. The first of these forms that fits the allowed sizes is used. No form accepts a line with a
 * missing or an additional cell:
 *
 * <ol>
 *   <li>one field is a whole puzzle, the rest a comment ({@link WholePuzzle}): {@code ..3.2.6..9…  Grid 01}, {@code
 *       f00d ..3.2.6..9… 7.1}, {@code ..3.2.6..9…,483921657…};
 *   <li>cells between bars, where a space is a blank ({@link BarredCells}): {@code |   | 5 |9  |};
 *   <li>cells between commas, semicolons or tabs ({@link SeparatedCells}): {@code 5,3,,,7,,,,};
 *   <li>each word is a cell: {@code 0 0 3 | 0 20 0 …}, {@code . . 3 | . 2 .};
 *   <li>words of equal length, whose characters are the cells: {@code ..3 .2. 6..};
 *   <li>the whole line, where a space is a blank;
 *   <li>the first word is a row, the rest a comment.
 * </ol>
 *
 * Words are separated by white space and {@code |}; a {@code #} ends the line.
 */
final class CellLayout {
    private static final int SHOWN_CHARACTERS = 20;

    private final TextLine line;
    private final Sizes sizes;
    private final int end;
    private final int[] starts;
    private final int[] ends;

    private CellLayout(TextLine line, Sizes sizes) {
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

    /**
     * Finds the cells on a line.
     *
     * @throws InputException if the line contains neither a puzzle nor a row, or more than one puzzle
     */
    static CellText read(TextLine line, Sizes sizes) {
        CellLayout layout = new CellLayout(line, sizes);
        Optional<CellText> found = WholePuzzle.on(line, layout.end, sizes)
                .or(() -> BarredCells.on(line, layout.end, sizes))
                .or(() -> SeparatedCells.on(line, layout.end, sizes, ",;"));
        if (found.isPresent()) return found.get();
        if (layout.starts.length == 0) throw line.fault("found no cells between the bars, expected some");
        CellText words = new CellText(line, layout.starts, layout.ends, comment(line, layout.end));
        if (layout.fits(words)) return words;
        Optional<CellText> tabs = SeparatedCells.on(line, layout.end, sizes, "\t");
        if (tabs.isPresent()) return tabs.get();
        if (layout.equalWordsFit(words))
            return CellText.everyCharacter(line, layout.starts[0], layout.end, words.comment());
        if (layout.spacesAreBlanks()) return CellText.everyColumn(line, layout.end, words.comment());
        if (sizes.isRow(layout.length(0))) return layout.firstWord();
        throw layout.fault(words);
    }

    /**
     * Returns whether a bad line may be part of a puzzle, such as {@code ..3.2.6}, but not {@code My puzzles} or {@code Number of
     * givens: 26}, which begins with a word and has words of several lengths.
     */
    static boolean resemblesCells(String text) {
        List<String> words = List.of(text.strip().split("[\\s|]+"));
        boolean sentence = words.stream().map(String::length).distinct().count() > 1;
        if (sentence && words.get(0).matches("\\p{L}{2,}\\p{Punct}?")) return false;
        return text.chars().anyMatch(c -> ".*_".indexOf(c) >= 0 || (c >= '0' && c <= '9'));
    }

    static boolean partsCells(char character) {
        return character == '|' || LineKind.isSpace(character);
    }

    /** Returns the start of the first word, the index after its end, the start of the second word, …. */
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

    private CellText firstWord() {
        return CellText.everyCharacter(line, starts[0], ends[0], comment(line, ends[0]));
    }

    /** Returns the text of a line from some place on, without the sign that separates it from the cells. */
    static String comment(TextLine line, int from) {
        String rest = line.text().substring(from).strip();
        return rest.isEmpty() || "#,;:".indexOf(rest.charAt(0)) < 0
                ? rest
                : rest.substring(1).strip();
    }

    private boolean fits(CellText words) {
        return sizes.isPuzzleOrRow(words.count()) && wordThatIsNoCell(words) < 0;
    }

    /** Returns the first word that is neither a character nor a number; -1 if there is none. */
    private static int wordThatIsNoCell(CellText words) {
        for (int word = 0; word < words.count(); word++) {
            if (words.length(word) > 1 && words.number(word) == CellText.NO_NUMBER) return word;
        }
        return -1;
    }

    private boolean equalWordsFit(CellText words) {
        int cells = length(0) * starts.length;
        if (starts.length == 1 || !sizes.isPuzzleOrRow(cells)) return false;
        for (int word = 0; word < starts.length; word++) {
            if (length(word) != length(0) || words.number(word) == CellText.HOLE) return false;
        }
        return true;
    }

    /** Returns whether the line is as long as a puzzle has cells, and holds digits and spaces only. */
    private boolean spacesAreBlanks() {
        if (end < 36 || !sizes.isPuzzle(end)) return false;
        return line.text().chars().limit(end).allMatch(c -> c == ' ' || (c >= '1' && c <= '9'));
    }

    private InputException fault(CellText words) {
        String first = words.text(0);
        int bad = wordThatIsNoCell(words);
        if (!resemblesCells(first)) {
            String beginning = first.length() <= SHOWN_CHARACTERS ? first : first.substring(0, SHOWN_CHARACTERS) + "…";
            return line.fault(starts[0], "found '" + beginning + "', expected " + sizes.aPuzzle());
        }
        int count = words.count();
        if (bad >= 0 && count > 1 && sizes.isPuzzleOrRow(count)) {
            return words.fault(
                    bad,
                    "found '" + words.text(bad) + "', expected a cell: " + PuzzleText.cellsOf(sizes.digits(count)));
        }
        int cells = count > 1 && first.length() <= 2 ? count : first.length();
        String size = (cells == 1 ? "1 cell" : cells + " cells") + ", expected " + sizes.expected(cells);
        return sizes.fault(line, size, cells, count > 1);
    }

    /**
     * Finds cells separated by a comma, semicolon or tab, with or without a blank, as in spreadsheets and in lists of
     * programming languages: {@code 5,3,,,7,,,,}, {@code [5, 3, 0, 0, 7, 0, 0, 0, 0],}.
     */
    private static final class SeparatedCells {
        private SeparatedCells() {}

        /**
         * Finds cells between separators.
         *
         * @param separators the possible separators, of which a line uses one
         * @return the cells; empty if the line has another form
         */
        static Optional<CellText> on(TextLine line, int end, Sizes sizes, String separators) {
            String text = line.text();
            char separator = 0;
            for (int i = 0; i < end; i++) {
                char c = text.charAt(i);
                if (separators.indexOf(c) < 0 || c == separator) continue;
                if (separator != 0) return Optional.empty();
                separator = c;
            }
            return separator == 0 ? Optional.empty() : between(line, end, separator, sizes);
        }

        private static Optional<CellText> between(TextLine line, int end, char separator, Sizes sizes) {
            List<int[]> cells = new ArrayList<>();
            int start = 0;
            for (int i = 0; i <= end; i++) {
                if (i < end && line.text().charAt(i) != separator) continue;
                cells.add(stripped(line.text(), start, i));
                start = i + 1;
            }
            int last = cells.size() - 1;
            if (!sizes.isPuzzleOrRow(cells.size()) && cells.get(last)[0] == cells.get(last)[1]) cells.remove(last);
            if (!sizes.isPuzzleOrRow(cells.size())) return Optional.empty();
            CellText found = new CellText(
                    line,
                    cells.stream().mapToInt(cell -> cell[0]).toArray(),
                    cells.stream().mapToInt(cell -> cell[1]).toArray(),
                    CellLayout.comment(line, end));
            return wordThatIsNoCell(found) < 0 ? Optional.of(found) : Optional.empty();
        }

        /** Returns the range without blanks, brackets and quotes around it. */
        private static int[] stripped(String text, int from, int to) {
            int start = from;
            int end = to;
            while (start < end && isAround(text.charAt(start))) start++;
            while (start < end && isAround(text.charAt(end - 1))) end--;
            return new int[] {start, end};
        }

        private static boolean isAround(char character) {
            return LineKind.isSpace(character) || "[](){}|\"'".indexOf(character) >= 0;
        }
    }
}
