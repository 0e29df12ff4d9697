package crosshatch.solvers.lcg;

import crosshatch.base.Ints;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/**
 * Local search over partial grids: candidates no two of which exclude each other, an independent set in the graph of candidates. A move fills a candidate
 * and takes out those in the grid that exclude it. What none excludes is filled first; else what one excludes, in whose place it comes; seldom what two
 * exclude. What was taken out is not filled again for a while. After Y. Jin and J.-K. Hao, "General swap-based multiple neighborhood tabu search
 * for the maximum independent set problem", Engineering Applications of Artificial Intelligence 37 (2015). An empty cell and a digit that a row, a column or a box
 * lacks are alike here, and a move may mend any of them.
 *
 * <p>For most moves one of those is taken that one excludes: they are listed, and so is what has become free. What two exclude is seldom asked for, and found
 * by draws. A candidate that is less likely to be in a solution than what it would take out, by the {@link Odds} at the root, is passed over,
 * the more often the less likely it is.
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
     * What share of the moves for which no free candidate is left take out two: from the larger to the smaller of these in {@value #MOVES_OF_A_ROUND} moves,
     * and anew. Of single shares none was best in trials on Sudokus of order 6 with 48 % holes and with 49 %.
     */
    private static final double FIRST_SHARE_OF_TWO = 0.06;

    private static final double LAST_SHARE_OF_TWO = 0.02;

    private static final int MOVES_OF_A_ROUND = 1 << 20;

    /** One excluder, in {@link #excluders}. */
    private static final long ONE = 1L << Integer.SIZE;

    private static final int MOVES_BETWEEN_QUESTIONS = 1024;

    /** After as many draws as this times the candidates, none was found that two exclude. */
    private static final int MOST_DRAWS = 4;

    private final ExactlyOneSets slots;
    private final Singles singles;
    private final Odds odds;
    private SplittableRandom random = new SplittableRandom(SEED);
    /** The candidates that are left at the root. */
    private final Ints left = new Ints();
    /** By candidate: the others that it excludes are {@code excluded[first[c]]} to {@code excluded[end[c] - 1]}. */
    private final int[] first;

    private final int[] end;
    private int[] excluded = {};
    private final boolean[] isInGrid;
    private int filled;
    /** By candidate, of those in the grid that exclude it: in the upper half how many, in the lower the sum of {@link Odds#against} of them. */
    private final long[] excluders;
    /** Those that became free, and may have been filled or excluded again since. */
    private final Ints free = new Ints();
    /** Those that one excludes, in any order. */
    private int[] ones = {};

    private int onesCount;
    /** By candidate: where among the ones it is. */
    private final int[] place;
    /** By candidate: the last move for which it is tabu. */
    private final long[] tabu;

    private long moves;
    private double shareOfTwo = FIRST_SHARE_OF_TWO;

    TabuSearch(ExactlyOneSets slots, Singles singles) {
        this.slots = slots;
        this.singles = singles;
        odds = new Odds(slots, singles);
        int most = slots.mostCandidates();
        first = new int[most];
        end = new int[most];
        isInGrid = new boolean[most];
        excluders = new long[most];
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

    /** By how many in the grid a candidate that is left is excluded. */
    int excluders(int candidate) {
        return (int) (excluders[candidate] >> Integer.SIZE);
    }

    /** The sum of {@link Odds#against} of those in the grid that exclude a candidate that is left. */
    int againstExcluders(int candidate) {
        return (int) excluders[candidate];
    }

    /** The candidates that one excludes, in any order. */
    int[] ones() {
        return Arrays.copyOf(ones, onesCount);
    }

    /** Among others all that none excludes and that are not in the grid. */
    int[] free() {
        return free.toArray();
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

    /** Finds what excludes what among what is left, and fills anew what is left of the grid. */
    private void sortOut() {
        boolean[] wasInGrid = isInGrid.clone();
        Arrays.fill(isInGrid, false);
        Arrays.fill(excluders, 0);
        filled = 0;
        findExcluded();
        odds.find(left);
        // Not for all candidates of a large board: of most puzzles givens leave few.
        if (ones.length < left.size()) ones = new int[left.size()];
        onesCount = 0;
        free.clear();
        for (int i = 0; i < left.size(); i++) {
            if (wasInGrid[left.get(i)]) fill(left.get(i));
            else free.add(left.get(i));
        }
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
                int slot = ExactlyOneSets.slot(slots.spot(spot));
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
        int move = anyFree();
        if (move == Vsids.NO_CANDIDATE) {
            move = anyExcluded();
            takeOutExcludersOf(move);
        }
        fill(move);
    }

    /** A candidate that none excludes. */
    private int anyFree() {
        while (free.size() > 0) {
            int last = free.size() - 1;
            free.swap(last == 0 ? 0 : random.nextInt(free.size()), last);
            int candidate = free.get(last);
            free.shrink(last);
            if (excluders(candidate) == 0 && !isInGrid[candidate]) return candidate;
        }
        return Vsids.NO_CANDIDATE;
    }

    /** A candidate that few exclude, for there is none that none excludes. */
    private int anyExcluded() {
        int move = Vsids.NO_CANDIDATE;
        if (random.nextDouble() >= shareOfTwo) move = excludedByOne();
        if (move == Vsids.NO_CANDIDATE) move = excludedByTwo();
        // A cell without a digit has candidates, so there are some out of the grid.
        while (move == Vsids.NO_CANDIDATE || isInGrid[move]) move = any();
        return move;
    }

    /** Of those that are neither tabu nor passed over the first after a random one. */
    private int excludedByOne() {
        int at = onesCount == 0 ? 0 : random.nextInt(onesCount);
        for (int i = 0; i < onesCount; i++) {
            int candidate = ones[at];
            if (tabu[candidate] < moves && isAccepted(candidate, 0)) return candidate;
            if (++at == onesCount) at = 0;
        }
        return Vsids.NO_CANDIDATE;
    }

    private int excludedByTwo() {
        for (int draws = MOST_DRAWS * left.size(); draws > 0; draws--) {
            int candidate = any();
            if (excluders(candidate) == 2 && tabu[candidate] < moves && isAccepted(candidate, odds.mean())) {
                return candidate;
            }
        }
        return Vsids.NO_CANDIDATE;
    }

    /** @param others {@link Odds#against} of what would have to come in, too, for as many to come in as go out */
    private boolean isAccepted(int candidate, int others) {
        return Odds.accept(odds.against(candidate) + others - againstExcluders(candidate), random);
    }

    private int any() {
        return left.get(random.nextInt(left.size()));
    }

    private void takeOutExcludersOf(int move) {
        int tenure = excluders(move) == 1 ? LEAST_TENURE + random.nextInt(onesCount) : TENURE_AFTER_SEVERAL;
        for (int i = first[move]; excluders(move) > 0; i++) {
            if (!isInGrid[excluded[i]]) continue;
            takeOut(excluded[i], move);
            tabu[excluded[i]] = moves + tenure;
        }
    }

    /** A candidate that none excludes comes into the grid. */
    private void fill(int candidate) {
        isInGrid[candidate] = true;
        filled++;
        long one = ONE + odds.against(candidate);
        for (int i = first[candidate]; i < end[candidate]; i++) {
            int other = excluded[i];
            long now = excluders[other] += one;
            if (now >= 3 * ONE) continue;
            if (now < 2 * ONE) addToOnes(other);
            else takeFromOnes(other);
        }
    }

    /** @param next comes in its place, so it does not become free */
    private void takeOut(int candidate, int next) {
        isInGrid[candidate] = false;
        filled--;
        long one = ONE + odds.against(candidate);
        for (int i = first[candidate]; i < end[candidate]; i++) {
            int other = excluded[i];
            long now = excluders[other] -= one;
            if (now >= 2 * ONE) continue;
            if (now >= ONE) {
                addToOnes(other);
                continue;
            }
            takeFromOnes(other);
            if (other != next) free.add(other);
        }
    }

    private void addToOnes(int candidate) {
        place[candidate] = onesCount;
        ones[onesCount++] = candidate;
    }

    private void takeFromOnes(int candidate) {
        int last = ones[--onesCount];
        ones[place[candidate]] = last;
        place[last] = place[candidate];
    }
}
