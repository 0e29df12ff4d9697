package crosshatch.app.console;

import java.util.List;
import java.util.Map;

/** A program of many commands: their classes, their groups in the help, and the new names of renamed ones. */
public interface Program {
    /**
     * Its commands, each with the annotation that names it. They are not in the annotation of the program. Reading the options
     * of all commands takes most of the time that one puzzle needs, so only the chosen command is read.
     */
    List<Class<?>> commands();

    /** By heading, in the order of the help: commands, those below another one with both names, as in {@code study hunt}. */
    Map<String, List<String>> groups();

    /**
     * By words that were used in earlier versions, those to use instead. An option stands behind its command, as in {@code report
     * --old}.
     */
    Map<String, String> renamed();
}
