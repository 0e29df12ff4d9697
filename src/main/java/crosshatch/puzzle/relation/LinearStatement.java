package crosshatch.puzzle.relation;

import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A linear constraint on candidates: the weights of the true candidates add up to at least the bound, or exactly to the
 * bound.
 *
 * @param exact whether the sum must be equal to the bound; otherwise it may be larger
 */
public record LinearStatement(List<Term> terms, boolean exact, long bound) {
    /** A candidate with its weight. */
    public record Term(int cell, int digit, long weight) {}

    /**
     * Returns linear statements that are equivalent to a relation; their number does not depend on the number of its cells.
     *
     * @param digits the largest digit; digits begin with 1
     * @return empty if the relation is not linear
     */
    public static Optional<List<LinearStatement>> of(Relation relation, int digits) {
        return relation.accept(new Kinds(digits));
    }

    /** Returns the statement with all signs changed, so that "at least" becomes "at most". */
    public LinearStatement turned() {
        return new LinearStatement(
                terms.stream()
                        .map(term -> new Term(term.cell, term.digit, -term.weight))
                        .toList(),
                exact,
                -bound);
    }

    private static LinearStatement atMostOne(Stream<Term> candidates) {
        return new LinearStatement(candidates.toList(), false, 1).turned();
    }

    private record Kinds(int digits) implements RelationVisitor<Optional<List<LinearStatement>>> {
        @Override
        public Optional<List<LinearStatement>> other(Relation relation) {
            return Optional.empty();
        }

        @Override
        public Optional<List<LinearStatement>> sum(Sum sum) {
            return linear(sum.linear());
        }

        @Override
        public Optional<List<LinearStatement>> linear(Linear linear) {
            List<Term> terms = new ArrayList<>();
            for (int i = 0; i < linear.cells().size(); i++) {
                long coefficient = linear.coefficients().get(i);
                for (int digit = 1; digit <= digits; digit++) {
                    terms.add(new Term(linear.cells().get(i), digit, coefficient * digit));
                }
            }
            return switch (linear.comparison()) {
                case EQUAL -> Optional.of(List.of(new LinearStatement(terms, true, linear.value())));
                case AT_MOST -> Optional.of(List.of(new LinearStatement(terms, false, linear.value()).turned()));
                case DIFFERENT -> Optional.empty();
            };
        }

        /**
         * States "less" with one statement for each digit: the smaller cell does not have this digit or more while the larger
         * cell has this digit or less.
         */
        @Override
        public Optional<List<LinearStatement>> pair(Pair pair) {
            if (pair.operator() != Pair.Operator.LESS) return Optional.empty();
            return Optional.of(IntStream.rangeClosed(1, digits)
                    .mapToObj(digit -> atMostOne(Stream.concat(
                            candidates(pair.first(), digit, digits), candidates(pair.second(), 1, digit))))
                    .toList());
        }

        private static Stream<Term> candidates(int cell, int least, int most) {
            return IntStream.rangeClosed(least, most).mapToObj(digit -> new Term(cell, digit, 1));
        }

        /** States that at most one candidate with a given value is true, for each value that may not repeat. */
        @Override
        public Optional<List<LinearStatement>> distinct(Distinct distinct) {
            return Optional.of(IntStream.rangeClosed(1, distinct.mostValue(digits))
                    .filter(value -> !distinct.mayRepeat(value))
                    .mapToObj(value -> atMostOne(places(distinct, value)))
                    .filter(statement -> statement.terms().size() > 1)
                    .toList());
        }

        private Stream<Term> places(Distinct distinct, int value) {
            return IntStream.range(0, distinct.cells().size())
                    .mapToObj(i -> new Term(
                            distinct.cells().get(i), value - distinct.offsets().get(i), 1))
                    .filter(term -> term.digit >= 1 && term.digit <= digits);
        }

        /** States bounds of the number of true candidates with one of the values, minus the digit of the result. */
        @Override
        public Optional<List<LinearStatement>> count(Count count) {
            Map<List<Integer>, Long> weights = new HashMap<>();
            for (int cell : count.counted()) {
                for (int value : count.values()) weights.put(List.of(cell, value), 1L);
            }
            count.result().ifPresent(cell -> {
                for (int digit = 1; digit <= digits; digit++) {
                    weights.merge(List.of(cell, digit), (long) -digit, Long::sum);
                }
            });
            List<Term> terms = weights.entrySet().stream()
                    .map(each -> new Term(each.getKey().get(0), each.getKey().get(1), each.getValue()))
                    .filter(term -> term.weight != 0)
                    .sorted(Comparator.comparingInt(Term::cell).thenComparingInt(Term::digit))
                    .toList();
            boolean exact = count.least() == count.most();
            LinearStatement least = new LinearStatement(terms, exact, count.least());
            return Optional.of(
                    exact ? List.of(least) : List.of(least, new LinearStatement(terms, false, count.most()).turned()));
        }
    }
}
