package crosshatch.solvers.published.readalps;

import crosshatch.puzzle.board.Unit;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What the published program prints while it works. Each event renders itself in the program's wording, spelling
 * included: there cells are {@code [row,column]} and blocks {@code blk}, all numbered from 1. In the records cells are
 * numbered row by row from 0, digits from 1.
 */
sealed interface ReadalpsEvent {

    /** The line as printed, without its line break. */
    String text();

    /** Which part of the filter speaks. */
    enum Part {
        GROUP("group"),
        PLY("ply");

        private final String word;

        Part(String word) {
            this.word = word;
        }
    }

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
     * The filter narrowed a unit.
     *
     * @param complete whether a cell was left with one candidate, so that no guess is needed now
     */
    record Shrunken(long step, Unit unit, boolean complete, Part part) implements ReadalpsEvent {
        @Override
        public String text() {
            return step + ") " + name(unit) + (complete ? " complete" : " incomplete") + " shrunken by " + part.word;
        }
    }

    /** The filter found that a unit cannot be completed. */
    record Wrong(long step, Unit unit, Part part) implements ReadalpsEvent {
        @Override
        public String text() {
            return step + ") " + name(unit) + " shrink by " + part.word + " went WRONG";
        }
    }

    /** A way of the group part removed one candidate; {@code way} is 1, 2 or 3. */
    record Removed(int way, int digit, int cell) implements ReadalpsEvent {
        @Override
        public String text() {
            return way + "GW: " + digit + " shrunken out of " + name(cell);
        }
    }

    /** Follows the removals of 2GW: these digits (a mask, bit d-1 for digit d) must share these cells. */
    record Locked(List<Integer> cells, int digits) implements ReadalpsEvent {
        @Override
        public String text() {
            return "CelSet: "
                    + cells.stream().map(ReadalpsEvent::name).collect(Collectors.joining(" "))
                    + " ValSet: "
                    + IntStream.rangeClosed(1, 9)
                            .filter(digit -> (digits & State.bit(digit)) != 0)
                            .mapToObj(String::valueOf)
                            .collect(Collectors.joining(" "));
        }
    }

    /** A way of the group part found a contradiction; the unit's {@link Wrong} follows. */
    record WayWrong(int way) implements ReadalpsEvent {
        @Override
        public String text() {
            return way + "GW: shrink went wrong";
        }
    }

    /** The last policy of the ply part narrowed the last column without completing a cell. */
    record FilterAgain(long step) implements ReadalpsEvent {
        @Override
        public String text() {
            return step + ") incomplete shrink met, filter again";
        }
    }

    /**
     * An alternative is tried.
     *
     * @param level of the guess, 1-based
     * @param place of the alternative among the cell's candidates, 1-based
     * @param alternatives number of candidates of the cell; can be 1
     */
    record Guessed(long step, Move move, int cell, int level, int place, int alternatives) implements ReadalpsEvent {
        @Override
        public String text() {
            return step + ") " + move.words + " " + name(cell) + " level " + level + " at " + place + " out of "
                    + alternatives;
        }
    }

    /** Filling a cell would take the only candidate of a peer. */
    record Clashed(long step, State.Clash clash) implements ReadalpsEvent {
        @Override
        public String text() {
            String place = clash.byBlock() ? placeInBlock(clash.cell()) : name(clash.cell());
            return step + ") shrinking " + clash.digit() + " from " + place + " went wrong";
        }
    }

    /** A solution. */
    record Done(long step, long solutions) implements ReadalpsEvent {
        @Override
        public String text() {
            return "Done [steps:" + step + ", solution sum:" + solutions + "].";
        }
    }

    /** The search space is exhausted. */
    record NoMore(long step, long solutions) implements ReadalpsEvent {
        @Override
        public String text() {
            return step + ") No more solution (solution sum is " + solutions + ").";
        }
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
