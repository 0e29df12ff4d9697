package crosshatch.solvers.published.readalps;

import java.util.List;
import java.util.stream.IntStream;

/** 2GW: n digits with the same n places leave no room for others there. Stops at the first set that narrows a cell. */
final class HiddenSubsets implements GroupWay {
    static final int WAY = 2;

    @Override
    public Result narrow(State state, int[] cells, ReadalpsListener listener) {
        int[] places = places(state, cells);
        for (int size = 2; size < cells.length; size++) {
            for (int digit = 1; digit < places.length; digit++) {
                if (Integer.bitCount(places[digit]) != size) continue;
                int sharing = digitsWith(places, places[digit]);
                // a set is looked at once: when its first digit is met
                if (State.firstDigit(sharing) != digit || Integer.bitCount(sharing) != size) continue;
                if (reserve(state, cells, places[digit], sharing, listener)) return Result.SHRUNKEN;
            }
        }
        return Result.PENDING;
    }

    /** For each digit the cells that can hold it, as a mask of indices into {@code cells}. */
    private static int[] places(State state, int[] cells) {
        int[] places = new int[State.BOARD.digits() + 1];
        for (int i = 0; i < cells.length; i++) {
            for (int rest = state.candidates(cells[i]); rest != 0; rest &= rest - 1) {
                places[State.firstDigit(rest)] |= 1 << i;
            }
        }
        return places;
    }

    private static int digitsWith(int[] places, int wanted) {
        int digits = 0;
        for (int digit = 1; digit < places.length; digit++) {
            if (places[digit] == wanted) digits |= State.bit(digit);
        }
        return digits;
    }

    private static boolean reserve(State state, int[] cells, int places, int digits, ReadalpsListener listener) {
        boolean narrowed = false;
        for (int i = 0; i < cells.length; i++) {
            if ((places >> i & 1) != 0) narrowed |= GroupWay.remove(state, cells[i], ~digits, WAY, listener);
        }
        if (narrowed && listener.on()) listener.write(new ReadalpsEvent.Locked(chosen(cells, places), digits));
        return narrowed;
    }

    private static List<Integer> chosen(int[] cells, int places) {
        return IntStream.range(0, cells.length)
                .filter(i -> (places >> i & 1) != 0)
                .mapToObj(i -> cells[i])
                .toList();
    }
}
