package crosshatch.app.console;

import java.util.List;
import java.util.Map;

/** A program of many commands: their groups in the help, and the replacements of removed ones. */
public interface Program {
    /**
     * Returns the commands by heading, in the order of the help; the annotation of each has its name. They are not in the annotation of
     * the program, so that only a command that the arguments name is loaded. If a heading has only one command, the help lists its
     * subcommands.
     */
    Map<String, List<Class<?>>> groups();

    /**
     * Returns the replacements of commands and options that earlier versions had, each a phrase that begins with a verb. An option follows
     * its command, as in {@code report --old}.
     */
    Map<String, String> removed();
}
