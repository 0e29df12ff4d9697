package crosshatch.engine.learn;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Local search over full grids: each cell has one of its candidates, and a move gives a cell another one. Two cells of a unit with the
 * same digit clash. Of the moves of cells that clash, one of those is made after which there are fewest clashes; what a cell was moved
 * from it does not come back to for a while, unless there were never as few clashes. A. Hertz and D. de Werra, "Using tabu search
 * techniques for graph coloring", Computing 39 (1987); for Latin squares with holes Y. Jin and J.-K. Hao, "Solving the Latin square
 * completion problem by memetic graph coloring", IEEE Transactions on Evolutionary Computation 23 (2019).
 *
 * <p>Knows what is left at the root, and no clauses and no relations. From one {@link #run} to the next it goes on from its grid.
 */
final class TabuSearch {
    private static final int SEED = 1;

    /**
     * For how many moves what was left is tabu, this number left out; half of it in the mean. Measured by tabu search alone, 15 s each, on eight
     * Sudokus of order 6 with 49 % holes, clashes left in all: 5, 438; 10, 443; 20, 133; 40, 20 (four are solved); 50, 35; 60, 41; 80, 67.
     */
    private static final int MOST_TENURE = 40;

    private static final int MOVES_BETWEEN_QUESTIONS = 1024;

    /** Boxes of moves; those that change the number of clashes by more than the first or the last box is for are there too. */
    private static final int BOXES = Long.SIZE;

    private static final int MOST_FEWER = 16;
    private static final int NO_BOX = -1;

    private final Slots slots;
    private final Singles singles;
    private SplittableRandom random = new SplittableRandom(SEED);
    /** By cell: its candidates at the root. */
    private final int[][] candidates;
    /** By candidate: the other cells' that it would clash with. */
    private final int[][] rivals;
    /** By cell: the candidate that it has. */
    private final int[] chosen;
    /** By candidate: how many of its rivals are chosen. */
    private final int[] clashesOf;

    private int clashes;
    private int fewestClashes;
    /** The moves of cells that clash, by how many clashes more there are after them, from {@value #MOST_FEWER} fewer on; in any order. */
    private int[][] boxes = new int[BOXES][0];

    private final int[] sizes = new int[BOXES];
    /** The boxes that are not empty, as bits. */
    private long filled;
    /** By candidate: the box of the move to it, and where it is there. */
    private final int[] boxOf;

    private final int[] place;
    /** By candidate: the last move for which it is tabu. */
    private final long[] tabu;

    private long moves;
    private boolean hasGrid;

    TabuSearch(Slots slots, Singles singles) {
        this.slots = slots;
        this.singles = singles;
        int cells = slots.board().cells();
        int most = slots.mostCandidates();
        candidates = new int[cells][];
        rivals = new int[most][];
        chosen = new int[cells];
        clashesOf = new int[most];
        boxOf = new int[most];
        place = new int[most];
        tabu = new long[most];
    }

    /** A new puzzle begins. */
    void begin() {
        random = new SplittableRandom(SEED);
        Arrays.fill(tabu, 0);
        moves = 0;
        hasGrid = false;
    }

    int cells() {
        return chosen.length;
    }

    /** The candidate that a cell has now. */
    int chosen(int cell) {
        return chosen[cell];
    }

    /** Pairs of cells that clash now. */
    int clashes() {
        return clashes;
    }

    /** Moves made since the puzzle began. */
    long moves() {
        return moves;
    }

    /**
     * Goes on, at first from any grid; a cell whose candidate is gone at the root gets another one.
     *
     * @param mostMoves to be made in this run
     * @param isOver asked from time to time whether to end
     * @return whether no cells clash
     */
    boolean run(long mostMoves, BooleanSupplier isOver) {
        readRoot();
        count();
        fewestClashes = clashes;
        long end = moves + mostMoves;
        while (clashes > 0 && moves < end) {
            if (moves % MOVES_BETWEEN_QUESTIONS == 0 && isOver.getAsBoolean()) break;
            moves++;
            move();
            fewestClashes = Math.min(fewestClashes, clashes);
        }
        return clashes == 0;
    }

    private void readRoot() {
        for (int cell = 0; cell < chosen.length; cell++) {
            int[] left = members(cell, singles.rootOpen(cell));
            int now = chosen[cell];
            boolean keeps = hasGrid && IntStream.of(left).anyMatch(candidate -> candidate == now);
            if (!keeps) chosen[cell] = left[random.nextInt(left.length)];
            candidates[cell] = left;
        }
        hasGrid = true;
    }

    private int[] members(int slot, long places) {
        int[] members = new int[Long.bitCount(places)];
        long left = places;
        for (int i = 0; i < members.length; i++, left &= left - 1) {
            members[i] = slots.member(slot, Long.numberOfTrailingZeros(left));
        }
        return members;
    }

    private void count() {
        for (int[] ofCell : candidates) {
            for (int candidate : ofCell) {
                rivals[candidate] = rivalsOf(candidate);
                clashesOf[candidate] = 0;
            }
        }
        for (int candidate : chosen) for (int rival : rivals[candidate]) clashesOf[rival]++;
        clashes = IntStream.of(chosen).map(candidate -> clashesOf[candidate]).sum() / 2;
        // Not for all candidates of a large board: of most puzzles givens leave few.
        if (boxes[0].length < slots.candidates()) boxes = new int[BOXES][slots.candidates()];
        Arrays.fill(boxOf, NO_BOX);
        Arrays.fill(sizes, 0);
        filled = 0;
        for (int cell = 0; cell < chosen.length; cell++) sort(cell);
    }

    private int[] rivalsOf(int candidate) {
        Ints found = new Ints();
        int end = slots.firstSpot(candidate + 1);
        for (int i = slots.firstSpot(candidate) + 1; i < end; i++) { // the first is its cell
            int slot = Slots.slot(slots.spot(i));
            for (int rival : members(slot, singles.rootOpen(slot) & ~Slots.place(slots.spot(i)))) found.add(rival);
        }
        return Arrays.stream(found.toArray()).distinct().toArray();
    }

    private void move() {
        int move = choose();
        if (move == Vsids.NO_CANDIDATE) return;
        int cell = slots.cell(move);
        int old = chosen[cell];
        clashes += clashesOf[move] - clashesOf[old];
        tabu[old] = moves + random.nextInt(MOST_TENURE);
        chosen[cell] = move;
        for (int rival : rivals[old]) {
            clashesOf[rival]--;
            changed(rival);
        }
        for (int rival : rivals[move]) {
            clashesOf[rival]++;
            changed(rival);
        }
        sort(cell);
    }

    /** A move after which there are fewest clashes, of those that are not tabu; of several one at random. */
    private int choose() {
        for (long left = filled; left != 0; left &= left - 1) {
            int box = Long.numberOfTrailingZeros(left);
            boolean fewerThanEver = clashes + box - MOST_FEWER < fewestClashes;
            int[] all = boxes[box];
            int size = sizes[box];
            int at = random.nextInt(size);
            for (int i = 0; i < size; i++) {
                if (fewerThanEver || tabu[all[at]] < moves) return all[at];
                if (++at == size) at = 0;
            }
        }
        return Vsids.NO_CANDIDATE;
    }

    /** A candidate clashes with one more than before, or one less. */
    private void changed(int candidate) {
        int cell = slots.cell(candidate);
        int now = chosen[cell];
        if (candidate == now) sort(cell);
        else if (clashesOf[now] > 0) put(candidate, box(clashesOf[candidate] - clashesOf[now]));
    }

    /** Puts all moves of a cell into their boxes; there are none where it does not clash. */
    private void sort(int cell) {
        int now = chosen[cell];
        int clashesNow = clashesOf[now];
        for (int candidate : candidates[cell]) {
            put(candidate, candidate == now || clashesNow == 0 ? NO_BOX : box(clashesOf[candidate] - clashesNow));
        }
    }

    private static int box(int more) {
        return Math.max(0, Math.min(BOXES - 1, more + MOST_FEWER));
    }

    private void put(int candidate, int box) {
        int from = boxOf[candidate];
        if (from == box) return;
        if (from != NO_BOX) takeOut(candidate, from);
        boxOf[candidate] = box;
        if (box == NO_BOX) return;
        place[candidate] = sizes[box];
        boxes[box][sizes[box]++] = candidate;
        filled |= 1L << box;
    }

    private void takeOut(int candidate, int box) {
        int last = boxes[box][--sizes[box]];
        boxes[box][place[candidate]] = last;
        place[last] = place[candidate];
        if (sizes[box] == 0) filled &= ~(1L << box);
    }
}
