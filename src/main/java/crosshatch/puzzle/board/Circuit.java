package crosshatch.puzzle.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/**
 * Requires that cells form one circuit. Each cell is a place, and its digit names the next place. The circuit has two or more
 * places; a place outside it names itself (M. Lauriere, "A language and a program for stating and solving combinatorial
 * problems", 1978).
 *
 * @param cells the cells in the order of the places
 * @param first the digit that names the first place
 */
public record Circuit(List<Integer> cells, int first) implements Relation {
    /**
     * Checks the cells.
     *
     * @throws IllegalArgumentException if there are fewer than two cells, or a cell is repeated
     */
    public Circuit {
        cells = Texts.cells("circuit", cells, 2);
    }

    static Circuit read(RelationFields fields) {
        return new Circuit(fields.cells(), fields.number("first"));
    }

    @Override
    public RelationKind kind() {
        return RelationKind.CIRCUIT;
    }

    @Override
    public boolean holds(int[] digits) {
        int[] next = cells.stream().mapToInt(cell -> digits[cell] - first).toArray();
        int begin = 0;
        while (begin < next.length && next[begin] == begin) begin++;
        boolean[] met = new boolean[next.length];
        int place = begin;
        while (place >= 0 && place < next.length && !met[place]) {
            met[place] = true;
            place = next[place];
        }
        return begin < next.length
                && place == begin
                && IntStream.range(0, next.length).allMatch(each -> met[each] == (next[each] != each));
    }

    /**
     * The relevant information about the arcs that were read.
     *
     * @param begins for each place without an arc so far, the start of the path to it, which may be itself
     * @param closed whether the circuit is closed
     */
    private record Paths(List<Integer> begins, boolean closed) {}

    @Override
    public Automaton automaton(int digits) {
        Paths single = new Paths(IntStream.range(0, cells.size()).boxed().toList(), false);
        return Automaton.interned(single, (paths, cell, digit) -> after(paths, cell, digit - first), Paths::closed);
    }

    private static Optional<Paths> after(Paths paths, int from, int to) {
        int begin = paths.begins.get(0);
        List<Integer> rest = List.copyOf(paths.begins.subList(1, paths.begins.size()));
        if (from == to) return begin == from ? Optional.of(new Paths(rest, paths.closed)) : Optional.empty();
        if (paths.closed) return Optional.empty();
        if (to == begin) {
            boolean othersAreLoops = IntStream.range(0, rest.size()).allMatch(i -> rest.get(i) == from + 1 + i);
            return othersAreLoops ? Optional.of(new Paths(rest, true)) : Optional.empty();
        }
        int end = rest.indexOf(to);
        if (end < 0) return Optional.empty();
        List<Integer> joined = new ArrayList<>(rest);
        joined.set(end, begin);
        return Optional.of(new Paths(joined, false));
    }

    @Override
    public Optional<String> fault(int digits) {
        return Texts.range(
                "circuit of " + cells.size() + " places from digit " + first, first, 1, digits - cells.size() + 1);
    }

    @Override
    public String text() {
        return "circuit " + first + " of " + Texts.numbers(cells);
    }

    @Override
    public Map<String, Object> fields() {
        return Texts.fields("cells", cells, "first", first);
    }

    @Override
    public Circuit moved(IntUnaryOperator to) {
        return new Circuit(Texts.moved(cells, to), first);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.circuit(this);
    }
}
