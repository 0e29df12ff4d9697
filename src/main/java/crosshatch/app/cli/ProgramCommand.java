package crosshatch.app.cli;

import crosshatch.app.console.StandardError;
import crosshatch.experiment.campaign.Messages;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** The common part of all commands: help, arguments and streams. A command returns the exit code. */
@Command(mixinStandardHelpOptions = true)
abstract class ProgramCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec = CommandSpec.create();

    final CommandLine line() {
        return spec.commandLine();
    }

    /** Returns standard output. */
    final PrintWriter out() {
        return line().getOut();
    }

    /** Returns standard error. */
    final PrintWriter err() {
        return line().getErr();
    }

    /** Returns messages on standard error, with alarms in colour. */
    final Messages messages() {
        return new StandardError(line());
    }

    final ParseResult parsed() {
        return line().getParseResult();
    }

    /** Returns all arguments of this call of the program. */
    final List<String> arguments() {
        return parsed().originalArgs();
    }
}
