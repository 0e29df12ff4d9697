package crosshatch.app.cli;

import crosshatch.results.database.RunDatabase;
import picocli.CommandLine;

/** What must be known of records beside the numbers made of them. */
final class Notes {
    private Notes() {}

    static void print(RunDatabase runs, CommandLine command) {
        runs.notes().forEach(note -> command.getErr().println("note: " + note));
        command.getErr().flush();
    }
}
