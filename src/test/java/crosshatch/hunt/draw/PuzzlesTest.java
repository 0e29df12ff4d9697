package crosshatch.hunt.draw;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.certify.Language;
import crosshatch.puzzle.SolutionChecker;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

class PuzzlesTest {
    private final List<DrawnPuzzle> puzzles = drawn(3);

    private static List<DrawnPuzzle> drawn(long seed) {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(seed);
        List<DrawnPuzzle> drawn = new ArrayList<>();
        for (int board = 0; board < 60; board++) drawn.addAll(Puzzles.draw(board, random));
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

    @Test
    void areTheSameForTheSameSeed() {
        assertEquals(puzzles, drawn(3));
    }
}
