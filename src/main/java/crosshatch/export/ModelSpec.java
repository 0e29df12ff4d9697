package crosshatch.export;

import crosshatch.board.Board;
import crosshatch.puzzle.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.Suggestion;
import java.io.IOException;
import java.io.Writer;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Names one way to write a model: a format and a value for each of its options. Written {@code format/option=value/…} like
 * the spec of a solver; options sorted, defaults spelled out.
 */
public final class ModelSpec {
    /** All formats. */
    public static final List<ModelFormat> FORMATS =
            List.of(new CnfFormat(), new XcspFormat(), new MiniZincFormat(), new CpSatFormat());

    private final ModelFormat format;
    private final SortedMap<String, String> values;

    private ModelSpec(ModelFormat format, SortedMap<String, String> values) {
        this.format = format;
        this.values = values;
    }

    /**
     * @param text {@code format} or {@code format/option=value/…}, options in any order
     * @throws InputException for an unknown format or option or a bad value; lists what exists
     */
    public static ModelSpec parse(String text) {
        List<String> parts = Arrays.asList(text.split("/", -1));
        ModelFormat format = formatNamed(parts.get(0));
        SortedMap<String, String> values = new TreeMap<>();
        for (String part : parts.subList(1, parts.size())) {
            int equals = part.indexOf('=');
            if (equals < 0) {
                throw fault(text, "found '" + part + "', expected option=value; " + optionsOf(format));
            }
            Option option = optionNamed(part.substring(0, equals), format, text);
            if (values.put(option.name(), read(option, part.substring(equals + 1), text)) != null) {
                throw fault(text, "option " + option.name() + " is given twice");
            }
        }
        Map<String, String> written = Map.copyOf(values);
        for (Option option : format.options()) {
            values.computeIfAbsent(option.name(), name -> option.defaults().apply(written));
        }
        return new ModelSpec(format, values);
    }

    private static ModelFormat formatNamed(String name) {
        List<String> names = FORMATS.stream().map(ModelFormat::name).toList();
        int index = names.indexOf(name);
        if (index >= 0) return FORMATS.get(index);
        throw new InputException("unknown model '" + name + "', expected one of " + String.join(", ", names)
                + Suggestion.of(name, names));
    }

    private static Option optionNamed(String name, ModelFormat format, String text) {
        List<String> names = format.options().stream().map(Option::name).toList();
        int index = names.indexOf(name);
        if (index >= 0) return format.options().get(index);
        throw fault(text, "unknown option '" + name + "'; " + optionsOf(format) + Suggestion.of(name, names));
    }

    private static String optionsOf(ModelFormat format) {
        List<String> names = format.options().stream().map(Option::name).toList();
        return names.isEmpty()
                ? format.name() + " has no options"
                : "options of " + format.name() + ": " + String.join(", ", names);
    }

    private static String read(Option option, String value, String text) {
        String canonical = option.kind().canonical(value);
        if (canonical != null) return canonical;
        throw fault(
                text,
                "option " + option.name() + " is '" + value + "', expected "
                        + option.kind().values()
                        + Suggestion.of(value, option.kind().words()));
    }

    private static InputException fault(String text, String reason) {
        return new InputException("model '" + text + "': " + reason);
    }

    public ModelFormat format() {
        return format;
    }

    /** The value of an option of the format. */
    public String get(String option) {
        String value = values.get(option);
        if (value == null) throw new IllegalArgumentException(format.name() + " has no option " + option);
        return value;
    }

    public boolean is(String option, String value) {
        return get(option).equals(value);
    }

    /** An error about this spec. */
    public InputException refused(String reason) {
        return fault(toString(), reason);
    }

    /** Writes the model, see {@link ModelFormat#write}. */
    public void write(Problem problem, Writer out) throws IOException {
        Board board = problem.puzzle().board();
        if (!board.isPlain()) throw refused("writes plain Sudokus and Latin squares only, and this is " + board);
        format.write(problem, this, out);
    }

    /** The canonical text. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(format.name());
        values.forEach(
                (name, value) -> text.append('/').append(name).append('=').append(value));
        return text.toString();
    }
}
