package crosshatch.cli;

import java.nio.file.Path;

/** Where the project's {@code puzzles} and {@code results} are. */
final class Home {
    private Home() {}

    /** The folder the launcher lies in, or else the working directory. */
    static Path path() {
        return Path.of(System.getProperty("crosshatch.home", ""));
    }
}
