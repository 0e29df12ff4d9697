package crosshatch.solvers.release;

import crosshatch.base.SurroundingsException;
import crosshatch.solver.Library;
import eu.maveniverse.maven.mima.context.Context;
import eu.maveniverse.maven.mima.context.ContextOverrides;
import eu.maveniverse.maven.mima.context.Runtimes;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.net.http.HttpTimeoutException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.aether.RepositoryException;
import org.eclipse.aether.artifact.Artifact;
import org.eclipse.aether.artifact.DefaultArtifact;
import org.eclipse.aether.collection.CollectRequest;
import org.eclipse.aether.graph.Dependency;
import org.eclipse.aether.graph.Exclusion;
import org.eclipse.aether.resolution.DependencyRequest;
import org.eclipse.aether.resolution.VersionRangeRequest;

/**
 * The Maven repositories in the user's settings, with their mirrors, proxies and passwords, or else Maven's default. Downloads are kept
 * in a local repository of this program and are not repeated.
 */
final class MavenRepositories implements AutoCloseable {
    /** The jars with the native library of OR-Tools, of which a machine needs one. */
    private static final List<String> PLATFORMS =
            List.of("linux-x86-64", "linux-aarch64", "darwin", "darwin-x86-64", "darwin-aarch64", "win32-x86-64");

    /** Measures the sizes of objects, which nothing here asks for. It is given as a range of versions, which no pin can hold. */
    private static final Exclusion UNUSED = new Exclusion("org.ehcache", "sizeof", "*", "*");

    private final Context context;

    /**
     * Prepares access to the repositories.
     *
     * @param local the folder for downloads
     */
    MavenRepositories(Path local) {
        context = Runtimes.INSTANCE
                .getRuntime()
                .create(ContextOverrides.create()
                        .withUserSettings(true)
                        .withLocalRepositoryOverride(local)
                        .build());
    }

    /**
     * Downloads the jars of a library and of all its dependencies on this machine.
     *
     * @return the jars in the order of the class path; the library itself is the first
     * @throws SurroundingsException if one cannot be downloaded; names it
     */
    List<Path> jars(Library library, String version) {
        List<Exclusion> exclusions = Stream.concat(
                        Stream.of(UNUSED),
                        PLATFORMS.stream()
                                .filter(each -> !each.equals(platform()))
                                .map(each -> new Exclusion(library.group(), "ortools-" + each, "*", "*")))
                .toList();
        Dependency wanted = new Dependency(artifact(library, version), "runtime", false, exclusions);
        try {
            return context
                    .repositorySystem()
                    .resolveDependencies(
                            context.repositorySystemSession(),
                            new DependencyRequest(new CollectRequest(wanted, context.remoteRepositories()), null))
                    .getArtifactResults()
                    .stream()
                    .map(each -> each.getArtifact().getFile().toPath())
                    .toList();
        } catch (RepositoryException notThere) {
            throw unavailable(notThere);
        }
    }

    /** Returns the name of this platform in the names of OR-Tools' jars. */
    private static String platform() {
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        String processor = System.getProperty("os.arch");
        String name = system.startsWith("mac") ? "darwin" : system.startsWith("windows") ? "win32" : system;
        return name + "-" + (processor.equals("amd64") || processor.equals("x86_64") ? "x86-64" : processor);
    }

    private static Artifact artifact(Library library, String version) {
        return new DefaultArtifact(library.group(), library.artifact(), "jar", version);
    }

    /** Returns the names and hosts of the repositories, for people. */
    List<String> names() {
        return context.remoteRepositories().stream()
                .map(each -> each.getId() + " (" + each.getHost() + ")")
                .toList();
    }

    /** Returns the versions that the repositories offer, oldest first. */
    List<String> versions(Library library) {
        try {
            return context
                    .repositorySystem()
                    .resolveVersionRange(
                            context.repositorySystemSession(),
                            new VersionRangeRequest(artifact(library, "[0,)"), context.remoteRepositories(), ""))
                    .getVersions()
                    .stream()
                    .map(Object::toString)
                    .toList();
        } catch (RepositoryException notThere) {
            throw unavailable(notThere);
        }
    }

    /** The last cause tells a network that is down from a release that does not exist. */
    static SurroundingsException unavailable(RepositoryException failed) {
        return Stream.<Throwable>iterate(failed, Objects::nonNull, Throwable::getCause)
                .filter(cause -> cause instanceof UnknownHostException
                        || cause instanceof SocketException
                        || cause instanceof HttpTimeoutException
                        || cause instanceof SocketTimeoutException)
                .findFirst()
                .map(cause -> new SurroundingsException(
                        "no Maven repository can be reached (" + cause + "). Check the network and its proxy", failed))
                .orElseGet(() -> new SurroundingsException("" + failed.getMessage(), failed));
    }

    @Override
    public void close() {
        context.close();
    }
}
