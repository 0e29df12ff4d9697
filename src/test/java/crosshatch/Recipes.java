package crosshatch;

import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** The examples in docs/reference/extending.md, as they stand there. */
public final class Recipes {
    private Recipes() {}

    /** @return the fenced blocks of a language below a heading, until the next one */
    public static List<String> under(String heading, String language) throws IOException {
        String text = Files.readString(Sets.home().resolve("docs/reference/extending.md"));
        int start = text.indexOf("\n## " + heading + "\n");
        if (start < 0) throw new AssertionError("extending.md has no heading '" + heading + "'");
        int end = text.indexOf("\n## ", start + 1);
        return Pattern.compile("^```" + language + "\n(.*?)^```$", Pattern.MULTILINE | Pattern.DOTALL)
                .matcher(text.substring(start, end < 0 ? text.length() : end))
                .results()
                .map((MatchResult block) -> block.group(1))
                .toList();
    }
}
