package crosshatch.app.cli;

import crosshatch.base.WholeNumber;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A port of this machine; 0 for any that is free. */
final class PortConverter implements ITypeConverter<Integer> {
    private static final int LAST = 65_535;

    @Override
    public Integer convert(String text) {
        return (int) WholeNumber.of(text, 0, LAST)
                .orElseThrow(() ->
                        new TypeConversionException("'" + text + "' is no port, expected a number up to " + LAST));
    }
}
