package crosshatch.solvers.swift;

import crosshatch.puzzle.board.Board;
import java.util.Arrays;

/**
 * The plain twin: the same rules by their textbook definitions, on candidate masks of cells, one application at a time. Shares
 * only the layout with the code under test.
 */
final class PlainPropagation implements BoardPropagation {
    private static final Board BOARD = Board.sudoku(3);

    /** One mask per cell, bit d-1 for digit d. */
    private final int[] masks = new int[81];

    private boolean changed;

    @Override
    public Fixpoint place(int[] boards, int from, int to, int cell, int digit) {
        int[] before = masksOf(Arrays.copyOfRange(boards, from, from + CandidateBoards.SIZE));
        before[cell] = 1 << digit;
        for (int peer : BOARD.peers(cell)) before[peer] &= ~(1 << digit);
        System.arraycopy(boardsOf(before), 0, boards, to, CandidateBoards.SIZE);
        return propagate(boards, to);
    }

    @Override
    public Fixpoint propagate(int[] boards, int at) {
        System.arraycopy(masksOf(Arrays.copyOfRange(boards, at, at + CandidateBoards.SIZE)), 0, masks, 0, 81);
        do {
            changed = false;
            if (isDead()) return Fixpoint.DEAD;
            nakedSingles();
            hiddenSingles();
            lockedCandidates();
        } while (changed);
        write(boards, at);
        for (int mask : masks) if (Integer.bitCount(mask) > 1) return Fixpoint.OPEN;
        return Fixpoint.SOLVED;
    }

    private boolean isDead() {
        for (int mask : masks) if (mask == 0) return true;
        for (int u = 0; u < BOARD.unitCount(); u++) {
            int placed = 0;
            for (int cell : BOARD.unit(u)) placed |= masks[cell];
            if (placed != 0x1ff) return true;
        }
        return false;
    }

    private void nakedSingles() {
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(masks[cell]) != 1) continue;
            for (int peer : BOARD.peers(cell)) remove(peer, masks[cell]);
        }
    }

    private void hiddenSingles() {
        for (int u = 0; u < BOARD.unitCount(); u++) {
            for (int digit = 1; digit <= 0x100; digit <<= 1) {
                int places = 0;
                int last = -1;
                for (int cell : BOARD.unit(u)) {
                    if ((masks[cell] & digit) == 0) continue;
                    places++;
                    last = cell;
                }
                if (places == 1) remove(last, ~digit);
            }
        }
    }

    /** Where all places of a digit in one unit lie in a second one, the digit leaves the rest of the second. */
    private void lockedCandidates() {
        for (int one = 0; one < BOARD.unitCount(); one++) {
            for (int other = 0; other < BOARD.unitCount(); other++) {
                for (int digit = 1; one != other && digit <= 0x100; digit <<= 1) lock(one, other, digit);
            }
        }
    }

    private void lock(int one, int other, int digit) {
        for (int cell : BOARD.unit(one)) {
            if ((masks[cell] & digit) != 0 && !isIn(cell, other)) return;
        }
        for (int cell : BOARD.unit(other)) {
            if (!isIn(cell, one)) remove(cell, digit);
        }
    }

    private static boolean isIn(int cell, int unit) {
        for (int u : BOARD.unitsOf(cell)) if (u == unit) return true;
        return false;
    }

    private void remove(int cell, int digits) {
        if ((masks[cell] & digits) == 0) return;
        masks[cell] &= ~digits;
        changed = true;
    }

    private void write(int[] boards, int at) {
        System.arraycopy(boardsOf(masks), 0, boards, at, CandidateBoards.BEHIND);
        System.arraycopy(pairsOf(masks), 0, boards, at + CandidateBoards.PAIRS, 3);
    }

    /** The cells with exactly two candidates, a word a band. */
    static int[] pairsOf(int[] masks) {
        int[] pairs = new int[3];
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(masks[cell]) == 2) pairs[cell / 27] |= 1 << cell % 27;
        }
        return pairs;
    }

    /** The candidates of each cell, bit d-1 for digit d, of one level of boards. */
    static int[] masksOf(int[] boards) {
        int[] masks = new int[81];
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                if ((boards[CandidateBoards.DIGIT * digit + cell / 27] >> (cell % 27) & 1) != 0)
                    masks[cell] |= 1 << digit;
            }
        }
        return masks;
    }

    /** The other way round. */
    static int[] boardsOf(int[] masks) {
        int[] boards = new int[CandidateBoards.SIZE];
        for (int word = CandidateBoards.SPARE; word < CandidateBoards.PAIRS; word += CandidateBoards.DIGIT)
            boards[word] = CandidateBoards.ALL;
        for (int cell = 0; cell < 81; cell++) {
            for (int digit = 0; digit < 9; digit++) {
                if ((masks[cell] >> digit & 1) != 0)
                    boards[CandidateBoards.DIGIT * digit + cell / 27] |= 1 << (cell % 27);
            }
        }
        return boards;
    }
}
