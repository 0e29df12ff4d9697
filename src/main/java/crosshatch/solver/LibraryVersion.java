package crosshatch.solver;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.Properties;

/** Which version of a library is on the class path: what Maven wrote into its jar, so that nothing of it is loaded. */
public final class LibraryVersion {
    private LibraryVersion() {}

    /** Empty if the library is not there, or its jar does not say. */
    public static Optional<String> of(String group, String artifact) {
        String place = "/META-INF/maven/" + group + "/" + artifact + "/pom.properties";
        try (InputStream in = LibraryVersion.class.getResourceAsStream(place)) {
            if (in == null) return Optional.empty();
            Properties properties = new Properties();
            properties.load(in);
            return Optional.ofNullable(properties.getProperty("version"));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(place, unreadable);
        }
    }
}
