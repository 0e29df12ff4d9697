package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/** Plug-ins for tests. */
final class Jars {
    private Jars() {}

    /**
     * Compiles a family into {@code name.jar} in a folder.
     *
     * @param service names the class
     */
    static Path compiled(Path folder, String name, Path source, String service) throws IOException {
        Path classes = Files.createDirectory(folder.resolve("classes-" + name));
        int failed = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        OutputStream.nullOutputStream(),
                        System.err,
                        "-proc:none",
                        "--release",
                        "17",
                        "-d",
                        classes.toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        source.toString());
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
