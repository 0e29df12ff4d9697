package crosshatch.solvers.release;

import crosshatch.base.Fingerprint;
import crosshatch.base.SurroundingsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A release whose jars are on this machine.
 *
 * @param name the name of the family with this release: {@code cpsat@9.8}
 * @param jars the jars in the order of the class path; the library itself is the first
 * @param hashes the SHA-256 of each jar, by its name
 */
public record FetchedRelease(String name, List<Path> jars, SortedMap<String, String> hashes) {

    static FetchedRelease of(String name, List<Path> jars) {
        SortedMap<String, String> hashes = new TreeMap<>();
        for (Path jar : jars) hashes.put(file(jar), Fingerprint.of(jar).sha256());
        return new FetchedRelease(name, jars, hashes);
    }

    static String file(Path jar) {
        return String.valueOf(jar.getFileName());
    }

    /** Returns whether all jars still exist. */
    boolean isComplete() {
        return jars.stream().allMatch(Files::exists);
    }

    /**
     * Checks the hashes, and returns this release.
     *
     * @throws SurroundingsException if a jar has changed since it was fetched
     */
    FetchedRelease verified() {
        for (Path jar : jars) {
            String found = Fingerprint.of(jar).sha256();
            String expected = hashes.get(file(jar));
            if (!found.equals(expected)) {
                throw new SurroundingsException(name + ": " + jar + " has the SHA-256 " + found + ", expected "
                        + expected + ". Remove the file, so that it is fetched again");
            }
        }
        return this;
    }
}
