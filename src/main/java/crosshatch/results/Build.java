package crosshatch.results;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;

/** What this program was built from. */
public final class Build {
    private Build() {}

    /** Versions of this program and of the solver libraries, as built. */
    public static Map<String, String> versions() {
        Map<String, String> versions = new TreeMap<>();
        properties("/crosshatch/versions.properties").forEach((name, version) -> versions.put("" + name, "" + version));
        return versions;
    }

    /** The commit this program was built from; empty outside a checkout. */
    public static String gitCommit() {
        Properties git = properties("/crosshatch/git.properties");
        String dirty = Boolean.parseBoolean(git.getProperty("git.dirty")) ? "-dirty" : "";
        return git.getProperty("git.commit.id.full", "") + dirty;
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
