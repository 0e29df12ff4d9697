package crosshatch.solvers.model.cpsat;

import com.google.ortools.Loader;
import com.google.ortools.sat.SolveWrapper;
import com.sun.jna.Platform;
import crosshatch.base.Scratch;
import crosshatch.base.TemporaryFolder;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The native library of OR-Tools, loaded once per JVM at its first use: from the folder in the system property {@code
 * crosshatch.natives}, or unpacked into the temporary directory.
 */
public final class CpSatLibrary {
    private CpSatLibrary() {}

    /** Returns the reason why CP-SAT cannot be used on this machine, and its requirements, for people; empty if it can. */
    public static Optional<String> problem() {
        return Loading.PROBLEM;
    }

    /** Returns the version of the release for which this class is loaded; empty without its jars. */
    static Optional<String> version() {
        return CpSatFamily.LIBRARY.version();
    }

    /** Loads the library in its initialiser, so that a failure is not tried again; each try would unpack 70 MB. */
    private static final class Loading {
        static final Optional<String> PROBLEM = load();

        private static Optional<String> load() {
            try {
                unpacked().ifPresentOrElse(file -> System.load(file.toString()), Loader::loadNativeLibraries);
                new SolveWrapper().delete(); // the loader returns as if nothing were wrong when linking fails
                return Optional.empty();
            } catch (LinkageError | RuntimeException failure) {
                return Optional.of("OR-Tools does not load on " + System.getProperty("os.name") + " "
                        + System.getProperty("os.arch") + ": " + reason(failure));
            }
        }

        private static Optional<Path> unpacked() {
            String folder = System.getProperty("crosshatch.natives", "");
            return version()
                    .filter(version -> !folder.isEmpty())
                    .flatMap(version -> UnpackedLibrary.in(Path.of(folder).toAbsolutePath(), version));
        }

        private static String reason(Throwable failure) {
            if (failure instanceof NoClassDefFoundError) return "its jars are not on the class path (" + failure + ")";
            // So the loader says that it does not find the directory of this platform.
            if (failure instanceof NullPointerException) {
                return "the native jar of this platform is not on the class path (" + failure.getMessage() + ")";
            }
            return TemporaryFolder.problem().orElse("its native library does not run here") + " (" + failure + ")";
        }
    }

    /**
     * The native library unpacked once for all JVMs, where the launcher has set a folder for it. The library's own loader unpacks 70 MB
     * in each JVM.
     */
    static final class UnpackedLibrary {
        private UnpackedLibrary() {}

        /**
         * Unpacks the library if that was not done yet. Several JVMs may do so at the same time.
         *
         * @param folder for the libraries of all versions; need not exist
         * @param version of the library on the class path
         * @return the file to load; empty if the folder cannot be written, or the class path has no library of this version for this
         *     platform
         */
        static Optional<Path> in(Path folder, String version) {
            Path place = folder.resolve("ortools-" + version);
            Path file = place.resolve(System.mapLibraryName("jniortools"));
            URL packed = UnpackedLibrary.class.getResource("/ortools-" + Platform.RESOURCE_PREFIX);
            if (Files.exists(file)) return Optional.of(file);
            try {
                if (packed == null
                        || !(packed.openConnection() instanceof JarURLConnection jar)
                        || !isOf(jar, version)) {
                    return Optional.empty();
                }
                Files.createDirectories(folder);
                Path part = Files.createTempDirectory(folder, "part");
                try {
                    unpack(jar, part);
                    Files.move(part, place, StandardCopyOption.ATOMIC_MOVE);
                } finally {
                    Scratch.delete(part);
                }
            } catch (IOException | UncheckedIOException | URISyntaxException notWritable) {
                // Or another JVM was quicker.
            }
            return Files.exists(file) ? Optional.of(file) : Optional.empty();
        }

        /** Jars of old releases hold it elsewhere; then the loader of the program finds another release's. */
        private static boolean isOf(JarURLConnection jar, String version) {
            return jar.getJarFileURL().getPath().endsWith("-" + version + ".jar");
        }

        private static void unpack(JarURLConnection packed, Path to) throws IOException, URISyntaxException {
            // Not by the address of the folder: the library's own loader may have that file system open.
            Path jar = Path.of(packed.getJarFileURL().toURI());
            try (FileSystem inside = FileSystems.newFileSystem(jar);
                    Stream<Path> files = Files.list(inside.getPath(packed.getEntryName()))) {
                List<Path> all = files.filter(Files::isRegularFile).toList();
                for (Path each : all) {
                    Files.copy(each, to.resolve(each.getFileName().toString()));
                }
            }
        }
    }
}
