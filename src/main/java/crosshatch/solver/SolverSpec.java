package crosshatch.solver;

import crosshatch.puzzle.InputException;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/**
 * Names one solver completely: a family and a value for every option. Written {@code family/option=value/…}, options
 * sorted, defaults spelled out; equal specs are equal configurations. A sign {@code !} behind them has made what the family
 * refuses because it is known to be wrong: {@code sat4j/factory=best17!}. Twins, contestants of the same configuration, are
 * told apart by a digit at the end: {@code family/option=value#2}.
 */
public final class SolverSpec {
    private static final Predicate<String> TWIN = Pattern.compile("#[1-9]").asMatchPredicate();

    /** Behind the options of a spec: what is known to be unsound is made all the same. */
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
     * @param text {@code family} or {@code family/option=value/…}, options in any order; then {@code !} if it may be unsound;
     *     for a twin, {@code #} and a digit behind it
     * @throws InputException for an unknown family or option or a bad value; lists what exists
     */
    public static SolverSpec parse(String text, Collection<Family> families) {
        int end = text.indexOf('#');
        String twin = end < 0 ? "" : twin(text, text.substring(end));
        String marked = end < 0 ? text : text.substring(0, end);
        boolean unsafe = marked.endsWith(UNSAFE);
        String configuration = unsafe ? marked.substring(0, marked.length() - UNSAFE.length()) : marked;
        Family family = OptionValues.named("solver", configuration, List.copyOf(families), Family::name);
        return new SolverSpec(family, OptionValues.parse("solver", configuration, family.options()), unsafe, twin);
    }

    private static String twin(String text, String found) {
        if (TWIN.test(found)) return found;
        throw new InputException("solver '" + text + "': found '" + found
                + "', expected # and a digit from 1 to 9, which tells twins apart");
    }

    /** The same configuration, as a contestant of its own. */
    public SolverSpec twin(int number) {
        return new SolverSpec(family, values, unsafe, twin(toString(), "#" + number));
    }

    /** The same without what makes it a twin. */
    public SolverSpec configuration() {
        return new SolverSpec(family, values, unsafe, "");
    }

    public Family family() {
        return family;
    }

    /** The value of an option of the family. */
    public String get(String option) {
        return values.get(option);
    }

    /** Whether an option has this value, chosen or by default. */
    public boolean is(String option, String value) {
        return values.is(option, value);
    }

    /** The value of an option made by {@link Option#whole}. */
    public int number(String option) {
        return Integer.parseInt(get(option));
    }

    /** The value of an option made by {@link Option#constants}. */
    public <E extends Enum<E>> E constant(String option, Class<E> type) {
        return values.constant(option, type);
    }

    /** The words of an option of kind {@link Option.Several}. */
    public List<String> words(String option) {
        return is(option, "none") ? List.of() : List.of(get(option).split("\\+"));
    }

    /** All options with their values, sorted by name; not to be changed. */
    public SortedMap<String, String> values() {
        return values.all();
    }

    /** An error about this spec, for a combination of options that makes no sense. */
    public InputException refused(String reason) {
        return new InputException("solver '" + this + "': " + reason);
    }

    /**
     * Refuses a configuration that can be made and is known to claim what is not true, unless that is wanted.
     *
     * @throws InputException with the reason, unless the spec ends in {@link #UNSAFE}
     */
    public void refuseUnsound(String reason) {
        if (!unsafe) throw refused(reason);
    }

    /**
     * What is recorded of this solver.
     *
     * @param label what the user or the plan calls it; may be empty
     * @param version of the library or program that answers; may be empty
     */
    public Identity identity(String label, String version) {
        int number = twin.isEmpty() ? 0 : Integer.parseInt(twin.substring(1));
        return new Identity(configuration().toString(), family.name(), values(), version, number, label);
    }

    /** The short text that reads as this spec: without the options that are as they are by default. */
    public String label() {
        return values.label(family.options()) + mark();
    }

    private String mark() {
        return unsafe ? UNSAFE : "";
    }

    /** The canonical text. */
    @Override
    public String toString() {
        return values + mark() + twin;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SolverSpec that && toString().equals(that.toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }
}
