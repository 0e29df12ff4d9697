package crosshatch.results.report.table;

import java.util.Collection;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Marks names in notes as code with backticks, as in Markdown. Each format writes the marks in its own way. */
public final class CodeMarks {
    private static final Pattern MARKED = Pattern.compile("`([^`]+)`");

    private CodeMarks() {}

    /** Marks a name; a backtick in it becomes an apostrophe, because it would end the mark. */
    public static String of(String name) {
        return '`' + name.replace('`', '\'') + '`';
    }

    /** Marks each name, and separates names by commas. */
    public static String of(Collection<String> names) {
        return names.stream().map(CodeMarks::of).collect(Collectors.joining(", "));
    }

    /** Returns a note without its marks. */
    public static String plain(String note) {
        return written(note, UnaryOperator.identity(), UnaryOperator.identity());
    }

    /**
     * Writes a note in a format.
     *
     * @param plain writes text without marks
     * @param code writes marked names, without their marks
     */
    static String written(String note, UnaryOperator<String> plain, UnaryOperator<String> code) {
        StringBuilder text = new StringBuilder();
        Matcher marks = MARKED.matcher(note);
        int from = 0;
        for (; marks.find(); from = marks.end()) {
            text.append(plain.apply(note.substring(from, marks.start()))).append(code.apply(marks.group(1)));
        }
        return text.append(plain.apply(note.substring(from))).toString();
    }
}
