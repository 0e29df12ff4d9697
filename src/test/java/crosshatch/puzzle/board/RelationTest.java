package crosshatch.puzzle.board;

import static crosshatch.puzzle.board.Linear.Comparison.AT_MOST;
import static crosshatch.puzzle.board.Linear.Comparison.DIFFERENT;
import static crosshatch.puzzle.board.Linear.Comparison.EQUAL;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Each relation's definition against one that is written another way, on all digits of three cells. */
class RelationTest {
    private static final int DIGITS = 6;
    private static final int CELLS = 3;

    static Stream<Arguments> relationsAndTheirPlainTwins() {
        return Stream.of(
                twin(new Sum(List.of(2, 0, 1), 9), d -> d[0] + d[1] + d[2] == 9),
                twin(new Sum(List.of(1), 4), d -> d[1] == 4),
                twin(new Product(List.of(0, 1, 2), 12), d -> d[0] * d[1] * d[2] == 12),
                twin(new Product(List.of(0, 2), 1), d -> d[0] == 1 && d[2] == 1),
                twin(Pair.difference(2, 1, 3), d -> d[1] == d[2] + 3 || d[2] == d[1] + 3),
                twin(Pair.difference(0, 1, 0), d -> d[0] == d[1]),
                twin(Pair.quotient(2, 0, 2), d -> pairsOf(Set.of("12", "21", "24", "42", "36", "63"), d[0], d[2])),
                twin(Pair.quotient(0, 1, 1), d -> d[0] == d[1]),
                twin(Pair.less(2, 0), d -> d[0] > d[2]),
                twin(Pair.adjacent(0, 2, true), d -> d[0] == d[2] + 1 || d[0] + 1 == d[2]),
                twin(Pair.adjacent(0, 2, false), d -> d[0] != d[2] + 1 && d[0] + 1 != d[2]),
                twin(new Visible(List.of(2, 1, 0), 1), d -> d[2] >= d[1] && d[2] >= d[0]),
                twin(new Visible(List.of(2, 1, 0), 3), d -> d[2] < d[1] && d[1] < d[0]),
                twin(new Visible(List.of(0, 1, 2), 2), d -> recordsOf(d) == 2),
                twin(
                        new Table(List.of(2, 0), List.of(List.of(1, 6), List.of(6, 1), List.of(1, 6))),
                        d -> pairsOf(Set.of("16", "61"), d[2], d[0])),
                twin(
                        new Forbidden(List.of(2, 0), List.of(List.of(1, 6), List.of(6, 1))),
                        d -> !pairsOf(Set.of("16", "61"), d[2], d[0])),
                twin(distinct(List.of(), 0, 1, 2), d -> d[0] != d[1] + 1 && d[0] != d[2] + 2 && d[1] != d[2] + 1),
                twin(distinct(List.of(), -2, 0, -1), d -> d[0] != d[1] + 2 && d[0] != d[2] + 1 && d[1] + 1 != d[2]),
                twin(
                        distinct(List.of(1, 4), 0, 0, 0),
                        d -> Set.of(1, 4).containsAll(repeatedIn(d))
                                || repeatedIn(d).isEmpty()),
                twin(new Distinct(List.of(2, 1), List.of(3, 5), List.of(7)), d -> d[2] != d[1] + 2 || d[2] == 4),
                twin(new Distance(2, 1, 0, 0), d -> d[1] == d[2] + d[0] || d[2] == d[1] + d[0]),
                twin(new Distance(0, 1, 2, -1), d -> d[1] == d[0] + d[2] - 1 || d[0] == d[1] + d[2] - 1),
                twin(new Linear(List.of(0, 1, 2), List.of(1, -1, -1), EQUAL, 0), d -> d[0] == d[1] + d[2]),
                twin(new Linear(List.of(2, 0), List.of(-2, 3), AT_MOST, 1), d -> 3 * d[0] <= 1 + 2 * d[2]),
                twin(Linear.of(List.of(0, 1), List.of(1, 2), ">=", 12), d -> d[0] + 2 * d[1] > 11),
                twin(new Linear(List.of(0, 2), List.of(-1, 1), DIFFERENT, 3), d -> d[2] != d[0] + 3),
                twin(
                        new Element(List.of(List.of(0, 1)), List.of(2), 2),
                        d -> (d[2] == 1 && d[0] == 1) || (d[2] == 2 && d[1] == 2)),
                twin(new Element(List.of(List.of(0, 1)), List.of(2), 0), d -> d[2] == 1 || (d[2] == 2 && d[1] == d[0])),
                twin(new Element(List.of(List.of(0, 1), List.of(2, 0)), List.of(0, 1), 2), d -> switch (10 * d[0]
                        + d[1]) {
                    case 11 -> d[2] == 1;
                    case 12 -> d[2] == 2;
                    case 21 -> true;
                    case 22 -> d[2] == 2;
                    default -> false;
                }),
                twin(new Count(List.of(0, 1, 2), List.of(2, 5), 2, 2, OptionalInt.empty()), d -> Arrays.stream(d)
                        .mapToObj(each -> each % 3 == 2 ? "x" : "")
                        .collect(Collectors.joining())
                        .equals("xx")),
                twin(
                        new NValues(List.of(0, 1, 2), 0, 2, OptionalInt.empty()),
                        d -> d[0] == d[1] || d[0] == d[2] || d[1] == d[2]),
                twin(new NValues(List.of(2, 0), 0, 0, OptionalInt.of(1)), d -> d[1] == (d[0] == d[2] ? 1 : 2)),
                twin(
                        new NValues(List.of(0, 1), -1, 5, OptionalInt.of(0)),
                        d -> d[0] == 1 || d[0] == 2 || (d[0] == 3 && d[1] != 3)),
                twin(new Circuit(List.of(0, 1, 2), 1), d -> Set.of("231", "312", "213", "321", "132")
                        .contains("" + d[0] + d[1] + d[2])),
                twin(new Circuit(List.of(2, 0), 4), d -> d[2] == 5 && d[0] == 4),
                twin(new AllEqual(List.of(2, 0)), d -> d[0] - d[2] == 0),
                twin(
                        new AllEqual(List.of(1, 2, 0)),
                        d -> d[0] + d[1] + d[2] == 3 * Arrays.stream(d).max().orElseThrow()),
                twin(
                        new Regular(List.of(2, 0, 1), transitions(0, 3, 7, 7, 1, 0, 7, 2, 7, 0, 4, 0), List.of(0)),
                        d -> (d[2] == 4 && d[0] == 4 && d[1] == 4)
                                || (d[2] == 3 && (d[0] == 2 ? d[1] == 1 : d[0] == 1 && d[1] == 4))
                                || (d[2] == 4 && d[0] == 3 && d[1] == 1)),
                twin(new Regular(List.of(1), transitions(0, 5, 1, 0, 6, 1), List.of(1)), d -> d[1] > 4),
                twin(new Count(List.of(2, 0), List.of(3), 0, 1, OptionalInt.empty()), d -> d[2] != 3 || d[0] != 3),
                twin(
                        new Count(List.of(2, 0), List.of(6), 0, 0, OptionalInt.of(1)),
                        d -> d[1] == 1 ? d[0] == 6 != (d[2] == 6) : d[1] == 2 && d[0] == 6 && d[2] == 6));
    }

    private static Arguments twin(Relation relation, Predicate<int[]> plain) {
        return Arguments.of(relation, plain);
    }

    /** @param numbers state, digit and next state of each */
    private static List<List<Integer>> transitions(Integer... numbers) {
        return IntStream.range(0, numbers.length / 3)
                .mapToObj(i -> List.of(numbers).subList(3 * i, 3 * i + 3))
                .toList();
    }

    private static Distinct distinct(List<Integer> exceptions, Integer... offsets) {
        return new Distinct(List.of(0, 1, 2), List.of(offsets), exceptions);
    }

    /** The digits that stand in more than one of three cells. */
    private static Set<Integer> repeatedIn(int[] digits) {
        Set<Integer> repeated = new HashSet<>();
        if (digits[0] == digits[1] || digits[0] == digits[2]) repeated.add(digits[0]);
        if (digits[1] == digits[2]) repeated.add(digits[1]);
        return repeated;
    }

    private static boolean pairsOf(Set<String> pairs, int one, int other) {
        return pairs.contains("" + one + other);
    }

    /** The number of different maxima of the beginnings of a line. */
    private static int recordsOf(int[] line) {
        Set<Integer> maxima = new HashSet<>();
        for (int length = 1; length <= line.length; length++) {
            maxima.add(Arrays.stream(line, 0, length).max().orElseThrow());
        }
        return maxima.size();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("relationsAndTheirPlainTwins")
    void holdsExactlyWhereItsPlainTwinDoes(Relation relation, Predicate<int[]> plain) {
        assertTrue(relation.fault(DIGITS).isEmpty());
        for (int number = 0; number < DIGITS * DIGITS * DIGITS; number++) {
            int[] digits = new int[CELLS];
            int rest = number;
            for (int cell = 0; cell < CELLS; cell++) {
                digits[cell] = rest % DIGITS + 1;
                rest /= DIGITS;
            }
            assertEquals(
                    plain.test(digits),
                    relation.holds(digits),
                    relation + " of " + List.of(digits[0], digits[1], digits[2]));
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("relationsAndTheirPlainTwins")
    void itsTextIsReadAsTheSameRelation(Relation relation, Predicate<int[]> plain) {
        Board board = Board.builder(DIGITS, CELLS).relation(relation).build();

        assertEquals(List.of(relation), Board.parse(board.text()).relations());
    }

    @Test
    void offsetsThatDifferByTheSameAreTheSameAllDifferent() {
        Distinct shifted = new Distinct(List.of(2, 0), List.of(-3, 4), List.of(5));

        assertEquals(new Distinct(List.of(0, 2), List.of(7, 0), List.of(8)), shifted);
        assertEquals("distinct 7 0 except 8 of 0 2", shifted.text());
    }

    @Test
    void namesOfStatesAndStatesThatNothingReachesDoNotMatter() {
        Regular one = new Regular(List.of(2, 0), transitions(0, 2, 9, 9, 1, 4, 0, 1, 4, 5, 1, 0), List.of(4, 5));

        assertEquals(new Regular(List.of(2, 0), transitions(0, 1, 1, 0, 2, 2, 2, 1, 1), List.of(1)), one);
        assertEquals("regular 0 1 1, 0 2 2, 2 1 1 accepting 1 of 2 0", one.text());
        assertTrue(one.fault(2).isEmpty());
        assertTrue(one.fault(1).orElseThrow().contains("digit 2: expected 1 to 1"));
        assertTrue(new Regular(List.of(0, 1, 2), one.transitions(), List.of(1))
                .fault(2)
                .orElseThrow()
                .contains("no digits lead to an accepting state"));
    }

    @Test
    void anEquationWithAllSignsTurnedIsTheSame() {
        assertEquals(
                new Linear(List.of(0, 1), List.of(1, -2), EQUAL, -3),
                new Linear(List.of(1, 0), List.of(2, -1), EQUAL, 3));
    }

    /** Sixteen to the ninth is more than an int holds, and 100 to the eleventh more than a long. */
    @Test
    void productsDoNotOverflow() {
        List<Integer> nine = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8);
        int[] sixteens = {16, 16, 16, 16, 16, 16, 16, 16, 16};

        assertTrue(new Product(nine, 68_719_476_736L).holds(sixteens));
        assertTrue(new Product(nine, 68_719_476_736L).fault(16).isEmpty());
        assertTrue(new Product(nine, 68_719_476_737L).fault(16).isPresent());
        List<Integer> eleven = List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
        assertTrue(new Product(eleven, Long.MAX_VALUE).fault(100).isEmpty());
    }
}
