package crosshatch.swift;

import static crosshatch.swift.Boards.ALL;
import static crosshatch.swift.Boards.BAND;
import static crosshatch.swift.Boards.DIGITS;
import static crosshatch.swift.Boards.FIRST;
import static crosshatch.swift.Boards.LAST;
import static crosshatch.swift.Boards.ROW;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.XOR;

import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel {@code lanes}: a band of all nine digits is one 512-bit register, one digit per lane, so three registers hold
 * every candidate of the grid, and each rule is applied everywhere at once.
 *
 * <pre>
 *   lane     0    1    2    3    4    5    6    7    8  |  9 … 15
 *          d=1  d=2  d=3  d=4  d=5  d=6  d=7  d=8  d=9  |  idle: all 27 bits set, which no rule changes
 * </pre>
 *
 * <p>A pass does what a round of {@link BandPropagation} does, with neither table nor branch: the matrices of locked
 * candidates, there looked up, are here all turned at the same time. They need a bit per mini-row, so those of the three
 * bands fit one register, each in the gaps of the others:
 *
 * <pre>
 *   bit      0      1      2      3      4      5      6   …    26
 *          r0 b0  r0 b0  r0 b0  r0 b1  r0 b1  r0 b1  r0 b2 …  r2 b2      row r, box b
 *          band 0 band 1 band 2 band 0 band 1 band 2 band 0 … band 2
 * </pre>
 *
 * <p>What one digit must know of the other eight, it learns by turning the nine lanes: once by 1 and by 2, and what that gives
 * by 2, 4 and 6, makes all eight.
 *
 * <p>The passes are one straight line of code, and every step calls the vector interface directly. Tried instead: small
 * methods such as {@code turnBoxes(x)}. C2 stops inlining methods of ours once it has seen 18,000 nodes, while it never stops
 * inlining the interface; each vector that then crosses a call is an object: 7.5 µs a puzzle instead of 1.3.
 *
 * <p>A pass waits for its own results more than for the processor: some 200 steps take 55 ns. Tried, therefore, on the 375
 * hardest of the forum (68 µs at the time): all rules on the same state, side by side: 79 µs, for it takes half as many passes
 * again; rows beside columns, then singles: 77; naked singles one pass late: 78; turning the lanes by 1, 1, 2 and 4, four
 * steps instead of two: 5 % slower.
 */
final class LanePropagation implements Propagation {
    private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_512;

    private static final VectorShuffle<Integer> TURN_1 = turn(1);
    private static final VectorShuffle<Integer> TURN_2 = turn(2);
    private static final VectorShuffle<Integer> TURN_4 = turn(4);
    private static final VectorShuffle<Integer> TURN_6 = turn(6);

    /** All bits in the idle lanes, none in those of digits. */
    private static final IntVector IDLE = (IntVector) SPECIES.broadcast(0).blend(ALL, SPECIES.loadMask(idle(), 0));

    /** The first cell of each mini-row. */
    private static final int MINI_ROWS = 0b001_001_001 * FIRST;
    /** The cells in box 0 and box 1. */
    private static final int FIRST_TWO_BOXES = 0b000_111_111 * FIRST;
    /** The cells in columns 0 and 1 of each box. */
    private static final int FIRST_TWO_COLUMNS = 0b011_011_011 * FIRST;

    private static final int NOT_LAST = ALL ^ LAST;

    /** Each digit's lane takes from the one {@code by} further on, round the nine; idle lanes from themselves. */
    private static VectorShuffle<Integer> turn(int by) {
        return VectorShuffle.fromOp(SPECIES, lane -> lane < DIGITS ? (lane + by) % DIGITS : lane);
    }

    private static boolean[] idle() {
        boolean[] idle = new boolean[SPECIES.length()];
        for (int lane = DIGITS; lane < idle.length; lane++) idle[lane] = true;
        return idle;
    }

    @Override
    public boolean hasItsRegisters() {
        return VectorShape.preferredShape().vectorBitSize() >= SPECIES.vectorBitSize();
    }

    @Override
    public Fixpoint propagate(int[] boards, int at, int changed) {
        IntVector a = IntVector.fromArray(SPECIES, boards, at).or(IDLE);
        IntVector b = IntVector.fromArray(SPECIES, boards, at + BAND).or(IDLE);
        IntVector c = IntVector.fromArray(SPECIES, boards, at + 2 * BAND).or(IDLE);

        // What the other eight digits hold in each cell; an idle lane sees itself.
        IntVector near = a.rearrange(TURN_1).or(a.rearrange(TURN_2));
        IntVector othersA =
                near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
        near = b.rearrange(TURN_1).or(b.rearrange(TURN_2));
        IntVector othersB =
                near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
        near = c.rearrange(TURN_1).or(c.rearrange(TURN_2));
        IntVector othersC =
                near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));

        while (true) {
            IntVector oldA = a;
            IntVector oldB = b;
            IntVector oldC = c;

            // Naked singles take their row; Boards.wholeRows explains the sum and the difference.
            IntVector naked = a.and(othersA.not());
            IntVector ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            IntVector rowsA = ends.sub(ends.lanewise(LSHR, 8)).or(ends);
            a = a.and(rowsA.not().or(naked));
            naked = b.and(othersB.not());
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            IntVector rowsB = ends.sub(ends.lanewise(LSHR, 8)).or(ends);
            b = b.and(rowsB.not().or(naked));
            naked = c.and(othersC.not());
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            IntVector rowsC = ends.sub(ends.lanewise(LSHR, 8)).or(ends);
            c = c.and(rowsC.not().or(naked));

            // Locked candidates in rows: row against box, bit 9 * row + 3 * box + band.
            IntVector miniRowsA =
                    a.or(a.lanewise(LSHR, 1)).or(a.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRowsB =
                    b.or(b.lanewise(LSHR, 1)).or(b.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRowsC =
                    c.or(c.lanewise(LSHR, 1)).or(c.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector matrices = miniRowsA.or(miniRowsB.lanewise(LSHL, 1)).or(miniRowsC.lanewise(LSHL, 2));
            IntVector next =
                    matrices.lanewise(LSHR, 9).or(matrices.lanewise(LSHL, 18)).and(ALL);
            IntVector last =
                    matrices.lanewise(LSHR, 18).or(matrices.lanewise(LSHL, 9)).and(ALL);
            // Turned: box k+1 comes to k. Where the mask has a bit x >>> 3 is taken, elsewhere x << 6.
            IntVector wrap = next.lanewise(LSHL, 6);
            IntVector nextTurned = next.lanewise(LSHR, 3)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_BOXES)
                    .lanewise(XOR, wrap);
            wrap = last.lanewise(LSHL, 6);
            IntVector lastTurned = last.lanewise(LSHR, 3)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_BOXES)
                    .lanewise(XOR, wrap);
            IntVector partners = next.and(lastTurned).or(last.and(nextTurned));
            wrap = partners.lanewise(LSHL, 6);
            partners = partners.lanewise(LSHR, 3)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_BOXES)
                    .lanewise(XOR, wrap);
            matrices = matrices.and(partners);
            IntVector closed = matrices.and(MINI_ROWS);
            a = a.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices.lanewise(LSHR, 1).and(MINI_ROWS);
            b = b.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices.lanewise(LSHR, 2).and(MINI_ROWS);
            c = c.and(closed.lanewise(LSHL, 3).sub(closed));

            // Locked candidates in columns: band against column, bit 9 * band + column.
            IntVector columnsA =
                    a.or(a.lanewise(LSHR, 9)).or(a.lanewise(LSHR, 18)).and(ROW);
            IntVector columnsB =
                    b.or(b.lanewise(LSHR, 9)).or(b.lanewise(LSHR, 18)).and(ROW);
            IntVector columnsC =
                    c.or(c.lanewise(LSHR, 9)).or(c.lanewise(LSHR, 18)).and(ROW);
            matrices = columnsA.or(columnsB.lanewise(LSHL, 9)).or(columnsC.lanewise(LSHL, 18));
            next = matrices.lanewise(LSHR, 9).or(matrices.lanewise(LSHL, 18)).and(ALL);
            last = matrices.lanewise(LSHR, 18).or(matrices.lanewise(LSHL, 9)).and(ALL);
            wrap = next.lanewise(LSHL, 2);
            nextTurned = next.lanewise(LSHR, 1)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_COLUMNS)
                    .lanewise(XOR, wrap);
            wrap = last.lanewise(LSHL, 2);
            lastTurned = last.lanewise(LSHR, 1)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_COLUMNS)
                    .lanewise(XOR, wrap);
            partners = next.and(lastTurned).or(last.and(nextTurned));
            wrap = partners.lanewise(LSHL, 2);
            partners = partners.lanewise(LSHR, 1)
                    .lanewise(XOR, wrap)
                    .and(FIRST_TWO_COLUMNS)
                    .lanewise(XOR, wrap);
            matrices = matrices.and(partners);
            closed = matrices.and(ROW);
            a = a.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices.lanewise(LSHR, 9).and(ROW);
            b = b.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices.lanewise(LSHR, 18);
            c = c.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));

            // Hidden singles, alone in their row, leave no room for other digits. Two naked singles in a row are a
            // clash.
            IntVector manyA = a.and(a.sub(FIRST));
            ends = manyA.and(NOT_LAST).add(NOT_LAST).or(manyA).and(LAST);
            IntVector alone = a.and(ends.sub(ends.lanewise(LSHR, 8)).or(ends).not());
            near = alone.rearrange(TURN_1).or(alone.rearrange(TURN_2));
            IntVector takenA =
                    near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            IntVector manyB = b.and(b.sub(FIRST));
            ends = manyB.and(NOT_LAST).add(NOT_LAST).or(manyB).and(LAST);
            alone = b.and(ends.sub(ends.lanewise(LSHR, 8)).or(ends).not());
            near = alone.rearrange(TURN_1).or(alone.rearrange(TURN_2));
            IntVector takenB =
                    near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            IntVector manyC = c.and(c.sub(FIRST));
            ends = manyC.and(NOT_LAST).add(NOT_LAST).or(manyC).and(LAST);
            alone = c.and(ends.sub(ends.lanewise(LSHR, 8)).or(ends).not());
            near = alone.rearrange(TURN_1).or(alone.rearrange(TURN_2));
            IntVector takenC =
                    near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            IntVector clash = manyA.and(rowsA).or(manyB.and(rowsB)).or(manyC.and(rowsC));

            // Seen before the hidden singles are taken out, so that both turns run side by side: what becomes naked by
            // a hidden
            // single is that single, and its row is clear. One after the other cost 5 % on hard puzzles.
            near = a.rearrange(TURN_1).or(a.rearrange(TURN_2));
            othersA = near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            near = b.rearrange(TURN_1).or(b.rearrange(TURN_2));
            othersB = near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            near = c.rearrange(TURN_1).or(c.rearrange(TURN_2));
            othersC = near.or(near.rearrange(TURN_2)).or(near.rearrange(TURN_4).or(near.rearrange(TURN_6)));
            IntVector filled = a.or(othersA).and(b.or(othersB)).and(c.or(othersC));
            a = a.and(takenA.not());
            b = b.and(takenB.not());
            c = c.and(takenC.not());

            // Dead: a clash, a cell without candidate, or a digit without place, whose whole band the permutations
            // emptied.
            clash = clash.or(filled.lanewise(XOR, ALL));
            if (clash.eq(0).not().or(a.min(b).min(c).eq(0)).anyTrue()) return Fixpoint.DEAD;

            IntVector removed = a.lanewise(XOR, oldA).or(b.lanewise(XOR, oldB)).or(c.lanewise(XOR, oldC));
            if (removed.eq(0).allTrue()) break;
        }
        a.intoArray(boards, at);
        b.intoArray(boards, at + BAND);
        c.intoArray(boards, at + 2 * BAND);
        IntVector shared = a.and(othersA).or(b.and(othersB)).or(c.and(othersC)).and(IDLE.not());
        return shared.eq(0).allTrue() ? Fixpoint.SOLVED : Fixpoint.OPEN;
    }
}
