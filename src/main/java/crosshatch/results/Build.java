package crosshatch.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** The commit and version from which this program was built. */
public final class Build {
    private Build() {}

    /** Returns the version of this program. */
    public static String version() {
        return version("crosshatch");
    }

    /**
     * Returns the version of a part of this program, as recorded by the build.
     *
     * @param part the program, {@code crosshatch}, or a script library of its pages: {@code jquery}
     */
    public static String version(String part) {
        return properties("/crosshatch/versions.properties").getProperty(part, "unknown");
    }

    /**
     * Returns the commit from which this program was built, followed by {@code -dirty} if the working tree had uncommitted
     * changes. The text is empty if the program was not built in a Git checkout.
     */
    public static String gitCommit() {
        try (InputStream in = Build.class.getResourceAsStream("/crosshatch/commit.txt")) {
            return in == null ? "" : new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        } catch (IOException unreadable) {
            throw new UncheckedIOException("commit.txt", unreadable);
        }
    }

    private static Properties properties(String resource) {
        Properties properties = new Properties();
        try (InputStream in = Build.class.getResourceAsStream(resource)) {
            if (in != null) properties.load(in);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(resource, unreadable);
        }
        return properties;
    }
}
