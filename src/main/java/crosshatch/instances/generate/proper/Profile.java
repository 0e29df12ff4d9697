package crosshatch.instances.generate.proper;

import java.util.List;

/**
 * How many puzzles of a block are of which level and which effort. The bands are those of the mean backtracks of Norvig's program over 8
 * isomorphs. The shares were fitted so that backtracks on one more isomorph come near those published of his benchmark (quartiles 1,
 * 4 and 18, mean 32) and those of its first 10,000 puzzles (0.28 % above 1,000; singles suffice for 46 %, with locked candidates for 73 %).
 * Puzzles of high effort are rare but where something has to be tried, so there the last band is further up. They are what a set waits
 * for: of the shares that fit, found by linear programming over what 900 families met, these ask for few of them.
 */
final class Profile {
    /** The least effort of each band; a band ends where the next begins. */
    private static final List<Integer> BANDS = List.of(0, 2, 8, 32, 128, 384);

    private static final List<Level> LEVELS = List.of(Level.SINGLES, Level.LOCKED, Level.SEARCH);

    /** Puzzles of a block, for each level by band; the last band of a level has no end. */
    private static final int[][] GOALS = {
        {103, 136, 137, 74, 10}, {21, 80, 127, 36, 6}, {15, 42, 102, 33, 71, 7},
    };

    private Profile() {}

    /** Of levels and bands, some of which are not in use. */
    static int cells() {
        return GOALS.length * BANDS.size();
    }

    /** The cell of a puzzle, from 0. */
    static int cell(Walk.Met met) {
        int level = LEVELS.indexOf(met.level());
        int band = GOALS[level].length - 1;
        while (met.effort() < BANDS.get(band)) band--;
        return level * BANDS.size() + band;
    }

    /** Puzzles of a cell in each block. */
    static int goal(int cell) {
        int[] goals = GOALS[cell / BANDS.size()];
        int band = cell % BANDS.size();
        return band < goals.length ? goals[band] : 0;
    }
}
