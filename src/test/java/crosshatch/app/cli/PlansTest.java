package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.ChosenPuzzles;
import crosshatch.experiment.Plan;
import crosshatch.experiment.Plan.PlannedSet;
import crosshatch.experiment.PlanFile;
import crosshatch.instances.sets.CatalogEntry;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.instances.sets.Sets;
import crosshatch.puzzle.ReaderSettings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed plans can be run: their puzzles are the ones they pin, and their solvers can be asked. */
class PlansTest {
    private static final Path FOLDER = Sets.home().resolve("plans");

    static Stream<Path> plans() throws IOException {
        try (Stream<Path> files = Files.list(FOLDER)) {
            return files.filter(file -> file.toString().endsWith(".json")).toList().stream();
        }
    }

    @Test
    void thereAreSome() throws IOException {
        assertFalse(plans().toList().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("plans")
    void puzzlesAndSolversAreAsPlanned(Path file) {
        Plan plan = PlanFile.read(file);
        PuzzleSets sets = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);
        List<PlannedSet> here =
                plan.sets().stream().filter(set -> sets.isHere(set.source())).toList();
        ChosenPuzzles chosen = new ChosenPuzzles(
                here.stream().map(set -> sets.resolve(set.source())).toList(),
                plan.selection().toSelection(plan.seed()));

        assertFalse(here.isEmpty());
        assertEquals(here, chosen.planned());
        List<Optional<String>> refusals = plan.specs().stream()
                .map(solver -> chosen.refusal(solver, plan.question()))
                .toList();
        assertEquals(
                plan.solvers().stream().map(solver -> Optional.<String>empty()).toList(), refusals);
        assertEquals(plan.experiment() + ".json", String.valueOf(file.getFileName()));
    }

    @ParameterizedTest
    @MethodSource("plans")
    void setsThatAreFetchedAreTheOnesOfTheCatalogue(Path file) {
        Plan plan = PlanFile.read(file);
        PuzzleSets sets = new PuzzleSets(Sets.home(), ReaderSettings.DEFAULT);

        for (PlannedSet set : plan.sets()) {
            Optional<CatalogEntry> known = sets.entryOf(set.source());
            assertEquals(
                    known.map(CatalogEntry::sha256),
                    known.map(entry -> set.sha256()),
                    () -> set.name() + " of " + file);
            assertTrue(known.isPresent() || sets.isHere(set.source()), () -> set.name() + " of " + file);
        }
    }
}
