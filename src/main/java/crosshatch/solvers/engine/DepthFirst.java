package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import java.util.Arrays;
import java.util.List;

/**
 * Follows every elimination at once and to its end, before the next one is made: the discipline of P. Norvig's program of
 * 2021. Rules are asked what follows from one digit having left one cell, never to look at a unit as a whole.
 *
 * <p>Reaches less than {@link Fixpoint} with the same rules, because the candidates that {@link #fill} overwrites are not
 * followed; and how much less depends on the order of things. Recursion goes as deep as the longest chain of consequences.
 */
final class DepthFirst implements Agenda {
    /** The rules that can be asked so, in the order in which they are asked. */
    static final List<String> RULES = List.of("naked-single", "hidden-single", "naked-pair");

    /** One rule. */
    private interface Consequence {
        /** Does what follows from {@code digit} having left {@code cell}; false if that is a dead end. */
        boolean follow(int cell, long digit);
    }

    private final GridState state;
    private final Board board;
    private final EngineTracer tracer;
    private final Consequence[] consequences;

    /** @param rules some of {@link #RULES} */
    DepthFirst(GridState state, List<String> rules, EngineTracer tracer) {
        this.state = state;
        this.tracer = tracer;
        board = state.board();
        consequences =
                RULES.stream().filter(rules::contains).map(this::consequenceOf).toArray(Consequence[]::new);
    }

    private Consequence consequenceOf(String rule) {
        return switch (rule) {
            case "naked-single" -> (cell, digit) -> nakedSingle(cell);
            case "hidden-single" -> this::hiddenSingles;
            case "naked-pair" -> (cell, digit) -> nakedPairs(cell);
            default -> throw new IllegalArgumentException(rule);
        };
    }

    @Override
    public boolean begin(Puzzle puzzle) {
        for (int cell = 0; cell < board.cells(); cell++) {
            int given = puzzle.given(cell);
            if (given != 0 && !fill(cell, 1L << (given - 1))) return false;
        }
        return true;
    }

    @Override
    public boolean fill(int cell, long digit) {
        tracer.because(null);
        return place(cell, digit);
    }

    @Override
    public boolean eliminate(int cell, long digit) {
        tracer.because(null);
        return remove(cell, digit);
    }

    /** Fills a cell, and tells its peers one after the other, even if the cell was filled before: they may not all know. */
    private boolean place(int cell, long digit) {
        if (!state.fill(cell, digit)) return false;
        for (int peer : board.peers(cell)) {
            if ((state.mask(peer) & digit) == 0) continue;
            if (tracer.on()) tracer.because(digit, cell);
            if (!remove(peer, digit)) return false;
        }
        return true;
    }

    /** Removes a candidate that is there. */
    private boolean remove(int cell, long digit) {
        if (!state.remove(cell, digit)) return false;
        for (Consequence consequence : consequences) {
            if (!consequence.follow(cell, digit)) return false;
        }
        return true;
    }

    private boolean nakedSingle(int cell) {
        long mask = state.mask(cell);
        if ((mask & (mask - 1)) != 0) return true;
        if (tracer.on()) tracer.because("naked single");
        return place(cell, mask);
    }

    private boolean hiddenSingles(int cell, long digit) {
        for (int unit : board.unitsOf(cell)) {
            if (!board.isExact(unit)) continue;
            int places = 0;
            int last = cell;
            for (int other : board.unit(unit)) {
                if ((state.mask(other) & digit) == 0) continue;
                places++;
                last = other;
            }
            if (places == 0) return state.deadEnd("a digit has no place", unit);
            if (places > 1) continue;
            if (tracer.on()) tracer.because("hidden single", unit);
            if (!place(last, digit)) return false;
        }
        return true;
    }

    private boolean nakedPairs(int cell) {
        long pair = state.mask(cell);
        if (Long.bitCount(pair) != 2) return true;
        for (int peer : board.peers(cell)) {
            if (state.mask(peer) == pair && !nakedPair(cell, peer, pair)) return false;
        }
        return true;
    }

    /** The larger digit first, as Norvig's program does. */
    private boolean nakedPair(int cell, int twin, long pair) {
        long larger = Long.highestOneBit(pair);
        for (int unit : board.unitsOf(cell)) {
            int[] cells = board.unit(unit);
            if (Arrays.binarySearch(cells, twin) < 0) continue;
            for (int other : cells) {
                if (other == cell || other == twin) continue;
                if (!removeForPair(other, larger, unit) || !removeForPair(other, pair & ~larger, unit)) return false;
            }
        }
        return true;
    }

    private boolean removeForPair(int cell, long digit, int unit) {
        if ((state.mask(cell) & digit) == 0) return true;
        if (tracer.isActive()) tracer.becauseBeyondSingles("naked pair", unit);
        return remove(cell, digit);
    }
}
