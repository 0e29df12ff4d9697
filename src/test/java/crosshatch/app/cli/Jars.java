package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Plug-ins for tests. */
final class Jars {
    private Jars() {}

    /**
     * Compiles families into {@code name.jar} in a folder.
     *
     * @param service names the classes
     */
    static Path compiled(Path folder, String name, List<Path> sources, String service) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes-" + name));
        Stream<String> options = Stream.of(
                "-proc:none",
                "--release",
                "17",
                "-d",
                classes.toString(),
                "-cp",
                System.getProperty("java.class.path"));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        OutputStream.nullOutputStream(),
                        System.err,
                        Stream.concat(options, sources.stream().map(Path::toString))
                                .toArray(String[]::new));
        assertEquals(0, failed);
        Path services = Files.createDirectories(classes.resolve("META-INF/services"));
        Files.writeString(services.resolve("crosshatch.solver.Family"), service);
        return packed(classes, folder.resolve(name + ".jar"));
    }

    static Path packed(Path classes, Path jar) throws IOException {
        try (Stream<Path> files = Files.walk(classes);
                JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                out.putNextEntry(new JarEntry(classes.relativize(file).toString()));
                Files.copy(file, out);
            }
        }
        return jar;
    }
}
