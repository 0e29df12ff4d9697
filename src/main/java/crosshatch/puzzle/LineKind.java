package crosshatch.puzzle;

import java.util.regex.Pattern;

/** The purpose of a line of a puzzle file, derived from its first characters. */
enum LineKind {
    /** An empty line, which ends a grid. */
    BLANK,
    /** A comment {@code # …}, or metadata of {@code .sdk} files ({@code #A author}). */
    COMMENT,
    /** A decoration {@code ---+---+---}. */
    RULE,
    /** A title {@code Grid 01}, as in the file of Project Euler 96. */
    TITLE,
    /** A declaration of the board of the puzzles after it: {@code order 4}, {@code latin 30}, {@code boxes 2x3}. */
    BOARD,
    /** A section {@code [Puzzle]} or {@code [State]} of {@code .sdk} files. */
    SECTION,
    /** A whole puzzle {@code solo:3x3k:…}, see {@link GameId}. */
    GAME_ID,
    /** An address {@code https://…} that may contain a puzzle, see {@link UrlLine}. */
    URL,
    /** Any other line, which must contain cells. */
    CELLS;

    // possessive throughout: a line of nothing but blanks after the word must not be tried in every way
    private static final Pattern KNOWN_SECTION =
            Pattern.compile("\\s*+\\[(puzzle|state)]\\s*+", Pattern.CASE_INSENSITIVE);
    private static final Pattern NUMBERED_GRID = Pattern.compile("\\s*+grid\\s++[0-9].*", Pattern.CASE_INSENSITIVE);

    /** The length of the shortest rule with dots; fewer dashes between dots may be cells. */
    private static final int SHORTEST_ROUND_RULE = 5;

    static LineKind of(String text) {
        int first = 0;
        while (first < text.length() && isSpace(text.charAt(first))) first++;
        if (first == text.length()) return BLANK;
        return switch (text.charAt(first)) {
            case '#' -> COMMENT;
            case '[' -> KNOWN_SECTION.matcher(text).matches() ? SECTION : CELLS;
            case '-', '=', '+', '|', '*', '.', '\'', ':' -> isRule(text) ? RULE : CELLS;
            case 'h', 'H' -> UrlLine.begins(text) ? URL : CELLS;
            case 'b', 'B', 'o', 'O', 'l', 'L' -> BoardName.isDeclaration(text) ? BOARD : CELLS;
            case 'g', 'G' -> NUMBERED_GRID.matcher(text).matches() ? TITLE : CELLS;
            case 's', 'u', 'k', 't' -> GameId.begins(text.substring(first)) ? GAME_ID : CELLS;
            default -> CELLS;
        };
    }

    /**
     * A {@code *} may also be a blank cell, and a lone {@code |} is nothing: a rule has a dash. Corners may be rounded, {@code
     * .----.----.}, then between dashes or at an end; a row of nine dashes may also be one of blanks, see {@link GridInProgress}.
     */
    private static boolean isRule(String text) {
        boolean dash = false;
        int run = 0;
        int longest = 0;
        boolean round = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean line = c == '-' || c == '=';
            dash |= line;
            if (".:'".indexOf(c) >= 0) {
                if (run == 0 && i + 1 < text.length() && text.charAt(i + 1) != '-' && text.charAt(i + 1) != '=')
                    return false;
                round = true;
            } else if (!line && "+|*".indexOf(c) < 0 && !isSpace(c)) {
                return false;
            }
            run = line ? run + 1 : 0;
            longest = Math.max(longest, run);
        }
        return dash && (!round || longest >= SHORTEST_ROUND_RULE);
    }

    /** Returns whether a character is a space, including those that web pages put into copied text. */
    static boolean isSpace(char character) {
        return Character.isWhitespace(character) || Character.isSpaceChar(character);
    }
}
