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
 * @param solver its spec
 * @param fork which of its JVMs
 * @param steady whether a steady state was reached in the time allowed
 * @param passes whole ones, through the warm-up puzzles
 * @param runs answers given, the answers of an unfinished pass included
 * @param nanos time spent in runs
 * @param variation coefficient of variation of the last stretches; null if there were too few
 * @param lost JVMs of the solver that ended meanwhile
 * @param cold whether they were so many that no other is warmed up in this fork: its runs are recorded as cold
 * @param seen warm-up puzzles that are measured, too, because their boards have no other isomorph; null if it was not counted
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
     * Reads the warm-ups of all sessions; empty if there was none, or if no file records it.
     *
     * @throws InputException if a file with one cannot be read
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
