package crosshatch.results.report;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** A property by which experiments can be compared instead of pooled. */
public enum OriginFactor {
    /** Compares each experiment with the others. */
    EXPERIMENT,
    /** Compares commits of the program. */
    COMMIT,
    /** Compares machines by processor, hardware threads, memory, operating system and JVM. */
    MACHINE;

    /** Returns the word for this factor on the command line. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the factor of a word; empty if there is none, as for an option of solvers. */
    public static Optional<OriginFactor> named(String word) {
        return Stream.of(values()).filter(factor -> factor.word().equals(word)).findFirst();
    }

    /** Returns all words, for people. */
    public static List<String> words() {
        return Arrays.stream(values()).map(OriginFactor::word).toList();
    }
}
