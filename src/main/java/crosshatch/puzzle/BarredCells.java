package crosshatch.puzzle;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads a row between bars in which a space is a blank. The bars show the number of cells: {@code | | 5 |9 |} has three boxes
 * of three cells, and {@code | 5 | | 3 | …} has a bar after each cell.
 */
final class BarredCells {
    private final TextLine line;
    /** The start and end of each part between two bars. */
    private final List<int[]> parts;

    private BarredCells(TextLine line, List<int[]> parts) {
        this.line = line;
        this.parts = parts;
    }

    /**
     * Finds the cells of such a row.
     *
     * @return the cells; empty if the line has another form, or if no space in it is a blank
     */
    static Optional<CellText> on(TextLine line, int end, Sizes sizes) {
        if (line.text().indexOf('|') < 0) return Optional.empty();
        List<int[]> parts = parts(line.text(), end);
        // a blank before the first bar is outside the frame, or a blank cell of a grid without a frame
        int first = isBlank(line, parts.get(0)) ? 1 : 0;
        int last = parts.size() - (isBlank(line, parts.get(parts.size() - 1)) ? 1 : 0);
        boolean framed = first > 0 && last < parts.size();
        for (int from = first; from >= 0; from--) {
            for (int to = last; to <= parts.size(); to++) {
                if (from >= to || (framed && from > 0 && to > last)) continue;
                Optional<CellText> found = new BarredCells(line, parts.subList(from, to)).cells(sizes);
                if (found.isPresent()) return found;
            }
        }
        return Optional.empty();
    }

    private static boolean isBlank(TextLine line, int[] part) {
        return line.text().substring(part[0], part[1]).isBlank();
    }

    private Optional<CellText> cells(Sizes sizes) {
        if (!areEqual()) return Optional.empty();
        int boxes = parts.size();
        Board board = sizes.board();
        int digits = board == null ? boxes * boxes : board.digits();
        int width = board == null ? boxes : boxWidth(board);
        if (width > 1 && boxes * width == digits && sizes.isRow(digits)) {
            Optional<CellText> found = inBoxes(width);
            if (found.isPresent()) return found;
        }
        return boxes >= 4 && sizes.isRow(boxes) ? oneEach() : Optional.empty();
    }

    private static List<int[]> parts(String text, int end) {
        List<int[]> parts = new ArrayList<>();
        int start = 0;
        for (int i = 0; i <= end; i++) {
            if (i < end && text.charAt(i) != '|') continue;
            parts.add(new int[] {start, i});
            start = i + 1;
        }
        return parts;
    }

    private static int boxWidth(@Nullable Board board) {
        if (board == null) return 0;
        return board.units().stream()
                .filter(unit -> unit.kind() == Unit.Kind.BOX)
                .findFirst()
                .map(box -> {
                    int columns = 0;
                    for (int cell : box.cells()) if (cell < board.digits()) columns++;
                    return columns;
                })
                .orElse(0);
    }

    /** Returns whether all parts are of one width; the last one may have lost its spaces at the end. */
    private boolean areEqual() {
        int width = parts.get(0)[1] - parts.get(0)[0];
        for (int[] part : parts) {
            boolean cutShort = part == parts.get(parts.size() - 1)
                    && part[1] == line.text().length();
            int here = part[1] - part[0];
            if (cutShort ? here > width : here != width) return false;
        }
        return width > 0;
    }

    /** Finds cells in boxes of equal width, whose cells are adjacent or separated by one column. */
    private Optional<CellText> inBoxes(int cells) {
        int width = parts.get(0)[1] - parts.get(0)[0];
        if (width == cells) return taken(cells, 0, 1);
        if (width < 2 * cells - 1 || width > 2 * cells + 1) return Optional.empty();
        if (width == 2 * cells + 1) return taken(cells, 1, 2);
        Optional<CellText> found = taken(cells, 0, 2);
        return found.isPresent() || width == 2 * cells - 1 ? found : taken(cells, 1, 2);
    }

    private Optional<CellText> taken(int cells, int first, int step) {
        int[] starts = new int[parts.size() * cells];
        int[] ends = new int[starts.length];
        int count = 0;
        boolean blank = false;
        int filled = 0;
        for (int[] part : parts) {
            for (int i = 0; i < cells; i++) {
                int at = Math.min(part[0] + first + i * step, part[1]);
                starts[count] = at;
                ends[count++] = Math.min(at + 1, part[1]);
                boolean empty = at == part[1] || LineKind.isSpace(line.text().charAt(at));
                blank |= empty;
                if (!empty) filled++;
            }
        }
        boolean all = filled == characters();
        return blank && all ? Optional.of(new CellText(line, starts, ends, "")) : Optional.empty();
    }

    /** Counts the characters between the bars that are no spaces. */
    private int characters() {
        int count = 0;
        for (int[] part : parts) {
            for (int i = part[0]; i < part[1]; i++)
                if (!LineKind.isSpace(line.text().charAt(i))) count++;
        }
        return count;
    }

    private Optional<CellText> oneEach() {
        int[] starts = new int[parts.size()];
        int[] ends = new int[starts.length];
        boolean blank = false;
        for (int cell = 0; cell < starts.length; cell++) {
            String text = line.text().substring(parts.get(cell)[0], parts.get(cell)[1]);
            String word = text.strip();
            if (word.length() > 1 && !word.matches("[0-9]{1,3}|-1")) return Optional.empty();
            starts[cell] = parts.get(cell)[0] + (word.isEmpty() ? 0 : text.indexOf(word));
            ends[cell] = starts[cell] + word.length();
            blank |= word.isEmpty();
        }
        return blank ? Optional.of(new CellText(line, starts, ends, "")) : Optional.empty();
    }
}
