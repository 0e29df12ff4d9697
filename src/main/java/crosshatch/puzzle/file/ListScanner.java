package crosshatch.puzzle.file;

import crosshatch.base.InputException;
import crosshatch.puzzle.OtherRules;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Finds the lists in a text in JSON, Python, NumPy or Prolog, with or without a name. Elements are separated by commas or
 * blanks. The text may also contain comments and imports, but nothing else, because programs are not run.
 *
 * <pre>
 *   [[5, 3, 0], …]     board = np.array([[5, 3, 0], …])     problem(1, [[5, 3, _], …]).
 * </pre>
 */
final class ListScanner {
    private static final String COMMENT = "\\s++|#[^\\n]*+|%[^\\n]*+|//[^\\n]*+|(?s:/\\*.*?\\*/)";
    private static final String IMPORT = "(?:import|from)\\s[^\\n]*+|:-[^.]*+\\.(?!\\S)";
    private static final String NAME = "[A-Za-z_][\\w.]*+";
    private static final String ASSIGNED = "(?:[a-z]\\w*+\\([^()\\[\\]]*+\\)\\s*+:-\\s*+)?+" + "(?:(?:" + NAME
            + "(?:\\[[0-9]*+])*+\\s++(?=[A-Za-z_]))*+" + NAME + "(?:\\[[0-9]*+])*+\\s*+=\\s*+)";
    private static final String CALLED = "(?!array[0-9]d)" + NAME + "\\s*+\\(\\s*+(?:['\\w]++\\s*+,\\s*+)*+";

    private static final Pattern BETWEEN = Pattern.compile("(?:" + COMMENT + "|" + IMPORT + ")*+");
    private static final Pattern HEAD = Pattern.compile("(?:" + ASSIGNED + ")?(" + CALLED + ")?(?=[\\[({])");
    private static final Pattern TAIL =
            Pattern.compile("(\\s*+(?:,\\s*+dtype\\s*+=\\s*+[\\w.']++\\s*+)?\\))?\\s*+[.;,]?");

    /** A flat list with a name may be data of MiniZinc. */
    private static final Pattern BEGINNING = Pattern.compile("(?:" + COMMENT + ")*+(?:" + IMPORT
            + "|\\[\\s*+[\\[\"'{(0-9_-]|[({]\\s*+[\\[({]|" + ASSIGNED + "[\\[({]\\s*+[\\[({\"']|(?:" + ASSIGNED + ")?"
            + CALLED
            + "[\\[({])");

    private static final Pattern TOKEN = Pattern.compile("(?:,|" + COMMENT + ")*+"
            + "(?:([\\[({])|([])}])|\"([^\"]*+)\"|'([^']*+)'|(:)|([^\\s,:\\[\\](){}\"'#%/]++)|$)");
    private static final Pattern BLANK = Pattern.compile("_\\w*+|None|null|nan|NaN");
    private static final Pattern NUMBER = Pattern.compile("(-?[0-9]++)(?:\\.0*+)?");
    private static final Pattern NO_PUZZLE = Pattern.compile("(?i)solution|answer|box|block");
    private static final int DEEPEST = 8;

    private final String text;
    private final String source;
    private final Set<String> variables = new HashSet<>();
    private int at;

    ListScanner(String text, String source) {
        this.text = text;
        this.source = source;
    }

    /** Returns whether a text begins with a list, or with something that may precede a list in a program. */
    static boolean begins(String text) {
        return BEGINNING.matcher(text).lookingAt();
    }

    /**
     * Returns the lists.
     *
     * @throws InputException if the text contains anything else
     */
    List<ArrayNode> lists() {
        List<ArrayNode> lists = new ArrayList<>();
        for (skip(BETWEEN); at < text.length(); skip(BETWEEN)) {
            int start = at;
            boolean called = skip(HEAD).group(1) != null;
            requirePuzzles(text.substring(start, at), start);
            lists.add(list());
            start = at;
            if (called != (skip(TAIL).group(1) != null)) throw unread(start);
        }
        return lists;
    }

    private Matcher skip(Pattern pattern) {
        Matcher found = pattern.matcher(text).region(at, text.length());
        if (!found.lookingAt()) throw unread(at);
        at = found.end();
        return found;
    }

    private void requirePuzzles(String head, int start) {
        OtherRules.in(head).ifPresent(found -> {
            throw fault(start, "found a list named '" + found + "', " + OtherRules.REFUSAL);
        });
        Matcher other = NO_PUZZLE.matcher(head);
        if (other.find())
            throw fault(start, "found a list named '" + other.group() + "', expected only lists of puzzles");
    }

    private ArrayNode list() {
        ArrayNode root = JsonNodeFactory.instance.arrayNode();
        Deque<ArrayNode> open = new ArrayDeque<>(List.of(root));
        do {
            int start = at;
            Matcher token = skip(TOKEN);
            if (token.group(1) != null) open.push(open.element().addArray());
            else if (token.group(2) != null) open.pop();
            else if (token.group(5) != null) open.element().addObject();
            else if (token.group(6) != null) open.element().add(word(token.group(6), start));
            else if (token.group().isEmpty()) throw fault(start, "a list without an end");
            else open.element().add(token.group(3) != null ? token.group(3) : token.group(4));
            if (open.size() > DEEPEST) throw fault(start, "lists in lists, " + DEEPEST + " deep");
        } while (open.size() > 1);
        return (ArrayNode) root.get(0);
    }

    private String word(String word, int start) {
        Matcher number = NUMBER.matcher(word);
        if (number.matches()) return number.group(1);
        if (!BLANK.matcher(word).matches()) {
            throw fault(
                    start,
                    "found '" + word + "' in a list, expected numbers, texts in quotes, and _ or None for a blank");
        }
        if (word.matches("_\\w+") && !variables.add(word)) {
            throw fault(start, "the variable " + word + " twice in lists, expected _ for each blank");
        }
        return ".";
    }

    private InputException unread(int start) {
        String found = text.substring(start).strip().lines().findFirst().orElse("the end");
        return fault(
                start,
                "found '" + (found.length() > 40 ? found.substring(0, 40) + "…" : found)
                        + "', expected lists and nothing else, bare, as NAME = [[5, 3, …], …] or as NAME([[5, 3, …], …])."
                        + " Programs are not run, so give only their lists");
    }

    private InputException fault(int start, String message) {
        long line = 1 + text.substring(0, start).chars().filter(c -> c == '\n').count();
        return new InputException(source + ":" + line + ": " + message);
    }
}
