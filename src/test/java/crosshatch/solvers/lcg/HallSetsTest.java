package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Exhaustive;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.solvers.matching.Components;
import crosshatch.solvers.matching.Matching;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Candidates that Hall sets leave along random walks down and up, beside matchings and components made anew for every unit, and for the rows and columns of every digit. */
class HallSetsTest {
    private int conflicts;
    private int removals;
    private int jumps;

    @Test
    void leavesWhatMatchingsMadeAnewLeave() {
        for (int seed = 0; seed < Exhaustive.of(200, 20); seed++) {
            Puzzle puzzle = SmallPuzzles.random(seed);
            new Walk(puzzle.board(), seed % 2 == 0, seed % 3 != 0, SmallPuzzles.named(seed, puzzle))
                    .go(new Random(seed));
        }
        assertTrue(conflicts >= 50, conflicts + " conflicts");
        assertTrue(removals > 1_000, removals + " removals");
        assertTrue(jumps > 1_000, jumps + " jumps");
    }

    /** A walk over one board, without givens. */
    private final class Walk {
        private final Board board;
        private final boolean fish;
        private final String named;
        private final ExactlyOneSets slots;
        private final Trail trail;
        private final Singles singles;
        private final HallSets hallSets;

        /** @param hidden whether hidden singles are looked for */
        Walk(Board board, boolean fish, boolean hidden, String named) {
            this.board = board;
            this.fish = fish && board.isSquare();
            this.named = named;
            slots = new ExactlyOneSets(board);
            trail = new Trail(slots.mostCandidates());
            Conflict conflict = new Conflict();
            singles = new Singles(slots, trail, conflict, hidden);
            hallSets = new HallSets(slots, trail, singles, conflict, fish);
            trail.listen(singles);
            trail.follow(hallSets);
        }

        void go(Random random) {
            Givens none = new Givens(board);
            none.readNone();
            slots.number(none.left());
            trail.begin();
            singles.begin();
            hallSets.begin();
            assertTrue(propagate(), named);
            for (int step = 0; step < 5_000; step++) {
                // More often what a candidate is not: a digit in its cell leaves Hall sets nothing to do.
                int candidate = random.nextInt(slots.candidates());
                int literal = random.nextInt(8) == 0 ? Literal.is(candidate) : Literal.isNot(candidate);
                if (trail.value(literal) == 0) {
                    trail.decide(literal);
                    for (int more = random.nextInt(4); more > 0; more--) assumeNot(random.nextInt(slots.candidates()));
                    boolean alive = propagate();
                    long[] left = left();
                    assertEquals(alive, left.length > 0, named);
                    if (alive) assertEquals(Arrays.toString(left), Arrays.toString(open()), named);
                    else backTo(random.nextInt(trail.level()));
                } else if (random.nextInt(40) == 0 && trail.level() > 0) {
                    backTo(random.nextInt(trail.level()));
                }
            }
        }

        /** Assumed at the same level: more at once is more for one look at a unit. */
        private void assumeNot(int candidate) {
            if (trail.value(Literal.isNot(candidate)) == 0) trail.assign(Literal.isNot(candidate), Reason.NONE);
        }

        private void backTo(int level) {
            jumps++;
            trail.backTo(level);
        }

        private boolean propagate() {
            while (true) {
                if (!singles.propagate()) return false;
                int before = trail.size();
                if (!hallSets.propagate()) {
                    conflicts++;
                    return false;
                }
                removals += trail.size() - before;
                if (trail.size() == before) return true;
            }
        }

        private long[] open() {
            long[] open = new long[board.cells()];
            for (int cell = 0; cell < open.length; cell++) open[cell] = singles.open(cell);
            return open;
        }

        /** What all that was assumed leaves, from an empty board on; nothing if it clashes. */
        private long[] left() {
            long[] masks = new long[board.cells()];
            Arrays.fill(masks, -1L >>> (Long.SIZE - board.digits()));
            for (int position = 0; position < trail.size(); position++) {
                int literal = trail.literal(position);
                int candidate = Literal.candidate(literal);
                if (trail.reason(candidate) != Reason.NONE) continue;
                long digit = 1L << (slots.digit(candidate) - 1);
                masks[slots.cell(candidate)] &= Literal.fills(literal) ? digit : ~digit;
            }
            long[] before;
            do {
                before = masks.clone();
                for (int unit = 0; unit < board.unitCount(); unit++) {
                    if (!filter(board.unit(unit), masks)) return new long[0];
                }
                for (int digit = 0; fish && digit < board.digits(); digit++) {
                    if (!filterLines(digit, masks)) return new long[0];
                }
            } while (!Arrays.equals(before, masks));
            return masks;
        }

        private boolean filter(int[] cells, long[] masks) {
            long[] left = IntStream.of(cells).mapToLong(cell -> masks[cell]).toArray();
            if (!filter(left)) return false;
            for (int i = 0; i < cells.length; i++) masks[cells[i]] = left[i];
            return true;
        }

        /** Rows with the columns in which a digit, from 0, has places in them. */
        private boolean filterLines(int digit, long[] masks) {
            int n = board.digits();
            long[] columns = new long[n];
            for (int cell = 0; cell < masks.length; cell++) columns[cell / n] |= (masks[cell] >> digit & 1) << cell % n;
            if (!filter(columns)) return false;
            for (int cell = 0; cell < masks.length; cell++) {
                if ((columns[cell / n] >> cell % n & 1) == 0) masks[cell] &= ~(1L << digit);
            }
            return true;
        }

        private boolean filter(long[] masks) {
            Matching matching = new Matching(board.digits());
            for (long mask : masks) matching.add(mask);
            while (matching.nodes() < board.digits()) matching.add(-1L >>> (Long.SIZE - board.digits()));
            if (!matching.match()) return false;
            Components components = new Components(matching);
            components.find(matching.nodes());
            for (int node = 0; node < masks.length; node++) masks[node] &= components.digitsAround(node);
            return true;
        }
    }
}
