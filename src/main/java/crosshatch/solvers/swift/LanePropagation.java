package crosshatch.solvers.swift;

import static crosshatch.solvers.swift.CandidateBoards.CELLS_OF_BAND;
import static crosshatch.solvers.swift.CandidateBoards.DIGIT;
import static crosshatch.solvers.swift.CandidateBoards.PEERS;
import static crosshatch.solvers.swift.CandidateBoards.SPARE;
import static jdk.incubator.vector.VectorOperators.LSHL;
import static jdk.incubator.vector.VectorOperators.LSHR;
import static jdk.incubator.vector.VectorOperators.OR;
import static jdk.incubator.vector.VectorOperators.XOR;

import java.util.Arrays;
import jdk.incubator.vector.IntVector;
import jdk.incubator.vector.VectorShape;
import jdk.incubator.vector.VectorShuffle;
import jdk.incubator.vector.VectorSpecies;

/**
 * The kernel {@code lanes}: two digits fill a 256-bit register, a band a lane, so that five registers hold every candidate of
 * the grid, and each rule is applied everywhere at once.
 *
 * <pre>
 *   lane        0       1       2      3        4       5       6      7
 *   v0       d=1 b0  d=1 b1  d=1 b2  spare   d=2 b0  d=2 b1  d=2 b2  spare       band b
 *   v1       d=3 …                           d=4 …
 *   v4       d=9 b0  d=9 b1  d=9 b2  spare     0       0       0     spare
 * </pre>
 *
 * <p>A pass does what a round of {@link BandPropagation} does, with neither table nor branch. What digits must know of each
 * other is OR-ed from register to register, then from half to half. The matrices of locked candidates, there looked up, are
 * here all turned at the same time. They need a bit per mini-row, so those of three registers fit one, each in the gaps of the
 * others:
 *
 * <pre>
 *   bit      0      1      2      3      4      5      6   …    26
 *          r0 b0  r0 b0  r0 b0  r0 b1  r0 b1  r0 b1  r0 b2 …  r2 b2      row r, box b
 *            v0     v1     v2     v0     v1     v2     v0   …    v2
 * </pre>
 *
 * <p>What counts is the longest chain of steps each of which waits for the one before, more than how many steps there are: four digits to a
 * register of 512 bits, with a third fewer steps and a chain no shorter, was no faster. So naked singles are looked for beside hidden ones,
 * not before locked candidates, and the two ways to turn a matrix begin at the same time: a tenth less time on norvig10k with JDK 25,
 * nothing to tell with JDK 17 (rows not kept).
 *
 * <p>The passes are one straight line of code, and every step calls the vector interface directly. Tried instead: small
 * methods such as {@code turnBoxes(x)}. C2 stops inlining methods of ours once it has seen 18,000 nodes, while it never stops
 * inlining the interface; each vector that then crosses a call is an object: 7.5 µs a puzzle instead of 1.3.
 *
 * <p>Constants are vectors, too. When they were numbers, each spread anew where it was used, the method was too large for C1
 * ("out of virtual registers in linear scan"): while C2 was busy it ran in the tier without profile, for which there is no way
 * to C2, and a puzzle of hard375 took 8 ms instead of 0.1 for the rest of the JVM's life. Tried as well: a method for each rule
 * that hands the registers over in memory, with loops over them; a puzzle takes 8 to 23 % longer.
 *
 * <p>Before, a band of all nine digits was one 512-bit register, a digit a lane. That needs AVX-512, is no faster there, and
 * must not share a JVM with this kernel: with vectors of two sizes, C2 no longer knows which one it has, and both are four times
 * as slow.
 */
final class LanePropagation implements BoardPropagation {
    private static final VectorSpecies<Integer> SPECIES = IntVector.SPECIES_256;

    /** The halves change places. */
    private static final VectorShuffle<Integer> OTHER_HALF = VectorShuffle.fromOp(SPECIES, lane -> lane ^ DIGIT);
    /** Each band takes from the next one of its digit, round the three. */
    private static final VectorShuffle<Integer> NEXT_BAND = turn(1);

    private static final VectorShuffle<Integer> LAST_BAND = turn(2);

    /** All bits in the lanes behind the last digit, none elsewhere. */
    private static final IntVector IDLE = IntVector.fromArray(
            SPECIES, new int[] {0, 0, 0, 0, CandidateBoards.ALL, CandidateBoards.ALL, CandidateBoards.ALL, 0}, 0);
    /** The words behind the last digit: all bits set, elsewhere none. */
    private static final int[] NO_DIGIT = noDigit();
    /** What a level is on which each digit has one place in each row: if nothing is missing, else. */
    private static final Fixpoint[] FULL = {Fixpoint.SOLVED, Fixpoint.DEAD};
    /** All bits in the bands, none in the spare lanes. */
    private static final IntVector BANDS = IntVector.fromArray(
            SPECIES,
            new int[] {
                CandidateBoards.ALL,
                CandidateBoards.ALL,
                CandidateBoards.ALL,
                0,
                CandidateBoards.ALL,
                CandidateBoards.ALL,
                CandidateBoards.ALL,
                0
            },
            0);

    private static final IntVector ALL = everywhere(CandidateBoards.ALL);
    private static final IntVector ROW = everywhere(CandidateBoards.ROW);
    private static final IntVector FIRST = everywhere(CandidateBoards.FIRST);
    private static final IntVector LAST = everywhere(CandidateBoards.LAST);
    private static final IntVector NOT_LAST = everywhere(CandidateBoards.ALL ^ CandidateBoards.LAST);
    /** The first cell of each mini-row. */
    private static final IntVector MINI_ROWS = everywhere(0b001_001_001 * CandidateBoards.FIRST);
    /** The cells in box 0, and in the others. */
    private static final IntVector FIRST_BOX = everywhere(0b000_000_111 * CandidateBoards.FIRST);

    private static final IntVector NOT_FIRST_BOX = everywhere(0b111_111_000 * CandidateBoards.FIRST);
    /** The cells in box 0 and box 1, and in the other. */
    private static final IntVector FIRST_TWO_BOXES = everywhere(0b000_111_111 * CandidateBoards.FIRST);

    private static final IntVector NOT_FIRST_TWO_BOXES = everywhere(0b111_000_000 * CandidateBoards.FIRST);
    /** The first cell of each box in the first row. */
    private static final IntVector BOXES = everywhere(0b001_001_001);
    /** The cells in column 0 of each box, and in the others. */
    private static final IntVector FIRST_COLUMN = everywhere(0b001_001_001 * CandidateBoards.FIRST);

    private static final IntVector NOT_FIRST_COLUMN = everywhere(0b110_110_110 * CandidateBoards.FIRST);
    /** The cells in columns 0 and 1 of each box, and in the other. */
    private static final IntVector FIRST_TWO_COLUMNS = everywhere(0b011_011_011 * CandidateBoards.FIRST);

    private static final IntVector NOT_FIRST_TWO_COLUMNS = everywhere(0b100_100_100 * CandidateBoards.FIRST);

    /**
     * What a decision leaves of registers, three rows of eight words for each cell: of one without its digit, of one that has it
     * in its first half, in its second half.
     */
    private static final int[] LEFT = left();

    private static final int REGISTER = 2 * DIGIT;
    private static final int ROWS_OF_CELL = 3 * REGISTER;

    private static IntVector everywhere(int word) {
        return IntVector.broadcast(SPECIES, word);
    }

    private static VectorShuffle<Integer> turn(int by) {
        return VectorShuffle.fromOp(
                SPECIES, lane -> lane % DIGIT == SPARE ? lane : lane / DIGIT * DIGIT + (lane % DIGIT + by) % 3);
    }

    private static int[] noDigit() {
        int[] words = new int[CandidateBoards.PAIRS];
        Arrays.fill(words, CandidateBoards.BEHIND, words.length, -1);
        return words;
    }

    private static int[] left() {
        int[] left = new int[81 * ROWS_OF_CELL];
        Arrays.fill(left, CandidateBoards.ALL);
        for (int cell = 0; cell < 81; cell++) {
            int band = cell / CELLS_OF_BAND;
            for (int row = 0; row < 3; row++) {
                for (int half = 0; half < 2; half++) {
                    int at = cell * ROWS_OF_CELL + row * REGISTER + half * DIGIT;
                    boolean placed = row == half + 1;
                    if (!placed) left[at + band] ^= 1 << (cell - CELLS_OF_BAND * band);
                    for (int each = 0; placed && each < 3; each++) left[at + each] ^= PEERS[4 * cell + each];
                }
            }
        }
        return left;
    }

    @Override
    public boolean hasItsRegisters() {
        return VectorShape.preferredShape().vectorBitSize() >= SPECIES.vectorBitSize();
    }

    @Override
    public Fixpoint place(int[] boards, int from, int to, int cell, int digit) {
        int otherRows = cell * ROWS_OF_CELL;
        int ownRows = otherRows + (1 + digit % 2) * REGISTER;
        for (int word = 0; word < CandidateBoards.PAIRS; word += REGISTER) {
            int left = word == digit / 2 * REGISTER ? ownRows : otherRows;
            IntVector.fromArray(SPECIES, boards, from + word)
                    .and(IntVector.fromArray(SPECIES, LEFT, left))
                    .intoArray(boards, to + word);
        }
        return close(boards, to);
    }

    @Override
    public Fixpoint propagate(int[] boards, int at) {
        clearRows(boards, at);
        return close(boards, at);
    }

    /** Naked singles take their row. {@link #close} comes to that at the end of a pass; what a decision fills has taken its row already. */
    private static void clearRows(int[] boards, int at) {
        IntVector once = IntVector.zero(SPECIES);
        IntVector twice = once;
        for (int word = 0; word < CandidateBoards.PAIRS; word += REGISTER) {
            IntVector cells = IntVector.fromArray(SPECIES, boards, at + word);
            twice = twice.or(once.and(cells));
            once = once.or(cells);
        }
        IntVector half = once.rearrange(OTHER_HALF);
        twice = twice.or(twice.rearrange(OTHER_HALF)).or(once.and(half));
        IntVector single = once.or(half).lanewise(XOR, once.or(half).and(twice));
        for (int word = 0; word < CandidateBoards.PAIRS; word += REGISTER) {
            IntVector cells = IntVector.fromArray(SPECIES, boards, at + word);
            IntVector naked = cells.and(single);
            IntVector ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            IntVector rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            cells.lanewise(XOR, cells.and(rows.lanewise(XOR, naked))).intoArray(boards, at + word);
        }
    }

    private static Fixpoint close(int[] boards, int at) {
        IntVector v0 = IntVector.fromArray(SPECIES, boards, at);
        IntVector v1 = IntVector.fromArray(SPECIES, boards, at + 1 * REGISTER);
        IntVector v2 = IntVector.fromArray(SPECIES, boards, at + 2 * REGISTER);
        IntVector v3 = IntVector.fromArray(SPECIES, boards, at + 3 * REGISTER);
        IntVector v4 = IntVector.fromArray(SPECIES, boards, at + 4 * REGISTER);
        boolean filled;
        while (true) {
            IntVector old0 = v0;
            IntVector old1 = v1;
            IntVector old2 = v2;
            IntVector old3 = v3;
            IntVector old4 = v4;

            // Locked candidates in rows: row against box, bit 9 * row + 3 * box + register; three registers, then two.
            IntVector miniRows0 =
                    v0.or(v0.lanewise(LSHR, 1)).or(v0.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRows1 =
                    v1.or(v1.lanewise(LSHR, 1)).or(v1.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRows2 =
                    v2.or(v2.lanewise(LSHR, 1)).or(v2.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRows3 =
                    v3.or(v3.lanewise(LSHR, 1)).or(v3.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector miniRows4 =
                    v4.or(v4.lanewise(LSHR, 1)).or(v4.lanewise(LSHR, 2)).and(MINI_ROWS);
            IntVector matrices = miniRows0.or(miniRows1.lanewise(LSHL, 1)).or(miniRows2.lanewise(LSHL, 2));
            IntVector matrices2 = miniRows3.or(miniRows4.lanewise(LSHL, 1));
            // Turned: box k+1 comes to k; turned back: box k+2.
            IntVector next =
                    matrices.lanewise(LSHR, 9).or(matrices.lanewise(LSHL, 18)).and(ALL);
            IntVector last =
                    matrices.lanewise(LSHR, 18).or(matrices.lanewise(LSHL, 9)).and(ALL);
            IntVector nextTurned = next.lanewise(LSHR, 3)
                    .and(FIRST_TWO_BOXES)
                    .or(next.lanewise(LSHL, 6).and(NOT_FIRST_TWO_BOXES));
            IntVector lastTurned = last.lanewise(LSHR, 3)
                    .and(FIRST_TWO_BOXES)
                    .or(last.lanewise(LSHL, 6).and(NOT_FIRST_TWO_BOXES));
            IntVector nextTurnedBack = next.lanewise(LSHR, 6)
                    .and(FIRST_BOX)
                    .or(next.lanewise(LSHL, 3).and(NOT_FIRST_BOX));
            IntVector lastTurnedBack = last.lanewise(LSHR, 6)
                    .and(FIRST_BOX)
                    .or(last.lanewise(LSHL, 3).and(NOT_FIRST_BOX));
            matrices = matrices.and(nextTurned.and(lastTurnedBack).or(lastTurned.and(nextTurnedBack)));
            next = matrices2.lanewise(LSHR, 9).or(matrices2.lanewise(LSHL, 18)).and(ALL);
            last = matrices2.lanewise(LSHR, 18).or(matrices2.lanewise(LSHL, 9)).and(ALL);
            nextTurned = next.lanewise(LSHR, 3)
                    .and(FIRST_TWO_BOXES)
                    .or(next.lanewise(LSHL, 6).and(NOT_FIRST_TWO_BOXES));
            lastTurned = last.lanewise(LSHR, 3)
                    .and(FIRST_TWO_BOXES)
                    .or(last.lanewise(LSHL, 6).and(NOT_FIRST_TWO_BOXES));
            nextTurnedBack = next.lanewise(LSHR, 6)
                    .and(FIRST_BOX)
                    .or(next.lanewise(LSHL, 3).and(NOT_FIRST_BOX));
            lastTurnedBack = last.lanewise(LSHR, 6)
                    .and(FIRST_BOX)
                    .or(last.lanewise(LSHL, 3).and(NOT_FIRST_BOX));
            matrices2 = matrices2.and(nextTurned.and(lastTurnedBack).or(lastTurned.and(nextTurnedBack)));
            IntVector closed = matrices.and(MINI_ROWS);
            v0 = v0.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices.lanewise(LSHR, 1).and(MINI_ROWS);
            v1 = v1.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices.lanewise(LSHR, 2).and(MINI_ROWS);
            v2 = v2.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices2.and(MINI_ROWS);
            v3 = v3.and(closed.lanewise(LSHL, 3).sub(closed));
            closed = matrices2.lanewise(LSHR, 1).and(MINI_ROWS);
            v4 = v4.and(closed.lanewise(LSHL, 3).sub(closed));

            // Locked candidates in columns: band against column, bit 9 * register + column of each band.
            IntVector columns0 =
                    v0.or(v0.lanewise(LSHR, 9)).or(v0.lanewise(LSHR, 18)).and(ROW);
            IntVector columns1 =
                    v1.or(v1.lanewise(LSHR, 9)).or(v1.lanewise(LSHR, 18)).and(ROW);
            IntVector columns2 =
                    v2.or(v2.lanewise(LSHR, 9)).or(v2.lanewise(LSHR, 18)).and(ROW);
            IntVector columns3 =
                    v3.or(v3.lanewise(LSHR, 9)).or(v3.lanewise(LSHR, 18)).and(ROW);
            IntVector columns4 =
                    v4.or(v4.lanewise(LSHR, 9)).or(v4.lanewise(LSHR, 18)).and(ROW);
            matrices = columns0.or(columns1.lanewise(LSHL, 9)).or(columns2.lanewise(LSHL, 18));
            matrices2 = columns3.or(columns4.lanewise(LSHL, 9));
            next = matrices.rearrange(NEXT_BAND);
            last = matrices.rearrange(LAST_BAND);
            nextTurned = next.lanewise(LSHR, 1)
                    .and(FIRST_TWO_COLUMNS)
                    .or(next.lanewise(LSHL, 2).and(NOT_FIRST_TWO_COLUMNS));
            lastTurned = last.lanewise(LSHR, 1)
                    .and(FIRST_TWO_COLUMNS)
                    .or(last.lanewise(LSHL, 2).and(NOT_FIRST_TWO_COLUMNS));
            nextTurnedBack = next.lanewise(LSHR, 2)
                    .and(FIRST_COLUMN)
                    .or(next.lanewise(LSHL, 1).and(NOT_FIRST_COLUMN));
            lastTurnedBack = last.lanewise(LSHR, 2)
                    .and(FIRST_COLUMN)
                    .or(last.lanewise(LSHL, 1).and(NOT_FIRST_COLUMN));
            matrices = matrices.and(nextTurned.and(lastTurnedBack).or(lastTurned.and(nextTurnedBack)));
            next = matrices2.rearrange(NEXT_BAND);
            last = matrices2.rearrange(LAST_BAND);
            nextTurned = next.lanewise(LSHR, 1)
                    .and(FIRST_TWO_COLUMNS)
                    .or(next.lanewise(LSHL, 2).and(NOT_FIRST_TWO_COLUMNS));
            lastTurned = last.lanewise(LSHR, 1)
                    .and(FIRST_TWO_COLUMNS)
                    .or(last.lanewise(LSHL, 2).and(NOT_FIRST_TWO_COLUMNS));
            nextTurnedBack = next.lanewise(LSHR, 2)
                    .and(FIRST_COLUMN)
                    .or(next.lanewise(LSHL, 1).and(NOT_FIRST_COLUMN));
            lastTurnedBack = last.lanewise(LSHR, 2)
                    .and(FIRST_COLUMN)
                    .or(last.lanewise(LSHL, 1).and(NOT_FIRST_COLUMN));
            matrices2 = matrices2.and(nextTurned.and(lastTurnedBack).or(lastTurned.and(nextTurnedBack)));
            closed = matrices.and(ROW);
            v0 = v0.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices.lanewise(LSHR, 9).and(ROW);
            v1 = v1.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices.lanewise(LSHR, 18);
            v2 = v2.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices2.and(ROW);
            v3 = v3.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));
            closed = matrices2.lanewise(LSHR, 9).and(ROW);
            v4 = v4.and(closed.or(closed.lanewise(LSHL, 9)).or(closed.lanewise(LSHL, 18)));

            // In each cell: one candidate, two or more; the spare lanes have more.
            IntVector once = v0.or(v1);
            IntVector twice = v0.and(v1);
            twice = twice.or(once.and(v2));
            once = once.or(v2);
            twice = twice.or(once.and(v3));
            once = once.or(v3);
            twice = twice.or(once.and(v4));
            once = once.or(v4);
            IntVector half = once.rearrange(OTHER_HALF);
            twice = twice.or(twice.rearrange(OTHER_HALF)).or(once.and(half));
            once = once.or(half);
            IntVector single = once.lanewise(XOR, once.and(twice));

            IntVector many0 = v0.and(v0.sub(FIRST));
            IntVector many1 = v1.and(v1.sub(FIRST));
            IntVector many2 = v2.and(v2.sub(FIRST));
            IntVector many3 = v3.and(v3.sub(FIRST));
            IntVector many4 = v4.and(v4.sub(FIRST));

            // Hidden singles are alone in their row, naked singles in their cell. Boards.wholeRows explains sum and
            // difference.
            IntVector ends = many0.and(NOT_LAST).add(NOT_LAST).or(many0).and(LAST);
            IntVector rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            IntVector alone0 = v0.lanewise(XOR, v0.and(rows));
            ends = many1.and(NOT_LAST).add(NOT_LAST).or(many1).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            IntVector alone1 = v1.lanewise(XOR, v1.and(rows));
            ends = many2.and(NOT_LAST).add(NOT_LAST).or(many2).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            IntVector alone2 = v2.lanewise(XOR, v2.and(rows));
            ends = many3.and(NOT_LAST).add(NOT_LAST).or(many3).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            IntVector alone3 = v3.lanewise(XOR, v3.and(rows));
            ends = many4.and(NOT_LAST).add(NOT_LAST).or(many4).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            IntVector alone4 = v4.lanewise(XOR, v4.and(rows));
            IntVector taken = alone0.or(alone1);
            IntVector clash = alone0.and(alone1);
            clash = clash.or(taken.and(alone2));
            taken = taken.or(alone2);
            clash = clash.or(taken.and(alone3));
            taken = taken.or(alone3);
            clash = clash.or(taken.and(alone4));
            taken = taken.or(alone4);
            half = taken.rearrange(OTHER_HALF);
            clash = clash.or(taken.and(half));
            taken = taken.or(half);

            // A hidden single leaves no room for other digits, a naked one none in the rest of its row.
            IntVector naked = v0.and(single);
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            v0 = v0.lanewise(XOR, v0.and(taken.lanewise(XOR, alone0).or(rows.lanewise(XOR, naked))));
            naked = v1.and(single);
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            v1 = v1.lanewise(XOR, v1.and(taken.lanewise(XOR, alone1).or(rows.lanewise(XOR, naked))));
            naked = v2.and(single);
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            v2 = v2.lanewise(XOR, v2.and(taken.lanewise(XOR, alone2).or(rows.lanewise(XOR, naked))));
            naked = v3.and(single);
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            v3 = v3.lanewise(XOR, v3.and(taken.lanewise(XOR, alone3).or(rows.lanewise(XOR, naked))));
            naked = v4.and(single);
            ends = naked.and(NOT_LAST).add(NOT_LAST).or(naked).and(LAST);
            rows = ends.lanewise(LSHL, 1).sub(ends.lanewise(LSHR, 8));
            v4 = v4.lanewise(XOR, v4.and(taken.lanewise(XOR, alone4).or(rows.lanewise(XOR, naked))));

            // Dead: two digits alone in a cell, two naked singles in a row, a cell without candidate, or a digit
            // without place, whose whole band the permutations emptied.
            IntVector many = v0.and(v0.sub(FIRST))
                    .or(v1.and(v1.sub(FIRST)))
                    .or(v2.and(v2.sub(FIRST)))
                    .or(v3.and(v3.sub(FIRST)))
                    .or(v4.and(v4.sub(FIRST)));
            clash = clash.or(many.and(single)).or(once.lanewise(XOR, ALL));
            IntVector least = v0.min(v1).min(v2).min(v3).min(v4.or(IDLE));
            if (clash.eq(0).not().or(least.eq(0)).anyTrue()) return Fixpoint.DEAD;

            IntVector removed = v0.lanewise(XOR, old0)
                    .or(v1.lanewise(XOR, old1))
                    .or(v2.lanewise(XOR, old2))
                    .or(v3.lanewise(XOR, old3))
                    .or(v4.lanewise(XOR, old4));
            // Where each digit has one place in each row nothing is left to remove: that is a solution or none. Or it
            // is the fixpoint.
            filled = many.and(BANDS).eq(0).allTrue();
            if (filled || removed.eq(0).allTrue()) break;
        }
        v0.intoArray(boards, at);
        v1.intoArray(boards, at + 1 * REGISTER);
        v2.intoArray(boards, at + 2 * REGISTER);
        v3.intoArray(boards, at + 3 * REGISTER);
        v4.intoArray(boards, at + 4 * REGISTER);
        if (filled) return full(boards, at);
        tellPairs(boards, at);
        return Fixpoint.OPEN;
    }

    /** Writes the cells with exactly two candidates. */
    private static void tellPairs(int[] boards, int at) {
        IntVector once = IntVector.zero(SPECIES);
        IntVector twice = once;
        IntVector thrice = once;
        for (int word = 0; word < CandidateBoards.PAIRS; word += REGISTER) {
            IntVector cells = IntVector.fromArray(SPECIES, boards, at + word);
            thrice = thrice.or(twice.and(cells));
            twice = twice.or(once.and(cells));
            once = once.or(cells);
        }
        IntVector half = once.rearrange(OTHER_HALF);
        IntVector otherTwice = twice.rearrange(OTHER_HALF);
        thrice = thrice.or(thrice.rearrange(OTHER_HALF)).or(twice.and(half)).or(once.and(otherTwice));
        twice = twice.or(otherTwice).or(once.and(half)).and(BANDS);
        twice.lanewise(XOR, twice.and(thrice)).intoArray(boards, at + CandidateBoards.PAIRS);
    }

    /**
     * Whether each digit, which has one place in each row at most, has one in each column and box, and each cell a digit: what was removed
     * last may have emptied one. Seldom it is not so, so seldom that C2 would compile for "never" and again from the start when it
     * happens, which takes a second: hence no branch.
     */
    static Fixpoint full(int[] boards, int at) {
        IntVector missing = IntVector.zero(SPECIES);
        IntVector taken = missing;
        for (int word = 0; word < CandidateBoards.PAIRS; word += REGISTER) {
            IntVector cells = IntVector.fromArray(SPECIES, boards, at + word);
            taken = taken.or(cells);
            IntVector columns = cells.or(cells.lanewise(LSHR, 9))
                    .or(cells.lanewise(LSHR, 18))
                    .and(ROW);
            IntVector boxes = columns.or(columns.lanewise(LSHR, 1))
                    .or(columns.lanewise(LSHR, 2))
                    .and(BOXES);
            columns = columns.or(columns.rearrange(NEXT_BAND)).or(columns.rearrange(LAST_BAND));
            IntVector none = columns.lanewise(XOR, ROW).or(boxes.lanewise(XOR, BOXES));
            IntVector idle = IntVector.fromArray(SPECIES, NO_DIGIT, word);
            missing = missing.or(none.lanewise(XOR, none.and(idle)));
        }
        missing = missing.or(taken.or(taken.rearrange(OTHER_HALF)).lanewise(XOR, ALL));
        int places = missing.and(BANDS).reduceLanes(OR);
        return FULL[(places | -places) >>> (Integer.SIZE - 1)];
    }
}
