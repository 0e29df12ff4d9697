package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.results.schema.Evidence;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of claim as the answer to every kind of question; nothing is known of the puzzle beforehand. */
class QuestionsAndClaimsTest {
    private static final List<String> QUESTIONS = List.of("any", "unique", "count:1", "count:2", "count:5");

    /**
     * {@code answers}: solutions are shown, and those are all that was asked for. {@code refutes}: the answer is that there
     * are no others, which waits for a second opinion. {@code easier}: what was asked is not said.
     */
    private static final String TABLE = """
            claim            any      unique   count:1  count:2  count:5
            solved           answers  easier   answers  easier   easier
            unique           refutes  refutes  refutes  refutes  refutes
            several          answers  answers  answers  answers  easier
            no-solution      refutes  refutes  refutes  refutes  refutes
            counted-0        refutes  refutes  refutes  refutes  refutes
            counted-1        refutes  refutes  refutes  refutes  refutes
            counted-5        refutes  refutes  refutes  refutes  refutes
            at-least-0       easier   easier   easier   easier   easier
            at-least-1       answers  easier   answers  easier   easier
            at-least-2       answers  answers  answers  answers  easier
            at-least-5       answers  answers  answers  answers  answers
            at-least-6       answers  answers  answers  answers  answers
            out-of-time      nothing  nothing  nothing  nothing  nothing
            gave-up          nothing  nothing  nothing  nothing  nothing
            failed           broken   broken   broken   broken   broken
            """;

    private static final Puzzle EMPTY = new Puzzle(Grid.of(Board.sudoku(2), new int[16]));

    static Stream<Arguments> cells() {
        return rows().flatMap(row -> IntStream.range(0, QUESTIONS.size())
                .mapToObj(column -> Arguments.of(QUESTIONS.get(column), row[0], row[column + 1])));
    }

    private static Stream<String[]> rows() {
        return TABLE.lines().skip(1).map(line -> line.split(" +", -1));
    }

    @ParameterizedTest(name = "{0} by {1}: {2}")
    @MethodSource("cells")
    void everyCellIsDecided(String question, String claim, String meaning) {
        Judge.Ruling ruling = Judge.rule(EMPTY, KnownAnswer.UNKNOWN, Question.parse(question), claims(claim));

        switch (meaning) {
            case "answers" -> assertEquals(new Judge.Ruling(Verdict.CORRECT, Evidence.CHECKED, ""), ruling);
            case "refutes" -> assertEquals(new Judge.Ruling(Verdict.UNCONFIRMED, Evidence.NONE, ""), ruling);
            case "nothing" -> assertEquals(new Judge.Ruling(Verdict.UNDECIDED, Evidence.NONE, ""), ruling);
            case "broken" -> assertEquals(new Judge.Ruling(Verdict.CRASHED, Evidence.NONE, "broken"), ruling);
            default -> {
                assertEquals("easier", meaning);
                assertEquals(Verdict.WRONG, ruling.verdict());
                assertTrue(ruling.reason().startsWith("it answers an easier task than " + question), ruling.reason());
            }
        }
    }

    @Test
    void theTableHoldsEveryKindOfClaim() {
        Set<Class<?>> met = new HashSet<>();
        rows().forEach(row -> met.add(claims(row[0]).getClass()));
        Set<Class<?>> all = new HashSet<>();
        for (Class<?> kind : Claim.class.getPermittedSubclasses()) {
            all.addAll(kind.isSealed() ? List.of(kind.getPermittedSubclasses()) : List.of(kind));
        }

        assertEquals(all, met);
    }

    @Test
    void aWrongGridIsWrongWhateverWasAsked() {
        Grid wrong = Grid.of(Board.sudoku(2), new int[16]);
        for (String question : QUESTIONS) {
            Judge.Ruling ruling =
                    Judge.rule(EMPTY, KnownAnswer.UNKNOWN, Question.parse(question), new Claim.Unique(wrong));

            assertEquals(Verdict.WRONG, ruling.verdict(), question);
        }
    }

    private static Claim claims(String name) {
        return switch (name) {
            case "solved" -> new Claim.Solved(solutions(1).get(0));
            case "unique" -> new Claim.Unique(solutions(1).get(0));
            case "several" ->
                new Claim.Several(solutions(2).get(0), solutions(2).get(1));
            case "no-solution" -> new Claim.NoSolution();
            case "out-of-time" -> new Claim.OutOfBudget(Limit.TIME);
            case "gave-up" -> new Claim.GaveUp();
            case "failed" -> new Claim.Failed("broken");
            default ->
                new Claim.Counted(
                        solutions(Integer.parseInt(name.replaceAll("[^0-9]", ""))), name.startsWith("counted"));
        };
    }

    /** Different ones: a solution with its digits renamed. */
    private static List<Grid> solutions(int count) {
        Grid first = Puzzles.cyclic(2);
        return Stream.of("1234", "2134", "3214", "4231", "1324", "1432")
                .limit(count)
                .map(names -> Grid.of(
                        first.board(),
                        IntStream.of(first.digits())
                                .map(digit -> names.charAt(digit - 1) - '0')
                                .toArray()))
                .toList();
    }
}
