package crosshatch.solver;

import crosshatch.base.InputException;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.trace.Trace;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Names one solver: a family and its chosen options. The text is {@code family/option=value/…}, with sorted options and without
 * options that have their default. So equal configurations have equal texts, and an option added to a family renames no solver.
 * If the family calls a library, the text may name a release of the library: {@code cpsat@9.8}. A sign {@code !} at the end
 * allows a configuration that the family refuses because it is known to be wrong: {@code sat4j/factory=best17!}. Two solvers with
 * the same configuration, called twins, differ in a number at the end: {@code choco#2}.
 */
public final class SolverSpec {
    private static final Predicate<String> TWIN = Pattern.compile("#[1-9]").asMatchPredicate();

    /** The sign at the end of a spec that allows a configuration known to be unsound. */
    public static final String UNSAFE = "!";

    private final Family family;
    private final OptionValues values;
    private final boolean unsafe;
    private final String twin;

    private SolverSpec(Family family, OptionValues values, boolean unsafe, String twin) {
        this.family = family;
        this.values = values;
        this.unsafe = unsafe;
        this.twin = twin;
    }

    /**
     * Reads a spec and checks its family and options.
     *
     * @param text {@code family}, {@code family@release} or {@code family/option=value/…}, options in any order; then {@code !} to
     *     allow an unsound configuration; then {@code #} and a digit for a twin
     * @throws InputException for an unknown family or option or a bad value; the message lists the possible families, options or
     *     values
     */
    public static SolverSpec parse(String text, Collection<Family> families) {
        int end = text.indexOf('#');
        String twin = end < 0 ? "" : twin(text, text.substring(end));
        String marked = end < 0 ? text : text.substring(0, end);
        boolean unsafe = marked.endsWith(UNSAFE);
        String configuration = unsafe ? marked.substring(0, marked.length() - UNSAFE.length()) : marked;
        Family family = family(configuration, List.copyOf(families));
        String canonical = family.name()
                + configuration.substring(OptionValues.nameIn(configuration).length());
        return new SolverSpec(family, OptionValues.parse("solver", canonical, family.options()), unsafe, twin);
    }

    /** Finds the family, in which each release of a library has one name even if a user may write several. */
    private static Family family(String text, List<Family> families) {
        String name = OptionValues.nameIn(text);
        Optional<Family> exactly =
                families.stream().filter(each -> each.name().equals(name)).findFirst();
        if (exactly.isPresent()) return exactly.get();
        Family line = OptionValues.named("solver", OptionValues.lineIn(text), families, Family::name);
        return OptionValues.releaseIn(text).map(line::at).orElse(line);
    }

    /**
     * Reads a spec from a plan or a record, which another version of this program may have written. An unknown family or option is
     * kept as written, but such a solver cannot be made.
     */
    public static SolverSpec recorded(String text, Collection<Family> families) {
        try {
            return parse(text, families);
        } catch (InputException unknown) {
            return unknown(text);
        }
    }

    private static SolverSpec unknown(String text) {
        UnknownFamily family = UnknownFamily.of(text);
        try {
            return parse(text, List.of(family));
        } catch (InputException noSpec) {
            return new SolverSpec(family, OptionValues.unread(text), false, "");
        }
    }

    /** Returns whether this program has the family and all options. */
    public boolean isKnown() {
        return !(family instanceof UnknownFamily);
    }

    /**
     * Returns the options that a spec writes, including those that have their default.
     *
     * @param text a spec in the form that {@link #parse} reads
     */
    public static SortedMap<String, String> written(String text) {
        String configuration = text.split("[#!]", 2)[0];
        SortedMap<String, String> written = new TreeMap<>();
        for (String part : configuration.split("/", -1)) {
            int equals = part.indexOf('=');
            if (equals >= 0) written.put(part.substring(0, equals), part.substring(equals + 1));
        }
        return written;
    }

    /**
     * Returns another configuration of the family, with the sign {@link #UNSAFE} if this one has it.
     *
     * @param options value by option; all other options have their default
     * @throws InputException for an unknown option or a bad value; the message lists the possible options or values
     */
    public SolverSpec with(Map<String, String> options) {
        String text = OptionValues.text(family.name(), options);
        return new SolverSpec(family, OptionValues.parse("solver", text, family.options()), unsafe, twin);
    }

    /** Returns the same configuration, with or without the sign {@link #UNSAFE}. */
    public SolverSpec unsafe(boolean wanted) {
        return new SolverSpec(family, values, wanted, twin);
    }

    private static String twin(String text, String found) {
        if (TWIN.test(found)) return found;
        throw new InputException("solver '" + text + "': found '" + found
                + "', expected # and a digit from 1 to 9, which numbers equal solvers");
    }

    /** Returns the number of a twin; 0 for other solvers. */
    public int twin() {
        return twin.isEmpty() ? 0 : Integer.parseInt(twin.substring(1));
    }

    /** Returns the same configuration as another twin, which is a solver with its own name. */
    public SolverSpec twin(int number) {
        return new SolverSpec(family, values, unsafe, twin(toString(), "#" + number));
    }

    /** Returns the same configuration without the number of a twin. */
    public SolverSpec configuration() {
        return new SolverSpec(family, values, unsafe, "");
    }

    public Family family() {
        return family;
    }

    /** Returns the value of an option of the family. */
    public String get(String option) {
        return values.get(option);
    }

    /** Returns whether an option has this value, chosen or by default. */
    public boolean is(String option, String value) {
        return values.is(option, value);
    }

    /** Returns the value of an option made by {@link Option#whole}. */
    public int number(String option) {
        return Math.toIntExact(values.number(option));
    }

    /** Returns the value of an option made by {@link Option#constants}. */
    public <E extends Enum<E>> E constant(String option, Class<E> type) {
        return values.constant(option, type);
    }

    /** Returns the words in the value of an option of kind {@link Option.Several}. */
    public List<String> words(String option) {
        return is(option, "none") ? List.of() : List.of(get(option).split("\\+"));
    }

    /** Returns all options with their values, sorted by name. The map cannot be changed. */
    public SortedMap<String, String> values() {
        return values.all();
    }

    /** Returns the options that differ from their default, sorted by name. The map cannot be changed. */
    public SortedMap<String, String> chosen() {
        return values.chosen();
    }

    /** Returns whether the spec ends in the sign {@link #UNSAFE}. */
    public boolean isUnsafe() {
        return unsafe;
    }

    /** Makes an error that refuses a combination of options. */
    public InputException refused(String reason) {
        return new InputException("solver '" + this + "': " + reason);
    }

    /**
     * Refuses a configuration that is known to report false answers, except if the user allows it.
     *
     * @throws InputException with the reason, if the spec does not end in {@link #UNSAFE}
     */
    public void refuseUnsound(String reason) {
        if (!unsafe) throw refused(reason);
    }

    /** Writes the spec with every option of the family, defaults included. */
    public String spelledOut() {
        return values.spelledOut() + marks();
    }

    private String marks() {
        return (unsafe ? UNSAFE : "") + twin;
    }

    /** Returns the canonical text, the name of the solver in plans and records. */
    @Override
    public String toString() {
        return values + marks();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolverSpec that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** Replaces a family, or a family with options, that this program does not have: from another version, or a user's own. */
    private record UnknownFamily(String name, List<Option> options) implements Family {
        /** Makes a family that has exactly the options written in the text of a spec. */
        static UnknownFamily of(String text) {
            return new UnknownFamily(
                    OptionValues.nameIn(text),
                    SolverSpec.written(text).keySet().stream().map(Option::any).toList());
        }

        @Override
        public String line() {
            return OptionValues.lineIn(name);
        }

        @Override
        public Paradigm paradigm() {
            throw new IllegalStateException(name + " is known from records only, which say its paradigm");
        }

        @Override
        public String title() {
            return "a solver that this program does not have";
        }

        @Override
        public String source() {
            return "records of another program";
        }

        @Override
        public Map<Counter, CounterMeaning> counters() {
            return Map.of();
        }

        @Override
        public Optional<String> refusal(Board board, Question question) {
            return Optional.of(name + " is known from records only");
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            throw new SolverException(spec + " is known from records only");
        }
    }
}
