package crosshatch.cli;

import java.nio.file.Path;

/** The folder that holds {@code puzzles/}: the system property {@code crosshatch.home}, set by the launcher, else here. */
final class Home {
    private Home() {}

    static Path folder() {
        return Path.of(System.getProperty("crosshatch.home", ""));
    }
}
