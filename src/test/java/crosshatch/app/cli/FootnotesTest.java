package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.Plans;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.Lines;
import crosshatch.results.report.Summary;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What stands under the tables in the terminal. */
class FootnotesTest {
    @TempDir
    private Path directory = Path.of("");

    private String notes(long othersPercent) {
        RunRecord run = Records.with(
                Records.record("norvig", "hand-written", 1, 1, "unique", Verdict.CORRECT, "x"),
                Records.noise(0, 0, 1_000_000, othersPercent, 0, -1));
        LedgerFiles.write(directory, List.of(run));
        Plan plan = Plans.cold()
                .solvers(Plans.named(List.of(SolverCatalog.standard().spec("norvig"))))
                .question(Question.UNIQUE)
                .block(10)
                .build();
        try (RunDatabase runs = RunDatabase.open(List.of(directory))) {
            return Footnotes.of(
                    plan,
                    Summary.of(Lines.of(
                            runs,
                            Map.of("e", Limits.UNLIMITED),
                            SolverCatalog.standard().families())),
                    new Experiment.Outcome(List.of(), Map.of()),
                    SolverCatalog.standard());
        }
    }

    @Test
    void aLoadedMachineIsNamedWithItsFigure() {
        String notes = notes(37);

        assertTrue(notes.contains("Noisy machine, on `s`: other processes used 37 % of the machine"), notes);
    }

    @Test
    void ofAQuietMachineNothingIsSaid() {
        assertFalse(notes(2).contains("Noisy"));
    }
}
