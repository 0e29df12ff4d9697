package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.exc.UnrecognizedPropertyException;

/** Describes errors of a text in JSON for people. */
public final class JsonFaults {
    /** The parts of messages of the library that only programmers need. */
    private static final Pattern FOR_PROGRAMMERS = Pattern.compile(
            ", from `[^`]*`| ?\\((bound as )?`[^`]*`\\)|: (enable|not allowed as per) `[^`]*`( to allow)?");

    private JsonFaults() {}

    /** Returns the place of an error: {@code mine.json:7}, or {@code mine.json} if the parser reports no line. */
    public static String where(String source, JacksonException bad) {
        return bad.getLocation() == null || bad.getLocation().getLineNr() < 1
                ? source
                : source + ":" + bad.getLocation().getLineNr();
    }

    /** Returns a description of the fault on one line, such as {@code unknown field 'x'}. */
    public static String what(JacksonException bad) {
        if (bad instanceof UnrecognizedPropertyException unknown) {
            return "unknown field '" + unknown.getPropertyName() + "'";
        }
        if (bad instanceof DatabindException unfit && !unfit.getPath().isEmpty()) {
            // a cause is what our own records say of their values
            return "the value of " + place(unfit) + " does not fit"
                    + (unfit.getCause() == null ? "" : ": " + unfit.getCause().getMessage());
        }
        String message = String.valueOf(bad.getOriginalMessage()).split("\n", 2)[0];
        String plain = FOR_PROGRAMMERS.matcher(message).replaceAll("");
        return bad instanceof StreamConstraintsException ? "too deep or too large: " + plain : plain;
    }

    private static String place(DatabindException unfit) {
        StringBuilder place = new StringBuilder();
        for (JacksonException.Reference step : unfit.getPath()) {
            place.append('/').append(step.getPropertyName() == null ? "" + step.getIndex() : step.getPropertyName());
        }
        return place.toString();
    }

    static InputException noJson(String source, JacksonException bad) {
        return new InputException(where(source, bad) + ": is not valid JSON: " + what(bad), bad);
    }
}
