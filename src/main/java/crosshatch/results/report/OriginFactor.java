package crosshatch.results.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The properties by which experiments can be compared, instead of being taken together. */
public enum OriginFactor {
    /** Each experiment by itself. */
    EXPERIMENT,
    /** The commit of the program. */
    COMMIT,
    /** The processor, hardware threads, memory, operating system and JVM. */
    MACHINE;

    /** Returns the word for this factor on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Empty if there is no such factor; then it may be an option of solvers. */
    public static Optional<OriginFactor> named(String word) {
        return Stream.of(values()).filter(factor -> factor.word().equals(word)).findFirst();
    }

    /** All words, for people. */
    public static List<String> words() {
        return Arrays.stream(values()).map(OriginFactor::word).toList();
    }
}
