package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * The choice of implied sums. They follow from the sums of a board, because the digits of an exact unit add up to n(n+1)/2.
 * An area of whole units without common cells has two implied sums:
 *
 * <pre>
 *   +---------+      innies   the total of the area, less the cages a and b inside it, is the sum of its other cells: the upper c
 *   | a a b b |      outies   all cages that touch the area, less its total, is the sum of the cells outside it: the lower c
 *   | a b b c |
 *   +---------+
 *         c
 * </pre>
 */
public enum ImpliedSums {
    NONE("none"),
    UNITS("innies and outies of each unit"),
    AREAS("innies and outies of each unit, and of up to all but one of a kind that follow each other");

    /** The largest number of cells of an implied sum; longer sums exclude almost nothing. */
    private static final int MOST_CELLS = 4;

    private final String meaning;

    ImpliedSums(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning of this choice, for people. */
    public String meaning() {
        return meaning;
    }

    /** Returns the relations of a board, and the implied sums that are not among them. */
    public List<Relation> relations(Board board) {
        if (this == NONE) return board.relations();
        List<Cage> cages = disjoint(board);
        Set<Relation> relations = new LinkedHashSet<>(board.relations());
        for (Area area : areas(board)) {
            innies(board, area, cages).ifPresent(relations::add);
            outies(board, area, cages).ifPresent(relations::add);
        }
        return List.copyOf(relations);
    }

    private record Cage(BitSet cells, int total) {}

    /** An area of exact units without a common cell. */
    private record Area(BitSet cells, int units) {}

    /** The board's sums, none of which shares a cell with an earlier one. */
    private static List<Cage> disjoint(Board board) {
        BitSet taken = new BitSet();
        List<Cage> cages = new ArrayList<>();
        for (Relation relation : board.relations()) {
            if (!(relation instanceof Sum sum)) continue;
            BitSet cells = new BitSet();
            sum.cells().forEach(cells::set);
            if (cells.intersects(taken)) continue;
            taken.or(cells);
            cages.add(new Cage(cells, sum.total()));
        }
        return cages;
    }

    private List<Area> areas(Board board) {
        List<Area> areas = new ArrayList<>();
        for (Unit.Kind kind : Unit.Kind.values()) {
            List<BitSet> units = IntStream.range(0, board.unitCount())
                    .filter(unit -> board.units().get(unit).kind() == kind && board.isExact(unit))
                    .mapToObj(unit -> IntStream.of(board.unit(unit)).collect(BitSet::new, BitSet::set, BitSet::or))
                    .toList();
            for (int first = 0; first < units.size(); first++) addFrom(units, first, areas);
        }
        return areas;
    }

    /** The areas that begin with a unit. */
    private void addFrom(List<BitSet> units, int first, List<Area> areas) {
        int most = this == UNITS ? 1 : Math.max(1, units.size() - 1);
        BitSet cells = new BitSet();
        for (int i = first; i < units.size() && i < first + most; i++) {
            if (cells.intersects(units.get(i))) return;
            cells.or(units.get(i));
            areas.add(new Area((BitSet) cells.clone(), i - first + 1));
        }
    }

    private static int total(Board board, Area area) {
        return area.units() * board.digits() * (board.digits() + 1) / 2;
    }

    private static Optional<Sum> innies(Board board, Area area, List<Cage> cages) {
        BitSet rest = (BitSet) area.cells().clone();
        int total = total(board, area);
        for (Cage cage : cages) {
            if (!within(cage.cells(), area.cells())) continue;
            rest.andNot(cage.cells());
            total -= cage.total();
        }
        return rest.equals(area.cells()) ? Optional.empty() : sum(board, rest, total);
    }

    private static Optional<Sum> outies(Board board, Area area, List<Cage> cages) {
        BitSet covered = new BitSet();
        int total = -total(board, area);
        for (Cage cage : cages) {
            if (!cage.cells().intersects(area.cells())) continue;
            covered.or(cage.cells());
            total += cage.total();
        }
        if (!within(area.cells(), covered)) return Optional.empty();
        covered.andNot(area.cells());
        return sum(board, covered, total);
    }

    private static boolean within(BitSet inner, BitSet outer) {
        BitSet outside = (BitSet) inner.clone();
        outside.andNot(outer);
        return outside.isEmpty();
    }

    /**
     * Returns the sum of some cells; empty if it is useless, or if the total is out of range, because the puzzle then has no
     * solution.
     */
    private static Optional<Sum> sum(Board board, BitSet cells, int total) {
        if (cells.isEmpty() || cells.cardinality() > MOST_CELLS) return Optional.empty();
        Sum sum = new Sum(cells.stream().boxed().toList(), total);
        return Optional.of(sum).filter(each -> each.fault(board.digits()).isEmpty());
    }
}
