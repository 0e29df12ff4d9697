package crosshatch.solver;

import crosshatch.puzzle.InputException;
import java.util.Collection;
import java.util.List;
import java.util.SortedMap;

/**
 * Names one solver completely: a family and a value for every option. Written {@code family/option=value/…}, options
 * sorted, defaults spelled out; equal specs are equal configurations.
 */
public final class SolverSpec {
    private final Family family;
    private final OptionValues values;

    private SolverSpec(Family family, OptionValues values) {
        this.family = family;
        this.values = values;
    }

    /**
     * @param text {@code family} or {@code family/option=value/…}, options in any order
     * @throws InputException for an unknown family or option or a bad value; lists what exists
     */
    public static SolverSpec parse(String text, Collection<Family> families) {
        Family family = OptionValues.named("solver", text, List.copyOf(families), Family::name);
        return new SolverSpec(family, OptionValues.parse("solver", text, family.options()));
    }

    public Family family() {
        return family;
    }

    /** The value of an option of the family. */
    public String get(String option) {
        return values.get(option);
    }

    public boolean is(String option, String value) {
        return values.is(option, value);
    }

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

    /** The canonical text. */
    @Override
    public String toString() {
        return values.toString();
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
