package crosshatch.prose;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sentence of a passage, or a whole passage that is none.
 *
 * @param line of the file, where it begins
 * @param text with {@link Passage#CODE} for all code
 * @param shown as a reader sees it, but for the font of code
 * @param marked the same with code between backticks links in brackets and emphasis between asterisks
 */
record Sentence(Passage passage, int line, String text, String shown, String marked) {
    private static final Pattern WORD = Pattern.compile(".*[\\p{L}\\p{N}].*");

    /** A size such as 9×9 is one number. */
    private static final Pattern NUMBER =
            Pattern.compile("(?<![\\w.,×])(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]+(?:[.,][0-9]+)*(?:×[0-9]+)*)");

    private static final Pattern DATE = Pattern.compile("(?:19|20)[0-9]{2}(?:-[0-9]{2}-[0-9]{2})?");

    private static final Pattern END = Pattern.compile(".*[.!?:][)\\]\"'”]*");

    /** What stands in a passage between two places. */
    static Sentence of(Passage passage, int from, int to) {
        String text = passage.text().substring(from, to).strip();
        String shown = withCode(passage, from, to, "", new TreeMap<>());
        String marked = withCode(passage, from, to, "`", passage.brackets());
        return new Sentence(passage, passage.lineAt(from), text, shown, marked);
    }

    private static String withCode(
            Passage passage, int from, int to, String quote, NavigableMap<Integer, String> brackets) {
        StringBuilder shown = new StringBuilder();
        for (int place = from; place < to; ) {
            shown.append(brackets.getOrDefault(place, ""));
            String code = passage.code().get(place);
            if (code == null) shown.append(passage.text().charAt(place));
            else shown.append(quote).append(code).append(quote);
            place += code == null ? 1 : Passage.CODE.length();
        }
        return shown.toString().strip();
    }

    /** Whether it ends as sentences do: headings and short items of lists do not. */
    boolean isWhole() {
        return !passage.heading() && END.matcher(text).matches();
    }

    /** Whether it may name the documented thing without a verb: the first sentence of a help text, a message or a comment may. */
    boolean isLabel() {
        return passage.kind() != Kind.PAGE && passage.text().startsWith(text);
    }

    int words() {
        return (int) Stream.of(text.split(" ", -1))
                .filter(word -> WORD.matcher(word).matches())
                .count();
    }

    /** Numbers in digits, without years and dates. */
    int numbers() {
        return (int) NUMBER.matcher(text)
                .results()
                .filter(number -> !DATE.matcher(number.group()).matches())
                .count();
    }

    /** Where it stands, as editors and compilers write it. */
    String place() {
        return passage.file() + ":" + line;
    }
}
