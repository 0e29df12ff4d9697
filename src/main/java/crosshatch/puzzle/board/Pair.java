package crosshatch.puzzle.board;

import crosshatch.base.Worded;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/**
 * Compares two digits. The first cell has the smaller number, unless the order of the cells matters to the operator.
 *
 * @param value the distance of a difference, the ratio of a quotient; 0 for the other operators
 */
public record Pair(int first, int second, Operator operator, int value) implements Relation {
    /** The ways to compare two digits. */
    public enum Operator implements Worded {
        /** The larger digit minus the smaller one is the value. */
        DIFFERENCE {
            @Override
            boolean holds(int one, int other, int value) {
                return Math.abs(one - other) == value;
            }
        },
        /** The larger digit is the value times the smaller one. */
        QUOTIENT {
            @Override
            boolean holds(int one, int other, int value) {
                return one == value * other || other == value * one;
            }
        },
        /** The first cell has a smaller digit than the second. */
        LESS {
            @Override
            boolean holds(int one, int other, int value) {
                return one < other;
            }
        },
        /** The digits differ by exactly 1. */
        ADJACENT {
            @Override
            boolean holds(int one, int other, int value) {
                return Math.abs(one - other) == 1;
            }
        },
        /** The digits do not differ by exactly 1; they may be equal. */
        APART {
            @Override
            boolean holds(int one, int other, int value) {
                return Math.abs(one - other) != 1;
            }
        };

        abstract boolean holds(int one, int other, int value);

        private boolean hasValue() {
            return this == DIFFERENCE || this == QUOTIENT;
        }
    }

    /**
     * Sorts and checks the cells.
     *
     * @throws IllegalArgumentException if the two cells are the same
     */
    public Pair {
        List<Integer> sorted = Texts.pair(operator.word(), first, second);
        if (operator != Operator.LESS) {
            first = sorted.get(0);
            second = sorted.get(1);
        }
    }

    /** Requires that one cell has a smaller digit than another. */
    public static Pair less(int smaller, int larger) {
        return new Pair(smaller, larger, Operator.LESS, 0);
    }

    /** Requires that the larger of two digits minus the smaller one is {@code distance}. */
    public static Pair difference(int one, int other, int distance) {
        return new Pair(one, other, Operator.DIFFERENCE, distance);
    }

    /** Requires that the larger of two digits is {@code ratio} times the smaller one. */
    public static Pair quotient(int one, int other, int ratio) {
        return new Pair(one, other, Operator.QUOTIENT, ratio);
    }

    /** Requires that two digits differ by 1 if {@code consecutive} is true, and that they do not otherwise. */
    public static Pair adjacent(int one, int other, boolean consecutive) {
        return new Pair(one, other, consecutive ? Operator.ADJACENT : Operator.APART, 0);
    }

    /** Returns whether a relation requires, or excludes, that two digits differ by 1. */
    public static boolean isOfNeighbours(Relation relation) {
        return relation instanceof Pair pair && (pair.operator == Operator.ADJACENT || pair.operator == Operator.APART);
    }

    static Pair read(Operator operator, RelationFields fields) {
        List<Integer> cells = fields.cells();
        if (cells.size() != 2)
            throw new IllegalArgumentException(operator.word() + " of " + cells.size() + " cells, expected 2");
        return new Pair(cells.get(0), cells.get(1), operator, operator.hasValue() ? fields.number("value") : 0);
    }

    @Override
    public RelationKind kind() {
        return RelationKind.valueOf(operator.name());
    }

    @Override
    public List<Integer> cells() {
        return List.of(first, second);
    }

    @Override
    public boolean holds(int[] digits) {
        return operator.holds(digits[first], digits[second], value);
    }

    @Override
    public Automaton automaton(int digits) {
        return Automaton.pair((one, other) -> operator.holds(one, other, value));
    }

    @Override
    public Optional<String> fault(int digits) {
        String what = operator.word() + " " + value + " of 2 cells";
        return switch (operator) {
            case DIFFERENCE -> Texts.range(what, value, 0, digits - 1);
            case QUOTIENT -> Texts.range(what, value, 1, digits);
            case LESS, ADJACENT, APART -> Optional.empty();
        };
    }

    @Override
    public String text() {
        return operator.word() + (operator.hasValue() ? " " + value : "") + " of " + first + " " + second;
    }

    @Override
    public Map<String, Object> fields() {
        return operator.hasValue() ? Texts.fields("value", value, "cells", cells()) : Texts.fields("cells", cells());
    }

    @Override
    public Pair moved(IntUnaryOperator to) {
        return new Pair(to.applyAsInt(first), to.applyAsInt(second), operator, value);
    }

    @Override
    public <R> R accept(RelationVisitor<R> visitor) {
        return visitor.pair(this);
    }
}
