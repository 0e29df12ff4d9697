package crosshatch.proof;

import crosshatch.base.InputException;
import crosshatch.base.Ints;

/** The numbers of a formula or a proof, as text or binary, read as they come. A number that does not fit an {@code int} is damage. */
interface Numbers extends AutoCloseable {
    /** Whether nothing but blanks and comments is left; goes to what comes next. */
    boolean isAtEnd();

    /** Takes the letter, if it comes next. */
    boolean takes(char letter);

    /** @throws InputException if there is no number, or one too large */
    int number();

    /** Reads numbers up to a 0 into an empty list. */
    default void numbersTo0(Ints numbers) {
        numbers.clear();
        for (int number = number(); number != 0; number = number()) numbers.add(number);
    }

    /** The file, and where in it reading has come to. */
    String place();

    /** With the place, and what is found there. */
    InputException unexpected(String expected);

    @Override
    void close();
}
