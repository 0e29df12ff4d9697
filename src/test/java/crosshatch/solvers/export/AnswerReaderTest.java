package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.solver.Claim;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Answers as programs write them, about the same small puzzle and its two solutions. */
class AnswerReaderTest {
    private static final Puzzle PUZZLE = Puzzles.TWO_SOLUTIONS_2;
    private static final Grid FIRST = grid("2134342112434312");
    private static final Grid SECOND = grid("4132324114232314");

    @Test
    void readsTheLiteralsOfASatSolver() {
        String literals = literals(FIRST);
        int cut = literals.indexOf(' ', literals.length() / 2);
        String answer =
                "c some solver\ns SATISFIABLE\nv " + literals.substring(0, cut) + "\nv" + literals.substring(cut);

        assertEquals(new Claim.Solved(FIRST), read(answer + " 0\n"));
    }

    @Test
    void theLastOfSeveralInstantiationsCounts() {
        String better =
                "v <instantiation><list>x[][]</list><values>2 1 3 4 3 4 2 1 1 2 4 3 4 3 1 2</values></instantiation>\n";

        assertEquals(
                new Claim.Solved(FIRST), read("s SATISFIABLE\n" + better.replace("2 1 3 4 3", "4 1 3 2 3") + better));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x[0][] x[1..2][] x[3][0..1] x[3][2] x[3][3]",
                "x[0..3][0..3]",
                "x[0..1][] x[2..3][]",
            })
    void compactNamesAreTheirCellsRowByRow(String list) {
        assertEquals(
                new Claim.Solved(FIRST),
                read("<instantiation><list>" + list
                        + "</list><values>2 1 3 4 3 4 2 1 1 2 4 3 4 3 1 2</values></instantiation>"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x[4][]", "x[2..4][0]", "x[]", "x[0][0][0]", "x[3..2][0]"})
    void namesOfNoCellsAreRefused(String list) {
        String text = "<instantiation><list>" + list + "</list><values>1</values></instantiation>";

        assertThrows(InputException.class, () -> read(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x = [0: 2, 1: 1, 2: 3, 3: 4, 4: 3, 5: 4, 6: 2, 7: 1, 8: 1, 9: 2, 10: 4, 11: 3, 12: 4, 13: 3, 14: 1, 15: 2];",
                "[|  0: 1: 2: 3:\n | 0: 2, 1, 3, 4\n | 1: 3, 4, 2, 1\n | 2: 1, 2, 4, 3\n | 3: 4, 3, 1, 2 |]",
                "x = array1d(0..15, [2, 1, 3, 4, 3, 4, 2, 1, 1, 2, 4, 3, 4, 3, 1, 2]);"
            })
    void indicesOfMiniZincAreNoDigits(String array) {
        assertEquals(new Claim.Solved(FIRST), read(array + "\n----------\n"));
    }

    @Test
    void indicesInAnotherOrderAreNoAnswer() {
        assertInstanceOf(Claim.Failed.class, read("[0: 2, 2: 1, 1: 3, 3: 4]\n----------\n"));
    }

    @Test
    void readsTheResultFileOfMiniSat() {
        assertEquals(new Claim.Solved(FIRST), read("SAT\n" + literals(FIRST) + " 0\n"));
        assertEquals(new Claim.NoSolution(), read("UNSAT\n"));
        assertEquals(new Claim.GaveUp(), read("INDET\n"));
    }

    /** Each would be 1 if it wrapped, or were cut. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "536870913",
                "2147483649",
                "4294967297",
                "9223372036854775809",
                "18446744073709551617",
                "-2147483648",
                "-4294967295",
                "-1"
            })
    void noNumberOfAnAnswerStandsForAnother(String number) {
        String cells = FIRST.toString().replaceAll("(.)", "$1, ").replaceFirst("1", number);
        String model = "v " + literals(FIRST).replaceFirst(" .*", "") + " " + number + " 0";

        assertInstanceOf(Claim.Failed.class, read("minizinc", Problem.of(PUZZLE), "[" + cells + "]\n----------\n"));
        try {
            assertNotEquals(new Claim.Solved(FIRST), read("s SATISFIABLE\n" + model + "\n"));
        } catch (InputException bad) {
            assertTrue(String.valueOf(bad.getMessage()).contains("found '" + number + "'"), bad.getMessage());
        }
    }

    @Test
    void auxiliaryVariablesStandForNothing() {
        assertEquals(new Claim.Solved(FIRST), read("s SATISFIABLE\nv " + literals(FIRST) + " 65 -66 67 0\n"));
    }

    /** Blank r1c1 sees 1 and 3: variable 1 is r1c1=2 and variable 2 is r1c1=4. */
    @Test
    void literalsOfAReducedFormulaNumberWhatTheGivensLeave() {
        Puzzle oneBlank = new Puzzle(grid(".134342112434312"));

        Claim claim = read("cnf/givens=reduced", Problem.of(oneBlank), "s SATISFIABLE\nv 1 0\n");

        assertEquals(new Claim.Solved(FIRST), claim);
    }

    @Test
    void twoDigitsInACellAreAFailure() {
        Claim claim = read("s SATISFIABLE\nv 2 3 0\n");

        assertEquals(new Claim.Failed("r1c1 holds both 2 and 3"), claim);
    }

    @Test
    void aRefutedModelSaysThatTheExcludedSolutionsAreAll() {
        assertEquals(new Claim.NoSolution(), read("s UNSATISFIABLE\n"));
        assertEquals(new Claim.Unique(FIRST), readExcluding("s UNSATISFIABLE\n", FIRST));
        assertEquals(
                new Claim.Counted(List.of(FIRST, SECOND), true), readExcluding("s UNSATISFIABLE\n", FIRST, SECOND));
    }

    @Test
    void aSolutionBesideAnExcludedOneMakesTwo() {
        assertEquals(
                new Claim.Several(FIRST, SECOND), readExcluding("s SATISFIABLE\nv " + literals(SECOND) + " 0", FIRST));
    }

    @Test
    void nothingIsClaimedByAProgramThatStopped() {
        assertEquals(new Claim.GaveUp(), read("s UNKNOWN\n"));
        assertEquals(new Claim.GaveUp(), read("=====UNKNOWN=====\n"));
        assertEquals(new Claim.GaveUp(), readExcluding("s UNKNOWN\n", FIRST));
    }

    @Test
    void readsTheOutputOfOurMiniZincModel() {
        assertEquals(new Claim.Solved(FIRST), read(rows(FIRST) + "----------\n"));
        assertEquals(new Claim.Unique(FIRST), read(rows(FIRST) + "----------\n==========\n"));
        assertEquals(new Claim.NoSolution(), read("=====UNSATISFIABLE=====\n"));
    }

    @Test
    void readsAllSolutionsOfMiniZinc() {
        String both = rows(FIRST) + "----------\n" + rows(SECOND) + "----------\n";

        assertEquals(new Claim.Several(FIRST, SECOND), read(both));
        assertEquals(
                new Claim.Counted(List.of(FIRST, SECOND), true),
                read(both + "==========\n%%%mzn-stat: nSolutions=2\n%%%mzn-stat-end\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "x = [| 2, 1, 3, 4 | 3, 4, 2, 1 | 1, 2, 4, 3 | 4, 3, 1, 2 |];\n----------\n",
                "{\"grid\": [[2,1,3,4],[3,4,2,1],[1,2,4,3],[4,3,1,2]]}\n----------\n"
            })
    void readsArrays(String answer) {
        assertEquals(new Claim.Solved(FIRST), read(answer));
    }

    /** The bounds of the array are no digits. */
    @Test
    void readsAnArrayBehindItsBounds() {
        assertEquals(
                new Claim.Solved(FIRST),
                read("grid = array2d(1..4, 1..4, [2, 1, 3, 4, 3, 4, 2, 1, 1, 2, 4, 3, 4, 3, 1, 2]);\n----------\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<instantiation> <list> x[][] </list> <values> 2 1 3 4 3 4 2 1 1 2 4 3 4 3 1 2 </values> </instantiation>",
                "<instantiation type='solution'><list>x[][]</list><values>2 1 3 4 3 4 2 1x2 2 4 3 4 3 1 2</values></instantiation>",
                """
                s SATISFIABLE
                v <instantiation>
                v <list> x[][] </list>
                v <values> 2 1 3 4 3 4 2 1 1 2 4 3 4 3 1 2 </values>
                v </instantiation>
                """
            })
    void readsInstantiations(String answer) {
        assertEquals(new Claim.Solved(FIRST), read("xcsp3", Problem.of(PUZZLE), answer));
    }

    @Test
    void readsInstantiationsThatNameTheirVariables() {
        Claim claim = read("<instantiation><list>x[0][0] x[3][3]</list><values>2 4</values></instantiation>");

        assertEquals(new Claim.Solved(grid("2..............4")), claim);
    }

    @Test
    void readsPlainGrids() {
        assertEquals(new Claim.Solved(FIRST), read(FIRST + "\n"));
        assertEquals(new Claim.Several(FIRST, SECOND), read(FIRST + "\n" + SECOND + "\n"));
    }

    @Test
    void whatIsNoGridIsAFailure() {
        assertEquals(new Claim.Failed("found 3 cells, expected 16"), read("x = [1, 2, 3];\n----------\n"));
        assertInstanceOf(Claim.Failed.class, read("x = [9, 1, 3, 4, 3, 4, 2, 1, 1, 2, 4, 3, 4, 3, 1, 2];\n"));
    }

    static Stream<Arguments> twoAnswers() {
        String first = literals(FIRST);
        String shown = rows(FIRST) + "----------\n";
        String all = "<list> x[][] </list>";
        String values = "<values> 2 1 3 4 3 4 2 1 1 2 4 3 4 3 1 2 </values>";
        return Stream.of(
                Arguments.of(
                        "s SATISFIABLE\nv " + first + " 0\ns UNSATISFIABLE\n",
                        "found two answers, SATISFIABLE and UNSATISFIABLE, expected one"),
                Arguments.of(
                        "s UNSATISFIABLE\ns SATISFIABLE\n",
                        "found two answers, UNSATISFIABLE and SATISFIABLE, expected one"),
                Arguments.of(
                        "s UNKNOWN\ns UNSATISFIABLE\n", "found two answers, UNKNOWN and UNSATISFIABLE, expected one"),
                Arguments.of("SAT\n" + first + " 0\nUNSAT\n", "found two answers, SAT and UNSAT, expected one"),
                Arguments.of("s UNSATISFIABLE\nv " + first + " 0\n", "it reports UNSATISFIABLE, but shows a solution"),
                Arguments.of("v " + first + " 0\ns UNKNOWN\n", "it reports UNKNOWN, but shows a solution"),
                Arguments.of(FIRST + "\ns UNSATISFIABLE\n", "it reports UNSATISFIABLE, but shows a solution"),
                Arguments.of(
                        "s UNDECIDED\n",
                        "found the status 'UNDECIDED', expected SATISFIABLE, UNSATISFIABLE or UNKNOWN"),
                Arguments.of("s SATISFIABLE\nv " + first + " -2 0\n", "variable 2 is both true and false"),
                Arguments.of("s SATISFIABLE\nv " + first + " 65 -65 0\n", "variable 65 is both true and false"),
                Arguments.of(
                        "s SATISFIABLE\nv " + first + " 0\nv " + literals(SECOND) + " 0\n",
                        "found a second solution: -1 follows the 0 that ends the first solution"),
                Arguments.of(
                        "s SATISFIABLE\nv 2 7 0\n=====UNSATISFIABLE=====\n",
                        "found '=====UNSATISFIABLE=====' together with the lines of a SAT solver, expected only one of the two formats"),
                Arguments.of(
                        "<instantiation> " + all + values + " </instantiation>\ns UNSATISFIABLE\n",
                        "found '<instantiation> " + all + values
                                + " </instantiation>' together with the lines of a SAT solver, expected only one of the two formats"),
                Arguments.of(
                        "<instantiation> " + all + values + all + values.replace('2', '1') + " </instantiation>",
                        "found two lists in one instantiation, expected one"),
                Arguments.of(
                        "<instantiation><list>x[0][0] x[0][0]</list><values>2 4</values></instantiation>",
                        "r1c1 holds both 2 and 4"),
                Arguments.of(
                        "=====UNSATISFIABLE=====\n==========\n",
                        "found two answers, =====UNSATISFIABLE===== and ==========, expected one"),
                Arguments.of(
                        "=====UNKNOWN=====\n==========\n",
                        "found two answers, =====UNKNOWN===== and ==========, expected one"),
                Arguments.of(shown + "==========\n" + shown, "found '2 1 3 4' after =========="),
                Arguments.of(shown + "=====UNSATISFIABLE=====\n", "found =====UNSATISFIABLE===== after a solution"),
                Arguments.of(FIRST + "\n=====UNSATISFIABLE=====\n", "found =====UNSATISFIABLE===== after a solution"),
                Arguments.of(
                        "=====UNSATISFIABLE=====\n" + FIRST + "\n",
                        "found '" + FIRST + "' after =====UNSATISFIABLE====="),
                Arguments.of("==========\n", "found ========== without a solution before it"),
                Arguments.of("=====ERROR=====\n", "it reports =====ERROR====="),
                Arguments.of(shown + "2 1 3 4\n3 4", "it ends in the middle of a solution: '2 1 3 4\n3 4'"));
    }

    @ParameterizedTest
    @MethodSource("twoAnswers")
    void whatContradictsItselfIsAFailure(String answer, String reason) {
        String model = answer.startsWith("<") ? "xcsp3" : "cnf";

        assertEquals(new Claim.Failed(reason), read(model, Problem.of(PUZZLE), answer));
    }

    @Test
    void literalsOfInequalitiesCanContradictThemselvesToo() {
        assertEquals(
                new Claim.Failed("variable 2 is both true and false"),
                read("opb", Problem.of(PUZZLE), "s SATISFIABLE\nv x2 x7 -x2\n"));
    }

    /** Also of a solver that prints rules of equals signs around its statistics, as MiniSat does. */
    @Test
    void whatIsSaidTwiceTheSameOrBesideTheAnswerIsNoContradiction() {
        assertEquals(new Claim.Solved(FIRST), read("s SATISFIABLE\nv " + literals(FIRST) + " 2 -1 0\n"));
        assertEquals(new Claim.NoSolution(), read("=====[ Statistics ]=====\n===============\nUNSATISFIABLE\n"));
    }

    @Test
    void anAnswerThatSaysNothingIsRefused() {
        assertThrows(InputException.class, () -> read(""));
        assertThrows(InputException.class, () -> read("% time elapsed: 0.1 s\n"));
    }

    @Test
    void literalsNeedTheModelThatTheyAreOf() {
        InputException refused =
                assertThrows(InputException.class, () -> read("xcsp3", Problem.of(PUZZLE), "s SATISFIABLE\nv 1 2 0\n"));

        assertEquals(
                "the answer has literals, but the model is xcsp3. Choose the model that was solved",
                refused.getMessage());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "s SATISFIABLE\nv 1 two 0\n",
                "<instantiation><list>x[4][0]</list><values>1</values></instantiation>",
                "<instantiation><list>y</list><values>1</values></instantiation>",
                "<instantiation><list>x[0][0]</list><values>1 2</values></instantiation>",
                "<instantiation><list>x[0][0]</list><values>*</values></instantiation>",
                "<instantiation><list>",
                "what is this"
            })
    void whatCannotBeReadIsAnError(String answer) {
        assertThrows(InputException.class, () -> read(answer));
    }

    private static Claim read(String answer) {
        return read("cnf", Problem.of(PUZZLE), answer);
    }

    private static Claim readExcluding(String answer, Grid... excluded) {
        return read("cnf", new Problem(PUZZLE, List.of(excluded)), answer);
    }

    private static Claim read(String model, Problem problem, String answer) {
        return new AnswerReader(problem, ModelSpec.parse(model), ReaderSettings.DEFAULT.withOrder(2))
                .read(answer, "answer");
    }

    /** All 64: 4 times the cell, and the digit. */
    private static String literals(Grid grid) {
        return IntStream.rangeClosed(1, 64)
                .map(variable -> grid.digit((variable - 1) / 4) == (variable - 1) % 4 + 1 ? variable : -variable)
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(" "));
    }

    private static String rows(Grid grid) {
        return grid.toString().replaceAll("(.)(.)(.)(.)", "$1 $2 $3 $4\n");
    }

    private static Grid grid(String text) {
        return Puzzle.parse(text).givens();
    }
}
