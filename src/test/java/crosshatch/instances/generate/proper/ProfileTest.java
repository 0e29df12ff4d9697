package crosshatch.instances.generate.proper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.BruteForce;
import crosshatch.puzzle.CanonicalForm;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.Symmetry;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The first thousand puzzles with the profile of Norvig's benchmark, which are one block of the recipe. */
@Tag("long")
class ProfileTest {
    private static final int SAMPLED = 25;

    private static final List<Puzzle> PUZZLES = new ArrayList<>();

    @BeforeAll
    static void make() {
        ProperSet.named("profile/count=1000/seed=1").forEach(2, PUZZLES::add);
    }

    /** Judged by brute force, which shares no code with the solver that made them. */
    @Test
    void everyPuzzleHasOneSolutionAndNeedsEveryGiven() {
        for (int i = 0; i < PUZZLES.size(); i += SAMPLED) {
            Puzzle puzzle = PUZZLES.get(i);
            assertNotNull(BruteForce.onlySolution(puzzle), puzzle::toString);
            for (int cell = 0; cell < 81; cell++) {
                if (puzzle.given(cell) != 0)
                    assertNull(BruteForce.onlySolution(without(puzzle, cell)), puzzle::toString);
            }
        }
    }

    @Test
    void noTwoAreEquivalent() {
        CanonicalForm canonical = new CanonicalForm();

        assertEquals(1000, PUZZLES.stream().map(canonical::of).distinct().count());
    }

    @Test
    void aBlockHasTheLevelsOfTheBenchmark() {
        Level.Finder levels = new Level.Finder();

        assertEquals(
                List.of(460L, 270L, 270L),
                List.copyOf(PUZZLES.stream()
                        .collect(Collectors.groupingBy(levels::of, TreeMap::new, Collectors.counting()))
                        .values()));
    }

    /** Wide bounds, because the mean of a thousand numbers of which the largest are in the thousands varies much. */
    @Test
    void backtracksHaveTheQuartilesAndNearlyTheMeanOfTheBenchmark() {
        Effort effort = Efforts.ofNorvigsProgram();
        long[] backtracks = PUZZLES.stream().mapToLong(effort::of).sorted().toArray();

        assertTrue(backtracks[250] <= 2, "first quartile " + backtracks[250]);
        assertTrue(backtracks[500] >= 3 && backtracks[500] <= 6, "median " + backtracks[500]);
        assertTrue(backtracks[750] >= 14 && backtracks[750] <= 24, "third quartile " + backtracks[750]);
        double mean = Arrays.stream(backtracks).average().orElseThrow();
        assertTrue(mean > 22 && mean < 44, "mean " + mean);
    }

    /** Otherwise the set would be hard for one program only, by the way it is written down. */
    @Test
    void otherPresentationsTakeAsMuchEffort() {
        Effort effort = Efforts.ofNorvigsProgram();
        UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(1);

        double mean = PUZZLES.stream()
                .mapToLong(puzzle -> effort.of(
                        Symmetry.random(puzzle.board(), random::nextInt).apply(puzzle)))
                .average()
                .orElseThrow();

        assertTrue(mean > 22 && mean < 44, "mean over isomorphs " + mean);
    }

    /** Pinned: on every JDK, and whatever is changed here, a seed goes on to mean the same puzzles. */
    @Test
    void aSeedMeansTheSamePuzzlesForEver() throws Exception {
        String text = PUZZLES.stream().map(puzzle -> puzzle + "\n").collect(Collectors.joining());

        assertEquals(
                "10ecfdcb01f158574c74847475387278ff49310e92c1abceadd103290c55dd33",
                HexFormat.of()
                        .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8))));
    }

    private static Puzzle without(Puzzle puzzle, int cell) {
        int[] digits = puzzle.givens().digits();
        digits[cell] = 0;
        return new Puzzle(Grid.of(puzzle.board(), digits));
    }
}
