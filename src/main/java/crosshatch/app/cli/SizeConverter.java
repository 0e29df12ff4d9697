package crosshatch.app.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Sizes of memory as the JVM's flags take them, in bytes: {@code 512m}, {@code 2g}. */
final class SizeConverter implements ITypeConverter<Long> {
    private static final Pattern SIZE = Pattern.compile("([1-9][0-9]{0,8})([kmg])");

    @Override
    public Long convert(String text) {
        Matcher size = SIZE.matcher(text.toLowerCase(Locale.ROOT));
        if (!size.matches()) {
            throw new TypeConversionException("'" + text + "' is no size, expected for example 512m or 2g");
        }
        int bits = 10 * (1 + "kmg".indexOf(size.group(2)));
        return Long.parseLong(size.group(1)) << bits;
    }
}
