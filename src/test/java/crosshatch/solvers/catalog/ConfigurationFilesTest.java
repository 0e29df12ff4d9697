package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.solver.NamedSolver;
import crosshatch.solver.SolverSpec;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code tuned:NAME} and {@code strong:NAME} stand for what a file says, and never hide it. */
class ConfigurationFilesTest {
    @TempDir
    private Path folder = Path.of("");

    private SolverCatalog catalog() {
        return SolverCatalog.standard().with(new ConfigurationFiles(folder, folder.resolve("strong")));
    }

    private void write(String name, String text) throws IOException {
        Files.writeString(folder.resolve(name), text);
    }

    @Test
    void isTheConfigurationOfTheFile() throws IOException {
        write("norvig.json", "{\"family\": \"norvig\", \"spec\": \"norvig/pairs=off\", \"more\": 1}");

        assertEquals("norvig/pairs=off", catalog().spec("tuned:norvig").toString());
    }

    @Test
    void theDirectoryOfATuningWillDo() throws IOException {
        write("tuned.json", "{\"family\": \"norvig\", \"spec\": \"norvig/pairs=off\"}");

        assertEquals("norvig/pairs=off", catalog().spec("tuned:norvig").toString());
    }

    @Test
    void aFamilyMayHaveSeveral() throws IOException {
        write("norvig-small.json", "{\"family\": \"norvig\", \"spec\": \"norvig/pairs=off\"}");

        assertEquals("norvig/pairs=off", catalog().spec("tuned:norvig-small").toString());
    }

    @Test
    void whatAnExpertWouldWriteLiesInAFolderOfItsOwn() throws IOException {
        Files.createDirectory(folder.resolve("strong"));
        write("strong/norvig.json", "{\"schema\": 8, \"family\": \"norvig\", \"spec\": \"norvig/pairs=off\"}");
        NamedSolvers named = NamedSolvers.parse(List.of("norvig", "strong:norvig"), catalog());

        assertEquals(
                List.of("norvig", "strong:norvig"),
                named.solvers().stream().map(NamedSolver::label).toList());
        assertTrue(refused("strong:choco").contains("found no choco.json"), refused("strong:choco"));
    }

    @Test
    void isShownAsWhatItStandsFor() throws IOException {
        write("norvig.json", "{\"family\": \"norvig\", \"spec\": \"norvig/pairs=off\"}");
        NamedSolvers named = NamedSolvers.parse(List.of("norvig", "best=tuned:norvig"), catalog());

        SolverSpec found = catalog().spec("norvig/pairs=off");
        assertEquals(
                List.of(new NamedSolver(catalog().spec("norvig")), new NamedSolver(found, "best")), named.solvers());
        assertEquals(Map.of("tuned:norvig", found), named.files());
    }

    @Test
    void whereTheDefaultWasKeptItIsNotThereTwice() throws IOException {
        write("norvig.json", "{\"family\": \"norvig\", \"spec\": \"norvig/pairs=on\"}");
        NamedSolvers named = NamedSolvers.parse(List.of("tuned:norvig", "plain=norvig"), catalog());

        SolverSpec kept = catalog().spec("norvig");
        assertEquals(List.of(new NamedSolver(kept, "plain")), named.solvers());
        assertEquals(Map.of("tuned:norvig", kept), named.files());
    }

    @Test
    void withoutAFileItSaysWhereItLookedAndWhatToDo() {
        assertEquals(
                "'tuned:choco': found no choco.json in " + folder
                        + ". Write this file, with family and spec, or write the whole configuration",
                refused("tuned:choco"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{                                                     | cannot be read",
                "{\"family\": \"norvig\"}                              | expected \"family\": \"norvig\" and a \"spec\"",
                "{\"family\": \"choco\", \"spec\": \"choco\"}          | expected \"family\": \"norvig\" and a \"spec\"",
                "{\"family\": \"norvig\", \"spec\": \"choco\"}         | \"spec\" is choco, expected one of norvig",
                "{\"family\": \"norvig\", \"spec\": 7}                 | expected \"family\": \"norvig\" and a \"spec\"",
                "{\"family\": \"norvig\", \"spec\": \"norvig/no=such\"}| unknown option 'no'"
            })
    void aFileThatSaysSomethingElseIsRefused(String text, String complaint) throws IOException {
        write("norvig.json", text);

        assertTrue(refused("tuned:norvig").contains(complaint), refused("tuned:norvig"));
    }

    @Test
    void optionsBehindItAreRefused() {
        assertTrue(refused("tuned:norvig/pairs=on").contains("expected tuned:norvig without options"));
    }

    private String refused(String text) {
        return String.valueOf(
                assertThrows(InputException.class, () -> catalog().spec(text)).getMessage());
    }
}
