package crosshatch.experiment.worker;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;

/** Signals to the worker processes of this JVM. */
final class Signals {
    private Signals() {}

    /** Those alive, by the threads that receive from them: their command lines are too long to be told by. */
    static List<ProcessHandle> children() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.matches("worker-[0-9]+"))
                .flatMap(name -> ProcessHandle.of(Long.parseLong(name.substring("worker-".length()))).stream())
                .toList();
    }

    /** @param name without SIG; sent to a process that is gone, nothing happens */
    static void send(String name, ProcessHandle process) {
        try {
            new ProcessBuilder("kill", "-" + name, String.valueOf(process.pid()))
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
        } catch (IOException failed) {
            throw new UncheckedIOException(failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
