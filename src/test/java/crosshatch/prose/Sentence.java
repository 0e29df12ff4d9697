package crosshatch.prose;

import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A sentence of a passage, or a whole passage that is none.
 *
 * @param line of the file, where it begins
 * @param text with {@link Passage#CODE} for all code
 * @param shown as a reader sees it, but for the font of code
 * @param marked the same with code between backticks
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
        return new Sentence(
                passage, passage.lineAt(from), text, withCode(passage, from, to, ""), withCode(passage, from, to, "`"));
    }

    private static String withCode(Passage passage, int from, int to, String quote) {
        StringBuilder shown = new StringBuilder();
        int place = from;
        for (Map.Entry<Integer, String> code : passage.code().subMap(from, to).entrySet()) {
            shown.append(passage.text(), place, code.getKey())
                    .append(quote)
                    .append(code.getValue())
                    .append(quote);
            place = code.getKey() + Passage.CODE.length();
        }
        return shown.append(passage.text(), place, to).toString().strip();
    }

    /** Whether it ends as sentences do: headings and short items of lists do not. */
    boolean isWhole() {
        return !passage.heading() && END.matcher(text).matches();
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
