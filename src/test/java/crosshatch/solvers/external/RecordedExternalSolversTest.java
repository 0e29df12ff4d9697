package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.results.ResultsStore;
import crosshatch.solver.Family;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Solvers from outside are found again where an experiment goes on. */
class RecordedExternalSolversTest {
    private static final String NO_JAR = "{\"programs\": [], \"jars\": [{\"name\": \"a.jar\", \"sha256\": \"12ab\"}]}";

    @TempDir
    private Path folder = Path.of("");

    private ExternalSolvers external(String script, String more) throws IOException {
        return ExternalSolvers.of(
                List.of(Stubs.describe(folder, "mine", "line", "line", "]" + more, script)), List.of());
    }

    private void keep(ExternalSolvers guests) {
        ResultsStore.writeText(folder, "guests.json", ResultsStore.json(RecordedExternalSolvers.of(guests)));
    }

    @Test
    void aProgramIsFoundAgainAsItWasDescribed() throws IOException {
        String more =
                ", \"options\": {\"speed\": {\"default\": \"low\", \"values\": {\"low\": [], \"high\": [\"-f\"]}}}";
        String command = ", \"version\": [\"sh\", \"{here}/version.sh\"]";
        ExternalSolvers guests = ExternalSolvers.of(
                List.of(Files.writeString(
                        folder.resolve("mine.json"),
                        "{\"name\": \"mine\", \"paradigm\": \"sat\", \"input\": \"line\", \"output\": \"line\","
                                + " \"command\": [\"run\", \"{speed}\"]" + command + more + "}")),
                List.of());
        keep(guests);

        ExternalSolvers again = RecordedExternalSolvers.in(folder).with(ExternalSolvers.NONE);

        assertEquals(guests.programs(), again.programs());
        assertEquals(
                List.of("mine"), again.families().stream().map(Family::name).toList());
    }

    @Test
    void theSameDescriptionMayBeBroughtAgainAndAnotherOneMayNot() throws IOException {
        keep(external("echo none", ""));

        RecordedExternalSolvers.in(folder).with(external("echo none", ""));
        ExternalSolvers changed = external("echo none", ", \"server\": true");
        InputException refused = assertThrows(
                InputException.class, () -> RecordedExternalSolvers.in(folder).with(changed));

        assertTrue(("" + refused.getMessage()).contains("another description of 'mine'"), refused.getMessage());
    }

    @Test
    void aModelIsKeptWithItsTextAndAChangeOfItsFileIsNoticed() throws IOException {
        Path model = Files.writeString(folder.resolve("mine.mzn"), "solve satisfy;");
        keep(ExternalSolvers.of(List.of(model), List.of()));
        List<Description> kept =
                RecordedExternalSolvers.in(folder).with(ExternalSolvers.NONE).programs();
        Files.writeString(model, "solve satisfy; % other");

        InputException refused = assertThrows(
                InputException.class, () -> RecordedExternalSolvers.in(folder).with(ExternalSolvers.NONE));
        Files.delete(model);

        assertEquals(
                List.of("solve satisfy;"), List.copyOf(kept.get(0).library().values()));
        assertTrue(("" + refused.getMessage()).contains("Restore the file, or begin another"), refused.getMessage());
        assertEquals(
                kept,
                RecordedExternalSolvers.in(folder).with(ExternalSolvers.NONE).programs());
    }

    @Test
    void aJarMustBeBroughtAgain() throws IOException {
        Files.writeString(folder.resolve("guests.json"), NO_JAR);

        InputException refused = assertThrows(
                InputException.class, () -> RecordedExternalSolvers.in(folder).with(ExternalSolvers.NONE));

        assertTrue(("" + refused.getMessage()).contains("the plug-in a.jar of SHA-256 12ab"), refused.getMessage());
        assertEquals(Optional.of(Remedy.PLUG_IN), refused.remedy());
    }

    @Test
    void whereNobodyWasBroughtNobodyIsKept() {
        assertTrue(RecordedExternalSolvers.in(folder).isEmpty());
        assertTrue(RecordedExternalSolvers.of(ExternalSolvers.NONE).isEmpty());
    }

    @Test
    void aDamagedFileIsRefusedWithItsName() throws IOException {
        Files.writeString(folder.resolve("guests.json"), "{\"programs\": [{\"name\": \"mine\"}]}");
        InputException incomplete = assertThrows(InputException.class, () -> RecordedExternalSolvers.in(folder));
        Files.writeString(folder.resolve("guests.json"), "{");
        InputException broken = assertThrows(InputException.class, () -> RecordedExternalSolvers.in(folder));

        assertTrue(("" + incomplete.getMessage()).contains("guests.json: "), incomplete.getMessage());
        assertTrue(("" + broken.getMessage()).contains("guests.json: "), broken.getMessage());
    }
}
