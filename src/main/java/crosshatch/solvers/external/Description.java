package crosshatch.solvers.external;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import crosshatch.base.Worded;
import crosshatch.proof.ProofFormat;
import crosshatch.solver.Paradigm;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The description of an external program: its command, input and output; {@code program.schema.json} explains each key. Missing keys
 * get their defaults here.
 *
 * @param name the name in a spec
 * @param title one sentence
 * @param source the origin of the program
 * @param note a warning for users; may be empty
 * @param paradigm the word for its paradigm, see {@link Paradigm#word}
 * @param command the command with places to fill, see {@link Arguments}
 * @param input the format of its input
 * @param output the format of its output
 * @param version a command that prints the version on its first line; may be empty
 * @param server whether it runs for long and answers line by line
 * @param several arguments for finding more than one solution; empty if it cannot
 * @param flatten a command that translates MiniZinc to FlatZinc
 * @param proof the way to obtain a proof, see {@link #proving}; null if the file has none
 * @param library files for a separate folder, by name; may be empty
 * @param counters patterns of lines of its standard output, see {@link StatisticLines}
 * @param clock the pattern of a line of its standard output with its working time in seconds; null if there is none
 * @param encoding the pattern of a line of its standard output with its time in seconds for translating the puzzle; null if there is
 *     none
 * @param tree the statistics for the size of its search tree; null if there are none
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
        @Nullable String encoding,
        @Nullable Tree tree,
        Map<String, Choice> options)
        implements DescriptionBuilder.With {
    private static final List<String> FLATTEN =
            List.of("minizinc", "-c", "-G", "std", "--no-output-ozn", "--fzn", "{input}", "{model}");

    /**
     * One option of the program.
     *
     * @param about one sentence
     * @param values the values, each with its arguments; the value {@value #ANY} stands for all words
     */
    @JsonInclude(JsonInclude.Include.NON_EMPTY)
    public record Choice(
            String about, @JsonProperty("default") String byDefault, Map<String, List<String>> values) {
        /** Stands for every word, which replaces {@value #VALUE} in the arguments. */
        private static final String ANY = "*";

        private static final String VALUE = "{value}";

        /** Replaces null, for a missing key, by the default. */
        @SuppressWarnings("NullAway")
        public Choice {
            about = Objects.requireNonNullElse(about, "of the program");
            values = new LinkedHashMap<>(values);
        }

        /** Returns whether the value may be any word. */
        boolean takesWords() {
            return values.containsKey(ANY);
        }

        /** Returns the arguments of a value; empty if there is no such value. */
        Optional<List<String>> meaning(String value) {
            List<String> listed = values.get(value);
            if (listed != null || !takesWords()) return Optional.ofNullable(listed);
            return Optional.of(values.getOrDefault(ANY, List.of()).stream()
                    .map(argument -> argument.replace(VALUE, value))
                    .toList());
        }
    }

    /**
     * The way to obtain a proof, which the program writes when it reports that there is no (other) solution.
     *
     * @param command the command for proofs, with an additional place {@code {proof}} for the file
     * @param format the format of that file
     */
    public record Proof(List<String> command, Format format) {
        public Proof {
            command = List.copyOf(command);
        }

        /** The formats, as text; only the lemmas are read. */
        public enum Format {
            /** The clauses that it learns. */
            @JsonProperty("drat")
            DRAT(ProofFormat.DRAT),
            /** The learnt clauses, each with the clauses from which it follows. */
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
     * The names of statistics, in the dialects {@code minizinc} and {@code line}, for the size of the search tree.
     *
     * @param nodes the number of nodes, including the root
     * @param deadEnds the number of nodes that propagation refuted
     */
    public record Tree(String nodes, String deadEnds) {}

    /** Replaces null, for a missing key, by the default. */
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

    /** Returns the way to obtain a proof that there is no (other) solution; empty if there is none. */
    Optional<Proof> proving() {
        return Optional.ofNullable(proof);
    }

    /** Returns the paradigm. */
    Paradigm kind() {
        return Worded.find(Paradigm.class, paradigm).orElseThrow(() -> new IllegalArgumentException(paradigm));
    }

    /** Returns this description with changed commands. */
    Description in(UnaryOperator<List<String>> change) {
        return with(each -> each.command(change.apply(command))
                .version(change.apply(version))
                .flatten(change.apply(flatten))
                .proof(proof == null ? null : new Proof(change.apply(proof.command), proof.format)));
    }
}
