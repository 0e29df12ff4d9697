package crosshatch.app.console;

import crosshatch.experiment.campaign.Messages;
import picocli.CommandLine;

/** Prints messages of a command on standard error, with alarms in red if colours are on. */
public final class StandardError implements Messages {
    private final CommandLine command;

    /**
     * Makes a printer.
     *
     * @param command the command whose standard error and colours are used
     */
    public StandardError(CommandLine command) {
        this.command = command;
    }

    @Override
    public void say(String line) {
        command.getErr().println(Terminal.here().flowedError(line));
    }

    @Override
    public void alarm(String line) {
        command.getErr()
                .println(command.getColorScheme().errorText(Terminal.here().flowedError(line)));
    }
}
