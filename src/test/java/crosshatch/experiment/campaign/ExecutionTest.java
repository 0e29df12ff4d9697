package crosshatch.experiment.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Experiment;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.Records;
import crosshatch.experiment.campaign.Request.Scope;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunRecord;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.report.Summary;
import crosshatch.results.schema.Verdict;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A campaign from the first run to its findings, without a command line. */
class ExecutionTest {
    /** Of an append-only log: the length of its header. */
    private static final int FIRST_FRAME = 99;

    @TempDir
    private Path folder = Path.of("");

    private Path directory = Path.of("");
    private final List<String> watched = new ArrayList<>();
    private final Campaign campaign = new Planner(SolverCatalog.standard(), "the list", new Told())
            .plan(Asked.of(Scope.NAMED, "hardest10", "norvig", "engine"));

    @BeforeEach
    void nameTheDirectory() {
        directory = folder.resolve("asked");
    }

    /** Writes down what it is told. */
    private final class Diary implements Experiment.Listener {
        @Override
        public void warmingUp(String solver) {
            watched.add("warming up");
        }

        @Override
        public void recorded(List<RunRecord> runs) {
            long measured = runs.stream().filter(RunRecord::isMeasured).count();
            if (measured > 0) watched.add(measured + " runs");
        }

        @Override
        public void complete() {
            watched.add("complete, " + (ResultsStore.isFinished(directory) ? "archived" : "not archived"));
        }

        @Override
        public void close() {
            watched.add("closed");
        }
    }

    private Experiment.Outcome run() {
        return new Execution(List.of("test"), System.getProperty("java.class.path"), store -> new Diary())
                .run(campaign, () -> ResultsStore.create(directory, PlanFile.tree(campaign.plan())));
    }

    private CampaignFindings findings() {
        return new CampaignFindings(
                campaign.plan(),
                directory,
                ReadPolicy.STRICT,
                SolverCatalog.standard().families());
    }

    @Test
    void isWatchedFromTheFirstRunToTheArchive() {
        Experiment.Outcome outcome = run();

        assertEquals(List.of("10 runs", "10 runs", "complete, not archived", "closed"), inOneBlock());
        assertEquals(Map.of(), outcome.unavailable());
        assertTrue(ResultsStore.isFinished(directory));
    }

    /** The two turns of the only block may be handed on together. */
    private List<String> inOneBlock() {
        return watched.stream()
                .flatMap(line ->
                        line.equals("20 runs") ? List.of("10 runs", "10 runs").stream() : List.of(line).stream())
                .toList();
    }

    @Test
    void theFindingsAreTheSameAgainAndFilesThatAreThereStay() throws IOException {
        run();
        try (CampaignFindings findings = findings()) {
            findings.writeSummaries(true);
        }
        String summary = Files.readString(directory.resolve("summary.csv"));
        Files.delete(directory.resolve("summary.csv"));
        Files.writeString(directory.resolve("summary.md"), "as it was");

        try (CampaignFindings again = findings()) {
            again.writeSummaries(false);

            assertEquals(
                    List.of(10L, 10L),
                    again.summaries().stream().map(Summary::solved).toList());
            assertEquals(Map.of(), again.outcome().unavailable());
            assertTrue(again.wrongAnswers().areExpected());
        }
        assertEquals(summary, Files.readString(directory.resolve("summary.csv")));
        assertEquals("as it was", Files.readString(directory.resolve("summary.md")));
    }

    @Test
    void anotherPlanIsNotResumedAndWhatDiffersIsNamed() {
        run();
        Resumption begun = Resumption.in(directory);
        Plan other = new Planner(SolverCatalog.standard(), "the list", new Told())
                .plan(Asked.of(Scope.NAMED, "hardest10", "norvig"))
                .plan();

        InputException refused = assertThrows(
                InputException.class, () -> Resumption.requireSame(begun.planned(), other, "it", ". Leave it"));

        assertTrue(begun.finished());
        Resumption.requireSame(begun.planned(), campaign.plan(), "it", "");
        assertTrue(
                ("" + refused.getMessage()).startsWith("it was begun with another plan: solvers: planned [\"norvig"),
                refused.getMessage());
        assertTrue(("" + refused.getMessage()).endsWith(". Leave it"), refused.getMessage());
    }

    @Test
    void whatWasBegunGoesOnAsItWasPlanned() {
        ResultsStore.create(directory, PlanFile.tree(campaign.plan())).close();
        Resumption begun = Resumption.in(directory);

        Campaign found = Campaign.of(begun.planned(), SolverCatalog.standard(), Asked::planned);
        new Execution(List.of(), System.getProperty("java.class.path"), store -> new Experiment.Listener() {})
                .run(found, () -> begun.open(false));

        assertEquals(campaign.plan(), found.plan());
        try (CampaignFindings findings = findings()) {
            assertEquals(List.of(10L), findings.runs().list("SELECT count(*) / 2 FROM runs", row -> row.getLong(1)));
        }
    }

    @Test
    void whatAnInterruptionLeftIsTold() throws IOException {
        try (ResultsStore store = ResultsStore.create(directory, PlanFile.tree(campaign.plan()))) {
            assertEquals(List.of(), Resumption.leftBehind(store));
            store.append(List.of(Records.record("norvig", "hand-written", 1, 1, "solved", Verdict.CORRECT, "a")));
        }
        Path ledger = directory.resolve(ResultsStore.LEDGER);
        byte[] beginning = Arrays.copyOfRange(Files.readAllBytes(ledger), FIRST_FRAME, FIRST_FRAME + 3);
        Files.write(ledger, beginning, StandardOpenOption.APPEND);

        try (ResultsStore store = Resumption.in(directory).open(false)) {
            assertEquals(
                    List.of(
                            "removed 3 bytes of an unfinished write from the end of " + ledger,
                            "1 measured runs were recorded before"),
                    Resumption.leftBehind(store));
        }
    }

    @Test
    void nothingIsResumedWhereNothingWasBegun() {
        InputException refused = assertThrows(InputException.class, () -> Resumption.in(folder));

        assertTrue(("" + refused.getMessage()).contains("found no plan.json"), refused.getMessage());
    }

    @Test
    void theSolverThatWouldCrowdTheMachineIsNamed() {
        assertEquals(Optional.empty(), campaign.demandBeyond(1));
        assertEquals(new Campaign.Demand("norvig", 1), campaign.demandBeyond(0).orElseThrow());
    }
}
