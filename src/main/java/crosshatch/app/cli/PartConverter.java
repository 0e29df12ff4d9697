package crosshatch.app.cli;

import crosshatch.experiment.Part;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** {@code 3/8}: the third of eight parts. */
final class PartConverter implements ITypeConverter<Part> {
    private static final Pattern PART = Pattern.compile("([1-9][0-9]{0,5})/([1-9][0-9]{0,5})");

    @Override
    public Part convert(String text) {
        Matcher part = PART.matcher(text);
        if (!part.matches() || Integer.parseInt(part.group(1)) > Integer.parseInt(part.group(2))) {
            throw new TypeConversionException(
                    "'" + text + "' is no part, expected i/n with i from 1 to n, such as 3/8");
        }
        return new Part(Integer.parseInt(part.group(1)), Integer.parseInt(part.group(2)));
    }
}
