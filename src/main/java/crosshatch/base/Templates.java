package crosshatch.base;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The templates of one package. Values are escaped; a name that a template has and the data lack is an error. */
public final class Templates {
    private final Class<?> neighbour;
    private final Mustache.Compiler compiler;

    /** @param neighbour a class beside whose file the templates are */
    public Templates(Class<?> neighbour) {
        this.neighbour = neighbour;
        compiler = Mustache.compiler()
                .escapeHTML(true)
                .strictSections(true)
                .emptyStringIsFalse(true)
                .withLoader(this::open);
    }

    /** @param name of the file, without {@code .mustache} */
    public Template named(String name) {
        try (Reader reader = open(name)) {
            return compiler.compile(reader);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private Reader open(String name) {
        InputStream stream = neighbour.getResourceAsStream(name + ".mustache");
        if (stream == null) throw new IllegalArgumentException("no template " + name);
        return new InputStreamReader(stream, StandardCharsets.UTF_8);
    }
}
