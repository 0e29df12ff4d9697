package crosshatch.solvers.engine;

import java.util.SplittableRandom;

/** The orders of digits that there are. */
final class DigitOrders {
    private DigitOrders() {}

    static DigitOrder ascending() {
        return (state, cell, candidates) -> Long.lowestOneBit(candidates);
    }

    static DigitOrder descending() {
        return (state, cell, candidates) -> Long.highestOneBit(candidates);
    }

    /** The digit that is a candidate of the fewest peers, lowest first: it leaves the most to them. */
    static DigitOrder leastConstraining() {
        return (state, cell, candidates) -> byPeers(state, cell, candidates, 1);
    }

    /** The digit that is a candidate of the most peers, lowest first: if it is wrong, that shows soonest. */
    static DigitOrder mostConstraining() {
        return (state, cell, candidates) -> byPeers(state, cell, candidates, -1);
    }

    private static long byPeers(GridState state, int cell, long candidates, int sign) {
        long best = 0;
        int bestCount = Integer.MAX_VALUE;
        for (long left = candidates; left != 0; left &= left - 1) {
            long digit = Long.lowestOneBit(left);
            int count = 0;
            for (int peer : state.board().peers(cell)) {
                if ((state.mask(peer) & digit) != 0) count++;
            }
            if (sign * count < bestCount) {
                best = digit;
                bestCount = sign * count;
            }
        }
        return best;
    }

    /** Any digit, all equally likely; the same ones again for each puzzle. */
    static DigitOrder random(long seed) {
        return new DigitOrder() {
            private SplittableRandom random = new SplittableRandom(seed);

            @Override
            public void begin() {
                random = new SplittableRandom(seed);
            }

            @Override
            public long choose(GridState state, int cell, long candidates) {
                long left = candidates;
                for (int skip = random.nextInt(Long.bitCount(candidates)); skip > 0; skip--) left &= left - 1;
                return Long.lowestOneBit(left);
            }
        };
    }
}
