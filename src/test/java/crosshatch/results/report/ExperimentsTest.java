package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Records;
import crosshatch.results.LedgerFiles;
import crosshatch.results.RunRecord;
import crosshatch.results.database.RunDatabase;
import crosshatch.results.report.statistics.Holm;
import crosshatch.results.report.table.CsvFormat;
import crosshatch.results.report.table.Table;
import crosshatch.results.schema.Phase;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Limits;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What of several experiments is taken together, what is told apart, and what is refused. */
class ExperimentsTest {
    private static final Limits SECOND = Limits.ofNanos(1_000_000_000);
    private static final String COMMIT = "0123456789abcdef0123456789abcdef01234567";
    private static final String OTHER_COMMIT = "fedcba9876543210fedcba9876543210fedcba98";
    private static final List<String> MACHINE = List.of("processor", "2 hardware threads", "8 GiB", "Linux", "JVM 17");
    private static final List<String> NEWER_JVM =
            List.of("processor", "2 hardware threads", "8 GiB", "Linux", "JVM 25");

    @TempDir
    private Path folder = Path.of("");

    private int written;

    @Test
    void experimentsOfOneCommitAndMachineAreTakenTogether() {
        List<Line> lines =
                lines(List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "s", COMMIT, MACHINE)), List.of());

        assertEquals(1, lines.size());
        assertEquals(2, lines.get(0).forks());
    }

    @Test
    void experimentsOfDifferentCommitsAreRefusedWithWhatDiffersAndWhatHelps() {
        String refused = refusal(origin("one", "s", COMMIT, MACHINE), origin("two", "s", OTHER_COMMIT, MACHINE));

        assertEquals(
                "s, task any, x: one row would hold runs of different commits: 0123456789 in one, fedcba9876 in two."
                        + " Compare the experiments, or report on them one by one",
                refused);
    }

    @Test
    void experimentsOfDifferentMachinesAreRefusedWithThePartsThatDiffer() {
        String refused = refusal(origin("one", "s", COMMIT, MACHINE), origin("two", "s", COMMIT, NEWER_JVM));

        assertTrue(refused.contains("different machines: JVM 17 in one, JVM 25 in two."), refused);
    }

    @Test
    void aBuildWithUncommittedChangesIsAnotherCommit() {
        String refused = refusal(origin("one", "s", COMMIT, MACHINE), origin("two", "s", COMMIT + "-dirty", MACHINE));

        assertTrue(refused.contains("0123456789 in one, 0123456789-dirty in two"), refused);
    }

    @Test
    void experimentsThatShareNoRowStandBesideEachOther() {
        List<Line> lines = lines(
                List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "t", OTHER_COMMIT, NEWER_JVM)), List.of());

        assertEquals(List.of("s", "t"), lines.stream().map(Line::set).toList());
    }

    @Test
    void eachSolverAtEachLevelIsALineOfItsOwn() {
        List<Line> lines = lines(
                List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "s", OTHER_COMMIT, MACHINE)),
                List.of(OriginFactor.COMMIT));

        assertEquals(
                List.of("x @ 0123456789", "x @ fedcba9876"),
                lines.stream().map(Line::label).toList());
        assertEquals(List.of("x", "x"), lines.stream().map(Line::spec).toList());
    }

    @Test
    void eachSolverIsComparedWithItselfAtTheFirstLevel() {
        List<Origin> origins =
                List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "s", OTHER_COMMIT, NEWER_JVM));

        Table table = report(origins, List.of(OriginFactor.COMMIT, OriginFactor.MACHINE), lines -> {
            Comparisons rows = lines.levels().tables(lines, Summary.of(lines)).get(0);
            return rows.table(Holm.of(rows.pValues().toArray()));
        });

        assertEquals("by-commit-and-machine-question-any", table.id());
        List<String> rows = CsvFormat.of(table).lines().toList();
        assertTrue(
                rows.get(1).startsWith("s,x,\"fedcba9876, JVM 25\",\"0123456789, JVM 17\",7,3.5,6,6,0,6,2,"),
                rows.toString());
        assertTrue(table.notes().get(2).contains("one: commit 0123456789, processor"), "" + table.notes());
    }

    @Test
    @Tag("exhaustive")
    void levelsThatDoNotDifferOrHaveNothingInCommonAreRefused() {
        List<Origin> alike = List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "s", COMMIT, MACHINE));
        List<Origin> apart = List.of(origin("one", "s", COMMIT, MACHINE), origin("two", "t", COMMIT, MACHINE));

        String same = assertThrows(InputException.class, () -> new Experiments(alike, List.of(OriginFactor.MACHINE)))
                .getMessage();
        String nothing = assertThrows(
                        InputException.class,
                        () -> report(apart, List.of(OriginFactor.EXPERIMENT), lines -> lines.levels()
                                .tables(lines, Summary.of(lines))))
                .getMessage();

        assertTrue(same.contains("by machine: expected experiments that differ in the machine"), same);
        assertTrue(
                nothing.contains(
                        "expected a solver that ran with the same task on the same puzzles at two of these levels"),
                nothing);
    }

    @Test
    void aSecondExperimentOfOneNameHasANumber() {
        Origin one = origin("e", "s", COMMIT, MACHINE);
        Origin two = new Origin(
                write("elsewhere/e", "e", "s"),
                "e",
                one.plan(),
                one.part(),
                one.limits(),
                one.sets(),
                Map.of(),
                OTHER_COMMIT,
                MACHINE);

        assertEquals(
                List.of("x @ e", "x @ e (2)"),
                lines(List.of(one, two), List.of(OriginFactor.EXPERIMENT)).stream()
                        .map(Line::label)
                        .toList());
    }

    @Test
    void shardsOfOnePlanAreOneExperimentWhateverMachinesTheyRanOn() {
        Origin whole = origin("e", "s", COMMIT, MACHINE);
        List<Origin> shards = IntStream.rangeClosed(1, 2)
                .mapToObj(part -> new Origin(
                        write("shard-" + part, "e", "s"),
                        "e",
                        whole.plan(),
                        part + "/2",
                        SECOND,
                        whole.sets(),
                        Map.of(),
                        COMMIT,
                        part == 1 ? MACHINE : NEWER_JVM))
                .toList();

        assertEquals(1, lines(shards, List.of()).size());
    }

    @Test
    void oneSetUnderTwoNamesIsTakenTogetherAndThatIsSaid() {
        Origin one = origin("one", "mine", COMMIT, MACHINE);
        Origin two = renamed(
                origin("two", "yours", COMMIT, MACHINE),
                one.sets().values().iterator().next().sha256());
        Experiments experiments = new Experiments(List.of(one, two), List.of());

        assertEquals(
                List.of("mine"),
                lines(List.of(one, two), List.of()).stream().map(Line::set).toList());
        assertEquals(
                Map.of("mine", "`mine`, `yours` are the same set (same SHA-256). Its name here is `mine`"),
                experiments.notesOnSets());
    }

    @Test
    @Tag("exhaustive")
    void twoSetsOfOneNameAreToldApartByTheirHashesAndThatIsSaid() {
        Origin one = origin("one", "mine", COMMIT, MACHINE);
        Origin two = renamed(origin("two", "mine", COMMIT, MACHINE), "b".repeat(64));

        List<Line> lines = lines(List.of(one, two), List.of());
        Table first = report(List.of(one, two), List.of(), made -> Tables.of(
                        made, Summary.of(made), List.of(), ReportOptions.NOTHING, OptionalParts.NONE)
                .get(0));

        assertEquals(
                List.of("mine (" + hash("mine").substring(0, 8) + ")", "mine (bbbbbbbb)"),
                lines.stream().map(Line::set).toList());
        assertTrue(
                String.join(" ", first.notes()).contains("Several sets are called `mine`. This one is `mine ("),
                "" + first);
    }

    @Test
    void differentPuzzlesUnderOneNumberAreRefused() {
        Origin one = origin("one", "s", COMMIT, MACHINE);
        Origin two = new Origin(
                LedgerFiles.write(folder.resolve("two"), List.of(run("two", "s", 1, "another"))),
                "two",
                "plan of two",
                "1/1",
                SECOND,
                one.sets(),
                Map.of(),
                COMMIT,
                MACHINE);

        String refused = assertThrows(InputException.class, () -> lines(List.of(one, two), List.of()))
                .getMessage();

        assertTrue(refused.contains("puzzle 1 of s is not the same in one and two"), refused);
    }

    @Test
    @Tag("exhaustive")
    void aLabelIsShownUnlessItMeansTwoSolvers() {
        Origin plain = origin("one", "s", COMMIT, MACHINE);
        Origin mine = labelled(plain, Map.of("x", "mine"));
        Origin otherwise = labelled(origin("two", "s", COMMIT, MACHINE), Map.of("y", "mine"));

        assertEquals("mine", lines(List.of(mine), List.of()).get(0).label());
        assertEquals("x", lines(List.of(mine, otherwise), List.of()).get(0).label());
        assertEquals(
                "mine @ one",
                lines(List.of(mine, origin("three", "s", COMMIT, MACHINE)), List.of(OriginFactor.EXPERIMENT))
                        .get(0)
                        .label());
    }

    private String refusal(Origin... origins) {
        return assertThrows(InputException.class, () -> lines(List.of(origins), List.of()))
                .getMessage();
    }

    private List<Line> lines(List<Origin> origins, List<OriginFactor> factors) {
        return report(origins, factors, Lines::all);
    }

    private static <T> T report(List<Origin> origins, List<OriginFactor> factors, Function<Lines, T> question) {
        List<Path> directories = origins.stream().map(Origin::directory).toList();
        try (RunDatabase runs = RunDatabase.open(directories)) {
            return question.apply(Lines.of(runs, new Experiments(origins, factors), List.of()));
        }
    }

    /** Six puzzles; the solver takes twice as long in an experiment whose name is not "one". */
    private Origin origin(String experiment, String set, String commit, List<String> machine) {
        return new Origin(
                write(experiment, experiment, set),
                experiment,
                "plan of " + experiment,
                "1/1",
                SECOND,
                Map.of(set, new Origin.OfSet(set, hash(set))),
                Map.of(),
                commit,
                machine);
    }

    private static String hash(String set) {
        return Integer.toHexString(set.hashCode() | 0x40000000).repeat(8);
    }

    private static Origin renamed(Origin origin, String sha256) {
        String set = origin.sets().keySet().iterator().next();
        return new Origin(
                origin.directory(),
                origin.experiment(),
                origin.plan(),
                origin.part(),
                origin.limits(),
                Map.of(set, new Origin.OfSet(set, sha256)),
                origin.labels(),
                origin.commit(),
                origin.machine());
    }

    private static Origin labelled(Origin origin, Map<String, String> labels) {
        return new Origin(
                origin.directory(),
                origin.experiment(),
                origin.plan(),
                origin.part(),
                origin.limits(),
                origin.sets(),
                labels,
                origin.commit(),
                origin.machine());
    }

    private Path write(String directory, String experiment, String set) {
        List<RunRecord> records = IntStream.rangeClosed(1, 6)
                .mapToObj(position -> run(experiment, set, position, "id" + position))
                .toList();
        return LedgerFiles.write(folder.resolve(written++ + "/" + directory), records);
    }

    private static RunRecord run(String experiment, String set, int position, String puzzleId) {
        long nanos = (long) position * (experiment.equals("one") ? 1_000 : 2_000);
        RunRecord record = Records.with(
                Records.record("x", "sat", position, 1, "solved", Verdict.CORRECT), Phase.MEASURED, nanos, 2, 1);
        return Records.with(record, run -> run.setExperiment(experiment)
                .setSet(set)
                .setPuzzleId(puzzleId)
                .setQuestion("any"));
    }
}
