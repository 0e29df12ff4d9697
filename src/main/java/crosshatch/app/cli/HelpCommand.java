package crosshatch.app.cli;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.base.InputException;
import crosshatch.results.report.table.ColumnMeanings;
import crosshatch.solver.Suggestion;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Explains a command, or the columns of tables: the command {@code help}. */
@Command(
        name = "help",
        description = "Explains a command, or the columns of the tables of compare.",
        footer = {"  crosshatch help columns", "  crosshatch help compare"})
final class HelpCommand extends ProgramCommand {
    private static final String COLUMNS = "columns";

    @Parameters(
            arity = "0..1",
            paramLabel = "TOPIC",
            description = "A command, or columns. Without TOPIC: lists the commands.")
    private @Nullable String topic;

    @Override
    public Integer call() {
        if (COLUMNS.equals(topic)) out().println(columns());
        else explained().usage(out());
        out().flush();
        return ExitCode.DONE;
    }

    private static String columns() {
        return Terminal.here()
                .texts(
                        "",
                        List.of("column", "meaning"),
                        ColumnMeanings.all().entrySet().stream().map(each -> List.of(each.getKey(), each.getValue())));
    }

    private CommandLine explained() {
        CommandLine program = Commands.configured(new Crosshatch());
        if (topic == null) return program;
        CommandLine named = program.getSubcommands().get(topic);
        if (named != null) return named;
        List<String> known = new ArrayList<>(program.getSubcommands().keySet());
        known.add(COLUMNS);
        throw new InputException(
                "help " + topic + ": expected one of " + String.join(", ", known) + Suggestion.of(topic, known));
    }
}
