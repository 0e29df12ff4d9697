package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Locked candidates, with reasons: where all places of a digit in one exact unit lie in a second unit too, it has no other place in
 * the second. The reason is that the first unit has lost its other places. Needs units that share two cells or more: in a Latin square
 * there are none.
 *
 * <p>Sudoku's solvers by hand call it pointing and claiming. Unit propagation over the clauses of {@link Singles} does not see it, but
 * for one step of looking ahead: were the candidate the digit, the first unit would have no place.
 */
final class Locked implements Trail.CutListener {
    private final Board board;
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Singles singles;
    private final List<Crossing> crossings = new ArrayList<>();
    /** By unit and place: the crossings of an exact unit with others at this place. */
    private final Crossing[][][] at;

    /** Whether all slots are to be looked at. */
    private boolean fresh;
    /** Everything on the trail before this was looked at. */
    private int head;

    /**
     * Where two units share cells.
     *
     * @param number of the crossing
     * @param common places of the shared cells in the unit, as bits
     * @param commonThere the same in the other unit
     */
    private record Crossing(int number, int unit, int other, long common, long commonThere) {}

    Locked(ExactlyOneSets slots, Trail trail, Singles singles) {
        board = slots.board();
        this.slots = slots;
        this.trail = trail;
        this.singles = singles;
        at = new Crossing[board.unitCount()][][];
        for (int unit = 0; unit < at.length; unit++) {
            List<Crossing> ofUnit = board.isExact(unit) ? crossingsOf(unit) : List.of();
            at[unit] = IntStream.range(0, board.unit(unit).length)
                    .mapToObj(place -> ofUnit.stream()
                            .filter(crossing -> (crossing.common >> place & 1) != 0)
                            .toArray(Crossing[]::new))
                    .toArray(Crossing[][]::new);
        }
    }

    private List<Crossing> crossingsOf(int unit) {
        int from = crossings.size();
        for (int other = 0; other < board.unitCount(); other++) {
            long common = placesIn(unit, other);
            if (other == unit || Long.bitCount(common) < 2) continue;
            crossings.add(new Crossing(crossings.size(), unit, other, common, placesIn(other, unit)));
        }
        return crossings.subList(from, crossings.size());
    }

    /** The places of a unit whose cells are in another one too. */
    private long placesIn(int unit, int other) {
        long places = 0;
        int[] cells = board.unit(unit);
        for (int place = 0; place < cells.length; place++) {
            if (Arrays.binarySearch(board.unit(other), cells[place]) >= 0) places |= 1L << place;
        }
        return places;
    }

    /** Whether any units share two cells or more. */
    boolean isOfUse() {
        return !crossings.isEmpty();
    }

    /** All units are to be looked at. */
    void begin() {
        fresh = true;
        head = 0;
    }

    /** Looks at where a digit has lost a place, until something was removed or nothing is left to look at. */
    void propagate() {
        if (fresh) lookEverywhere();
        int before = trail.size();
        while (head < trail.size() && trail.size() == before) {
            int literal = trail.literal(head++);
            if (Literal.fills(literal)) continue;
            int candidate = Literal.candidate(literal);
            for (int unit : board.unitsOf(slots.cell(candidate))) propagate(unit, slots.digit(candidate));
        }
    }

    private void lookEverywhere() {
        fresh = false;
        for (int unit = 0; unit < at.length; unit++) {
            for (int digit = 1; digit <= board.digits(); digit++) propagate(unit, digit);
        }
    }

    private void propagate(int unit, int digit) {
        long places = singles.open(slots.slot(unit, digit));
        if ((places & (places - 1)) == 0) return;
        for (Crossing crossing : at[unit][Long.numberOfTrailingZeros(places)]) {
            if ((places & ~crossing.common) == 0) remove(crossing, digit);
        }
    }

    private void remove(Crossing crossing, int digit) {
        int slot = slots.slot(crossing.other, digit);
        int reason = Reason.of(Reason.LOCKED, crossing.number * board.digits() + digit - 1);
        for (long left = singles.open(slot) & ~crossing.commonThere; left != 0; left &= left - 1) {
            int removed = Literal.isNot(slots.member(slot, Long.numberOfTrailingZeros(left)));
            if (trail.value(removed) == 0) trail.assign(removed, reason);
        }
    }

    /** Adds what a removal rests on: that the first unit has lost the digit's places outside of the second. */
    void explain(int about, Ints literals) {
        Crossing crossing = crossings.get(about / board.digits());
        int slot = slots.slot(crossing.unit, about % board.digits() + 1);
        for (long left = singles.rootOpen(slot) & ~crossing.common; left != 0; left &= left - 1) {
            literals.add(Literal.isNot(slots.member(slot, Long.numberOfTrailingZeros(left))));
        }
    }

    @Override
    public void cut(int size) {
        head = Math.min(head, size);
    }
}
