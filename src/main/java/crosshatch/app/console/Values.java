package crosshatch.app.console;

import crosshatch.base.InputException;
import crosshatch.base.WholeNumber;
import crosshatch.experiment.Part;
import crosshatch.proof.certify.Language;
import crosshatch.solver.Question;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads values of options that are neither words nor numbers. */
public final class Values {
    /** The longest duration, because limits are counted in ns. */
    private static final Duration LONGEST_DURATION = Duration.ofNanos(Long.MAX_VALUE);

    private static final String MILLIS = "ms";
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,8})([kmg])");
    private static final Pattern PART = Pattern.compile("([1-9][0-9]{0,5})/([1-9][0-9]{0,5})");

    private Values() {}

    /** A size of memory. */
    public record Size(long bytes) {}

    /** Prepares a command and its subcommands to read such values. */
    static CommandLine readBy(CommandLine command) {
        read(command, Duration.class, Values::duration);
        read(command, Size.class, Values::size);
        read(command, Part.class, Values::part);
        read(command, Question.class, Question::parse);
        read(command, Language.class, Values::language);
        return command;
    }

    private static <T> void read(CommandLine command, Class<T> type, Function<String, T> reading) {
        command.registerConverter(type, text -> {
            try {
                return reading.apply(text);
            } catch (InputException wrong) {
                throw new TypeConversionException(wrong.getMessage());
            }
        });
    }

    /** Reads a duration: {@code 10s}, {@code 500ms}, {@code 2m}, {@code 1h30m}. */
    static Duration duration(String text) {
        Duration duration = text.endsWith(MILLIS) ? millis(text) : seconds(text);
        if (duration.isNegative()) throw new InputException("'" + text + "' is negative, expected 0s or longer");
        if (duration.compareTo(LONGEST_DURATION) > 0) {
            throw new InputException("'" + text + "' is longer than 292 years, expected a shorter duration");
        }
        return duration;
    }

    private static Duration millis(String text) {
        return Duration.ofMillis(number(text, MILLIS, "duration, expected for example 10s, 500ms, 2m"));
    }

    private static Duration seconds(String text) {
        try {
            return Duration.parse("PT" + text);
        } catch (DateTimeParseException malformed) {
            throw none(text, "duration, expected for example 10s, 500ms, 2m");
        }
    }

    /** Reads a size in the form of the JVM's flags: {@code 512m}, {@code 2g}. */
    private static Size size(String text) {
        Matcher size = SIZE.matcher(text.toLowerCase(Locale.ROOT));
        if (!size.matches()) throw none(text, "size, expected for example 512m or 2g");
        int bits = 10 * (1 + "kmg".indexOf(size.group(2)));
        return new Size(Long.parseLong(size.group(1)) << bits);
    }

    /** Reads a part: {@code 3/8}, the third of eight parts. */
    private static Part part(String text) {
        Matcher part = PART.matcher(text);
        if (!part.matches() || Integer.parseInt(part.group(1)) > Integer.parseInt(part.group(2))) {
            throw none(text, "part, expected i/n with i from 1 to n, such as 3/8");
        }
        return new Part(Integer.parseInt(part.group(1)), Integer.parseInt(part.group(2)));
    }

    private static Language language(String word) {
        return Arrays.stream(Language.values())
                .filter(each -> each.word().equals(word))
                .findFirst()
                .orElseThrow(() -> new InputException("'" + word + "', expected lrat or opb"));
    }

    private static long number(String text, String unit, String expected) {
        return WholeNumber.of(text.substring(0, text.length() - unit.length()), Long.MIN_VALUE, Long.MAX_VALUE)
                .orElseThrow(() -> none(text, expected));
    }

    private static InputException none(String text, String expected) {
        return new InputException("'" + text + "' is no " + expected);
    }
}
