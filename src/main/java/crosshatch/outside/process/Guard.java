package crosshatch.outside.process;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/**
 * A shell that waits until this JVM is gone, however it ends, and then ends every process that carries the JVM's mark, and
 * deletes the folders that it was told of. It notices by the end of its standard input. First everything is stopped, until
 * nothing new turns up, then killed: else a program that starts processes faster than they are found would get away.
 */
final class Guard {
    /** Carried by the guard itself, so that no other JVM takes it for somebody's daemon. */
    static final String VARIABLE = "CROSSHATCH_GUARD";

    private static final String SCRIPT = """
            trap '' HUP INT QUIT TERM
            mark=$1
            shift
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
            [ $# -eq 0 ] || rm -rf -- "$@"
            """;

    private final OutputStream pipe;

    /** @param mark what the environment of every program contains */
    Guard(String mark) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(List.of("sh", "-c", SCRIPT, "crosshatch-guard", mark));
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
