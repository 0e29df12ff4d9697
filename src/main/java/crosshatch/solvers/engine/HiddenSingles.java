package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;

/** A digit with exactly one place left in a unit goes there, if the unit is exact: else the digit may be missing. */
final class HiddenSingles implements Propagator {
    private final boolean allExact;

    HiddenSingles(Board board) {
        allExact = board.hasOnlyExactUnits();
    }

    @Override
    public String name() {
        return "hidden single";
    }

    @Override
    public boolean findsSingles() {
        return true;
    }

    @Override
    public boolean propagate(GridState state, int unit) {
        //   cell masks     101   110   100        once  = 111: every digit has a place, else dead end
        //   running once   101   111   111        twice = 100: digit 3 has two places or more
        //   running twice  000   100   100        once & ~twice = 011: digits 1 and 2 have one place each
        int[] cells = state.board().unit(unit);
        if (!allExact && !state.board().isExact(unit)) return true;
        long once = 0;
        long twice = 0;
        long done = 0;
        for (int cell : cells) {
            long mask = state.mask(cell);
            twice |= once & mask;
            once |= mask;
            if (state.isFilled(cell)) done |= mask;
        }
        if (once != state.allDigits()) return state.deadEnd("a digit has no place", unit);

        long singles = once & ~twice & ~done;
        return singles == 0 || place(state, cells, singles, unit);
    }

    private static boolean place(GridState state, int[] cells, long singles, int unit) {
        for (int cell : cells) {
            long cellSingles = state.mask(cell) & singles;
            if (cellSingles == 0) continue;
            if ((cellSingles & (cellSingles - 1)) != 0) return state.deadEnd("two digits need one cell", unit);
            state.fill(cell, cellSingles);
        }
        return true;
    }
}
