package crosshatch.app.console;

import crosshatch.base.InputException;
import crosshatch.instances.sets.PuzzleSets;
import crosshatch.puzzle.ReaderSettings;
import java.nio.file.Path;

/** The folder that holds {@code puzzles/}: the system property {@code crosshatch.home}, set by the launcher, else here. */
public final class Home {
    private Home() {}

    /** The working directory where the launcher did not say; may be relative. */
    public static Path folder() {
        return Path.of(System.getProperty("crosshatch.home", ""));
    }

    /** The sets of puzzles of the folder. Generated sets of the catalogue are made on first use, with a progress bar. */
    public static PuzzleSets sets(ReaderSettings settings) {
        return sets(settings, false);
    }

    /** @param quiet whether the making is not shown */
    public static PuzzleSets sets(ReaderSettings settings, boolean quiet) {
        return new PuzzleSets(folder(), settings).madeBy(new SetsInTheMaking(quiet));
    }

    /**
     * The name of a directory of results, which is the name of its experiment.
     *
     * @throws InputException if it has a character that no name of an experiment has
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
