package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.instances.sets.LintReport.Finding.Kind;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Solver;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class LintTest {
    private static final Puzzle EMPTY_CORNER = withoutCell(Puzzles.FULL, 0);

    @Test
    void findsNothingInDifferentProperPuzzles() {
        LintReport report = lint(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1);

        assertTrue(report.isClean());
        assertEquals(2, report.puzzles());
    }

    @Test
    void findsPuzzlesThatAreNoProperPuzzles() {
        LintReport report = lint(Puzzles.CONTRADICTORY_GIVENS, Puzzles.NO_CANDIDATE, Puzzles.EULER_1, Puzzles.EMPTY_3);

        assertEquals(
                List.of(
                        new LintReport.Finding(Kind.CONTRADICTORY_GIVENS, 1, "row 1 holds 5 twice, in r1c1 and r1c5"),
                        new LintReport.Finding(Kind.NO_SOLUTION, 2, "")),
                report.shown().subList(0, 2));
        assertEquals(Kind.SEVERAL_SOLUTIONS, report.shown().get(2).kind());
        assertEquals(4, report.shown().get(2).position());
    }

    @Test
    void findsThePuzzleThatIsThereTwice() {
        LintReport report = lint(Puzzles.EULER_1, Puzzles.NORVIG_HARD_1, Puzzles.EULER_1);

        assertEquals(List.of(new LintReport.Finding(Kind.DUPLICATE, 3, "of 1")), report.shown());
    }

    @Test
    void findsThePuzzleThatWasTurnedMirroredOrRenamed() {
        Puzzle puzzle = Puzzles.NORVIG_HARD_1;
        Puzzle transposed = rearranged(puzzle, cell -> cell % 9 * 9 + cell / 9);
        Puzzle mirrored = rearranged(puzzle, cell -> cell / 9 * 9 + 8 - cell % 9);
        Puzzle renamed = puzzle(Arrays.stream(puzzle.givens().digits())
                .map(digit -> digit == 0 ? 0 : digit % 9 + 1)
                .toArray());

        for (Puzzle other : List.of(puzzle.reversed(), transposed, mirrored, renamed)) {
            assertEquals(
                    List.of(new LintReport.Finding(Kind.LOOK_ALIKE, 2, "of 1")),
                    lint(puzzle, other).shown());
        }
    }

    @Test
    void findsThePuzzleWhoseRelationsWereTurnedToo() {
        Puzzle puzzle = new Puzzle(Grid.of(signs(Pair.less(0, 1)), new int[] {0, 0, 2, 0, 0, 0, 0, 0, 0}));
        Puzzle transposed = new Puzzle(Grid.of(signs(Pair.less(0, 3)), new int[] {0, 0, 0, 0, 0, 0, 2, 0, 0}));
        Puzzle renamed = new Puzzle(Grid.of(signs(Pair.less(0, 1)), new int[] {0, 0, 3, 0, 0, 0, 0, 0, 0}));
        Puzzle otherSign = new Puzzle(Grid.of(signs(Pair.less(1, 0)), new int[] {0, 0, 2, 0, 0, 0, 0, 0, 0}));

        List<LintReport.Finding> found = lint(puzzle, transposed, renamed, otherSign).shown().stream()
                .filter(finding -> finding.kind() == Kind.LOOK_ALIKE)
                .toList();

        assertEquals(List.of(new LintReport.Finding(Kind.LOOK_ALIKE, 2, "of 1")), found);
    }

    private static Board signs(Pair sign) {
        return Board.builder(3, 9).square().relation(sign).build();
    }

    @Test
    void findsThePuzzleWithRowsOfABandExchanged() {
        Puzzle exchanged = rearranged(Puzzles.NORVIG_HARD_1, cell -> cell < 9 ? cell + 9 : cell < 18 ? cell - 9 : cell);

        assertEquals(
                List.of(new LintReport.Finding(Kind.EQUIVALENT, 2, "of 1")),
                lint(Puzzles.NORVIG_HARD_1, exchanged).shown());
    }

    @Test
    void findsAnotherOrder() {
        LintReport report = lint(Puzzles.NORVIG_HARD_1, withoutCell(new Puzzle(Puzzles.cyclic(2)), 0));

        assertEquals(
                List.of(new LintReport.Finding(Kind.OTHER_ORDER, 2, "sudoku-2, the first is sudoku-3")),
                report.shown());
    }

    @Test
    void saysWhenSolvingTheSetMeasuresParsing() {
        LintReport report = lint(Puzzles.FULL, EMPTY_CORNER);

        assertEquals(List.of(new LintReport.Finding(Kind.NAKED_SINGLES, 0, "2 of 2")), report.shown());
        assertTrue(lint(Puzzles.FULL, Puzzles.NORVIG_HARD_1).isClean());
    }

    @Test
    void doesNotDecideWhatTheBudgetLeavesOpen() {
        LintReport report = new Lint(new BruteForce(), 3).examine(instances(Puzzles.NORVIG_HARD_1));

        assertEquals(
                List.of(new LintReport.Finding(Kind.UNDECIDED, 1, "the solver reports out-of-decisions")),
                report.shown());
    }

    @Test
    void believesNoGridThatIsWrong() {
        Solver liar = (puzzle, question, budget) ->
                new Answer(new Claim.Unique(Puzzles.FULL_AND_WRONG.givens()), Counters.none());

        LintReport report = new Lint(liar, 100).examine(instances(Puzzles.NORVIG_HARD_1));

        assertEquals(Map.of(Kind.UNDECIDED, 1L), report.counts());
    }

    @Test
    void countsAllAndShowsTenOfAKind() {
        Puzzle[] same = new Puzzle[31];
        Arrays.fill(same, Puzzles.NORVIG_HARD_1);

        LintReport report = lint(same);

        assertEquals(Map.of(Kind.DUPLICATE, 30L), report.counts());
        assertEquals(10, report.shown().size());
    }

    private static LintReport lint(Puzzle... puzzles) {
        return new Lint(new BruteForce(), 1_000_000).examine(instances(puzzles));
    }

    private static Stream<Instance> instances(Puzzle... puzzles) {
        return IntStream.range(0, puzzles.length)
                .mapToObj(i -> new Instance("set", i + 1, "", puzzles[i], KnownAnswer.UNKNOWN));
    }

    private static Puzzle withoutCell(Puzzle puzzle, int cell) {
        int[] digits = puzzle.givens().digits();
        digits[cell] = 0;
        return new Puzzle(Grid.of(puzzle.board(), digits));
    }

    private static Puzzle rearranged(Puzzle puzzle, java.util.function.IntUnaryOperator from) {
        return puzzle(IntStream.range(0, 81)
                .map(cell -> puzzle.given(from.applyAsInt(cell)))
                .toArray());
    }

    private static Puzzle puzzle(int[] digits) {
        return new Puzzle(Grid.of(Board.sudoku(3), digits));
    }
}
