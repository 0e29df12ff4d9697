package crosshatch.proof.certify;

import crosshatch.base.Ints;
import crosshatch.proof.Inequalities;
import crosshatch.proof.Inequality;
import crosshatch.proof.Lemmas;
import crosshatch.proof.PolishTerm;
import crosshatch.proof.SlackPropagation;
import crosshatch.proof.certify.ProofContext.DerivedLemmas;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntBinaryOperator;

/**
 * Finds sums of inequalities that replace a search over clauses. Each sum is true in every solution, and excludes a candidate
 * because of the candidates that are left:
 *
 * <ul>
 *   <li>Hall sets: k cells of a unit have only k digits together. Adding "each of these cells has a digit" and "each of these
 *       digits occurs at most once" shows that no other cell has one of them (J. Elffers, S. Gocht, C. McCreesh, J. Nordström,
 *       "Justifying all differences using pseudo-Boolean reasoning", AAAI 2020).
 *   <li>Locked candidates: "the digit has a place in this unit" plus "it has at most one place in that unit".
 *   <li>Bounds of a sum: "at least the total" plus, as often as the largest candidate of each cell, "the cell does not have two
 *       digits"; likewise "at most" with the smallest candidates.
 * </ul>
 */
final class Sums implements DerivedLemmas {
    private static final int NONE = -1;

    private final Board board;
    private final Inequalities numbers;
    private final List<Inequality> rules;
    private final SlackPropagation propagation;
    private final HallSetFinder hallSets;
    private final Ints summands = new Ints();

    /**
     * Makes a finder of sums.
     *
     * @param rules the rules in the order of their numbers, which the propagation already has
     */
    Sums(Board board, Inequalities numbers, List<Inequality> rules, SlackPropagation propagation) {
        this.board = board;
        this.numbers = numbers;
        this.rules = rules;
        this.propagation = propagation;
        hallSets = new HallSetFinder(board, this::value);
    }

    private int value(int cell, int digit) {
        return propagation.value(numbers.axioms().variable(cell, digit));
    }

    @Override
    public boolean find(int cell, Lemmas lemmas) {
        summands.clear();
        boolean found = false;
        for (int unit = 0; unit < board.unitCount() && !found; unit++) {
            if (isNear(cell, unit)) found = hall(unit) || locked(unit);
        }
        for (Relation relation : board.relations()) {
            if (found) break;
            if (!(relation instanceof Sum sum)) continue;
            if (cell < 0 || sum.cells().contains(cell)) found = bounds(sum, true) || bounds(sum, false);
        }
        if (found) {
            Inequality sum = PolishTerm.sum(summands.toArray()).value(number -> rules.get(number - 1));
            propagation.add(lemmas.addSum(summands), sum);
        }
        return found;
    }

    private boolean isNear(int cell, int unit) {
        if (cell < 0) return true;
        for (int each : board.unitsOf(cell)) if (each == unit) return true;
        return false;
    }

    private boolean hall(int unit) {
        if (!hallSets.find(unit)) return false;
        for (int cell : hallSets.cells()) summands.add(numbers.someDigit(cell));
        for (int digit : hallSets.digits()) summands.add(numbers.onePlace(unit, digit));
        return true;
    }

    /** A digit whose places in a unit all lie in another one, which has more of them. */
    private boolean locked(int unit) {
        if (!board.isExact(unit)) return false;
        for (int digit = 1; digit <= board.digits(); digit++) {
            int first = NONE;
            int places = 0;
            for (int cell : board.unit(unit)) {
                if (value(cell, digit) < 0) continue;
                if (places++ == 0) first = cell;
            }
            if (places < 2) continue;
            for (int other : board.unitsOf(first)) {
                if (other == unit || places(unit, other, digit) < places || !isElsewhere(unit, other, digit)) continue;
                summands.add(numbers.somePlace(unit, digit));
                summands.add(numbers.onePlace(other, digit));
                return true;
            }
        }
        return false;
    }

    /** Returns the number of places of a digit that two units share. */
    private int places(int unit, int other, int digit) {
        int common = 0;
        for (int cell : board.unit(unit)) if (value(cell, digit) >= 0 && isNear(cell, other)) common++;
        return common;
    }

    private boolean isElsewhere(int unit, int other, int digit) {
        for (int cell : board.unit(other)) if (value(cell, digit) == 0 && !isNear(cell, unit)) return true;
        return false;
    }

    /**
     * Excludes candidates by the bounds of a sum.
     *
     * @param atLeast whether the total must be reached by the largest candidates; otherwise the smallest must not exceed it
     */
    private boolean bounds(Sum sum, boolean atLeast) {
        int most = 0;
        for (int cell : sum.cells()) most += extreme(cell, atLeast);
        int slack = atLeast ? most - sum.total() : sum.total() - most;
        boolean excludes = slack < 0;
        for (int cell : sum.cells()) {
            int extreme = extreme(cell, atLeast);
            for (int digit = 1; digit <= board.digits(); digit++) {
                excludes |= value(cell, digit) == 0 && Math.abs(extreme - digit) > slack;
            }
        }
        if (!excludes) return false;
        summands.add(numbers.least(sum) + (atLeast ? 0 : 1));
        for (int cell : sum.cells()) {
            int number = atLeast ? numbers.oneDigit(cell) : numbers.someDigit(cell);
            for (int times = extreme(cell, atLeast); times > 0; times--) summands.add(number);
        }
        return true;
    }

    /** The largest candidate of a cell, or the smallest; if it has none, one that excludes nothing. */
    private int extreme(int cell, boolean largest) {
        for (int i = 0; i < board.digits(); i++) {
            int digit = largest ? board.digits() - i : i + 1;
            if (value(cell, digit) >= 0) return digit;
        }
        return largest ? board.digits() : 1;
    }

    /**
     * Finds Hall sets in a unit: k cells that have only k candidates together, one of which another cell also has; or k cells
     * with fewer than k candidates. A matching gives each cell its own digit. From a cell, follow its candidates to the cells
     * that have these digits in the matching, and so on. The cells reached are a Hall set if all their candidates are matched (P.
     * Hall, 1935).
     */
    private static final class HallSetFinder {
        private static final int NONE = -1;

        private final Board board;
        private final IntBinaryOperator value;
        /** The cell to which the matching assigns each digit. */
        private final int[] holders;

        private final BitSet seen = new BitSet();
        private int[] cells = {};
        private int[] digits = {};

        /**
         * Makes a finder for a board.
         *
         * @param value returns for a cell and a digit: negative if the digit is no candidate, 0 if it is one of several, positive
         *     if it is the only one
         */
        HallSetFinder(Board board, IntBinaryOperator value) {
            this.board = board;
            this.value = value;
            holders = new int[board.digits() + 1];
        }

        /** Searches a unit for a smallest Hall set. If there is one, {@link #cells} and {@link #digits} contain it. */
        boolean find(int unit) {
            int[] all = board.unit(unit);
            Arrays.fill(holders, NONE);
            cells = new int[0];
            boolean found = false;
            for (int cell : all) {
                seen.clear();
                if (!augment(cell)) return reach(cell, all); // more cells than digits
            }
            for (int cell : all) {
                int[] before = cells;
                int[] digitsBefore = digits;
                boolean better = reach(cell, all) && isUseful(all) && (!found || cells.length < before.length);
                if (!better) {
                    cells = before;
                    digits = digitsBefore;
                }
                found |= better;
            }
            return found;
        }

        int[] cells() {
            return cells;
        }

        int[] digits() {
            return digits;
        }

        /** Assigns a digit to the cell, and moves other cells to other digits if necessary. */
        private boolean augment(int cell) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                if (seen.get(digit) || value.applyAsInt(cell, digit) < 0) continue;
                seen.set(digit);
                if (holders[digit] == NONE || augment(holders[digit])) {
                    holders[digit] = cell;
                    return true;
                }
            }
            return false;
        }

        /** Collects the set that begins with a cell; false if it holds a candidate that nobody holds. */
        private boolean reach(int start, int[] all) {
            BitSet reached = new BitSet();
            BitSet between = new BitSet();
            reached.set(start);
            boolean grown = true;
            while (grown) {
                grown = false;
                for (int cell : all) {
                    if (!reached.get(cell)) continue;
                    for (int digit = 1; digit <= board.digits(); digit++) {
                        if (between.get(digit) || value.applyAsInt(cell, digit) < 0) continue;
                        if (holders[digit] == NONE) return false;
                        between.set(digit);
                        reached.set(holders[digit]);
                        grown = true;
                    }
                }
            }
            cells = reached.stream().toArray();
            digits = between.stream().toArray();
            return true;
        }

        private boolean isUseful(int[] all) {
            for (int cell : all) {
                if (Arrays.binarySearch(cells, cell) >= 0) continue;
                for (int digit : digits) if (value.applyAsInt(cell, digit) == 0) return true;
            }
            return false;
        }
    }
}
