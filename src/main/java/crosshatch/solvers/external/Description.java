package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.proof.ProofFormat;
import crosshatch.solver.Paradigm;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The command, the input and the output of an external program; {@code program.schema.json} explains each key. Keys that a file
 * leaves out are filled in here.
 *
 * @param name as in a spec
 * @param title one sentence
 * @param source where it comes from
 * @param note a warning for users; empty if there is none
 * @param paradigm its word, see {@link Paradigm#word}
 * @param command with places to be filled, see {@link Arguments}
 * @param input format of its input
 * @param output format of its output
 * @param version a command whose first line says the version; empty if there is none
 * @param server whether it runs for long and answers line by line
 * @param several arguments that make it look for more than one solution; empty if it cannot
 * @param flatten a command that makes FlatZinc of MiniZinc
 * @param proof how it is made to prove, see {@link #proving}; null if the file does not say
 * @param library files that lie in a folder of their own, by name; empty if it needs none
 * @param counters patterns of lines of its standard output, see {@link StatisticLines}
 * @param clock pattern of a line of its standard output that says how many seconds it worked; null if none does
 * @param tree which of its statistics say how large its search tree was; null if none does
 * @param options its options, in the order of the file
 */
@RecordBuilder
@JsonInclude(JsonInclude.Include.NON_EMPTY)
public record Description(
        String name,
        String title,
        String source,
        String note,
        String paradigm,
        List<String> command,
        Input input,
        Dialect output,
        List<String> version,
        boolean server,
        List<String> several,
        List<String> flatten,
        @Nullable Proof proof,
        Map<String, String> library,
        Map<String, String> counters,
        @Nullable String clock,
        @Nullable Tree tree,
        Map<String, Choice> options)
        implements DescriptionBuilder.With {
    private static final List<String> FLATTEN =
            List.of("minizinc", "-c", "-G", "std", "--no-output-ozn", "--fzn", "{input}", "{model}");

    /**
     * One option.
     *
     * @param about one sentence
     * @param values each with the arguments that stand for it
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public record Choice(
            String about, @JsonProperty("default") String byDefault, Map<String, List<String>> values) {
        /** Null stands for a key that a file leaves out. */
        @SuppressWarnings("NullAway")
        public Choice {
            about = Objects.requireNonNullElse(about, "of the program");
            values = new LinkedHashMap<>(values);
        }
    }

    /**
     * The way to make a program write down a proof, which it does where it reports that there is no (other) solution.
     *
     * @param command instead of the usual one, with a place more, {@code {proof}}, for the file that it writes
     * @param format of that file
     */
    public record Proof(List<String> command, Format format) {
        public Proof {
            command = List.copyOf(command);
        }

        /** The formats, as text; only the lemmas of both are read. */
        public enum Format {
            /** The clauses that it learns. */
            @JsonProperty("drat")
            DRAT(ProofFormat.DRAT),
            /** The same, with the clauses from which each follows. */
            @JsonProperty("lrat")
            LRAT(ProofFormat.LRAT);

            @SuppressWarnings("ImmutableEnumChecker") // an enum
            private final ProofFormat read;

            Format(ProofFormat read) {
                this.read = read;
            }

            ProofFormat read() {
                return read;
            }
        }
    }

    /**
     * Statistics of the dialect {@code minizinc}, or counts of {@code line}, that say how large a search tree was.
     *
     * @param nodes its nodes, the root included
     * @param deadEnds those that propagation refuted
     */
    public record Tree(String nodes, String deadEnds) {}

    /** Null stands for a key that a file leaves out. */
    @SuppressWarnings("NullAway")
    public Description {
        title = Objects.requireNonNullElse(title, "A program outside, " + name);
        source = Objects.requireNonNullElse(source, "its description does not say");
        note = Objects.requireNonNullElse(note, "");
        command = List.copyOf(command);
        version = version == null ? List.of() : List.copyOf(version);
        several = several == null ? List.of() : List.copyOf(several);
        flatten = flatten == null ? FLATTEN : List.copyOf(flatten);
        library = library == null ? Map.of() : new LinkedHashMap<>(library);
        counters = counters == null ? Map.of() : new LinkedHashMap<>(counters);
        options = options == null ? Map.of() : new LinkedHashMap<>(options);
    }

    /** How it is made to write down why there is no (other) solution; empty if it cannot. */
    Optional<Proof> proving() {
        return Optional.ofNullable(proof);
    }

    /** The paradigm that the word stands for. */
    Paradigm kind() {
        return Arrays.stream(Paradigm.values())
                .filter(each -> each.word().equals(paradigm))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException(paradigm));
    }

    /** The same with another text in all of its commands. */
    Description in(UnaryOperator<List<String>> change) {
        return with(each -> each.command(change.apply(command))
                .version(change.apply(version))
                .flatten(change.apply(flatten))
                .proof(proof == null ? null : new Proof(change.apply(proof.command), proof.format)));
    }
}
