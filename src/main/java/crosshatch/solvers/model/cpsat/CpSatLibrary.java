package crosshatch.solvers.model.cpsat;

import com.google.ortools.Loader;
import com.google.ortools.sat.SolveWrapper;
import crosshatch.base.TemporaryFolder;
import java.nio.file.Path;
import java.util.Optional;

/**
 * The native library of OR-Tools, loaded once per JVM at its first use: from the folder in the system property {@code
 * crosshatch.natives}, or unpacked into the temporary directory.
 */
public final class CpSatLibrary {
    private CpSatLibrary() {}

    /** Returns the reason why CP-SAT cannot be used on this machine, and its requirements, for people; empty if it can. */
    public static Optional<String> problem() {
        return Loading.PROBLEM;
    }

    /** Returns the version of the release for which this class is loaded; empty without its jars. */
    static Optional<String> version() {
        return CpSatFamily.LIBRARY.version();
    }

    /** Loads the library in its initialiser, so that a failure is not tried again; each try would unpack 70 MB. */
    private static final class Loading {
        static final Optional<String> PROBLEM = load();

        private static Optional<String> load() {
            try {
                unpacked().ifPresentOrElse(file -> System.load(file.toString()), Loader::loadNativeLibraries);
                new SolveWrapper().delete(); // the loader returns as if nothing were wrong when linking fails
                return Optional.empty();
            } catch (LinkageError | RuntimeException failure) {
                return Optional.of("OR-Tools does not load on " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch") + ": " + reason(failure));
            }
        }

        private static Optional<Path> unpacked() {
            String folder = System.getProperty("crosshatch.natives", "");
            return version()
                    .filter(version -> !folder.isEmpty())
                    .flatMap(version -> UnpackedLibrary.in(Path.of(folder).toAbsolutePath(), version));
        }

        private static String reason(Throwable failure) {
            if (failure instanceof NoClassDefFoundError) return "its jars are not on the class path (" + failure + ")";
            // So the loader says that it does not find the directory of this platform.
            if (failure instanceof NullPointerException) {
                return "the native jar of this platform is not on the class path (" + failure.getMessage() + ")";
            }
            return TemporaryFolder.problem().orElse("its native library does not run here") + " (" + failure + ")";
        }
    }
}
