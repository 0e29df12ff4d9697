package crosshatch.solvers.external.process;

import com.sun.jna.Library;
import com.sun.jna.Native;
import com.sun.jna.Platform;
import com.sun.jna.Pointer;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What is needed of the C library of Linux. Results are those of the functions: negative for a failure. */
interface LibC extends Library {
    int PR_SET_CHILD_SUBREAPER = 36;
    int RUSAGE_CHILDREN = -1;
    int SC_CLK_TCK = 2;
    int SIGKILL = 9;
    int SIGSTOP = 19;
    int WNOHANG = 1;

    int prctl(int option, long second, long third, long fourth, long fifth);

    int kill(int pid, int signal);

    int getrusage(int who, Pointer usage);

    int waitpid(int pid, @Nullable Pointer status, int options);

    long sysconf(int name);

    /** Empty on other systems, and where the library cannot be loaded. */
    static Optional<LibC> load() {
        if (!Platform.isLinux()) return Optional.empty();
        try {
            return Optional.of(Native.load("c", LibC.class));
        } catch (LinkageError unavailable) {
            return Optional.empty();
        }
    }
}
