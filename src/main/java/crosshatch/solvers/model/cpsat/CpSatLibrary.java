package crosshatch.solvers.model.cpsat;

import com.google.ortools.Loader;
import com.google.ortools.sat.SolveWrapper;
import crosshatch.base.TemporaryFolder;
import java.util.Optional;

/**
 * The native library of OR-Tools. It is unpacked into the temporary directory and loaded when first asked for, once a JVM;
 * that takes about half a second.
 */
public final class CpSatLibrary {
    private CpSatLibrary() {}

    /** @return why CP-SAT cannot be used on this machine and what it needs, for people; empty if it can */
    public static Optional<String> problem() {
        return Loading.PROBLEM;
    }

    /** Its initialiser is the one attempt to load: a second one would unpack 70 MB again. */
    private static final class Loading {
        static final Optional<String> PROBLEM = load();

        private static Optional<String> load() {
            try {
                Loader.loadNativeLibraries();
                new SolveWrapper().delete(); // the loader returns as if nothing were wrong when linking fails
                return Optional.empty();
            } catch (LinkageError | RuntimeException failure) {
                return Optional.of("OR-Tools does not load on " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch") + ": " + reason(failure));
            }
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
