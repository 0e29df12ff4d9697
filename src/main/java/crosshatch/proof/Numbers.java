package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;

/** Reads the numbers of a formula or a proof, in text or binary form. A number that does not fit an {@code int} is an error. */
interface Numbers extends AutoCloseable {
    /** Skips blanks and comments, and returns whether nothing else is left. */
    boolean isAtEnd();

    /** Takes a letter if it comes next, and returns whether it did. */
    boolean takes(char letter);

    /**
     * Takes the next number.
     *
     * @throws InputException if there is no number, or it is too large
     */
    int number();

    /** Reads numbers up to a 0 into an empty list. */
    default void numbersTo0(Ints numbers) {
        numbers.clear();
        for (int number = number(); number != 0; number = number()) numbers.add(number);
    }

    /** Returns the file, and the place in it that was reached. */
    String place();

    /** Makes an error with the place, the found and the expected text. */
    InputException unexpected(String expected);

    @Override
    void close();
}
