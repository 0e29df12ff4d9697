package crosshatch.instances.sets;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The shipped puzzles on other boards: another program found their solutions, so readers and checker are shown them. */
class BoardSetsTest {
    private static final PuzzleSets SETS = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

    @TempDir
    Path folder;

    static List<CatalogEntry> sets() {
        return SETS.catalog().entries().stream()
                .filter(entry -> entry.order() == 0)
                .toList();
    }

    private static List<Instance> instances(String name) {
        try (Stream<Instance> instances = SETS.resolve(name).instances()) {
            return instances.toList();
        }
    }

    @Test
    void areNineKinds() {
        assertEquals(
                Set.of(
                        "jigsaw-9",
                        "jigsaw-x-9",
                        "keen-6",
                        "killer-9",
                        "rect-3x2",
                        "towers-5",
                        "unequal-6-adjacent",
                        "unequal-7",
                        "x-9"),
                sets().stream().map(CatalogEntry::name).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("sets")
    void holdTwentyDifferentPuzzlesOnBoardsThatAreNotPlain(CatalogEntry entry) {
        List<Puzzle> puzzles =
                instances(entry.name()).stream().map(Instance::puzzle).toList();

        assertEquals(20, puzzles.stream().map(Puzzle::id).distinct().count());
        assertTrue(puzzles.stream().noneMatch(puzzle -> puzzle.board().isPlain()));
    }

    /** Each cell changed to each other digit, and each two digits exchanged throughout. */
    @ParameterizedTest
    @MethodSource("sets")
    void haveTheirSolutionBesideThemAndNoAlteredOne(CatalogEntry entry) {
        for (Instance instance : instances(entry.name())) {
            Puzzle puzzle = instance.puzzle();
            Grid known = instance.known().solution().orElseThrow();
            assertEquals(Optional.empty(), SolutionChecker.fault(puzzle, known), instance.label());

            Board board = puzzle.board();
            for (int cell = 0; cell < board.cells(); cell++) {
                for (int shift = 1; shift < board.digits(); shift++) {
                    int[] digits = known.digits();
                    digits[cell] = (digits[cell] + shift - 1) % board.digits() + 1;
                    assertTrue(
                            SolutionChecker.fault(puzzle, Grid.of(board, digits))
                                    .isPresent(),
                            instance.label());
                }
            }
            for (int one = 1; one <= board.digits(); one++) {
                for (int other = 1; other < one; other++) {
                    Grid exchanged = Grid.of(board, exchanged(known.digits(), one, other));
                    assertTrue(SolutionChecker.fault(puzzle, exchanged).isPresent(), instance.label());
                }
            }
        }
    }

    private static int[] exchanged(int[] digits, int one, int other) {
        for (int cell = 0; cell < digits.length; cell++) {
            if (digits[cell] == one) digits[cell] = other;
            else if (digits[cell] == other) digits[cell] = one;
        }
        return digits;
    }

    @ParameterizedTest
    @MethodSource("sets")
    void areListedInTheReadmeWithCountAndHash(CatalogEntry entry) throws IOException {
        String readme = Files.readString(Sets.home().resolve("puzzles/README.md"));

        assertTrue(readme.contains("| `" + entry.name() + "` | 20 |"), entry.name());
        assertTrue(readme.contains("`" + entry.sha256() + "`"), entry.name());
        assertTrue(readme.contains("`" + entry.solutionsSha256() + "`"), entry.name());
    }

    @Test
    void theNameOfTheFileIsANameOfTheSet() {
        assertEquals("killer-9", SETS.resolve("killer-9.ids").name());
    }

    @Test
    void aFileOfOnesOwnHasItsAnswersBesideIt() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ids"), "solo:2x2x:1o\nsolo:2x2x:2o\n");
        assertEquals(KnownAnswer.UNKNOWN, instancesOf(file).get(0).known());

        String second = "2 1 3 4 3 4 2 1 4 3 1 2 1 2 4 3";
        Files.writeString(folder.resolve("mine.solutions.txt"), "# by hand\n1234341243212143\n\n" + second + "\n");
        Grid known = instancesOf(file).get(1).known().solution().orElseThrow();
        assertEquals("2134342143121243", known.toString());
    }

    @Test
    void aSolutionThatIsNoneIsRefusedWithItsLine() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ids"), "solo:2x2x:1o\n");
        Files.writeString(folder.resolve("mine.solutions.txt"), "# by hand\n1234341243212134\n");

        InputException refused = assertThrows(InputException.class, () -> instancesOf(file));

        assertTrue(
                String.valueOf(refused.getMessage())
                        .contains("mine.solutions.txt:2: the grid is not a solution of puzzle 1"),
                refused.getMessage());
    }

    @Test
    void aMissingSolutionIsNoticed() throws IOException {
        Path file = Files.writeString(folder.resolve("mine.ids"), "solo:2x2x:1o\nsolo:2x2x:2o\n");
        Files.writeString(folder.resolve("mine.solutions.txt"), "1234341243212143\n");

        InputException refused = assertThrows(InputException.class, () -> instancesOf(file));

        assertTrue(String.valueOf(refused.getMessage()).contains("no solution of puzzle 2"), refused.getMessage());
    }

    private static List<Instance> instancesOf(Path file) {
        try (Stream<Instance> instances = SETS.resolve(file.toString()).instances()) {
            return instances.toList();
        }
    }
}
