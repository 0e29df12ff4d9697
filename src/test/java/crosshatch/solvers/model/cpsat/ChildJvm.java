package crosshatch.solvers.model.cpsat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** Runs a main class of the tests in a JVM of its own. */
final class ChildJvm {
    private String hidden = "none";
    private final List<String> options = new ArrayList<>();

    /** Keeps jars off its class path: those whose file name begins with this regular expression. */
    ChildJvm without(String jars) {
        hidden = jars;
        return this;
    }

    ChildJvm with(String... jvmOptions) {
        options.addAll(List.of(jvmOptions));
        return this;
    }

    /** @return the lines that it prints on its standard output */
    List<String> run(Class<?> main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(options);
        command.addAll(List.of("-cp", classPath(), main.getName()));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        byte[] output = process.getInputStream().readAllBytes();
        return new String(output, StandardCharsets.UTF_8).lines().toList();
    }

    private String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(path -> !new File(path).getName().matches("(" + hidden + ").*"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
