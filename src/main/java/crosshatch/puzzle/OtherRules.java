package crosshatch.puzzle;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Recognises names of variants of Sudoku. A text with such a name is refused, because its 81 cells are not the whole puzzle. */
public final class OtherRules {
    /** The part of a message that gives the reason for the refusal and the next step. */
    public static final String REFUSAL = "which names a variant of Sudoku, so its cells are not the whole puzzle."
            + " Write it as a board in JSON (docs/reference/boards.md), or give only the cells if it is a plain Sudoku";

    /** The names of variants, in one word or several, such as {@code Sudoku_X} and {@code antiknight}. */
    private static final Pattern VARIANT = Pattern.compile(
            "killer|jigsaw|irregular|diagonal|anti-?(knight|king)|knight|thermo"
                    + "|arrow|windoku|hyper-?sudoku|sandwich|consecutive|kropki|samurai|futoshiki|kakuro|ken-?ken|(calcu|math|ken|sum|tri|squiggly-?su)doku"
                    + "|skyscraper|str8ts|whisper|palindrome|renban|disjoint|girandola|asterisk|argyle|toroidal|miracle|chess"
                    + "|x[-_]?sudoku|colou?red-?sudoku|sudoku[-_]?x(?![a-z])"
                    + "|(?<![a-z0-9])(x|xv|cages?|regions?|hyper|even|odd|sums?|extra|colou?r(ed)?|greater|fog|chaos)(?![a-z0-9])");

    /** The parameters of addresses that state rules, except plain ones. */
    private static final Pattern RULES = Pattern.compile(
            "[?&;#](rules?|ruleset|constraints?|variants?|variation)=(?!(classic|standard|normal|regular|plain|sudoku"
                    + "|none|0|false)?([&;#]|$))[^&;#]*");

    private OtherRules() {}

    /** Returns the first name of a variant in an address or a title; empty if there is none. */
    public static Optional<String> in(String text) {
        String words = text.toLowerCase(Locale.ROOT);
        for (Pattern other : List.of(VARIANT, RULES)) {
            Matcher found = other.matcher(words);
            if (found.find()) return Optional.of(found.group());
        }
        return Optional.empty();
    }
}
