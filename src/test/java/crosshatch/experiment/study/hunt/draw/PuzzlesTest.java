package crosshatch.experiment.study.hunt.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.proof.certify.Language;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class PuzzlesTest {
    private static final int OF_A_BOARD = 9;
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
    void areOfEveryKind() {
        Set<String> kinds = new HashSet<>();
        puzzles.forEach(each -> kinds.addAll(each.kinds()));

        Set<String> missing = new HashSet<>(Set.of(
                "latin",
                "boxes",
                "jigsaw",
                "free cells",
                "distinct units",
                "isomorph",
                "other words",
                "altered given"));
        Stream.of(RandomRelation.values()).forEach(each -> missing.add(each.word()));
        missing.removeAll(kinds);
        assertEquals(Set.of(), missing);
    }

    @Test
    void comeWithASolutionUnlessSomethingWasAltered() {
        long unknown = puzzles.stream()
                .filter(each -> each.known().isEmpty())
                .filter(each -> each.kinds().stream().noneMatch(kind -> kind.startsWith("altered")))
                .count();

        assertEquals(0, unknown);
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
            if (base.size() > MOST_SOLUTIONS
                    || solutions(kind("a given less", related)).size() > MOST_SOLUTIONS) continue;
            boards++;
            assertEquals(base.size(), solutions(kind("isomorph", related)).size(), "a symmetry keeps the number");
            assertEquals(base, solutions(kind("other words", related)), "equal parts keep the set");
            assertEquals(base, solutions(kind("again", related)));
            assertTrue(solutions(kind("a given less", related)).containsAll(base), "a given less loses no solution");
            Set<String> more = solutions(kind("a given more", related));
            assertTrue(base.containsAll(more) && (base.isEmpty() || !more.isEmpty()), "one of the solution keeps it");
        }
        assertTrue(boards > 10, boards + " boards");
    }

    private static Puzzles.Drawn kind(String kind, List<Puzzles.Drawn> related) {
        return related.stream()
                .filter(each -> each.kinds().contains(kind))
                .findFirst()
                .orElseThrow();
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
