package crosshatch.solvers.external.process;

import java.io.IOException;
import java.nio.file.Path;

/** Folders for the files of programs. */
public final class GuardedFolder {
    private GuardedFolder() {}

    /** A new one, to be deleted by whoever asks; if that does not happen, the guard does it when this JVM is gone. */
    public static Path create() throws IOException {
        return Supervisor.get().folder();
    }
}
