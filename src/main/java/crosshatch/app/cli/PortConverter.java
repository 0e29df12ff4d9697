package crosshatch.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A port of this machine; 0 for any that is free. */
final class PortConverter implements ITypeConverter<Integer> {
    private static final int LAST = 65_535;

    @Override
    public Integer convert(String text) {
        try {
            int port = Integer.parseInt(text);
            if (port >= 0 && port <= LAST) return port;
        } catch (NumberFormatException noNumber) {
            // said below
        }
        throw new TypeConversionException("'" + text + "' is no port, expected a number up to " + LAST);
    }
}
