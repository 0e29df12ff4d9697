package crosshatch.results.report.table;

import java.util.Collection;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Marks names in notes as code, by backticks as in Markdown. Each format writes the marks in its own way. */
public final class CodeMarks {
    private static final Pattern MARKED = Pattern.compile("`([^`]+)`");

    private CodeMarks() {}

    /** Marks a name that may hold any character; a backtick in it, which would end the mark, becomes an apostrophe. */
    public static String of(String name) {
        return '`' + name.replace('`', '\'') + '`';
    }

    /** Marks each name, and puts commas between them. */
    public static String of(Collection<String> names) {
        return names.stream().map(CodeMarks::of).collect(Collectors.joining(", "));
    }

    /** @param plain writes what is not marked, {@code code} the marked names without their marks */
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
