package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A grid cut into blocks, as game IDs write it: for each place between two neighbours whether a border is there. The n(n-1)
 * places between horizontal neighbours come first, row by row, then the n(n-1) places between vertical neighbours, column by
 * column.
 *
 * <pre>
 *   _        a border
 *   a … y    1 … 25 places without a border, then a border
 *   z        25 places without a border, and none after
 * </pre>
 *
 * One more border stands at the very end. Places without a border join two cells.
 */
final class BlockBorders {
    private final String what;
    private final int n;
    /** A cell that leads to the first cell of the block; a first cell leads to itself. */
    private final int[] parents;

    private final List<int[]> borders = new ArrayList<>();
    private int place;

    private BlockBorders(String what, int n) {
        this.what = what;
        this.n = n;
        parents = new int[n * n];
        Arrays.setAll(parents, cell -> cell);
    }

    /**
     * Reads the blocks of a grid.
     *
     * @param what the name of the blocks in messages: {@code cages}
     * @param n the number of rows, which is the number of columns
     * @return the cells of each block, ascending; blocks in the order of their first cells
     * @throws InputException if the text has borders for too few or too many places
     */
    static List<int[]> read(String what, String text, int n) {
        BlockBorders blocks = new BlockBorders(what, n);
        for (int i = 0; i < text.length(); i++) blocks.take(text.charAt(i));
        blocks.finish();
        return blocks.cells();
    }

    /** Expands numbers in {@code text}: a number n after a letter makes n copies of the letter. */
    static String repeated(String what, String text, int n) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            int end = i + 1;
            while (end < text.length() && RunText.isDigit(text.charAt(end))) end++;
            int times = end == i + 1 ? 1 : RunText.number(what, text.substring(i + 1, end), 2 * n * n);
            all.append(String.valueOf(text.charAt(i)).repeat(times));
            i = end - 1;
        }
        return all.toString();
    }

    private void take(char c) {
        if (c != '_' && (c < 'a' || c > 'z')) {
            throw new InputException(what + ": found " + PuzzleText.quoted(c) + ", expected '_' or a-z");
        }
        int joined = c == '_' ? 0 : c == 'z' ? 25 : c - 'a' + 1;
        for (int i = 0; i < joined; i++) {
            int[] pair = pairAt(place++);
            join(pair[0], pair[1]);
        }
        if (c == 'z') return;
        if (place < places()) borders.add(pairAt(place));
        place++;
    }

    private int places() {
        return 2 * n * (n - 1);
    }

    private int[] pairAt(int at) {
        if (at >= places()) throw doNotAddUp("more");
        int line = at / (n - 1);
        int step = at % (n - 1);
        int first = line < n ? line * n + step : step * n + line - n;
        return new int[] {first, line < n ? first + 1 : first + n};
    }

    private InputException doNotAddUp(String found) {
        return new InputException("the text of the borders of the " + what + " has the wrong length: it describes "
                + found + " than the " + places() + " places between neighbouring cells, before the mark of the end");
    }

    private void finish() {
        if (place <= places()) throw doNotAddUp("fewer");
        if (place > places() + 1) throw doNotAddUp("more");
        for (int[] border : borders) {
            if (first(border[0]) == first(border[1])) {
                throw new InputException("the borders of the " + what + " do not fit: a border separates the cells "
                        + name(border[0]) + " and " + name(border[1]) + ", but other places join them");
            }
        }
    }

    private String name(int cell) {
        return "r" + (cell / n + 1) + "c" + (cell % n + 1);
    }

    private int first(int cell) {
        int at = cell;
        while (parents[at] != at) at = parents[at];
        return at;
    }

    private void join(int one, int other) {
        int a = first(one);
        int b = first(other);
        parents[Math.max(a, b)] = Math.min(a, b);
    }

    private List<int[]> cells() {
        List<List<Integer>> blocks = new ArrayList<>();
        int[] numbers = new int[parents.length];
        for (int cell = 0; cell < parents.length; cell++) {
            int first = first(cell);
            if (first == cell) {
                numbers[cell] = blocks.size();
                blocks.add(new ArrayList<>());
            }
            blocks.get(numbers[first]).add(cell);
        }
        return blocks.stream()
                .map(block -> block.stream().mapToInt(Integer::intValue).toArray())
                .toList();
    }
}
