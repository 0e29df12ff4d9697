package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.crate.CrateCheck;
import crosshatch.instances.generate.GeneratedSet;
import crosshatch.results.Checksums;
import crosshatch.results.ResultsStore;
import crosshatch.results.database.RunDatabase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The committed experiments are as they were when they were sealed. */
@Tag("exhaustive")
class ReferenceExperimentsTest {
    static Stream<Path> experiments() throws IOException {
        try (Stream<Path> all = Files.list(Path.of("results", "reference"))) {
            return all.filter(ResultsStore::isFinished).sorted().toList().stream();
        }
    }

    @ParameterizedTest
    @MethodSource("experiments")
    void recordsAndFilesAreWhatTheyWere(Path experiment) {
        Checksums found = RunDatabase.checksums(experiment.resolve(ResultsStore.PARQUET));

        assertEquals(List.of(), Checksums.in(experiment).orElseThrow().differences(found));
        assertEquals(List.of(), CrateCheck.of(experiment).differences());
    }

    /** Those from files: to generate the others takes half a minute, and plans pin them, see {@link PlansTest}. */
    @Test
    void puzzlesAreWhatTheyWere() throws IOException {
        List<String> arguments = new ArrayList<>(List.of("verify"));
        experiments()
                .filter(each -> PlanFile.in(each).sets().stream().noneMatch(set -> GeneratedSet.isNamed(set.source())))
                .forEach(each -> arguments.add(each.toString()));

        CommandRun run = CommandRun.ofProgram(arguments.toArray(String[]::new));

        assertEquals(ExitCode.DONE, run.exitCode(), run.out());
        assertTrue(arguments.size() > 4, arguments.toString());
    }
}
