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
     * Returns the version of a part that the build names.
     *
     * @param part the program, {@code crosshatch}, or a script library of its pages: {@code jquery}
     */
    public static String version(String part) {
        return properties("/crosshatch/versions.properties").getProperty(part, "unknown");
    }

    /**
     * Returns the commit from which this program was built, with {@code -dirty} behind it if the tree had other changes; empty outside a
     * checkout.
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
