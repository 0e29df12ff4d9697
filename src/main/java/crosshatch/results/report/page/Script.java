package crosshatch.results.report.page;

import crosshatch.results.Build;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A script inside the page. The page allows only its own scripts, by their hashes.
 *
 * @param name the name for people
 * @param text the script, which must not end its HTML element
 */
public record Script(String name, String text) {
    public Script {
        String lower = text.toLowerCase(Locale.ROOT);
        if (lower.contains("</script") || lower.contains("<!--")) {
            throw new IllegalArgumentException(name + " holds a mark that ends or hides a script in HTML");
        }
    }

    /** Returns the libraries, each after those that it needs. */
    static List<Script> libraries() {
        return List.of(
                library("jquery", "dist/jquery.slim.min.js"),
                library("datatables.net", "js/dataTables.min.js"),
                library("echarts", "dist/echarts.common.min.js"));
    }

    private static Script library(String name, String file) {
        String version = Build.version(name);
        return read(
                Script.class, name + " " + version, "/META-INF/resources/webjars/" + name + "/" + version + "/" + file);
    }

    /** Returns the scripts of this program, each after those that it needs. */
    static List<Script> ofThePage() {
        return Stream.of("data", "state", "axes", "look", "fit", "figures", "tables", "rows", "puzzle", "page")
                .map(name -> own(name + ".js"))
                .toList();
    }

    /** Reads a script of this package. */
    static Script own(String file) {
        return own(Script.class, file);
    }

    /** Reads a script of this program from the package of {@code neighbour}. */
    public static Script own(Class<?> neighbour, String file) {
        return read(neighbour, file, file);
    }

    private static Script read(Class<?> neighbour, String name, String resource) {
        try (InputStream in = neighbour.getResourceAsStream(resource)) {
            if (in == null) throw new IllegalStateException(name + ": no resource " + resource);
            // line ends as an HTML parser reads them, else the hash would be another
            return new Script(name, new String(in.readAllBytes(), StandardCharsets.UTF_8).replace("\r\n", "\n"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    /** Returns the source that a content security policy names: {@code 'sha256-…'}. */
    public String source() {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
