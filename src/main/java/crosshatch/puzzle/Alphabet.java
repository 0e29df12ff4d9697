package crosshatch.puzzle;

import crosshatch.base.InputException;
import crosshatch.base.Remedy;
import crosshatch.base.Worded;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The characters that represent digits in a text with one character per cell. In orders 2 and 3 all alphabets agree. From order 4
 * on, three conventions are common. A text that could mean two different puzzles is refused.
 */
public enum Alphabet implements Worded {
    /** The convention that fits the text; an error if several fit and give different puzzles. */
    AUTO("whichever of the others fits the text"),
    /** The characters of Sage and most generators: {@code 1}…{@code 9}, then {@code A} = 10, {@code B} = 11, …. */
    ONE_BASED("1-9, then A=10, B=11, …; 0 is a blank"),
    /** The characters {@code 0}…{@code 9}, {@code A}, …, where {@code 0} is the first digit, not a blank. */
    ZERO_BASED("0-9, then A, B, …; 0 is the first digit"),
    /** Letters for all digits: {@code A} = 1, {@code B} = 2, …. */
    LETTERS("A=1, B=2, …; 0 is a blank");

    private static final String LETTERS_36 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private final String meaning;

    Alphabet(String meaning) {
        this.meaning = meaning;
    }

    /** Returns the meaning of this alphabet, for help texts. */
    public String meaning() {
        return meaning;
    }

    /**
     * Decodes a character of a cell.
     *
     * @return the digit from 1, 0 for a blank, -1 for any other character; an {@code x} that is no digit is a blank
     */
    int digit(char character, int digits) {
        if (character == '0' ? this != ZERO_BASED : isBlank(character)) return 0;
        char c = Character.toUpperCase(character);
        int place =
                switch (this) {
                    case ZERO_BASED -> LETTERS_36.indexOf(c) + 1;
                    case LETTERS -> c >= 'A' && c <= 'Z' ? c - 'A' + 1 : 0;
                    case ONE_BASED, AUTO -> LETTERS_36.indexOf(c);
                };
        if (place >= 1 && place <= digits) return place;
        return c == 'X' ? 0 : -1;
    }

    /** Returns whether a character may be a blank: {@code 0} is one in most alphabets, {@code x} where it is no digit. */
    static boolean isBlank(char character) {
        return ".*_-?~ ".indexOf(character) >= 0;
    }

    /**
     * Explains why a puzzle with two characters for a blank is refused: the rare one is probably a slip or has another
     * meaning.
     *
     * @param blank a character for a blank
     * @param before another one, which the same puzzle used before
     * @return the problem, for people; empty if the two may be mixed
     */
    static Optional<String> mixed(char blank, char before) {
        if (Character.toUpperCase(blank) == Character.toUpperCase(before)) return Optional.empty();
        boolean usual = ".0*_".indexOf(blank) >= 0 && ".0*_".indexOf(before) >= 0;
        return usual
                ? Optional.empty()
                : Optional.of("found " + PuzzleText.quoted(blank) + ", but " + PuzzleText.quoted(before)
                        + " stands for a blank before it; expected a digit, or the same character for all blanks");
    }

    /**
     * Chooses the alphabet for one text.
     *
     * @throws InputException if this is {@code AUTO} and several alphabets give different puzzles; the message names the option
     *     that chooses one
     */
    Alphabet resolve(CharSequence text, int digits) {
        if (this != AUTO) return this;
        if (digits < 10 || text.chars().allMatch(c -> isBlank((char) c))) return ONE_BASED;
        List<Alphabet> fitting = new ArrayList<>();
        for (Alphabet alphabet : List.of(ONE_BASED, ZERO_BASED, LETTERS)) {
            if (text.chars().allMatch(c -> alphabet.digit((char) c, digits) >= 0)) fitting.add(alphabet);
        }
        if (fitting.size() > 1) {
            throw new InputException(
                    "the characters fit "
                            + fitting.stream()
                                    .map(a -> a.word() + " (" + a.meaning + ")")
                                    .collect(Collectors.joining(" and "))
                            + ". Choose one",
                    Remedy.ALPHABET);
        }
        return fitting.isEmpty() ? ONE_BASED : fitting.get(0);
    }
}
