package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Which cells of a relation are peers on its board and so differ. Read cell after cell, only some earlier cells matter: those
 * with a peer still to come. Of several that have the same peers to come, only the set of their digits matters.
 */
final class Peers {
    /** As many cells, and as many digits, fit the bits of a word. */
    static final int MOST_CELLS = Long.SIZE;

    private final long[] peers;

    /** @param peers for each cell of the relation those it is a peer of, bit i for the i-th */
    private Peers(long[] peers) {
        this.peers = peers;
    }

    /** Of cells that may all hold the same digit. */
    static Peers none(int cells) {
        return new Peers(new long[cells]);
    }

    /** @param cells at most {@link #MOST_CELLS} */
    static Peers on(Board board, List<Integer> cells) {
        long[] peers = new long[cells.size()];
        for (int i = 0; i < peers.length; i++) {
            for (int peer : board.peers(cells.get(i))) {
                int j = cells.indexOf(peer);
                if (j >= 0) peers[i] |= 1L << j;
            }
        }
        return new Peers(peers);
    }

    int cells() {
        return peers.length;
    }

    /** @param digits for each set of peers to come, the digits of the cells that have these; what {@link #after} gave */
    boolean allows(int cell, int digit, List<Held> digits) {
        for (Held held : digits) {
            if (((held.peers() >>> cell) & 1) != 0 && ((held.digits() >>> (digit - 1)) & 1) != 0) return false;
        }
        return true;
    }

    /** What must be remembered once {@code cell} holds {@code digit}, in an order of its own. */
    List<Held> after(int cell, int digit, List<Held> digits) {
        long toCome = cell == MOST_CELLS - 1 ? 0 : -1L << (cell + 1);
        List<Held> next = new ArrayList<>(digits.size() + 1);
        for (Held held : digits) add(held.peers() & toCome, held.digits(), next);
        add(peers[cell] & toCome, 1L << (digit - 1), next);
        next.sort(Comparator.comparingLong(Held::peers));
        return next;
    }

    private static void add(long peers, long digits, List<Held> held) {
        if (peers == 0) return;
        for (int i = 0; i < held.size(); i++) {
            if (held.get(i).peers() == peers) {
                held.set(i, new Held(peers, held.get(i).digits() | digits));
                return;
            }
        }
        held.add(new Held(peers, digits));
    }

    /**
     * What earlier cells hold that have the same peers to come.
     *
     * @param peers bit i for cell i
     * @param digits bit d-1 for digit d
     */
    record Held(long peers, long digits) {}

    /** Equal for relations whose cells are peers in the same way. */
    @Override
    public String toString() {
        return Arrays.toString(peers);
    }
}
