package crosshatch.solvers.external.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.TimeUnit;

/**
 * A shell that waits until it is closed or this JVM has ended, which it notices by the end of its standard input. Then it ends every
 * process with a mark or in a control group, and deletes the given folders. It stops all processes before it kills them, because a
 * program that starts processes quickly could otherwise escape.
 */
public final class Guard implements AutoCloseable {
    /** Carried by the guard itself, so that no other JVM takes it for somebody's daemon. */
    static final String VARIABLE = "CROSSHATCH_GUARD";

    private static final String SCRIPT = """
            trap '' HUP INT QUIT TERM
            mark=$1 group=$2
            shift 2
            while IFS= read -r folder; do set -- "$@" "$folder"; done
            before= rounds=0
            while [ $rounds -lt 200 ]; do
              found=$(grep -laF "$mark" /proc/[0-9]*/environ 2>/dev/null) # fails where a process has just gone
              [ -n "$found" ] || break
              signal=STOP
              [ "$found" = "$before" ] && signal=KILL
              for each in $found; do each=${each#/proc/}; kill -$signal "${each%/environ}" 2>/dev/null; done
              before=$found rounds=$((rounds + 1))
            done
            rounds=0
            while [ -d "$group" ] && [ $rounds -lt 200 ]; do
              echo 1 >"$group/cgroup.kill"
              find "$group" -depth -type d -exec rmdir {} + 2>/dev/null # a group that still dies stays for a moment
              rounds=$((rounds + 1))
            done
            [ $# -eq 0 ] || rm -rf -- "$@"
            """;

    private static final String OF_WORKER = "CROSSHATCH_WORKER";
    private static final int CLOSING_SECONDS = 10;

    private final Process shell;
    private final OutputStream pipe;

    /**
     * @param mark what the environment of every program contains
     * @param group the control group of all of them
     */
    Guard(String mark, Optional<Path> group) throws IOException {
        String folder = group.map(Path::toString).orElse("");
        ProcessBuilder builder = new ProcessBuilder(List.of("sh", "-c", SCRIPT, "crosshatch-guard", mark, folder));
        builder.environment().put(VARIABLE, "1");
        builder.redirectOutput(ProcessBuilder.Redirect.DISCARD).redirectError(ProcessBuilder.Redirect.DISCARD);
        shell = builder.start();
        pipe = shell.getOutputStream();
    }

    /**
     * Makes a guard for a process that is about to be started, and for all that it will start.
     *
     * @param process gets a mark in its environment, which its children inherit
     */
    public static Guard over(ProcessBuilder process) throws IOException {
        String mark = UUID.randomUUID().toString();
        process.environment().put(OF_WORKER, mark);
        return new Guard(OF_WORKER + "=" + mark, Optional.empty());
    }

    /** Ends the guarded processes, and waits for their end. */
    @Override
    public void close() {
        try {
            pipe.close();
            shell.waitFor(CLOSING_SECONDS, TimeUnit.SECONDS);
        } catch (IOException ended) {
            shell.destroyForcibly();
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /** Deletes the folder after the end of this JVM, if it still exists. */
    synchronized void deleteLater(Path folder) throws IOException {
        pipe.write((folder + "\n").getBytes(StandardCharsets.UTF_8));
        pipe.flush();
    }
}
