package crosshatch.explain.picture;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The templates of this room. What is put in is escaped; a name that a template has and the data lack is an error. */
final class Templates {
    private static final Mustache.Compiler COMPILER = Mustache.compiler()
            .escapeHTML(true)
            .strictSections(true)
            .emptyStringIsFalse(true)
            .withLoader(Templates::open);

    private Templates() {}

    /** @param name of a file beside the class files, without {@code .mustache} */
    static Template named(String name) {
        try (Reader reader = open(name)) {
            return COMPILER.compile(reader);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private static Reader open(String name) {
        InputStream stream = Templates.class.getResourceAsStream(name + ".mustache");
        if (stream == null) throw new IllegalArgumentException("no template " + name);
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }
}
