package crosshatch.puzzle.file.xcsp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.SomeOf;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.file.PuzzleSources;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.tukaani.xz.LZMA2Options;
import org.tukaani.xz.LZMAOutputStream;
import org.tukaani.xz.XZOutputStream;

/** What the checker of the XCSP3 competitions allows are the solutions of the board that is read, constraint by constraint. */
class XcspPuzzlesTest {
    private static final int VALUES = 4;
    private static final int CELLS = 4;

    @TempDir
    Path folder;

    /** Four variables from -1 to 2, the last of them without 0. */
    private static String instance(String constraints) {
        return """
                <?xml version="1.0"?>
                <!-- of a test -->
                <instance format="XCSP3" type="CSP">
                  <variables>
                    <array id="x" size="[3]"> -1..2 </array>
                    <var id="y"> -1 1..2 </var>
                  </variables>
                  <constraints>
                    %s
                    <intension> or(ge(x[0],-1),ge(x[1],-1),ge(x[2],-1),ge(y,-1)) </intension>
                  </constraints>
                </instance>
                """.formatted(constraints);
    }

    private static Puzzle read(String text) {
        try (var puzzles = PuzzleSources.of(
                new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), "text.xml", ReaderSettings.DEFAULT)) {
            return puzzles.next().orElseThrow().puzzle();
        }
    }

    @ParameterizedTest
    @SomeOf(
            stride = 40,
            strings = {
                "<allDifferent> x[] y </allDifferent>",
                "<allDifferent> <list> x[] y </list> <except> 1 -1 </except> </allDifferent>",
                "<allDifferent> add(x[0],2) x[1] sub(y,1) </allDifferent>",
                "<allDifferent> add(x[0],1) add(x[1],1) </allDifferent>",
                "<allDifferent> <matrix> (x[0],x[1]) (x[2],y) </matrix> </allDifferent>",
                "<allDifferent> <matrix> (x[0],x[1]) (x[2],y) </matrix> <except> 2 </except> </allDifferent>",
                "<allEqual> x[0] x[2] y </allEqual>",
                "<allEqual> x[1] x[1] </allEqual>",
                "<allEqual> x[0] add(x[1],1) sub(y,x[2]) </allEqual>",
                "<extension> <list> x[0] y </list> <supports> (0,1)(2,-1)(1,0)(2,2)(7,1) </supports> </extension>",
                "<extension> <list> x[0] y </list> <conflicts> (0,1)(2,-1)(1,0)(2,2) </conflicts> </extension>",
                "<extension type=\"hybrid-1\"> <list> x[0] y x[1] </list> <supports> (1,0..2,*)(≥1,≠-1,{0 2})(7,0,0) </supports> </extension>",
                "<extension type=\"hybrid-1\"> <list> x[0] y </list> <conflicts> (≤1,=2)(2,{-1 0}) </conflicts> </extension>",
                "<extension> <list> x[0] x[1] y </list> <supports> (0,*,1)(2,-1,*) </supports> </extension>",
                "<extension> <list> x[2] </list> <supports> -1 1..2 </supports> </extension>",
                "<extension> <list> x[2] </list> <conflicts> 1 </conflicts> </extension>",
                "<intension> eq(x[0],add(y,1)) </intension>",
                "<intension> lt(mul(2,x[0]),sub(y,x[1])) </intension>",
                "<intension> ge(neg(x[0]),y) </intension>",
                "<intension> eq(x[0],dist(x[1],y)) </intension>",
                "<intension> eq(abs(sub(x[1],x[2])),add(x[0],1)) </intension>",
                "<intension> ne(dist(x[0],x[2]),2) </intension>",
                "<intension> and(lt(x[0],x[1]),ne(x[1],y)) </intension>",
                "<intension> or(eq(x[0],x[1]),eq(mul(x[1],y),2)) </intension>",
                "<intension> iff(gt(x[0],0),eq(y,2)) </intension>",
                "<intension> gt(x[0],7) </intension>",
                "<group> <intension> ne(%0,add(%1,%2)) </intension> <args> x[0] 1 y </args> <args> x[1] 0 x[2] </args> </group>",
                "<slide> <list> x[] y </list> <intension> ne(%0,%1) </intension> </slide>",
                "<block class=\"symmetryBreaking\"> <intension> lt(x[0],x[1]) </intension> </block>",
                "<sum> <list> x[] y </list> <condition> (eq,3) </condition> </sum>",
                "<sum> <list> x[] </list> <coeffs> 1 -2 3 </coeffs> <condition> (gt,y) </condition> </sum>",
                "<sum> <list> x[] </list> <condition> (in,1..2) </condition> </sum>",
                "<sum> <list> mul(x[0],2) sub(x[1],y) </list> <condition> (le,1) </condition> </sum>",
                "<sum> <list> x[] </list> <condition> (ne,0) </condition> </sum>",
                "<sum> <list> x[0] x[0] x[1] </list> <coeffs> 1 1 -2 </coeffs> <condition> (lt,0) </condition> </sum>",
                "<sum> <list> x[] </list> <condition> (eq,30) </condition> </sum>",
                "<count> <list> x[] y </list> <values> 1 2 </values> <condition> (eq,2) </condition> </count>",
                "<count> <list> x[] y </list> <values> 1 </values> <condition> (ge,2) </condition> </count>",
                "<count> <list> x[] y </list> <values> -1 </values> <condition> (lt,1) </condition> </count>",
                "<count> <list> x[] y </list> <values> 1 2 </values> <condition> (eq,x[0]) </condition> </count>",
                "<count> <list> x[] </list> <values> 1 </values> <condition> (le,y) </condition> </count>",
                "<count> <list> x[] </list> <values> -1 </values> <condition> (gt,y) </condition> </count>",
                "<count> <list> x[] </list> <values> 9 </values> <condition> (eq,y) </condition> </count>",
                "<cardinality> <list> x[] y </list> <values> -1 1 </values> <occurs> 2 1 </occurs> </cardinality>",
                "<cardinality> <list> x[] y </list> <values> 1 2 </values> <occurs> 0..1 1..2 </occurs> </cardinality>",
                "<cardinality> <list> x[] </list> <values> 1 2 </values> <occurs> y x[0] </occurs> </cardinality>",
                "<cardinality> <list> x[] </list> <values closed=\"true\"> 0 1 2 </values> <occurs> 0..2 0..1 1..3 </occurs> </cardinality>",
                "<instantiation> <list> x[0] y </list> <values> 2 -1 </values> </instantiation>",
                "<instantiation> <list> x[0] y </list> <values> 2 0 </values> </instantiation>"
            })
    void hasTheSolutionsThatTheCheckerAllows(String constraint) throws Exception {
        assertSameSolutions(instance(constraint));
    }

    @ParameterizedTest
    @SomeOf(
            stride = 40,
            strings = {
                "<element> <list startIndex=\"-1\"> x[] y </list> <index> x[0] </index> <value> x[2] </value> </element>",
                "<element> <list startIndex=\"-1\"> x[] y </list> <index> x[0] </index> <value> 1 </value> </element>",
                "<element> <list startIndex=\"-1\"> 2 0 -1 2 </list> <index> x[0] </index> <value> y </value> </element>",
                "<element> <list startIndex=\"-1\"> 2 0 -1 2 </list> <index> x[0] </index> <value> 2 </value> </element>",
                "<element> <list startIndex=\"-1\"> 2 0 -1 2 </list> <index> x[0] </index> <value> x[0] </value> </element>",
                "<element> <list startIndex=\"-3\"> x[2] x[1] x[] y </list> <index> x[0] </index> <value> y </value> </element>",
                "<element> <matrix startRowIndex=\"-1\" startColIndex=\"-1\"> (x[],y)(y,x[])(x[],x[0])(x[2],x[]) </matrix> <index> x[0] y </index> <value> x[1] </value> </element>",
                "<element> <matrix startRowIndex=\"-1\" startColIndex=\"-1\"> (0,1,2,-1)(1,2,0,0)(2,1,1,-1)(-1,0,1,2) </matrix> <index> x[0] y </index> <value> x[1] </value> </element>",
                "<element> <matrix startRowIndex=\"-1\" startColIndex=\"-1\"> (x[],y)(y,x[])(x[],x[0])(x[2],x[]) </matrix> <index> x[0] y </index> <value> 2 </value> </element>"
            })
    @Tag("exhaustive")
    void hasTheSolutionsOfAnElementThatTheCheckerAllows(String constraint) throws Exception {
        assertSameSolutions(instance(constraint));
    }

    @ParameterizedTest
    @SomeOf(
            stride = 40,
            strings = {
                "<ordered> <list> x[] y </list> <operator> lt </operator> </ordered>",
                "<ordered> <list> x[] y </list> <operator> ge </operator> </ordered>",
                "<ordered> <list> x[] y </list> <lengths> 0 1 -1 </lengths> <operator> le </operator> </ordered>",
                "<ordered> <list> x[0] x[1] x[0] </list> <operator> le </operator> </ordered>",
                "<lex> <list> x[0] x[1] </list> <list> x[2] y </list> <operator> le </operator> </lex>",
                "<lex> <list> x[0] x[1] </list> <list> x[2] y </list> <operator> gt </operator> </lex>",
                "<lex> <list> x[0] x[1] y </list> <list> y x[0] x[1] </list> <operator> lt </operator> </lex>",
                "<lex> <list> x[0] </list> <list> x[1] </list> <list> y </list> <operator> ge </operator> </lex>",
                "<lex> <list> x[0] y </list> <list> x[0] y </list> <operator> lt </operator> </lex>",
                "<lex> <matrix> (x[0],x[1])(x[2],y) </matrix> <operator> le </operator> </lex>",
                "<precedence> <list> x[] y </list> <values> 2 0 -1 </values> </precedence>",
                "<precedence> <list> x[] y </list> <values covered=\"true\"> 1 -1 </values> </precedence>",
                "<precedence> <list> x[0] y x[0] </list> <values> 1 2 </values> </precedence>",
                "<regular> <list> x[] y </list> <transitions> (a,0,b)(a,-1,a)(b,1,a)(b,-1,c)(c,2,c) </transitions> <start> a </start> <final> a c </final> </regular>",
                "<regular> <list> x[] </list> <transitions> (q,0,r)(r,7,q)(r,1,s) </transitions> <start> q </start> <final> s </final> </regular>",
                "<regular> <list> x[0] y x[0] </list> <transitions> (a,0,b)(a,1,a)(b,-1,a)(b,2,b)(a,2,a) </transitions> <start> a </start> <final> a b </final> </regular>",
                "<mdd> <list> x[0] y x[2] </list> <transitions> (r,0,a)(r,1,b)(r,2,a)(a,1,c)(b,-1,c)(b,2,d)(c,0,t)(c,2,t)(d,-1,t) </transitions> </mdd>",
                "<sum> <list> x[] y </list> <condition> (in,{-2,1,4}) </condition> </sum>",
                "<sum> <list> x[] </list> <coeffs> 1 -2 1 </coeffs> <condition> (notin,{-1,0,30}) </condition> </sum>",
                "<count> <list> x[] y </list> <values> 1 2 </values> <condition> (ne,2) </condition> </count>",
                "<count> <list> x[] </list> <values> 1 2 </values> <condition> (ne,y) </condition> </count>",
                "<count> <list> x[] y </list> <values> 1 2 </values> <condition> (ne,x[0]) </condition> </count>",
                "<count> <list> x[] y </list> <values> 1 -1 </values> <condition> (in,{0,3,9}) </condition> </count>",
                "<count> <list> x[] y </list> <values> 1 9 </values> <condition> (notin,1..2) </condition> </count>",
                "<maximum> <list> x[] </list> <condition> (eq,y) </condition> </maximum>",
                "<maximum> <list> x[] y </list> <condition> (le,x[0]) </condition> </maximum>",
                "<maximum> <list> x[] </list> <condition> (in,{-1,1}) </condition> </maximum>",
                "<minimum> <list> x[] y </list> <condition> (gt,-1) </condition> </minimum>",
                "<minimum> <list> x[0] x[0] y </list> <condition> (ne,x[2]) </condition> </minimum>",
                "<minimum> <list> x[] </list> <condition> (lt,-5) </condition> </minimum>",
                "<nValues> <list> x[] y </list> <condition> (le,2) </condition> </nValues>",
                "<nValues> <list> x[] </list> <condition> (eq,y) </condition> </nValues>",
                "<nValues> <list> x[] y </list> <condition> (ne,x[0]) </condition> </nValues>",
                "<nValues> <list> x[] y </list> <except> 1 -1 </except> <condition> (in,{0,2}) </condition> </nValues>",
                "<allDifferent> <list> x[0] x[1] </list> <list> x[2] y </list> </allDifferent>",
                "<allDifferent> <list> x[0] x[1] </list> <list> x[2] y </list> <list> x[1] x[2] </list> </allDifferent>",
                "<allDifferent> <list> x[0] x[1] </list> <list> x[0] y </list> </allDifferent>",
                "<allDifferent> mul(x[0],2) x[1] mul(y,x[2]) </allDifferent>",
                "<allDifferent> abs(x[0]) abs(x[1]) </allDifferent>"
            })
    void hasTheSolutionsOfAnAutomatonThatTheCheckerAllows(String constraint) throws Exception {
        assertSameSolutions(instance(constraint));
    }

    /** 6 circuits of four nodes, 8 of three and 6 of two. */
    @ParameterizedTest
    @CsvSource({"0, 0..3", "1, 1..4", "-2, -2..1"})
    void aCircuitBeginsWithItsStartIndex(int start, String values) {
        Puzzle puzzle = read("""
                <instance format="XCSP3" type="CSP">
                <variables><array id="x" size="[4]"> %s </array></variables>
                <constraints><circuit><list startIndex="%d"> x[] </list></circuit></constraints>
                </instance>
                """.formatted(values, start));

        long solutions = IntStream.range(0, 256)
                .mapToObj(number -> IntStream.of(64, 16, 4, 1)
                        .map(place -> number / place % 4 + 1)
                        .toArray())
                .filter(digits -> SolutionChecker.fault(puzzle, Grid.of(puzzle.board(), digits))
                        .isEmpty())
                .count();
        assertEquals(20, solutions);
    }

    @Test
    void anIndexBeyondTheArrayFindsNothing() {
        Puzzle puzzle = read(
                instance("<element> <list> x[1] x[2] </list> <index> x[0] </index> <value> y </value> </element>"));

        Set<List<Integer>> expected = assignments().stream()
                .filter(x -> x.get(0) == 0
                        ? x.get(1).equals(x.get(3))
                        : x.get(0) == 1 && x.get(2).equals(x.get(3)))
                .filter(x -> x.get(3) != 0)
                .collect(Collectors.toSet());
        assertEquals(expected, solutions(puzzle));
    }

    /** The library behind the checker of the competitions ends at these forms. */
    @Test
    void hasTheSolutionsOfFormsThatTheCheckerLacks() {
        assertSolutions(
                "<allDifferent> <list> x[] y </list> <except>  </except> </allDifferent>",
                x -> x.stream().distinct().count() == CELLS);
        assertSolutions(
                "<allDifferent> <list> add(x[0],1) x[1] sub(y,1) </list> <except> 1 </except> </allDifferent>",
                x -> differOrAre(1, x.get(0) + 1, x.get(1))
                        && differOrAre(1, x.get(0) + 1, x.get(3) - 1)
                        && differOrAre(1, x.get(1), x.get(3) - 1));
        assertSolutions(
                "<extension> <list> x[0] y </list> <supports> (-1..1,1)(2,-1..7) </supports> </extension>",
                x -> x.get(0) < 2 ? x.get(3) == 1 : x.get(0) == 2);
        assertSolutions(
                "<extension> <list> x[0] x[1] </list> <conflicts> (0..1,1..2)(2,-1) </conflicts> </extension>",
                x -> !((x.get(0) == 0 || x.get(0) == 1) && x.get(1) > 0) && !(x.get(0) == 2 && x.get(1) == -1));
        assertSolutions("<precedence> x[] </precedence>", x -> precede(x.subList(0, 3), List.of(-1, 0, 1, 2)));
        assertSolutions(
                "<channel> <list startIndex=\"1\"> x[1] x[2] </list> <list startIndex=\"1\"> x[0] y </list> </channel>",
                x -> (x.get(1) == 1 && x.get(2) == 2 && x.get(0) == 1 && x.get(3) == 2)
                        || (x.get(1) == 2 && x.get(2) == 1 && x.get(0) == 2 && x.get(3) == 1));
        assertSolutions("<channel> <list startIndex=\"-1\"> x[] y </list> </channel>", x -> IntStream.range(0, CELLS)
                .allMatch(i -> x.get(x.get(i) + 1) == i - 1));
        assertSolutions(
                "<channel> <list> x[0] x[1] </list> <list> x[2] y x[0] </list> </channel>", x -> IntStream.range(0, 2)
                        .allMatch(i -> x.get(i) >= 0
                                && List.of(x.get(2), x.get(3), x.get(0)).get(x.get(i)) == i));
        assertSolutions(
                "<channel> <list> x[] </list> <value> y </value> </channel>",
                x -> x.get(3) > 0 && IntStream.range(0, 3).allMatch(i -> x.get(i) == (x.get(3) == i ? 1 : 0)));
        assertSolutions("<circuit> <list> x[0] x[1] x[2] </list> </circuit>", x -> {
            List<Integer> next = x.subList(0, 3);
            long loops = IntStream.range(0, 3).filter(i -> next.get(i) == i).count();
            return !next.contains(-1) && next.stream().distinct().count() == 3 && loops < 2;
        });
        assertSolutions(
                "<intension> eq(div(x[0],x[1]),y) </intension>", x -> x.get(1) != 0 && x.get(0) / x.get(1) == x.get(3));
    }

    @ParameterizedTest
    @ValueSource(strings = {">0", "≥y", "≠{0 1}", "c0", "{0,1}"})
    void otherConditionsOfHybridTablesAreRefusedWithTheirLine(String condition) {
        String text = instance("<extension type=\"hybrid-2\"> <list> x[0] y </list> <supports> (1," + condition
                + ") </supports> </extension>");

        String message = String.valueOf(
                assertThrows(InputException.class, () -> read(text)).getMessage());

        assertTrue(
                message.matches(
                        "text.xml:\\d+: <supports>: found '.*' in a tuple, expected a number, a number after .*"),
                message);
    }

    @Test
    void rangesThatStandForTooManyTuplesAreRefusedWithTheirLine() {
        String huge = "<extension> <list> x[0] y </list> <supports> (0..9999,0..9999) </supports> </extension>";

        String message = String.valueOf(
                assertThrows(InputException.class, () -> read(instance(huge))).getMessage());
        assertTrue(message.startsWith("text.xml:9: <supports>: its ranges stand for more than"), message);
    }

    /** Whether each value is there only if the one before it is further ahead. */
    private static boolean precede(List<Integer> list, List<Integer> values) {
        return IntStream.range(1, values.size()).allMatch(i -> {
            int place = list.indexOf(values.get(i));
            int before = list.indexOf(values.get(i - 1));
            return place < 0 || (before >= 0 && before < place);
        });
    }

    private static boolean differOrAre(int exception, int one, int other) {
        return one != other || one == exception;
    }

    private static void assertSolutions(String constraint, Predicate<List<Integer>> allowed) {
        Set<List<Integer>> expected = assignments().stream()
                .filter(values -> values.get(3) != 0 && allowed.test(values))
                .collect(Collectors.toSet());
        assertEquals(expected, solutions(read(instance(constraint))), constraint);
    }

    private void assertSameSolutions(String instance) throws Exception {
        Path file = Files.writeString(folder.resolve("instance.xml"), instance);
        Set<List<Integer>> allowed = new HashSet<>();
        for (List<Integer> values : assignments()) {
            if (values.get(3) != 0 && isAllowed(file, values)) allowed.add(values);
        }

        assertEquals(allowed, solutions(read(instance)));
    }

    private static boolean isAllowed(Path file, List<Integer> values) throws Exception {
        String text = "<instantiation> <list> x[] y </list> <values> "
                + values.stream().map(String::valueOf).collect(Collectors.joining(" ")) + " </values> </instantiation>";
        return new org.xcsp.parser.callbacks.SolutionChecker(
                        false, file.toString(), new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)))
                .violatedCtrs.isEmpty();
    }

    private static List<List<Integer>> assignments() {
        return IntStream.range(0, (int) Math.pow(VALUES, CELLS))
                .mapToObj(number -> IntStream.range(0, CELLS)
                        .mapToObj(cell -> number / (int) Math.pow(VALUES, cell) % VALUES - 1)
                        .toList())
                .toList();
    }

    /** In values, by the definitions alone. */
    private static Set<List<Integer>> solutions(Puzzle puzzle) {
        int first = puzzle.board().first();
        return assignments().stream()
                .filter(values -> {
                    int[] digits =
                            values.stream().mapToInt(value -> value - first + 1).toArray();
                    return SolutionChecker.fault(puzzle, Grid.of(puzzle.board(), digits))
                            .isEmpty();
                })
                .collect(Collectors.toSet());
    }

    @Test
    void arraysAreRowsAndVariablesThatNobodyNamesAreNoCells() {
        Puzzle puzzle = read("""
                <instance format="XCSP3" type="CSP">
                  <variables>
                    <array id="x" size="[2][3]"> 1..3 </array>
                    <var id="spare"> 5..9 </var>
                    <var id="a"> 1..3 </var>
                    <var id="b"> 1..3 </var>
                  </variables>
                  <constraints>
                    <allDifferent> x[0][0..2] </allDifferent>
                    <sum> <list> x[1][] a b </list> <condition> (eq,6) </condition> </sum>
                  </constraints>
                </instance>
                """);

        assertEquals(8, puzzle.board().cells());
        assertEquals(3, puzzle.board().digits());
        assertEquals(3, puzzle.board().layout().orElseThrow().rows());
        assertEquals(1, puzzle.board().layout().orElseThrow().column(7));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<regular> <list> x[] </list> <transitions> (a,0,b)(a,0,a)(b,1,c) </transitions> <start> a </start> <final> c </final> </regular>",
                "<lex> <list> x[0] x[1] </list> <list> x[2] </list> <operator> le </operator> </lex>",
                "<mdd> <list> x[0] x[1] </list> <transitions> (a,0,t)(b,1,t) </transitions> </mdd>",
                "<binPacking> <list> x[] </list> <sizes> 1 1 1 </sizes> <condition> (le,2) </condition> </binPacking>",
                "<different> x[] </different>",
                "<sum> <list> x[] </list> <coeffs> 1 2 </coeffs> <condition> (eq,3) </condition> </sum>",
                "<cardinality> <list> x[] </list> <values> 0 1 </values> <occurs> 1 </occurs> </cardinality>",
                "<instantiation> <list> x[] </list> <values> 0 1 </values> </instantiation>",
                "<intension> eq(x[0],z) </intension>",
                "<intension> or(eq(x[0],1),eq(y,z)) </intension>",
                "<sum> <list> add(x[0],z) x[1] </list> <condition> (eq,1) </condition> </sum>"
            })
    void anotherConstraintIsRefusedByItsNameAndLine(String constraint) {
        String message = assertThrows(InputException.class, () -> read(instance(constraint)))
                .getMessage();

        String name = constraint.substring(0, constraint.indexOf('>') + 1);
        assertTrue(message.startsWith("text.xml:9: " + name + ": "), message);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<nValues> <list> x[] </list> <condition> (ne,9) </condition> </nValues>",
                "<nValues> <list> x[] </list> <except> 3 </except> <condition> (le,9) </condition> </nValues>"
            })
    void anAutomatonThatNoSolverCouldTakeIsRefusedByItsNameAndLine(String constraint) {
        String text =
                "<instance format=\"XCSP3\" type=\"CSP\">\n<variables> <array id=\"x\" size=\"[20]\"> 0..19 </array>"
                        + " </variables>\n<constraints>\n" + constraint + " </constraints></instance>";

        String message = assertThrows(InputException.class, () -> read(text)).getMessage();

        String name = constraint.substring(0, constraint.indexOf('>') + 1);
        assertTrue(message.startsWith("text.xml:4: " + name + ": a"), message);
        assertTrue(message.contains("expected"), message);
    }

    @Test
    void anObjectiveIsRefusedByItsNameAndLine() {
        String text =
                instance("").replace("</instance>", "<objectives>\n<minimize> y </minimize></objectives></instance>");

        String message = assertThrows(InputException.class, () -> read(text)).getMessage();

        assertTrue(message.startsWith("text.xml:13: <minimize>: found an objective"), message);
    }

    @Test
    void valuesTooFarApartAreRefused() {
        String message = assertThrows(
                        InputException.class, () -> read(instance("").replace("1..2 </var>", "5000 </var>")))
                .getMessage();

        assertTrue(message.contains("variable y from -1 to 5000, expected at most 1000 values"), message);
    }

    @Test
    void anArrayOfMoreVariablesThanAnyBoardHasIsRefusedBeforeItIsMade() {
        String message = assertThrows(
                        InputException.class,
                        () -> read(instance("").replace("size=\"[3]\"", "size=\"[9000][90000]\"")))
                .getMessage();

        assertTrue(message.startsWith("text.xml:5: <array> x of size [9000][90000], expected at most"), message);
    }

    @Test
    void aDocumentTypeIsRefused() {
        String text =
                instance("").replace("<!-- of a test -->", "<!DOCTYPE instance [<!ENTITY e SYSTEM '/etc/passwd'>]>");

        String message = assertThrows(InputException.class, () -> read(text)).getMessage();

        assertTrue(message.startsWith("text.xml:2: found a document type"), message);
    }

    @Test
    void otherXmlIsRefused() {
        String message =
                assertThrows(InputException.class, () -> read("<instances/>\n")).getMessage();

        assertTrue(message.contains("found XML that is no instance of XCSP3"), message);
    }

    @ParameterizedTest
    @ValueSource(strings = {"gz", "lzma", "xz"})
    void aPackedFileIsReadAsItWas(String ending) throws Exception {
        String text = instance("<allDifferent> x[] </allDifferent>");
        Path file = folder.resolve("instance.xml." + ending);
        try (OutputStream out = Files.newOutputStream(file);
                OutputStream packed =
                        switch (ending) {
                            case "gz" -> new GZIPOutputStream(out);
                            case "lzma" -> new LZMAOutputStream(out, new LZMA2Options(), -1);
                            default -> new XZOutputStream(out, new LZMA2Options());
                        }) {
            packed.write(text.getBytes(StandardCharsets.UTF_8));
        }

        try (var puzzles = PuzzleSources.open(file, ReaderSettings.DEFAULT)) {
            assertEquals(read(text), puzzles.next().orElseThrow().puzzle());
        }
        assertNotEquals(text, Files.readString(file, StandardCharsets.ISO_8859_1));
    }
}
