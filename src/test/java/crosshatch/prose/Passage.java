package crosshatch.prose;

import java.util.NavigableMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A paragraph, a heading, a list item or a message.
 *
 * @param file from the top of the project
 * @param heading whether it is a title, not made of sentences
 * @param text on one line; for all that stands in code font, or is a name by its form, it has {@link #CODE}
 * @param code what the text has {@code CODE} for, by its place
 * @param brackets where a link or an emphasis begins and ends
 * @param lines of the file, by the place in the text where they begin
 */
record Passage(
        Kind kind,
        String file,
        boolean heading,
        String text,
        NavigableMap<Integer, String> code,
        NavigableMap<Integer, String> brackets,
        NavigableMap<Integer, Integer> lines) {
    static final String CODE = "CODE";

    int lineAt(int place) {
        return lines.floorEntry(place).getValue();
    }

    /** Puts a passage together from words and code. */
    static final class Builder {
        /** Options, specs, paths, files and quoted words, without the punctuation behind them. */
        private static final Pattern NAME = Pattern.compile("(?<![^\\s(\\[\"'])(?:--?\\p{L}[\\w=,./:-]*"
                + "|[\\w.-]*[=_/][\\w=_./:@+-]*"
                + "|[\\w-]+\\.(?:java|json|jsonl|md|csv|sql|sh|txt|html|xml|parquet|ledger|jar)"
                + "|'[^'\\s]+')(?<![.,:])");

        private static final Pattern SPACE = Pattern.compile("\\s+");

        private final StringBuilder text = new StringBuilder();
        private final NavigableMap<Integer, String> code = new TreeMap<>();
        private final NavigableMap<Integer, String> brackets = new TreeMap<>();
        private final NavigableMap<Integer, Integer> lines = new TreeMap<>();

        /** @param line of the first of the words; more may follow */
        Builder words(String words, int line) {
            int number = line;
            for (String part : words.split("\n", -1)) {
                if (number > line) space();
                named(part, number++);
            }
            return this;
        }

        Builder code(String name, int line) {
            String flat = SPACE.matcher(name).replaceAll(" ");
            int last = text.length() - CODE.length();
            if (code.containsKey(last)) { // two behind each other, as in a sum of numbers
                code.merge(last, flat, String::concat);
                return this;
            }
            lines.putIfAbsent(text.length(), line);
            code.put(text.length(), flat);
            text.append(CODE);
            return this;
        }

        /** @param bracket a mark that a link or an emphasis begins or ends here */
        void bracket(String bracket) {
            brackets.merge(text.length(), bracket, String::concat);
        }

        private void named(String words, int line) {
            Matcher name = NAME.matcher(words);
            int from = 0;
            while (name.find()) {
                plain(words.substring(from, name.start()), line);
                code(name.group(), line);
                from = name.end();
            }
            plain(words.substring(from), line);
        }

        private void plain(String words, int line) {
            String flat = SPACE.matcher(words).replaceAll(" ");
            if (flat.startsWith(" ")) {
                space();
                flat = flat.substring(1);
            }
            if (flat.isEmpty()) return;
            lines.putIfAbsent(text.length(), line);
            text.append(flat);
        }

        private void space() {
            if (!text.isEmpty() && text.charAt(text.length() - 1) != ' ') text.append(' ');
        }

        boolean isEmpty() {
            return text.isEmpty();
        }

        Passage build(Kind kind, String file, boolean heading) {
            return new Passage(kind, file, heading, text.toString(), code, brackets, lines);
        }
    }
}
