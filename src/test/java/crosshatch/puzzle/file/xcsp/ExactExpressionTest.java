package crosshatch.puzzle.file.xcsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Expressions are evaluated with numbers of any size: what wraps at 2^63 elsewhere is right here. */
class ExactExpressionTest {

    private static Puzzle read(String domain, String expression) {
        String text = "<instance format=\"XCSP3\" type=\"CSP\"><variables><var id=\"x\"> " + domain
                + " </var></variables><constraints><intension> " + expression
                + " </intension></constraints></instance>";
        try (var puzzles = PuzzleSources.of(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "text.xml", ReaderSettings.DEFAULT)) {
            return puzzles.next().orElseThrow().puzzle();
        }
    }

    /** Returns the values of x that solve the puzzle, by the definitions of its relations. */
    private static List<Integer> solutions(Puzzle puzzle) {
        return IntStream.rangeClosed(1, puzzle.board().digits())
                .filter(digit -> SolutionChecker.fault(puzzle, Grid.of(puzzle.board(), new int[] {digit}))
                        .isEmpty())
                .map(digit -> digit + puzzle.board().first() - 1)
                .boxed()
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "999998..999999 | lt(mul(x,x,x,x),0)          | 0",
                "999998..999999 | gt(mul(x,x,x,x),0)          | 2",
                "999998..999999 | lt(sqr(sqr(x)),0)           | 0",
                "65536..65537   | eq(mul(x,x,x,x),0)          | 0",
                "999998..999999 | lt(add(mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x),mul(x,x,x)),0) | 0",
                "999998..999999 | gt(abs(neg(mul(x,x,x,x))),0) | 2",
                "2..3           | eq(pow(x,64),pow(x,65))     | 0",
                "2..3           | gt(pow(x,63),0)             | 2",
                "0              | or(eq(x,0),eq(div(5,x),1))  | 1",
                "0              | eq(mod(5,x),0)              | 0",
                "0..2           | iff(eq(x,0),ne(mul(x,x),x)) | 1",
                "0..3           | in(sqr(x),set(0,4,9))       | 3",
                "0..3           | notin(div(6,x),set(6,3))    | 1",
                "1..3           | lt(mul(sub(x,5),x),0)      | 3",
                "1..3           | gt(mul(sub(5,x),x),0)      | 3",
                "0..5           | eq(mul(mod(x,3),x),x)      | 3",
                "0..5           | eq(dist(mul(x,x),7),3)     | 1",
                "0..5           | eq(min(mul(x,x),max(x,4)),x) | 4",
                "0..5           | eq(if(gt(mul(x,x),5),1,0),1) | 3",
                "0..5           | xor(eq(mul(x,x),4),gt(x,1)) | 3",
                "0..5           | imp(gt(mul(x,x),4),gt(x,4)) | 4",
            })
    void hasAsManySolutionsAsExactNumbersGive(String domain, String expression, int solutions) {
        assertEquals(solutions, solutions(read(domain, expression)).size(), expression);
    }

    /** Products and sums of large factors, against BigInteger. */
    @Test
    void agreesWithExactNumbersNearTheEdges() {
        Random random = new Random(7);
        for (int trial = 0; trial < 200; trial++) {
            long a = random.nextInt(2_000_000_000) - 1_000_000_000L;
            long b = random.nextInt(2_000_000_000) - 1_000_000_000L;
            String expression = "gt(add(mul(x,x,%d,%d),mul(x,%d)),mul(x,x,x,%d))".formatted(a, b, a, b);
            int first = 30_000 + random.nextInt(900_000);

            List<Integer> found = solutions(read(first + ".." + (first + 3), expression));

            BigInteger bigA = BigInteger.valueOf(a);
            BigInteger bigB = BigInteger.valueOf(b);
            List<Integer> expected = IntStream.rangeClosed(first, first + 3)
                    .filter(value -> {
                        BigInteger x = BigInteger.valueOf(value);
                        BigInteger left =
                                x.multiply(x).multiply(bigA).multiply(bigB).add(x.multiply(bigA));
                        return left.compareTo(x.pow(3).multiply(bigB)) > 0;
                    })
                    .boxed()
                    .toList();
            assertEquals(expected, found, expression + " from " + first);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"gt(pow(pow(x,1000),1000),0)", "eq(mul(x,2000000000,2000000000,2000000000),0)"})
    void whatIsTooLargeIsRefusedWithTheLine(String expression) {
        InputException refused = assertThrows(InputException.class, () -> read("2..3", expression));

        assertTrue(refused.getMessage().startsWith("text.xml:1: "), refused.getMessage());
    }

    @Test
    void deepNestingIsRefused() {
        InputException refused = assertThrows(
                InputException.class, () -> read("0..1", "eq(" + "neg(".repeat(2000) + "x" + ")".repeat(2000) + ",0)"));

        assertTrue(refused.getMessage().contains("within one another"), refused.getMessage());
    }
}
