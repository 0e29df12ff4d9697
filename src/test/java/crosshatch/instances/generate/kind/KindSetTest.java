package crosshatch.instances.generate.kind;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.PuzzleSource;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class KindSetTest {
    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyPuzzleIsReadBackAndHasExactlyOneSolutionByAnotherParadigm(Kind kind) throws IOException {
        try (Solver sat = SolverCatalog.standard().create("sat4j")) {
            for (int size : new int[] {4, 6}) {
                List<Puzzle> puzzles = read(written(new KindSet(kind, size, 3, 1), 1));

                assertEquals(3, puzzles.size());
                for (Puzzle puzzle : puzzles) {
                    assertEquals(size, puzzle.board().digits());
                    assertInstanceOf(
                            Claim.Unique.class,
                            sat.answer(puzzle, Question.UNIQUE, Budget.unlimited())
                                    .claim());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Kind.class)
    void neitherTheNumberOfThreadsNorALongerSetChangesAPuzzle(Kind kind) throws IOException {
        List<String> three =
                written(new KindSet(kind, 6, 3, 7), 1).lines().skip(1).toList();
        List<String> five =
                written(new KindSet(kind, 6, 5, 7), 3).lines().skip(1).toList();

        assertEquals(three, five.subList(0, 3));
        assertEquals(5, five.stream().distinct().count());
    }

    /** On every Java platform: what is made is pinned. */
    @ParameterizedTest
    @CsvSource({
        "X,983288b125070323",
        "JIGSAW,586defd8f304c1d5",
        "KILLER,871708a73cfb6195",
        "FUTOSHIKI,3c48c6445ce6e956",
        "KEEN,3cdc005345ad01f0",
        "TOWERS,d8a9ed7565293840"
    })
    void theSameSetIsMadeEverywhere(Kind kind, String sha256) throws IOException, NoSuchAlgorithmException {
        byte[] text = written(new KindSet(kind, 6, 2, 1), 2).getBytes(StandardCharsets.UTF_8);

        byte[] digest = MessageDigest.getInstance("SHA-256").digest(text);

        assertEquals(sha256, HexFormat.of().formatHex(digest, 0, 8));
    }

    @Test
    void noGivenOfAJigsawCanBeLeftOut() throws IOException {
        Puzzle puzzle = read(written(new KindSet(Kind.JIGSAW, 5, 1, 1), 1)).get(0);
        try (Solver solver = SolverCatalog.standard().create("engine")) {
            for (int cell = 0; cell < puzzle.board().cells(); cell++) {
                if (puzzle.given(cell) == 0) continue;
                int[] digits = puzzle.givens().digits();
                digits[cell] = 0;
                Puzzle less = new Puzzle(Grid.of(puzzle.board(), digits));
                assertInstanceOf(
                        Claim.Several.class,
                        solver.answer(less, Question.UNIQUE, Budget.unlimited()).claim());
            }
        }
        assertTrue(puzzle.clues() > 0);
    }

    @Test
    void regionsAreNoLongerTheRowsTheyBeganAs() {
        UniformRandomProvider random = RandomSource.XO_SHI_RO_256_PP.create(1);

        Board board = new Regions(7).shuffled(random).board();

        List<Unit> regions = board.units().stream()
                .filter(unit -> unit.kind() == Unit.Kind.REGION)
                .toList();
        assertEquals(7, regions.size());
        assertTrue(regions.stream().noneMatch(region -> region.cells()[6] - region.cells()[0] == 6), board.text());
    }

    @ParameterizedTest
    @CsvSource({"X,7", "KILLER,13", "KEEN,3", "TOWERS,17", "JIGSAW,0"})
    void sizesThatAKindDoesNotHaveAreRefused(Kind kind, int size) {
        InputException refusal = assertThrows(InputException.class, () -> new KindSet(kind, size, 1, 1));

        assertTrue(String.valueOf(refusal.getMessage()).startsWith("size " + size + ": "), refusal.getMessage());
    }

    private static String written(KindSet set, int jobs) throws IOException {
        StringWriter out = new StringWriter();
        set.write(out, jobs, () -> {});
        return out.toString();
    }

    private static List<Puzzle> read(String text) {
        try (PuzzleSource source = PuzzleReader.of(text, "test", ReaderSettings.DEFAULT)) {
            return source.stream().map(read -> read.puzzle()).toList();
        }
    }
}
