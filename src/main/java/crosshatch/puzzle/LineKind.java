package crosshatch.puzzle;

import java.util.regex.Pattern;

/** What a line of a puzzle file is for, told from its first characters. */
enum LineKind {
    /** Nothing; ends a grid. */
    BLANK,
    /** {@code # …}; also the metadata of {@code .sdk} files ({@code #A author}). */
    COMMENT,
    /** {@code ---+---+---}: decoration. */
    RULE,
    /** {@code Grid 01}, as in the file of Project Euler 96. */
    TITLE,
    /** {@code order 4}, {@code latin 30}: what board the puzzles that follow have. */
    BOARD,
    /** {@code [Puzzle]}, {@code [State]} of {@code .sdk} files. */
    SECTION,
    /** {@code solo:3x3k:…}: a whole puzzle, see {@link GameId}. */
    GAME_ID,
    /** Anything else must be cells. */
    CELLS;

    // possessive throughout: a line of nothing but blanks after the word must not be tried in every way
    private static final Pattern KNOWN_SECTION =
            Pattern.compile("\\s*+\\[(puzzle|state)]\\s*+", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBERED_GRID = Pattern.compile("\\s*+grid\\s++[0-9].*", Pattern.CASE_INSENSITIVE);

    static LineKind of(String text) {
        int first = 0;
        while (first < text.length() && isSpace(text.charAt(first))) first++;
        if (first == text.length()) return BLANK;
        return switch (text.charAt(first)) {
            case '#' -> COMMENT;
            case '[' -> KNOWN_SECTION.matcher(text).matches() ? SECTION : CELLS;
            case '-', '=', '+', '|', '*' -> isRule(text) ? RULE : CELLS;
            case 'o', 'O', 'l', 'L' -> BoardName.isDeclaration(text) ? BOARD : CELLS;
            case 'g', 'G' -> NUMBERED_GRID.matcher(text).matches() ? TITLE : CELLS;
            case 's', 'u', 'k', 't' -> GameId.begins(text.substring(first)) ? GAME_ID : CELLS;
            default -> CELLS;
        };
    }

    /** A {@code *} may also be a blank cell, and a lone {@code |} is nothing: a rule has a dash. */
    private static boolean isRule(String text) {
        boolean dash = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            dash |= c == '-' || c == '=';
            if ("-=+|*".indexOf(c) < 0 && !isSpace(c)) return false;
        }
        return dash;
    }

    /** Also the spaces that web pages put into copied text. */
    static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
