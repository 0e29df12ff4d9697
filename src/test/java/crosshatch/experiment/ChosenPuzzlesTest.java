package crosshatch.experiment;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.InstanceSelection;
import crosshatch.instances.sets.PuzzleSet;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Pair;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.StubFamily;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Memory does not grow with the number of puzzles. */
class ChosenPuzzlesTest {
    private static final int PUZZLES = 20_001; // one more than are kept

    @TempDir
    private Path folder = Path.of("");

    /** The line at the end was added after the set was chosen; who reads ahead comes upon it too early. */
    @Test
    void manyPuzzlesAreReadAsTheyAreTaken() throws IOException {
        Path file = Files.writeString(folder.resolve("many.txt"), (Puzzles.EULER_1 + "\n").repeat(PUZZLES));
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles chosen = new ChosenPuzzles(List.of(sets.resolve(file.toString())), InstanceSelection.ALL);
        Files.writeString(file, "no puzzle\n", StandardOpenOption.APPEND);

        try (Stream<Instance> instances = chosen.instances()) {
            Iterator<Instance> iterator = instances.iterator();
            for (int position = 1; position <= 1000; position++)
                assertEquals(position, iterator.next().position());
            assertThrows(InputException.class, () -> iterator.forEachRemaining(each -> {}));
        }
    }

    /** A solver that is warmed up on the first set alone meets its harder ones cold. */
    @Test
    void theWarmUpTakesAsManyOfEachSetAsThereAre() throws IOException {
        Path few = Files.writeString(folder.resolve("few.txt"), (Puzzles.EULER_1 + "\n").repeat(2));
        Path more = Files.writeString(folder.resolve("more.txt"), (Puzzles.NORVIG_HARD_1 + "\n").repeat(9));
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        ChosenPuzzles chosen = new ChosenPuzzles(
                List.of(sets.resolve(few.toString()), sets.resolve(more.toString())), InstanceSelection.ALL);

        List<Long> three = chosen.ofEachSet(5).stream().map(Instance::position).toList();
        assertEquals(List.of(1L, 2L, 1L, 2L, 3L), three);
        assertEquals(
                List.of(1L, 1L),
                chosen.ofEachSet(1).stream().map(Instance::position).toList());
    }

    private ChosenPuzzles chosen(String... files) {
        PuzzleSets sets = new PuzzleSets(Path.of(""), ReaderSettings.DEFAULT);
        return new ChosenPuzzles(
                Stream.of(files)
                        .map(name -> sets.resolve(folder.resolve(name).toString()))
                        .toList(),
                InstanceSelection.ALL);
    }

    private void write(String name, String... puzzles) throws IOException {
        Files.writeString(folder.resolve(name), String.join("\n", puzzles) + "\n");
    }

    @Test
    void aSetIsChosenOnceByItsName() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString());

        InputException refused = assertThrows(InputException.class, () -> chosen("few.txt", "few.txt"));

        assertEquals("puzzle set few.txt is chosen twice, expected it once. Leave one out", refused.getMessage());
    }

    @Test
    void aSetIsChosenOnceByItsTextUnderWhateverName() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString());
        write("same.txt", Puzzles.EULER_1.toString());

        InputException refused = assertThrows(InputException.class, () -> chosen("few.txt", "same.txt"));

        assertTrue(
                String.valueOf(refused.getMessage())
                        .startsWith("puzzle set same.txt is chosen twice: it is the same as few.txt"),
                refused.getMessage());
    }

    @Test
    void whatIsPlannedAreTheSetsAndTheirPuzzlesInOrder() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString(), Puzzles.NORVIG_HARD_1.toString());
        write("one.txt", Puzzles.NORVIG_HARD_1.toString());
        ChosenPuzzles chosen = chosen("few.txt", "one.txt");

        assertEquals(
                List.of("few.txt 2", "one.txt 1"),
                chosen.planned().stream()
                        .map(set -> set.name() + " " + set.puzzles())
                        .toList());
        assertEquals(
                List.of("few.txt", "one.txt"),
                chosen.sets().stream().map(PuzzleSet::name).toList());
        assertEquals(InstanceSelection.ALL, chosen.selection());
    }

    @Test
    void thePuzzlesOfAPlanAreThoseWithItsHashAndNumber() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString(), Puzzles.NORVIG_HARD_1.toString());
        ChosenPuzzles chosen = chosen("few.txt");
        Plan.PlannedSet found = chosen.planned().get(0);

        assertDoesNotThrow(() -> chosen.requireAsIn(planning(found)));
        assertDoesNotThrow(() -> chosen.requireAsIn(planning(hashed(found, null))));
        assertRefused(chosen, hashed(found, "ab"), "expected ab. Use the set");
        assertRefused(chosen, found.of(3), "2 puzzles, expected 3. Use the set");
    }

    private static Plan.PlannedSet hashed(Plan.PlannedSet set, @Nullable String hash) {
        return new Plan.PlannedSet(set.name(), set.source(), hash, set.puzzles(), set.reading());
    }

    private static Plan planning(Plan.PlannedSet set) {
        return Plans.cold().sets(List.of(set)).build();
    }

    private static void assertRefused(ChosenPuzzles chosen, Plan.PlannedSet planned, String reason) {
        InputException refused = assertThrows(InputException.class, () -> chosen.requireAsIn(planning(planned)));
        assertTrue(String.valueOf(refused.getMessage()).contains(reason), refused.getMessage());
    }

    @Test
    void oneBoardWithARelationIsEnough() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString());
        ReaderSettings related = ReaderSettings.DEFAULT.withBoard(
                Board.builder(9, 81).relation(Pair.less(0, 2)).build());
        PuzzleSet set = new PuzzleSets(Path.of(""), related)
                .resolve(folder.resolve("few.txt").toString());

        assertTrue(new ChosenPuzzles(List.of(set), InstanceSelection.ALL)
                .refusal(SolverCatalog.standard().spec("norvig"), Question.ANY)
                .isPresent());
    }

    @Test
    void aSolverIsRefusedThatCannotBeAskedOrIsNamedTwice() throws IOException {
        write("small.txt", Puzzles.cyclic(2).toString().replace('1', '.'));
        ChosenPuzzles small = chosen("small.txt");
        SolverSpec engine = SolverCatalog.standard().spec("engine");
        SolverSpec hp71b = SolverCatalog.standard().spec("hp71b");

        assertDoesNotThrow(() -> small.requireAnswerable(List.of(engine), Question.ANY, "the plan"));
        InputException twice = assertThrows(
                InputException.class, () -> small.requireAnswerable(List.of(engine, engine), Question.ANY, "the plan"));
        InputException unfit = assertThrows(
                InputException.class, () -> small.requireAnswerable(List.of(engine, hp71b), Question.ANY, "the plan"));

        assertEquals("the plan: found the same solver twice, expected each solver once", twice.getMessage());
        assertTrue(String.valueOf(unfit.getMessage()).startsWith("hp71b cannot take part: "), unfit.getMessage());
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() throws IOException {
        write("few.txt", Puzzles.EULER_1.toString());
        SolverSpec picky = new SolverCatalog(List.of(new Picky())).spec("picky");

        assertThrows(InputException.class, () -> chosen("few.txt")
                .requireAnswerable(List.of(picky), Question.ANY, "the plan"));
    }

    private static final class Picky implements StubFamily {
        @Override
        public String name() {
            return "picky";
        }

        @Override
        public void check(SolverSpec spec) {
            throw new InputException("not like this");
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            throw new UnsupportedOperationException();
        }
    }
}
