package crosshatch.experiment.study.hunt.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.proof.certify.Language;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationKind;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class PuzzlesTest {
    private static final int OF_A_BOARD = 9;
    /** The places of variants among the puzzles of a board. */
    private static final int LESS = 1;

    private static final int MORE = 2;
    private static final int ALTERED = 3;
    private static final int ISOMORPH = 5;
    private static final int IN_OTHER_WORDS = 6;
    private static final int ALTERED_TOO = 7;
    private static final int AGAIN = 8;
    private static final int MOST_CELLS = 36;
    private static final int MOST_SOLUTIONS = 500;

    private final List<Puzzles.Drawn> puzzles = drawn(3);

    private static List<Puzzles.Drawn> drawn(long seed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(seed);
        List<Puzzles.Drawn> drawn = new ArrayList<>();
        for (int board = 0; board < 60; board++) drawn.addAll(Puzzles.draw(board, 144, random));
        return drawn;
    }

    @Test
    void haveRelationsOfEveryKind() {
        Set<RelationKind> kinds = puzzles.stream()
                .flatMap(each -> each.puzzle().board().relations().stream())
                .map(Relation::kind)
                .collect(Collectors.toSet());

        assertEquals(Set.of(RelationKind.values()), kinds);
    }

    /** Unless a given was altered, or a relation of the board; these are few. */
    @Test
    void comeWithASolution() {
        long unknown = IntStream.range(0, puzzles.size())
                .filter(at -> at % OF_A_BOARD != ALTERED && at % OF_A_BOARD != ALTERED_TOO)
                .filter(at -> puzzles.get(at).known().isEmpty())
                .count();

        assertTrue(unknown < puzzles.size() / 10, unknown + " of " + puzzles.size());
    }

    @Test
    void haveNoGivensThatClashAndCanBeProvedAbout() {
        assertTrue(puzzles.stream()
                .allMatch(
                        each -> SolutionChecker.repeated(each.puzzle().givens()).isEmpty()
                                && Language.of(each.puzzle().board()).isPresent()));
    }

    /** The laws that relate puzzles on one board, by the count of all solutions; of boards that have few. */
    @Test
    void keepTheLawsThatRelateThem() {
        int boards = 0;
        for (int first = 0; first < puzzles.size(); first += OF_A_BOARD) {
            List<Puzzles.Drawn> related = puzzles.subList(first, first + OF_A_BOARD);
            if (related.get(0).puzzle().board().cells() > MOST_CELLS) continue;
            Set<String> base = solutions(related.get(0));
            if (base.size() > MOST_SOLUTIONS || solutions(related.get(LESS)).size() > MOST_SOLUTIONS) continue;
            boards++;
            assertEquals(base.size(), solutions(related.get(ISOMORPH)).size(), "a symmetry keeps the number");
            assertEquals(base, solutions(related.get(IN_OTHER_WORDS)), "equal parts keep the set");
            assertEquals(base, solutions(related.get(AGAIN)));
            assertTrue(solutions(related.get(LESS)).containsAll(base), "a given less loses no solution");
            Set<String> more = solutions(related.get(MORE));
            assertTrue(base.containsAll(more) && (base.isEmpty() || !more.isEmpty()), "one of the solution keeps it");
        }
        assertTrue(boards > 10, boards + " boards");
    }

    private static Set<String> solutions(Puzzles.Drawn drawn) {
        return SolverCatalog.standard()
                .create("engine")
                .answer(drawn.puzzle(), Question.count(MOST_SOLUTIONS + 1), Budget.unlimited())
                .claim()
                .shown()
                .stream()
                .map(Grid::toString)
                .collect(Collectors.toSet());
    }

    @Test
    void haveNoMoreCellsThanTheyMay() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(3);
        List<Puzzles.Drawn> small = new ArrayList<>();
        for (int board = 0; board < 60; board++) small.addAll(Puzzles.draw(board, 9, random));

        assertEquals(
                9,
                small.stream()
                        .mapToInt(each -> each.puzzle().board().cells())
                        .max()
                        .orElseThrow());
        assertEquals(List.of(), Puzzles.drawUsual(80, random));
        assertEquals(OF_A_BOARD, Puzzles.drawUsual(81, random).size());
    }

    @Test
    void areTheSameForTheSameSeed() {
        assertEquals(puzzles, drawn(3));
    }
}
