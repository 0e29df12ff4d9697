package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import crosshatch.solver.trace.Event;
import crosshatch.solvers.published.readalps.Filter.Result;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The lines that the published program prints while it works, in its wording, spelling included: there cells are {@code
 * [row,column]} and blocks {@code blk}, all numbered from 1. The methods take cells numbered row by row from 0, digits from 1.
 */
final class PrintedLine {
    private PrintedLine() {}

    /** How the next alternative was come by. */
    enum Move {
        /** The first candidate of a newly chosen cell. */
        GUESS("Guess"),
        /** The next candidate of the newest guess. */
        FORWARD("Forward guess"),
        /** The next candidate of an older guess, because newer ones are exhausted. */
        UPWARD("Upward guess");

        private final String words;

        Move(String words) {
            this.words = words;
        }
    }

    /**
     * The filter narrowed a unit, or found that it cannot be completed.
     *
     * @param result not pending; where a cell was left with one candidate, no guess is needed now
     * @param part of the filter: group or ply
     */
    static Event filtered(long step, Unit unit, Result result, String part) {
        String what =
                switch (result) {
                    case OK -> " complete shrunken by " + part;
                    case SHRUNKEN -> " incomplete shrunken by " + part;
                    case WRONG -> " shrink by " + part + " went WRONG";
                    case PENDING -> throw new IllegalArgumentException("nothing was narrowed");
                };
        return new Event.Note(step + ") " + name(unit) + what);
    }

    /** A way of the group part removed one candidate; {@code way} is 1, 2 or 3. */
    static Event removed(int way, int digit, int cell) {
        return new Event.Note(way + "GW: " + digit + " shrunken out of " + name(cell));
    }

    /** Follows the removals of 2GW: these digits (a mask, bit d-1 for digit d) must share these cells. */
    static Event locked(List<Integer> cells, int digits) {
        return new Event.Note("CelSet: "
                + cells.stream().map(PrintedLine::name).collect(Collectors.joining(" "))
                + " ValSet: "
                + IntStream.rangeClosed(1, 9)
                        .filter(digit -> (digits & State.bit(digit)) != 0)
                        .mapToObj(String::valueOf)
                        .collect(Collectors.joining(" ")));
    }

    /** A way of the group part found a contradiction; that the unit is wrong follows. */
    static Event wayWrong(int way) {
        return new Event.Note(way + "GW: shrink went wrong");
    }

    /** The last policy of the ply part narrowed the last column without completing a cell. */
    static Event filterAgain(long step) {
        return new Event.Note(step + ") incomplete shrink met, filter again");
    }

    /** An alternative of a guess is tried; {@code level} is the number of guesses on the way here, this one included. */
    static Event guessed(long step, Move move, Guess guess, int level) {
        return new Event.Note(step + ") " + move.words + " " + name(guess.cell()) + " level " + level + " at "
                + guess.place() + " out of " + guess.alternatives());
    }

    /** Filling a cell would take the only candidate of a peer. */
    static Event clashed(long step, State.Clash clash) {
        String place = clash.byBlock() ? placeInBlock(clash.cell()) : name(clash.cell());
        return new Event.Note(step + ") shrinking " + clash.digit() + " from " + place + " went wrong");
    }

    /** A solution. */
    static Event done(long step, long solutions) {
        return new Event.Note("Done [steps:" + step + ", solution sum:" + solutions + "].");
    }

    /** The search space is exhausted. */
    static Event noMore(long step, long solutions) {
        return new Event.Note(step + ") No more solution (solution sum is " + solutions + ").");
    }

    private static String name(Unit unit) {
        String kind =
                switch (unit.kind()) {
                    case ROW -> "row";
                    case COLUMN -> "col";
                    case BOX -> "blk";
                    case REGION, DIAGONAL, CAGE -> throw new IllegalArgumentException(unit.name());
                };
        return kind + " " + unit.number();
    }

    private static String name(int cell) {
        return "[" + (cell / 9 + 1) + "," + (cell % 9 + 1) + "]";
    }

    /** Number of the block and of the cell inside it: {@code blk[6,9]}. */
    private static String placeInBlock(int cell) {
        int row = cell / 9;
        int column = cell % 9;
        return "blk[" + (row / 3 * 3 + column / 3 + 1) + "," + (row % 3 * 3 + column % 3 + 1) + "]";
    }
}
