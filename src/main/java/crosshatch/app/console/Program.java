package crosshatch.app.console;

import java.util.List;
import java.util.Map;

/** A program of many commands: their groups in the help, and the new names of renamed ones. */
public interface Program {
    /**
     * Its commands by heading, in the order of the help; the annotation of each names it. They are not in the annotation of the
     * program, so that a command which the arguments name is the only one that is read. A command that has a heading to itself
     * is listed by the commands below it.
     */
    Map<String, List<Class<?>>> groups();

    /** The new words, by the words of earlier versions. An option stands behind its command, as in {@code report --old}. */
    Map<String, String> renamed();
}
