package crosshatch.puzzle;

import crosshatch.base.InputException;

/**
 * One line of a text, without its line break.
 *
 * @param source the name of the text: a file, {@code standard input}
 * @param number the number of the line, from 1
 */
record TextLine(String source, long number, String text) {

    /** Makes an error about this line. */
    InputException fault(String message) {
        return new InputException(source + ":" + number + ": " + message);
    }

    /** Adds the place of this line to an error, and keeps its remedy. */
    InputException fault(InputException bad) {
        String message = source + ":" + number + ": " + bad.getMessage();
        return bad.remedy()
                .map(remedy -> new InputException(message, remedy, bad))
                .orElseGet(() -> new InputException(message, bad));
    }

    /** Makes an error about one character of this line; {@code index} counts from 0, the message from 1. */
    InputException fault(int index, String message) {
        return new InputException(source + ":" + number + ":" + (index + 1) + ": " + message);
    }
}
