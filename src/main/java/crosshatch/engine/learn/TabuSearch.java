package crosshatch.engine.learn;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Local search over partial grids: candidates no two of which exclude each other, an independent set in the graph of candidates. A move fills a candidate
 * and takes out those in the grid that exclude it. What none excludes is filled first; else what one excludes, in whose place it comes; seldom what two
 * exclude. What was taken out is not filled again for a while. After Y. Jin and J.-K. Hao, "General swap-based multiple neighborhood tabu search
 * for the maximum independent set problem", Engineering Applications of Artificial Intelligence 37 (2015). An empty cell and a digit that a row, a column or a box
 * lacks are alike here, and a move may mend any of them; of ten Sudokus of order 6
 * with 48 % holes tabu search that changes full grids cell by cell (Hertz and de Werra 1987) solved 3 in 8 s each, this 9 to 12 in 20 such runs.
 *
 * <p>Knows what is left at the root, and no clauses and no relations. From one {@link #run} to the next it goes on from its grid.
 */
final class TabuSearch {
    private static final int SEED = 1;

    /** For how many moves what was taken out is tabu, at least; up to as many more as there are moves that take out one. */
    private static final int LEAST_TENURE = 1;

    /** The same after a move that took out two or more. */
    private static final int TENURE_AFTER_SEVERAL = 8;

    /**
     * How often a move that takes out two is made, beside one that takes out one: from the larger to the smaller of these in {@value #MOVES_OF_A_ROUND} moves, and
     * anew, because no share is best everywhere. Tabu search alone, ten Sudokus of order 6: with 49 % holes and a share of 0.003 it solves 6 in
     * 10 s each, with 0.01 1 of 20 runs of 12 s; with 48 % 2 of 20 runs of 5 s with 0.003, 19 of 40 with 0.01.
     */
    private static final double FIRST_SHARE_OF_TWO = 0.01;

    private static final double LAST_SHARE_OF_TWO = 0.003;

    private static final int MOVES_OF_A_ROUND = 1 << 20;

    private static final int MOVES_BETWEEN_QUESTIONS = 1024;

    /** Boxes of moves, by how many each takes out; there is none for those that take out more. */
    private static final int BOXES = 3;

    private final Slots slots;
    private final Singles singles;
    private SplittableRandom random = new SplittableRandom(SEED);
    /** The candidates that are left at the root. */
    private final Ints left = new Ints();
    /** By candidate: the others that it excludes are {@code excluded[first[c]]} to {@code excluded[end[c] - 1]}. */
    private final int[] first;

    private final int[] end;
    private int[] excluded = {};
    private final boolean[] isInGrid;
    private int filled;
    /** By candidate: how many of those in the grid exclude it. */
    private final int[] excluders;
    /** By how many exclude them: candidates that are not in the grid, in any order. */
    private int[][] boxes = new int[BOXES][0];

    private final int[] sizes = new int[BOXES];
    /** By candidate: where in its box it is. */
    private final int[] place;
    /** By candidate: the last move for which it is tabu. */
    private final long[] tabu;

    private long moves;
    private double shareOfTwo = FIRST_SHARE_OF_TWO;

    TabuSearch(Slots slots, Singles singles) {
        this.slots = slots;
        this.singles = singles;
        int most = slots.mostCandidates();
        first = new int[most];
        end = new int[most];
        isInGrid = new boolean[most];
        excluders = new int[most];
        place = new int[most];
        tabu = new long[most];
    }

    /** A new puzzle begins. */
    void begin() {
        random = new SplittableRandom(SEED);
        left.clear();
        Arrays.fill(isInGrid, false);
        Arrays.fill(tabu, 0);
        moves = 0;
        shareOfTwo = FIRST_SHARE_OF_TWO;
    }

    /** Whether a candidate is in the grid now. */
    boolean isInGrid(int candidate) {
        return isInGrid[candidate];
    }

    /** Cells that have a digit in the grid now. */
    int filled() {
        return filled;
    }

    /** Moves made since the puzzle began. */
    long moves() {
        return moves;
    }

    /**
     * Goes on, at first from an empty grid; what is gone at the root is taken out.
     *
     * @param mostMoves to be made in this run
     * @param isOver asked from time to time whether to end
     * @return whether the grid is full, a solution
     */
    boolean run(long mostMoves, BooleanSupplier isOver) {
        readRoot();
        int cells = slots.board().cells();
        long last = moves + mostMoves;
        while (filled < cells && moves < last) {
            if (moves % MOVES_BETWEEN_QUESTIONS == 0) {
                if (isOver.getAsBoolean()) break;
                double done = (double) (moves % MOVES_OF_A_ROUND) / MOVES_OF_A_ROUND;
                shareOfTwo = FIRST_SHARE_OF_TWO * Math.pow(LAST_SHARE_OF_TWO / FIRST_SHARE_OF_TWO, done);
            }
            moves++;
            move();
        }
        return filled == cells;
    }

    private void readRoot() {
        int before = left.size();
        left.clear();
        for (int cell = 0; cell < slots.board().cells(); cell++) addMembers(cell, singles.rootOpen(cell), left);
        if (left.size() != before) sortOut();
    }

    private void addMembers(int slot, long places, Ints to) {
        for (long rest = places; rest != 0; rest &= rest - 1) {
            to.add(slots.member(slot, Long.numberOfTrailingZeros(rest)));
        }
    }

    /** Finds what excludes what among what is left, and puts it into the grid or into boxes. */
    private void sortOut() {
        boolean[] wasInGrid = isInGrid.clone();
        Arrays.fill(isInGrid, false);
        Arrays.fill(excluders, 0);
        filled = 0;
        findExcluded();
        // Not for all candidates of a large board: of most puzzles givens leave few.
        if (boxes[0].length < left.size()) boxes = new int[BOXES][left.size()];
        Arrays.fill(sizes, 0);
        for (int i = 0; i < left.size(); i++) put(left.get(i), 0);
        for (int i = 0; i < left.size(); i++) if (wasInGrid[left.get(i)]) fill(left.get(i));
    }

    private void findExcluded() {
        Ints all = new Ints();
        int[] foundFor = new int[isInGrid.length];
        Arrays.fill(foundFor, Vsids.NO_CANDIDATE);
        Ints members = new Ints();
        for (int i = 0; i < left.size(); i++) {
            int candidate = left.get(i);
            foundFor[candidate] = candidate;
            first[candidate] = all.size();
            for (int spot = slots.firstSpot(candidate); spot < slots.firstSpot(candidate + 1); spot++) {
                int slot = Slots.slot(slots.spot(spot));
                members.clear();
                addMembers(slot, singles.rootOpen(slot), members);
                for (int j = 0; j < members.size(); j++) {
                    int member = members.get(j);
                    if (foundFor[member] != candidate) all.add(member);
                    foundFor[member] = candidate;
                }
            }
            end[candidate] = all.size();
        }
        excluded = all.toArray();
    }

    private void move() {
        int ones = sizes[1];
        int move = choose();
        int takenOut = excluders[move];
        if (takenOut > 0) {
            int tenure = takenOut == 1 ? LEAST_TENURE + random.nextInt(ones) : TENURE_AFTER_SEVERAL;
            for (int i = first[move]; excluders[move] > 0; i++) {
                if (!isInGrid[excluded[i]]) continue;
                takeOut(excluded[i]);
                tabu[excluded[i]] = moves + tenure;
            }
        }
        fill(move);
    }

    private int choose() {
        if (sizes[0] > 0) return boxes[0][random.nextInt(sizes[0])];
        double twos = shareOfTwo * sizes[2];
        int move = Vsids.NO_CANDIDATE;
        if (random.nextDouble() * (sizes[1] + twos) < twos) move = notTabu(2);
        if (move == Vsids.NO_CANDIDATE) move = notTabu(1);
        if (move == Vsids.NO_CANDIDATE) move = notTabu(2);
        // A cell without a digit has candidates, so there are some out of the grid.
        while (move == Vsids.NO_CANDIDATE || isInGrid[move]) move = left.get(random.nextInt(left.size()));
        return move;
    }

    /** From a box, a random one and else one after it. */
    private int notTabu(int box) {
        int[] all = boxes[box];
        int size = sizes[box];
        int at = size == 0 ? 0 : random.nextInt(size);
        for (int i = 0; i < size; i++) {
            if (tabu[all[at]] < moves) return all[at];
            if (++at == size) at = 0;
        }
        return Vsids.NO_CANDIDATE;
    }

    /** A candidate that none excludes comes into the grid. */
    private void fill(int candidate) {
        pull(candidate, 0);
        isInGrid[candidate] = true;
        filled++;
        for (int i = first[candidate]; i < end[candidate]; i++) {
            int other = excluded[i];
            int before = excluders[other]++;
            pull(other, before);
            put(other, before + 1);
        }
    }

    private void takeOut(int candidate) {
        isInGrid[candidate] = false;
        filled--;
        for (int i = first[candidate]; i < end[candidate]; i++) {
            int other = excluded[i];
            int after = --excluders[other];
            pull(other, after + 1);
            put(other, after);
        }
        put(candidate, 0);
    }

    private void put(int candidate, int box) {
        if (box >= BOXES) return;
        place[candidate] = sizes[box];
        boxes[box][sizes[box]++] = candidate;
    }

    private void pull(int candidate, int box) {
        if (box >= BOXES) return;
        int last = boxes[box][--sizes[box]];
        boxes[box][place[candidate]] = last;
        place[last] = place[candidate];
    }
}
