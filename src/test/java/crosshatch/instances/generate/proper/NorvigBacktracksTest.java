package crosshatch.instances.generate.proper;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.Symmetry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;

/** The tuned count beside the program that it is a count of. */
class NorvigBacktracksTest {
    private static final int ISOMORPHS = 40;

    private final Effort plain = Efforts.ofNorvigsProgram();
    private final Effort tuned = new NorvigBacktracks();
    private final UniformRandomProvider random = RandomSource.SPLIT_MIX_64.create(7);

    /** Some take over a hundred backtracks: a tree that differs anywhere is not likely to count the same. */
    @Test
    void hardPuzzlesTakeItAsManyBacktracks() {
        long most = 0;
        for (Puzzle puzzle : isomorphs(hardest10())) {
            assertEquals(plain.of(puzzle), tuned.of(puzzle), puzzle::toString);
            most = Math.max(most, tuned.of(puzzle));
        }

        assertTrue(most > 100, "most backtracks " + most);
    }

    @Test
    void minimalPuzzlesTakeItAsManyBacktracks() {
        List<Puzzle> minimal = new ArrayList<>();
        ProperSet.named("minimal/count=20/seed=3").forEach(1, minimal::add);
        for (Puzzle puzzle : isomorphs(minimal)) assertEquals(plain.of(puzzle), tuned.of(puzzle), puzzle::toString);
    }

    @Test
    void puzzlesWithSeveralSolutionsTakeItAsManyBacktracks() {
        for (Puzzle puzzle : isomorphs(hardest10())) {
            int[] draft = puzzle.givens().digits();
            for (int left = 3; left > 0; ) {
                int cell = random.nextInt(draft.length);
                if (draft[cell] != 0) left--;
                draft[cell] = 0;
            }
            assertAsMany(draft);
        }
    }

    @Test
    void puzzlesWithAWrongGivenTakeItAsManyBacktracks() {
        for (Puzzle puzzle : isomorphs(hardest10())) {
            int[] draft = puzzle.givens().digits();
            int cell = random.nextInt(draft.length);
            while (draft[cell] != 0) cell = random.nextInt(draft.length);
            draft[cell] = 1 + random.nextInt(9);
            assertAsMany(draft);
        }
    }

    private void assertAsMany(int[] draft) {
        Puzzle altered = Drafts.puzzle(draft);
        assertEquals(plain.of(altered), tuned.of(altered), altered::toString);
    }

    private static List<Puzzle> hardest10() {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        try (Stream<Instance> instances = sets.resolve("hardest10").instances()) {
            return instances.map(Instance::puzzle).toList();
        }
    }

    private List<Puzzle> isomorphs(List<Puzzle> puzzles) {
        List<Puzzle> isomorphs = new ArrayList<>();
        for (Puzzle puzzle : puzzles) {
            for (int i = 0; i < ISOMORPHS; i++) {
                isomorphs.add(Symmetry.random(puzzle.board(), random::nextInt).apply(puzzle));
            }
        }
        return isomorphs;
    }
}
