package crosshatch.puzzle;

import crosshatch.base.InputException;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * The games of S. Tatham's Portable Puzzle Collection whose game IDs can be read. An ID is {@code
 * GAME:PARAMETERS:DESCRIPTION}, such as {@code solo:3x3k:…} or {@code towers:5:…}. Text after a blank is a comment.
 */
public enum GameId {
    SOLO,
    UNEQUAL,
    KEEN,
    TOWERS;

    /** An {@link InputException}, or an {@link IllegalArgumentException} of the board, names no place. */
    private Puzzle read(String parameters, String description) {
        return switch (this) {
            case SOLO -> SoloId.read(parameters, description);
            case UNEQUAL -> UnequalId.read(parameters, description);
            case KEEN -> KeenId.read(parameters, description);
            case TOWERS -> TowersId.read(parameters, description);
        };
    }

    private String prefix() {
        return name().toLowerCase(Locale.ROOT) + ":";
    }

    private static Optional<GameId> of(String text) {
        return Arrays.stream(values())
                .filter(game -> text.startsWith(game.prefix()))
                .findFirst();
    }

    /** Returns whether a text without leading blanks looks as if it begins with a game ID. */
    public static boolean begins(String text) {
        return of(text).isPresent();
    }

    /** Returns the index at which the ID in a line ends: before the first blank. */
    static int end(String text) {
        int end = 0;
        while (end < text.length() && !LineKind.isSpace(text.charAt(end))) end++;
        return end;
    }

    /**
     * Reads the puzzle of a game ID.
     *
     * @param line a line that {@link #begins} with an ID
     * @throws InputException if the ID describes no puzzle; the message gives the place and the reason
     */
    static Puzzle read(TextLine line) {
        String text = line.text().strip();
        GameId game = of(text).orElseThrow();
        String[] parts = text.substring(0, end(text)).split(":", 3);
        try {
            if (parts.length < 3) throw new InputException("expected " + game.prefix() + "PARAMETERS:DESCRIPTION");
            return game.read(parts[1], parts[2]);
        } catch (InputException | IllegalArgumentException bad) {
            throw new InputException(
                    line.fault(game.prefix() + parts[1] + ": " + bad.getMessage())
                            .getMessage(),
                    bad);
        }
    }

    /**
     * Reads the number of digits at the beginning of the parameters.
     *
     * @param rest the text that may follow the number, as a regular expression
     * @param form the form of the parameters, for people
     */
    static int digits(String parameters, String rest, String form) {
        int end = 0;
        while (end < parameters.length() && Character.digit(parameters.charAt(end), 10) >= 0) end++;
        boolean fits = end > 0 && end < 4 && parameters.substring(end).matches(rest);
        if (!fits) throw new InputException("parameters '" + parameters + "', expected " + form);
        return Integer.parseInt(parameters.substring(0, end));
    }
}
