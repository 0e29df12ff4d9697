package crosshatch.experiment.worker;

import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * The two pipes of a worker. A native library may print on standard output and read standard input, which no JVM can prevent. So
 * a shell first connects the pipes to other descriptors: output of the library goes to standard error, and its input is empty.
 * Without a shell the pipes are not moved.
 */
final class WorkerPipes {
    private static final Path SHELL = Path.of("/bin/sh");
    private static final String MOVE = "exec \"$@\" 3>&1 4<&0 1>&2 0</dev/null";
    private static final String OUT = "/dev/fd/3";
    private static final String IN = "/dev/fd/4";
    /** The property that states that the pipes were moved. */
    private static final String MOVED = "crosshatch.worker.pipes";

    private WorkerPipes() {}

    /** Returns the words before the command of a JVM. */
    static List<String> launcher() {
        return isMovable() ? List.of(SHELL.toString(), "-c", MOVE, "worker") : List.of();
    }

    /** Returns the flags for the JVM. */
    static List<String> flags() {
        return isMovable() ? List.of("-D" + MOVED + "=moved") : List.of();
    }

    /** Returns whether this system has a shell, and shows processes their open files. */
    static boolean isMovable() {
        return Files.isExecutable(SHELL) && Files.exists(Path.of(OUT).getParent());
    }

    static OutputStream out() throws FileNotFoundException {
        return isMoved() ? new FileOutputStream(OUT) : new FileOutputStream(FileDescriptor.out);
    }

    static InputStream in() throws FileNotFoundException {
        return isMoved() ? new FileInputStream(IN) : new FileInputStream(FileDescriptor.in);
    }

    private static boolean isMoved() {
        return System.getProperty(MOVED) != null;
    }
}
