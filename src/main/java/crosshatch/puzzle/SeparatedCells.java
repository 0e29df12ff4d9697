package crosshatch.puzzle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Cells with a comma, semicolon or tab between them, with or without a blank in between, as spreadsheets and lists of
 * programming languages have them: {@code 5,3,,,7,,,,}, {@code [5, 3, 0, 0, 7, 0, 0, 0, 0],}.
 */
final class SeparatedCells {
    private static final int LONGEST_CELL = 9;

    private SeparatedCells() {}

    /**
     * @param separators of which only one kind may stand on the line
     * @return empty if the line is not like that
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
            int[] cell = stripped(line.text(), start, i);
            if (cell[1] - cell[0] > LONGEST_CELL) return Optional.empty();
            cells.add(cell);
            start = i + 1;
        }
        int last = cells.size() - 1;
        if (!fits(sizes, cells.size()) && cells.get(last)[0] == cells.get(last)[1]) cells.remove(last);
        if (!fits(sizes, cells.size())) return Optional.empty();
        CellText found = new CellText(
                line,
                cells.stream().mapToInt(cell -> cell[0]).toArray(),
                cells.stream().mapToInt(cell -> cell[1]).toArray(),
                CellLayout.comment(line, end));
        for (int cell = 0; cell < found.count(); cell++) {
            boolean one = found.length(cell) <= 1 || found.number(cell) != CellText.NO_NUMBER;
            if (!one && !CandidateMarks.areMarks(found.text(cell), sizes.digits(found.count())))
                return Optional.empty();
        }
        return Optional.of(found);
    }

    private static boolean fits(Sizes sizes, int count) {
        return sizes.isPuzzle(count) || sizes.isRow(count);
    }

    /** Without blanks, brackets and quotes around it. */
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
