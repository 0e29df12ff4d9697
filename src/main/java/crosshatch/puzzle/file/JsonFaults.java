package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import tools.jackson.core.JacksonException;
import tools.jackson.core.exc.StreamConstraintsException;

/** What is wrong with a text in JSON, for people. */
public final class JsonFaults {
    private JsonFaults() {}

    /** {@code mine.json:7}; without a line where the parser does not know it. */
    public static String where(String source, JacksonException bad) {
        return bad.getLocation() == null
                ? source
                : source + ":" + bad.getLocation().getLineNr();
    }

    /** What was found, on one line. */
    public static String what(JacksonException bad) {
        String message = String.valueOf(bad.getOriginalMessage()).split("\n", 2)[0];
        return bad instanceof StreamConstraintsException ? "too deep or too large: " + message : message;
    }

    static InputException noJson(String source, JacksonException bad) {
        return new InputException(where(source, bad) + ": no JSON: " + what(bad), bad);
    }
}
