package crosshatch.app.console;

import crosshatch.experiment.campaign.Messages;
import picocli.CommandLine;

/** Prints messages of a command on standard error; alarms in red where there are colours. */
public final class StandardError implements Messages {
    private final CommandLine command;

    /** @param command whose standard error and colours are used */
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
