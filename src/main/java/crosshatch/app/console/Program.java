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

    /**
     * The commands by heading, in the order of the help. A command below another one has both names, as in {@code study hunt}.
     */
    Map<String, List<String>> groups();

    /** The new words, by the words of earlier versions. An option stands behind its command, as in {@code report --old}. */
    Map<String, String> renamed();
}
