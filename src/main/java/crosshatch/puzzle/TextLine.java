package crosshatch.puzzle;

import crosshatch.base.InputException;

/**
 * One line of a text, without its break, and where it stands.
 *
 * @param source what the text is called: a file, {@code standard input}
 * @param number 1-based
 */
record TextLine(String source, long number, String text) {

    /** An error about this line. */
    InputException fault(String message) {
        return new InputException(source + ":" + number + ": " + message);
    }

    /** The same error, with its place and its remedy. */
    InputException fault(InputException bad) {
        String message = source + ":" + number + ": " + bad.getMessage();
        return bad.remedy()
                .map(remedy -> new InputException(message, remedy, bad))
                .orElseGet(() -> new InputException(message, bad));
    }

    /** An error about one character of this line; {@code index} counts from 0, the message from 1. */
    InputException fault(int index, String message) {
        return new InputException(source + ":" + number + ":" + (index + 1) + ": " + message);
    }
}
