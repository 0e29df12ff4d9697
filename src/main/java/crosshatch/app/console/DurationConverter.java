package crosshatch.app.console;

import crosshatch.base.WholeNumber;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Durations as people write them: {@code 10s}, {@code 500ms}, {@code 2m}, {@code 1h30m}. */
public final class DurationConverter implements ITypeConverter<Duration> {
    /** Limits are counted in ns. */
    private static final Duration LONGEST_DURATION = Duration.ofNanos(Long.MAX_VALUE);

    @Override
    public Duration convert(String text) {
        try {
            Duration duration =
                    text.endsWith("ms") ? millis(text.substring(0, text.length() - 2)) : Duration.parse("PT" + text);
            if (duration.isNegative()) throw new TypeConversionException("'" + text + "' is less than no time");
            if (duration.compareTo(LONGEST_DURATION) > 0) {
                throw new TypeConversionException("'" + text + "' is longer than 292 years");
            }
            return duration;
        } catch (DateTimeParseException malformed) {
            throw none(text);
        }
    }

    private static Duration millis(String number) {
        return Duration.ofMillis(
                WholeNumber.of(number, Long.MIN_VALUE, Long.MAX_VALUE).orElseThrow(() -> none(number + "ms")));
    }

    private static TypeConversionException none(String text) {
        return new TypeConversionException("'" + text + "' is no duration, expected for example 10s, 500ms, 2m");
    }
}
