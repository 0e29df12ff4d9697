package crosshatch.solvers.external.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A shell that waits until this JVM is gone, however it ends, and then ends every process that carries the JVM's mark or is in
 * its control group, and deletes the folders that it was told of. It notices by the end of its standard input. First everything is stopped, until
 * nothing new turns up, then killed: else a program that starts processes faster than they are found would get away.
 */
final class Guard {
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
        pipe = builder.start().getOutputStream();
    }

    /** The folder is deleted when this JVM is gone, if it is still there. */
    synchronized void deleteLater(Path folder) throws IOException {
        pipe.write((folder + "\n").getBytes(StandardCharsets.UTF_8));
        pipe.flush();
    }
}
