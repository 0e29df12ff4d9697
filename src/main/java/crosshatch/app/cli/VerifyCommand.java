package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.app.console.ProjectFolder;
import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.PlanFile;
import crosshatch.experiment.campaign.PlannedSets;
import crosshatch.experiment.crate.CrateCheck;
import crosshatch.experiment.crate.ResearchObject;
import crosshatch.results.Checksums;
import crosshatch.results.LedgerSurvey;
import crosshatch.results.ResultsStore;
import crosshatch.results.RunColumn;
import crosshatch.results.database.RunDatabase;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks that results are unchanged: the command {@code verify}. */
@Command(
        name = "verify",
        sortOptions = false,
        description = {
            "Checks that nothing in a results directory was changed after it was written.",
            "Prints one line per check. It compares the records with their checksum manifest, the files with the"
                    + " RO-Crate, and the puzzle sets with the plan, and checks the version of the schema.",
            "If a puzzle set is not on this machine, prints its name, and does not check it.",
            "Exit code 1 if anything differs."
        },
        footer = {
            "  crosshatch verify results/mine",
            "  crosshatch verify results/reference/*",
            "  crosshatch verify --seal results/older"
        })
final class VerifyCommand extends ProgramCommand {
    @Parameters(arity = "1..*", paramLabel = "DIR", description = "Results directories, made by compare.")
    private List<Path> directories = List.of();

    @Option(
            names = "--seal",
            description =
                    "First write the missing checksum manifest of records that an earlier version of Crosshatch wrote.")
    private boolean sealing;

    private boolean intact = true;

    @Override
    public Integer call() {
        for (Path directory : directories) {
            List<Path> shards = ResultsStore.shards(directory).stream().sorted().toList();
            for (Path each : shards.isEmpty() ? List.of(directory) : shards) verify(each);
        }
        return intact ? ExitCode.DONE : ExitCode.WRONG;
    }

    private void verify(Path directory) {
        if (!Files.isDirectory(directory)) {
            throw new InputException(directory + ": expected a results directory made by compare");
        }
        if (sealing) seal(directory);
        if (ResultsStore.isFinished(directory)) {
            Optional<Checksums> found = found(directory);
            print(directory, "records", () -> records(directory, found));
            found.ifPresent(seal -> print(directory, "schema", () -> schema(seal)));
        } else {
            print(
                    directory,
                    "records",
                    () -> "unfinished, " + ledger(directory).requireWhole().soFar());
            print(directory, "plan", () -> plan(directory));
        }
        if (CrateCheck.hasCrate(directory)) print(directory, "crate", () -> crate(directory));
        for (Plan.PlannedSet set : PlanFile.in(directory).sets()) {
            print(directory, "puzzles " + set.name(), () -> PlannedSets.state(ProjectFolder.folder(), set));
        }
    }

    /** Seals a directory if its crate shows no change; the crate is written again, because it must name the seal. */
    private void seal(Path directory) {
        if (!ResultsStore.isFinished(directory) || Checksums.in(directory).isPresent()) return;
        if (CrateCheck.hasCrate(directory)
                && !CrateCheck.of(directory).differences().isEmpty()) return;
        RunDatabase.checksums(directory.resolve(ResultsStore.PARQUET)).write(directory);
        if (CrateCheck.hasCrate(directory)) ResearchObject.write(directory);
    }

    /** Returns the present seal of its records; empty if they cannot be read any more. */
    private static Optional<Checksums> found(Path directory) {
        try {
            return Optional.of(RunDatabase.checksums(directory.resolve(ResultsStore.PARQUET)));
        } catch (InputException unreadable) {
            return Optional.empty();
        }
    }

    /** Prints the result of one check, or its failure. */
    private void print(Path directory, String what, Supplier<String> check) {
        PrintWriter out = out();
        try {
            out.println(directory + ": " + what + ": " + check.get());
        } catch (InputException wrong) {
            intact = false;
            out.println(directory + ": " + what + ": DIFFERS: " + wrong.getMessage());
        }
        out.flush();
    }

    private static String records(Path directory, Optional<Checksums> readable) {
        Checksums seal = Checksums.in(directory)
                .orElseThrow(
                        () -> new InputException(
                                "found no " + Checksums.FILE
                                        + ", expected this checksum manifest of the records. If you trust the records, write it with --seal"));
        Checksums found = readable.orElseGet(
                () -> Checksums.of(directory.resolve(ResultsStore.PARQUET), seal.rows(), seal.schema()));
        requireNone(seal.differences(found));
        return "intact, " + seal.rows() + " rows";
    }

    private static String schema(Checksums found) {
        if (found.schema() > RunColumn.SCHEMA_VERSION) {
            throw new InputException("version " + found.schema() + " of the schema, expected at most version "
                    + RunColumn.SCHEMA_VERSION + ". Use a newer Crosshatch");
        }
        return "version " + found.schema();
    }

    private static LedgerSurvey ledger(Path directory) {
        Path ledger = directory.resolve(ResultsStore.LEDGER);
        if (!Files.exists(ledger)) throw new InputException("found no records");
        return LedgerSurvey.of(ledger);
    }

    private static String plan(Path directory) {
        if (ledger(directory)
                .requirePlan(directory.resolve(ResultsStore.PLAN))
                .plan()
                .isEmpty()) {
            throw new InputException(
                    "the first line of the records is damaged, so the plan at the beginning is unknown");
        }
        return "as it was when the experiment began";
    }

    private static String crate(Path directory) {
        CrateCheck check = CrateCheck.of(directory);
        requireNone(check.differences());
        return "intact, " + check.files() + " files";
    }

    private static void requireNone(List<String> differences) {
        if (!differences.isEmpty()) throw new InputException(String.join(", ", differences));
    }
}
