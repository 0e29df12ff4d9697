package crosshatch.results;

import crosshatch.base.InputException;
import crosshatch.base.NamedFile;
import crosshatch.puzzle.file.JsonFaults;
import crosshatch.puzzle.file.JsonReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * The result of the warm-up of one solver; written to {@code warmup.json}.
 *
 * @param solver the spec of the solver
 * @param fork the number of the JVM among the JVMs of the solver
 * @param steady whether times became steady within the time limit
 * @param passes the number of complete passes over the warm-up puzzles
 * @param runs the number of runs, including runs of an incomplete pass
 * @param nanos the time spent in runs
 * @param variation the coefficient of variation over the last windows of runs; null if there were too few
 * @param lost the number of JVMs of the solver that ended during warm-up
 * @param cold whether so many JVMs ended that the warm-up of this fork was given up; the runs of the fork are recorded as cold
 * @param seen the number of warm-up puzzles that are also measured, because their boards have no other isomorph; null if not
 *     counted
 */
public record WarmupResult(
        String solver,
        int fork,
        boolean steady,
        int passes,
        long runs,
        long nanos,
        @Nullable Double variation,
        int lost,
        boolean cold,
        @Nullable Integer seen) {

    /**
     * Reads the warm-ups of all sessions; empty if none is recorded.
     *
     * @throws InputException if one of the files cannot be read
     */
    public static List<WarmupResult> in(Path directory) {
        List<WarmupResult> all = new ArrayList<>();
        try (Stream<Path> files = Files.list(directory)) {
            files.filter(file -> file.toString().matches(".*\\bwarmup(-\\d+)?\\.json"))
                    .sorted()
                    .forEach(file -> all.addAll(read(file)));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(directory, unreadable);
        }
        return all;
    }

    private static List<WarmupResult> read(Path file) {
        try {
            return Arrays.asList(JsonReading.STRICT.readValue(JsonReading.text(file), WarmupResult[].class));
        } catch (IOException unreadable) {
            throw NamedFile.unreadable(file, unreadable);
        } catch (JacksonException unreadable) {
            throw new InputException(
                    file + ": expected warm-ups as compare writes them, found: " + JsonFaults.what(unreadable),
                    unreadable);
        }
    }
}
