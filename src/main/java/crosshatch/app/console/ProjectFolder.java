package crosshatch.app.console;

import crosshatch.base.InputException;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;

/** Finds the folder with {@code puzzles/}: the system property {@code crosshatch.home}, or else the working directory. */
public final class ProjectFolder {
    private ProjectFolder() {}

    /** Returns the path of the folder, which may be relative. Without the property, it is the working directory. */
    public static Path folder() {
        return Path.of(System.getProperty("crosshatch.home", ""));
    }

    /** Returns the sets of puzzles of the folder. Generated sets are made on first use, with a progress bar. */
    public static PuzzleSets sets(ReaderSettings settings) {
        return sets(settings, false);
    }

    /**
     * Returns the sets of puzzles of the folder.
     *
     * @param quiet whether generated sets are made without a progress bar
     */
    public static PuzzleSets sets(ReaderSettings settings, boolean quiet) {
        return new PuzzleSets(folder(), settings).madeBy(new SetGenerationProgress(quiet));
    }

    /**
     * Checks the name of a results directory, which is the name of its experiment.
     *
     * @throws InputException if it has a character that is not allowed in the name of an experiment
     */
    public static String requireName(String name) {
        if (name.matches("(?s).*[\\\\\\p{Cntrl}].*")) {
            throw new InputException(
                    "--out: found a control character (such as a line break) or a backslash in the name '"
                            + name.replaceAll("\\p{Cntrl}", "?") + "', expected a name without them");
        }
        return name;
    }
}
