package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.base.InputException;
import crosshatch.results.database.ReadPolicy;
import crosshatch.results.database.RunDatabase;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Runs SQL on raw runs: the command {@code query}. */
@Command(
        name = "query",
        sortOptions = false,
        description = {
            "Prints the result of an SQL query on the raw runs of experiments.",
            "The dialect is DuckDB's. The table 'measured' has one row per measured run. The table 'runs' also has"
                    + " the runs of the warm-up.",
            "docs/reference/records.md explains the columns.",
            "To print the names and types of the columns, type: crosshatch query DIR \"describe runs\".",
            "An experiment does not have to be finished.",
            "A query can only read the records of these directories. It cannot change them."
        },
        footer = {
            "  crosshatch query results/mine \"select solver, count(*), median(total_ns) from measured group by solver\"",
            "  crosshatch query results/mine results/yours \"from measured where verdict = 'wrong'\" --format json",
            "  crosshatch query results/mine \"select * from measured\" --format csv > runs.csv"
        })
final class QueryCommand extends ProgramCommand {
    @Parameters(
            arity = "1..*",
            paramLabel = "DIR… SQL",
            hideParamSyntax = true,
            description = "Results directories, then one query in quotes.")
    private List<String> arguments = List.of();

    @Option(
            names = "--format",
            defaultValue = "table",
            description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
    private RowFormat format = RowFormat.TABLE;

    @Mixin
    private SalvageOption salvage = new SalvageOption();

    @Option(
            names = "--unsafe",
            description =
                    "Allow all SQL of DuckDB, which can write files, read other files and load extensions. Use it only for your own queries.")
    private boolean unsafe;

    @Override
    public Integer call() {
        int last = arguments.size() - 1;
        if (last == 0) {
            throw new InputException("query: found only '" + arguments.get(0)
                    + "', expected results directories, then one query in quotes");
        }
        List<Path> directories =
                arguments.subList(0, last).stream().map(Path::of).toList();
        String sql = arguments.get(last);
        if (sql.isBlank()) throw new InputException("query: expected SQL, found nothing");
        try (RunDatabase runs = RunDatabase.open(directories, new ReadPolicy(salvage.isWanted(), !unsafe))) {
            RecordsOptions.tellNotes(runs, line());
            runs.queryAsUser(sql, rows -> format.write(rows, out()));
        }
        return ExitCode.DONE;
    }
}
