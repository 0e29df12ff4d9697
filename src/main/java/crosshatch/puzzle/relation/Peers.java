package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The pairs of cells of a relation that are peers and so must differ. When cells are read in order, only the digits of cells
 * with a later peer must be remembered. For cells with the same later peers, the set of their digits suffices.
 */
final class Peers {
    /** The largest number of cells and of digits, because sets are the bits of a word. */
    static final int MOST_CELLS = Long.SIZE;

    private final long[] peers;

    /**
     * Makes the pairs of peers.
     *
     * @param peers the peers of each cell of the relation, bit i for the i-th cell
     */
    private Peers(long[] peers) {
        this.peers = peers;
    }

    /** Returns no peers: all cells may have the same digit. */
    static Peers none(int cells) {
        return new Peers(new long[cells]);
    }

    /**
     * Finds the peers among the cells of a relation.
     *
     * @param cells at most {@link #MOST_CELLS} cells
     */
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

    /**
     * Returns whether a cell may have a digit.
     *
     * @param digits the remembered digits, as {@link #after} returned them
     */
    boolean allows(int cell, int digit, List<Held> digits) {
        for (Held held : digits) {
            if (((held.peers() >>> cell) & 1) != 0 && ((held.digits() >>> (digit - 1)) & 1) != 0) return false;
        }
        return true;
    }

    /** Returns the digits to remember after {@code cell} got {@code digit}, in canonical order. */
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
     * The remembered digits of earlier cells with the same later peers.
     *
     * @param peers the later peers, bit i for cell i
     * @param digits the digits, bit d-1 for digit d
     */
    record Held(long peers, long digits) {}

    /** Returns equal texts for relations whose cells are peers in the same way. */
    @Override
    public String toString() {
        return Arrays.toString(peers);
    }
}
