package crosshatch.instances.generate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.LocatedPuzzle;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleFormat;
import crosshatch.puzzle.PuzzleReader;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Unit;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratedSetTest {

    /** The text of a set is the same on every machine and with every JDK; a change here makes all published sets others. */
    @ParameterizedTest
    @CsvSource({
        "sudoku-3/holes=0.6/count=20/seed=1, 98597201f8e4e3f1920635af73151bdb6091284ff0a0af080acefa22710071a8",
        "sudoku-6/holes=0.46/pattern=balanced/count=5/seed=-7, 1306f5a149c80b4f089c5dcc915196fc3b5430137ffb66e8b4ab3fc7c37bad01",
        "latin-30/holes=0.42/count=5/seed=1, 3b549a5f08465936d5b8e7bd5e52a00a51ed545aea32fd7c1eec12aa9d174709",
        "latin-10/holes=0.5/changed=2/count=5/seed=3, 3074c676278e942cc528b87b472ddee5b439838f6180f4023c201efed77aa822",
        "latin-30/holes=0.58/pattern=unplanted/count=5/seed=1, b8482be2da6becac7f9a9fea6e0dd061cbf8c3f4a08abbf5834468ed6b99e3b2",
        "latin-25/holes=0.42/pattern=balanced/count=5/seed=1, fb01fba689e4d53192f1b07744ca99a391c991bce5bca036c80d6fde5613dddc",
        "latin-45/holes=0.3/count=5/seed=1, 1856ba2d91f91411b8f8305a5fd19cb0c2c0b2dcf957bbc1f35e8030ee464f6c"
    })
    void theSameNameMakesTheSameText(String name, String sha256) throws IOException, NoSuchAlgorithmException {
        byte[] hash =
                MessageDigest.getInstance("SHA-256").digest(text(named(name)).getBytes(StandardCharsets.UTF_8));

        assertEquals(sha256, HexFormat.of().formatHex(hash));
    }

    @Test
    void aSetThatNoMemoryHoldsIsRefusedWithTheMost() {
        InputException refused = assertThrows(
                InputException.class, () -> GeneratedSet.named("sudoku-9/holes=0.4/count=100000000/seed=1"));

        assertEquals(
                "puzzle set 'sudoku-9/holes=0.4/count=100000000/seed=1': count 100000000: expected at most 163655 puzzles"
                        + " of 6561 cells in one set. Choose fewer puzzles, or several sets with different seeds",
                refused.getMessage());
        assertEquals(
                163655,
                GeneratedSet.named("sudoku-9/holes=0.4/count=163655/seed=1")
                        .orElseThrow()
                        .count());
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku-4/holes=0.5/count=3/seed=1, 128",
        "sudoku-3/holes=0.6/count=3/seed=1, 49",
        "latin-30/holes=0.42/count=3/seed=1, 378",
        "latin-30/holes=0.42/pattern=balanced/count=3/seed=1, 390",
        "sudoku-3/holes=0/count=1/seed=1, 0",
        "sudoku-3/holes=1/count=1/seed=1, 81"
    })
    void everyPuzzleHasTheNumberOfHolesAskedFor(String name, int holes) {
        for (Puzzle puzzle : named(name).puzzles().toList()) {
            assertEquals(holes, puzzle.board().cells() - puzzle.clues());
        }
        assertEquals(holes, named(name).holesInEach());
    }

    @ParameterizedTest
    @CsvSource({
        "sudoku-4/holes=0.25/pattern=balanced/count=3/seed=1, 4",
        "latin-20/holes=0.4/pattern=balanced/count=3/seed=1, 8"
    })
    void balancedHolesAreAsManyInEveryUnit(String name, int each) {
        for (Puzzle puzzle : named(name).puzzles().toList()) {
            for (Unit unit : puzzle.board().units()) {
                long blank = Arrays.stream(unit.cells())
                        .filter(cell -> puzzle.given(cell) == 0)
                        .count();
                assertEquals(each, blank, unit.name());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "/pattern=balanced"})
    void moreHolesAreDugFurtherIntoTheSameGrids(String pattern) {
        List<Puzzle> few = named("sudoku-4/holes=0.25" + pattern + "/count=4/seed=3")
                .puzzles()
                .toList();
        List<Puzzle> many = named("sudoku-4/holes=0.75" + pattern + "/count=4/seed=3")
                .puzzles()
                .toList();

        for (int i = 0; i < 4; i++) {
            for (int cell = 0; cell < 256; cell++) {
                int given = many.get(i).given(cell);
                assertTrue(given == 0 || given == few.get(i).given(cell));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"latin-25/holes=0.58", "latin-45/holes=0.55", "sudoku-3/holes=0.7"})
    void unplantedGivensClashNowhereAndAreAsManyAsAskedFor(String name) {
        GeneratedSet set = named(name + "/pattern=unplanted/count=3/seed=1");

        assertFalse(set.isSolvable());
        for (Puzzle puzzle : set.puzzles().toList()) {
            assertEquals(set.holesInEach(), puzzle.board().cells() - puzzle.clues());
            for (int cell = 0; cell < puzzle.board().cells(); cell++) {
                for (int peer : puzzle.board().peers(cell)) {
                    assertTrue(puzzle.given(cell) == 0 || puzzle.given(cell) != puzzle.given(peer));
                }
            }
        }
    }

    @Test
    void givensForWhichThereIsNoPlaceAreRefused() {
        GeneratedSet full = named("latin-20/holes=0/pattern=unplanted/count=1/seed=1");

        assertTrue(assertThrows(InputException.class, () -> full.puzzles().toList())
                .getMessage()
                .contains("Choose a larger fraction of holes"));
    }

    /** Each has a grid that keeps its givens, or our search refutes it; of both kinds there are some. */
    @Test
    void someUnplantedPuzzlesHaveASolutionAndSomeHaveNone() {
        Solver solver = SolverCatalog.standard().create("lcg");
        List<Puzzle> puzzles = named("latin-12/holes=0.5/pattern=unplanted/count=30/seed=1")
                .puzzles()
                .toList();
        Map<String, Long> claims = puzzles.stream()
                .map(puzzle -> solver.answer(puzzle, Question.ANY, Budget.unlimited())
                        .claim()
                        .word())
                .collect(Collectors.groupingBy(word -> word, Collectors.counting()));

        assertEquals(Set.of("solved", "no-solution"), claims.keySet());
    }

    /** Of the whole set, only the puzzles are left on which a solver of another author makes a decision. */
    @Test
    void puzzlesThatPropagationDecidesAreLeftOut() {
        String name = "latin-16/holes=0.48/pattern=unplanted";
        Solver solver = SolverCatalog.standard().create("choco/alldiff=AC");
        List<Puzzle> searched = named(name + "/count=60/seed=1")
                .puzzles()
                .filter(puzzle -> solver.answer(puzzle, Question.ANY, Budget.unlimited())
                                .counters()
                                .get(Counter.DECISIONS)
                                .orElseThrow()
                        > 0)
                .toList();

        assertTrue(searched.size() > 2 && searched.size() < 58, searched.size() + " of 60");
        assertEquals(
                searched,
                named(name + "/difficulty=search/count=" + searched.size() + "/seed=1")
                        .puzzles()
                        .toList());
    }

    @Test
    void aSetWithoutAPuzzleThatNeedsSearchIsRefused() {
        GeneratedSet easy = named("latin-3/holes=0.2/difficulty=search/count=1/seed=1");

        assertTrue(assertThrows(InputException.class, () -> easy.puzzles().toList())
                .getMessage()
                .contains("propagation decides 100000 puzzles in a row"));
    }

    @Test
    void aLongerSetBeginsWithTheShorterOne() {
        List<Puzzle> two = named("latin-9/holes=0.4/count=2/seed=5").puzzles().toList();
        List<Puzzle> five = named("latin-9/holes=0.4/count=5/seed=5").puzzles().toList();

        assertEquals(two, five.subList(0, 2));
        assertEquals(5, five.stream().distinct().count());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku-2/holes=0.5/count=3/seed=1",
                "sudoku-3/holes=0.6/count=3/seed=1",
                "sudoku-6/holes=0.4/count=3/seed=1",
                "latin-4/holes=0.5/count=3/seed=1",
                "latin-9/holes=0.5/count=3/seed=1",
                "latin-16/holes=0.9/count=3/seed=1",
                "latin-36/holes=0.42/count=2/seed=1"
            })
    void isReadBackAsWritten(String name) throws IOException {
        GeneratedSet set = named(name);
        for (PuzzleFormat format :
                List.of(GeneratedSet.usualFormat(set.board()), PuzzleFormat.NUMBERS, PuzzleFormat.INTEGERS)) {
            StringWriter text = new StringWriter();
            set.write(text, format);

            try (PuzzleReader reader = PuzzleReader.of(text.toString(), "text", ReaderSettings.DEFAULT)) {
                assertEquals(
                        set.puzzles().toList(),
                        reader.stream().map(LocatedPuzzle::puzzle).toList(),
                        format.word());
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void asManyGivensAsAskedForHaveAnotherDigitThanInTheSetWithoutChanges(int changed) {
        List<Puzzle> before =
                named("latin-10/holes=0.5/count=20/seed=1").puzzles().toList();
        List<Puzzle> after = named("latin-10/holes=0.5/changed=" + changed + "/count=20/seed=1")
                .puzzles()
                .toList();

        for (int k = 0; k < before.size(); k++) {
            int others = 0;
            for (int cell = 0; cell < 100; cell++) {
                assertEquals(before.get(k).given(cell) == 0, after.get(k).given(cell) == 0);
                if (before.get(k).given(cell) != after.get(k).given(cell)) others++;
            }
            assertEquals(changed, others);
        }
    }

    @Test
    void aChangedGivenIsInTheWayOfNoOther() {
        for (Puzzle puzzle :
                named("sudoku-3/holes=0.5/changed=2/count=20/seed=1").puzzles().toList()) {
            for (Unit unit : puzzle.board().units()) {
                int[] givens = Arrays.stream(unit.cells())
                        .map(puzzle::given)
                        .filter(digit -> digit > 0)
                        .toArray();
                assertEquals(givens.length, Arrays.stream(givens).distinct().count(), unit.name());
            }
        }
    }

    @Test
    void aFullGridHasNoGivenToChange() {
        String message = assertThrows(
                        InputException.class,
                        () -> named("latin-5/holes=0/changed=1").puzzles().toList())
                .getMessage();

        assertTrue(message.contains("Choose more holes"), message);
    }

    @Test
    void theNameIsReadBack() {
        GeneratedSet set = new GeneratedSet(Board.latin(30), 0.420, Holes.BALANCED, 2, false, 50, -1);

        assertEquals("latin-30/holes=0.42/pattern=balanced/changed=2/count=50/seed=-1", set.name());
        assertEquals(Optional.of(set), GeneratedSet.named(set.name()));
        assertEquals(
                "sudoku-4/holes=0.5/count=1/seed=1", named("sudoku-4/holes=0.5").name());
    }

    @ParameterizedTest
    @ValueSource(strings = {"hardest10", "puzzles/my.txt", "sudoku/my.txt", "latin-30"})
    void otherTextsAreNoNames(String text) {
        assertEquals(Optional.empty(), GeneratedSet.named(text));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "sudoku-4/count=3",
                "sudoku-4/holes=1.5/count=3/seed=1",
                "sudoku-4/holes=0.5/count=0/seed=1",
                "sudoku-4/holes=0.5/changed=-1/count=1/seed=1",
                "sudoku-4/holes=0.5/count=x/seed=1",
                "sudoku-4/holes=../count=1/seed=1",
                "sudoku-99/holes=0.5/count=1/seed=1"
            })
    void aNameThatCannotBeIsRefused(String text) {
        assertThrows(InputException.class, () -> GeneratedSet.named(text));
    }

    private static GeneratedSet named(String name) {
        return GeneratedSet.named(name).orElseThrow();
    }

    private static String text(GeneratedSet set) throws IOException {
        StringWriter text = new StringWriter();
        set.write(text, GeneratedSet.usualFormat(set.board()));
        return text.toString();
    }
}
