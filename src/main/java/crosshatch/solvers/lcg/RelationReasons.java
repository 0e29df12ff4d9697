package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Supports;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Generalised arc consistency of relations by their diagrams (G. Pesant, CP 2004), with reasons: of all that the cells of a
 * relation had lost by then, as much as it takes to rule a candidate out (G. Gange, P. Stuckey and R. Szymanek, "MDD
 * propagators with explanation", Constraints 16, 2011), found when somebody asks.
 */
final class RelationReasons implements Trail.CutListener {
    private final ExactlyOneSets slots;
    private final Trail trail;
    private final Singles singles;
    private final Conflict conflict;
    private final int[][] cells;
    private final Supports[] supports;
    /** The numbers of the relations that hold each cell. */
    private final int[][] ofCell;

    private final BitSet waiting = new BitSet();
    /** Everything on the trail before this has woken its relations. */
    private int head;

    /** @param diagrams of the relations, in their order */
    RelationReasons(
            ExactlyOneSets slots,
            Trail trail,
            Singles singles,
            Conflict conflict,
            List<? extends Relation> relations,
            List<Diagram> diagrams) {
        this.slots = slots;
        this.trail = trail;
        this.singles = singles;
        this.conflict = conflict;
        cells = relations.stream()
                .map(relation ->
                        relation.cells().stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        supports = diagrams.stream().map(Supports::new).toArray(Supports[]::new);
        ofCell = IntStream.range(0, slots.board().cells())
                .mapToObj(cell -> IntStream.range(0, cells.length)
                        .filter(number -> relations.get(number).cells().contains(cell))
                        .toArray())
                .toArray(int[][]::new);
    }

    /** All relations are to be looked at. */
    void begin() {
        head = 0;
        waiting.set(0, cells.length);
    }

    /**
     * Looks at relations until something was removed or nothing is left to look at. To be called when {@link Singles} has nothing
     * to say.
     *
     * @return false at a conflict
     */
    boolean propagate() {
        for (; head < trail.size(); head++) {
            for (int number : ofCell[slots.cell(Literal.candidate(trail.literal(head)))]) waiting.set(number);
        }
        int before = trail.size();
        for (int number = waiting.nextSetBit(0); number >= 0; number = waiting.nextSetBit(number)) {
            if (trail.size() > before) return true;
            waiting.clear(number);
            if (!filter(number)) {
                waiting.clear();
                return false;
            }
        }
        return true;
    }

    private boolean filter(int number) {
        int[] scope = cells[number];
        long[] candidates = new long[scope.length];
        for (int i = 0; i < scope.length; i++) candidates[i] = singles.open(scope[i]);
        int reason = Reason.of(Reason.RELATION, number);
        if (!supports[number].find(candidates)) return conflict.found(reason, Literal.NONE);
        for (int i = 0; i < scope.length; i++) {
            for (long left = candidates[i] & ~supports[number].of(i); left != 0; left &= left - 1) {
                int candidate = slots.member(scope[i], Long.numberOfTrailingZeros(left));
                // The last candidate of a cell can go only together with another's: then there was no filling.
                trail.assign(Literal.isNot(candidate), reason);
            }
        }
        return true;
    }

    /**
     * Adds literals, all older than {@code literal}, because of which a relation rules it out.
     *
     * @param literal that its candidate is gone; {@link Literal#NONE} to explain that no filling is left
     */
    void explain(int number, int literal, Ints literals) {
        int[] scope = cells[number];
        long[] candidates = new long[scope.length];
        int before = literal == Literal.NONE ? trail.size() : trail.position(Literal.candidate(literal));
        for (int i = 0; i < scope.length; i++) candidates[i] = candidatesBefore(scope[i], before);
        if (literal != Literal.NONE) {
            int candidate = Literal.candidate(literal);
            int index = IntStream.range(0, scope.length)
                    .filter(i -> scope[i] == slots.cell(candidate))
                    .findFirst()
                    .orElseThrow();
            candidates[index] = 1L << (slots.digit(candidate) - 1);
        }
        addObstacles(number, literal, candidates, literals);
    }

    private long candidatesBefore(int cell, int position) {
        long left = slots.numbered(cell);
        for (long each = left; each != 0; each &= each - 1) {
            int candidate = slots.member(cell, Long.numberOfTrailingZeros(each));
            if (trail.value(Literal.isNot(candidate)) > 0 && trail.position(candidate) < position) {
                left &= ~Long.lowestOneBit(each);
            }
        }
        return left;
    }

    private void addObstacles(int number, int literal, long[] candidates, Ints literals) {
        int[] scope = cells[number];
        int itself = literal == Literal.NONE ? -1 : slots.cell(Literal.candidate(literal));
        long[] removed = new long[scope.length];
        supports[number].explain(candidates, removed);
        for (int i = 0; i < scope.length; i++) {
            // That the cell holds the digit in question is what is to be ruled out, not a reason.
            if (scope[i] == itself) continue;
            for (long left = removed[i] & slots.numbered(scope[i]); left != 0; left &= left - 1) {
                literals.add(Literal.isNot(slots.member(scope[i], Long.numberOfTrailingZeros(left))));
            }
        }
    }

    @Override
    public void cut(int size) {
        head = Math.min(head, size);
    }
}
