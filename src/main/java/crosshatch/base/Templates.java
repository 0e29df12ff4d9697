package crosshatch.base;

import com.samskivert.mustache.Mustache;
import com.samskivert.mustache.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** Loads the Mustache templates of one package. Values are escaped as HTML. A name in a template without a value is an error. */
public final class Templates {
    private final Class<?> neighbour;
    private final Mustache.Compiler compiler;

    /**
     * Makes a loader of templates.
     *
     * @param neighbour a class in the package of the templates
     */
    public Templates(Class<?> neighbour) {
        this.neighbour = neighbour;
        compiler = Mustache.compiler()
                .escapeHTML(true)
                .strictSections(true)
                .emptyStringIsFalse(true)
                .withLoader(this::open);
    }

    /**
     * Compiles the template of a file.
     *
     * @param name the name of the file, without {@code .mustache}
     */
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
