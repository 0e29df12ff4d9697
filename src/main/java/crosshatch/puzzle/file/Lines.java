package crosshatch.puzzle.file;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Orders cells so that a line can be drawn through them. */
final class Lines {
    /** The largest number of cells, because more would take too long. */
    private static final int MOST_CELLS = 12;

    private Lines() {}

    /**
     * Returns a line along steps between cells. It begins at a cell with the fewest steps.
     *
     * @param steps at least one step, of two cells each
     */
    static List<Integer> along(List<List<Integer>> steps) {
        Map<Integer, Long> ends = steps.stream()
                .map(step -> step.get(1))
                .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
        List<Integer> first = steps.stream()
                .min(Comparator.comparing(step -> ends.getOrDefault(step.get(0), 0L)))
                .orElseThrow();
        List<Integer> line = new ArrayList<>(first);
        for (Optional<Integer> next = next(line, steps); next.isPresent(); next = next(line, steps)) {
            line.add(next.get());
        }
        return line;
    }

    private static Optional<Integer> next(List<Integer> line, List<List<Integer>> steps) {
        int last = line.get(line.size() - 1);
        return steps.stream()
                .filter(step -> step.get(0) == last && !line.contains(step.get(1)))
                .map(step -> step.get(1))
                .findFirst();
    }

    /**
     * Returns a line through all cells by straight or diagonal steps to neighbours; the cells in their given order if there
     * is none.
     *
     * @param starts the cells from which the line may begin, which need not be among the cells
     * @param digits the number of cells in a row
     */
    static List<Integer> through(List<Integer> cells, List<Integer> starts, int digits) {
        for (int start : starts) {
            List<Integer> line = new ArrayList<>(List.of(start));
            List<Integer> rest = new ArrayList<>(cells);
            rest.remove((Integer) start);
            if (cells.size() <= MOST_CELLS && extend(line, rest, digits)) return line;
        }
        List<Integer> line = new ArrayList<>(starts.subList(0, 1));
        cells.stream().filter(cell -> !line.contains(cell)).forEach(line::add);
        return line;
    }

    private static boolean extend(List<Integer> line, List<Integer> rest, int digits) {
        if (rest.isEmpty()) return true;
        for (int next : List.copyOf(rest)) {
            if (!touch(line.get(line.size() - 1), next, digits)) continue;
            line.add(next);
            rest.remove((Integer) next);
            if (extend(line, rest, digits)) return true;
            line.remove(line.size() - 1);
            rest.add(next);
        }
        return false;
    }

    /**
     * Returns a line on which pairs of cells are symmetric, from the nearest pair outwards. One more cell may be needed in
     * the middle.
     *
     * @param pairs at least one pair
     */
    static List<Integer> mirrored(List<List<Integer>> pairs, int digits) {
        List<Integer> nearest = pairs.stream()
                .min(Comparator.comparing(pair -> distance(pair.get(0), pair.get(1), digits)))
                .orElseThrow();
        if (distance(nearest.get(0), nearest.get(1), digits) > 2) return nearest;
        Deque<Integer> line = new ArrayDeque<>(nearest);
        boolean grows = true;
        while (grows) {
            grows = pairs.stream()
                    .anyMatch(pair -> surround(line, pair.get(0), pair.get(1), digits)
                            || surround(line, pair.get(1), pair.get(0), digits));
        }
        return withMiddle(new ArrayList<>(line), digits);
    }

    /** Puts two cells around a line, if they touch its ends. */
    private static boolean surround(Deque<Integer> line, int first, int last, int digits) {
        boolean fits = !line.contains(first)
                && !line.contains(last)
                && touch(first, line.getFirst(), digits)
                && touch(line.getLast(), last, digits);
        if (!fits) return false;
        line.addFirst(first);
        line.addLast(last);
        return true;
    }

    private static List<Integer> withMiddle(List<Integer> line, int digits) {
        int half = line.size() / 2;
        int before = line.get(half - 1);
        int after = line.get(half);
        if (touch(before, after, digits)) return line;
        IntStream.range(0, digits * digits)
                .boxed()
                .filter(cell -> touch(before, cell, digits) && touch(cell, after, digits) && !line.contains(cell))
                .min(Comparator.comparing(cell -> Math.abs(2 * cell - before - after)))
                .ifPresent(middle -> line.add(half, middle));
        return line;
    }

    private static boolean touch(int one, int other, int digits) {
        return distance(one, other, digits) <= 1;
    }

    /** Returns the number of straight or diagonal steps between neighbours. */
    private static int distance(int one, int other, int digits) {
        return Math.max(Math.abs(one / digits - other / digits), Math.abs(one % digits - other % digits));
    }
}
