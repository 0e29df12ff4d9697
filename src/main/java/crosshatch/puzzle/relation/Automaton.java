package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Adjacent;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Difference;
import crosshatch.puzzle.board.Distance;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.LessThan;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Quotient;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Visible;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;

/** Reads the digits of a relation's cells in their order. What it must know of those behind it is one number, its state. */
interface Automaton {
    /** The state from which nothing is accepted. */
    long DEAD = -1;

    /** Before the first cell; not negative. */
    long start();

    /** @return the state once cell number {@code cell}, from 0, holds {@code digit}; {@link #DEAD} if that can be told already */
    long step(long state, int cell, int digit);

    /** @param state after the last cell; not {@link #DEAD} */
    boolean accepts(long state);

    /** @param digits 1…digits are in use */
    static Automaton of(Relation relation, int digits) {
        return relation.accept(new Kinds(digits));
    }

    /** One for each kind of relation. */
    record Kinds(int digits) implements RelationVisitor<Automaton> {
        /** A state is the sum so far. */
        @Override
        public Automaton sum(Sum sum) {
            int cells = sum.cells().size();
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        long nextState = state + digit;
                        int open = cells - cell - 1;
                        return nextState + open > sum.total() || nextState + (long) open * digits < sum.total()
                                ? DEAD
                                : nextState;
                    },
                    state -> state == sum.total());
        }

        /** A state is what the cells to come must multiply to. */
        @Override
        public Automaton product(Product product) {
            return new Reading(
                    product.value(),
                    (state, cell, digit) -> state % digit == 0 ? state / digit : DEAD,
                    state -> state == 1);
        }

        @Override
        public Automaton difference(Difference difference) {
            return pair((one, other) -> Math.abs(one - other) == difference.distance());
        }

        @Override
        public Automaton quotient(Quotient quotient) {
            int ratio = quotient.ratio();
            return pair((one, other) -> one == ratio * other || other == ratio * one);
        }

        @Override
        public Automaton lessThan(LessThan lessThan) {
            return pair((one, other) -> one < other);
        }

        @Override
        public Automaton adjacent(Adjacent adjacent) {
            return pair((one, other) -> (Math.abs(one - other) == 1) == adjacent.consecutive());
        }

        /** A state is the number seen, times {@code digits + 1}, plus the highest digit. */
        @Override
        public Automaton visible(Visible visible) {
            int base = digits + 1;
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        if (digit <= state % base) return state;
                        long seen = state / base + 1;
                        return seen > visible.count() ? DEAD : seen * base + digit;
                    },
                    state -> state / base == visible.count());
        }

        /** A state is a range of the sorted tuples, all that begin with what was read: the first, and how many. */
        @Override
        public Automaton table(Table table) {
            int size = table.tuples().size();
            return new Reading(
                    size,
                    (state, cell, digit) -> {
                        int first = (int) (state / (size + 1L));
                        int end = first + (int) (state % (size + 1L));
                        int from =
                                firstFrom(first, end, i -> table.tuples().get(i).get(cell) >= digit);
                        int to = firstFrom(from, end, i -> table.tuples().get(i).get(cell) > digit);
                        return from == to ? DEAD : from * (size + 1L) + (to - from);
                    },
                    state -> true);
        }

        /** A state is a range of the sorted tuples, as above; 0 once none of them begins with what was read. */
        @Override
        public Automaton forbidden(Forbidden forbidden) {
            Automaton listed = table(new Table(forbidden.cells(), forbidden.tuples()));
            return new Reading(
                    listed.start(),
                    (state, cell, digit) -> state == 0 ? 0 : Math.max(0, listed.step(state, cell, digit)),
                    state -> state == 0);
        }

        /** A state is the set of values seen. Who has more cells than a word has bits for their values takes {@link Distinct#pairs}. */
        @Override
        public Automaton distinct(Distinct distinct) {
            List<Integer> offsets = distinct.offsets();
            if (offsets.size() == 2) {
                return pair((one, other) ->
                        one + offsets.get(0) != other + offsets.get(1) || distinct.mayRepeat(one + offsets.get(0)));
            }
            if (distinct.mostValue(digits) >= Long.SIZE)
                throw new IllegalArgumentException(distinct.text() + ": too many values for a diagram");
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        int value = digit + offsets.get(cell);
                        if (distinct.mayRepeat(value)) return state;
                        return (state >>> (value - 1) & 1) != 0 ? DEAD : state | 1L << (value - 1);
                    },
                    state -> true);
        }

        /** A state is the first digit, then the digit that the third cell must hold, then 1. */
        @Override
        public Automaton distance(Distance distance) {
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        if (cell == 0) return digit;
                        if (cell == 2) return state == digit ? 1 : DEAD;
                        long result = Math.abs(state - digit) - distance.shift();
                        return result < 1 || result > digits ? DEAD : result;
                    },
                    state -> true);
        }

        /** A state is what the sum so far exceeds the smallest one by. */
        @Override
        public Automaton linear(Linear linear) {
            int cells = linear.cells().size();
            long[] room = new long[cells + 1]; // that the cells behind each leave
            for (int i = cells - 1; i >= 0; i--) {
                room[i] = room[i + 1]
                        + (digits - 1L) * Math.abs(linear.coefficients().get(i));
            }
            long target = linear.value() - linear.least(digits);
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        int coefficient = linear.coefficients().get(cell);
                        long next = state
                                + (coefficient > 0
                                        ? coefficient * (digit - 1L)
                                        : -coefficient * ((long) digits - digit));
                        return switch (linear.comparison()) {
                            case EQUAL -> next > target || next + room[cell + 1] < target ? DEAD : next;
                            case AT_MOST -> next > target ? DEAD : next + room[cell + 1] <= target ? 0 : next;
                            case DIFFERENT -> next;
                        };
                    },
                    state -> switch (linear.comparison()) {
                        case EQUAL -> state == target;
                        case AT_MOST -> state <= target;
                        case DIFFERENT -> state != target;
                    });
        }

        /**
         * A state is the first index; then, in this order, 0 once it holds; what the result must hold; the cell that the indices find,
         * with what that must hold if the result is an index.
         */
        @Override
        public Automaton element(Element element) {
            List<Integer> cells = element.cells();
            int last = (int) element.index().stream().distinct().count() - 1;
            int base = digits + 1;
            return new Reading(
                    0,
                    (state, number, digit) -> {
                        int cell = cells.get(number);
                        if (number < last) return digit;
                        if (number == last) return found(element, each -> each == cell ? digit : (int) state);
                        if (state == 0) return 0;
                        if (state < base) {
                            if (cell != element.result()) return state;
                            return state == digit ? 0 : DEAD;
                        }
                        if (cell != state / base - 1) return state;
                        long wanted = state % base;
                        if (wanted == 0) return digit;
                        return wanted == digit ? 0 : DEAD;
                    },
                    state -> state == 0);
        }

        /** The state once both indices are known. */
        private long found(Element element, IntUnaryOperator indices) {
            int entry = element.entry(indices);
            if (entry < 0) return DEAD;
            if (entry == element.result()) return 0;
            int wanted = element.index().contains(element.result()) ? indices.applyAsInt(element.result()) : 0;
            if (!element.index().contains(entry)) return (entry + 1L) * (digits + 1) + wanted;
            int held = indices.applyAsInt(entry);
            if (wanted == 0) return held;
            return wanted == held ? 0 : DEAD;
        }

        /** A state is the digit of the result, 0 before it is read, times one more than can be counted; plus how many there were. */
        @Override
        public Automaton count(Count count) {
            int counted = count.counted().size();
            List<Integer> cells = count.cells();
            int result =
                    count.result().isPresent() ? cells.indexOf(count.result().getAsInt()) : -1;
            long base = counted + 1L;
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        long next = state;
                        if (cell < counted && count.values().contains(digit)) next++;
                        if (cell == result) next += digit * base;
                        if (cell < result) return next;
                        // What is known now is the number that the count may be above; what is not is how many are to
                        // come.
                        long above = next % base - next / base;
                        long open = Math.max(0, counted - cell - 1);
                        return above > count.most() || above + open < count.least() ? DEAD : next;
                    },
                    state -> true);
        }

        /** Two cells; a state is the first digit, then 1. */
        private static Automaton pair(Pair holds) {
            return new Reading(
                    0,
                    (state, cell, digit) -> {
                        if (cell == 0) return digit;
                        return holds.test((int) state, digit) ? 1 : DEAD;
                    },
                    state -> true);
        }

        /** The first of {@code first…end-1} from which on the predicate holds; {@code end} if it never does. */
        private static int firstFrom(int first, int end, IntPredicate holds) {
            int low = first;
            int high = end;
            while (low < high) {
                int middle = (low + high) >>> 1;
                if (holds.test(middle)) high = middle;
                else low = middle + 1;
            }
            return low;
        }
    }

    /** Whether two digits go together. */
    interface Pair {
        boolean test(int one, int other);
    }

    /** See {@link Automaton#step}. */
    interface Step {
        long after(long state, int cell, int digit);
    }

    /** An automaton put together from its parts. */
    record Reading(long start, Step step, java.util.function.LongPredicate accepting) implements Automaton {
        @Override
        public long step(long state, int cell, int digit) {
            return step.after(state, cell, digit);
        }

        @Override
        public boolean accepts(long state) {
            return accepting.test(state);
        }
    }
}
