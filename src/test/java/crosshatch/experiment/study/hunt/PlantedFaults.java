package crosshatch.experiment.study.hunt;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javax.tools.ToolProvider;

/**
 * How many planted faults {@code hunt} finds, and how soon: {@code docs/planted-faults.sh}. For each, one source with the
 * fault in it is compiled into a folder that stands first on the class path of a JVM of its own, which hunts for so many
 * seconds at most. Prints a table in CSV; seconds from the start of the JVM, empty if it was not found.
 */
final class PlantedFaults {
    private static final String FOUND = "after ";

    private PlantedFaults() {}

    /** @param arguments seconds for each fault, 30 if it is not said; then words of those that are tried, all if there are none */
    public static void main(String[] arguments) throws IOException, InterruptedException {
        int seconds = arguments.length == 0 ? 30 : Integer.parseInt(arguments[0]);
        Path work = Files.createTempDirectory("planted");
        System.out.println("fault,source,solver,seconds,finding");
        for (PlantedFault fault : PlantedFault.ALL) {
            if (arguments.length > 1 && !fault.what().contains(arguments[1])) continue;
            Path folder = Files.createTempDirectory(work, "fault");
            compile(fault, folder.resolve("classes"));
            System.out.println(row(fault, folder, seconds));
        }
    }

    private static void compile(PlantedFault fault, Path classes) throws IOException {
        Path source =
                Files.createDirectories(classes).resolveSibling(fault.file().getFileName());
        Files.writeString(source, fault.planted());
        int result = ToolProvider.getSystemJavaCompiler()
                .run(
                        null,
                        null,
                        null,
                        "-nowarn",
                        "-proc:none",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "-d",
                        classes.toString(),
                        source.toString());
        if (result != 0) throw new IllegalStateException(fault.what() + " does not compile");
    }

    private static String row(PlantedFault fault, Path folder, int seconds) throws IOException, InterruptedException {
        long begun = System.nanoTime();
        Process hunt = start(fault, folder, seconds);
        String found = firstFound(hunt);
        String time = found.isEmpty() ? "" : String.format(Locale.ROOT, "%.1f", (System.nanoTime() - begun) * 1e-9);
        hunt.destroyForcibly().waitFor();
        return String.join(
                ",", fault.what(), fault.source(), fault.solver(), time, '"' + found.replace('"', '\'') + '"');
    }

    /** Waits for no line behind it. @return empty if the hunt ends without one */
    private static String firstFound(Process hunt) throws IOException {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(hunt.getErrorStream(), StandardCharsets.UTF_8))) {
            while (true) {
                String line = lines.readLine();
                if (line == null) return "";
                if (line.startsWith(FOUND)) return line.substring(line.indexOf(':') + 2);
            }
        }
    }

    private static Process start(PlantedFault fault, Path folder, int seconds) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.io.tmpdir=" + System.getProperty("java.io.tmpdir"),
                "--add-modules",
                "jdk.incubator.vector",
                "-cp",
                folder.resolve("classes") + ":" + System.getProperty("java.class.path"),
                "crosshatch.app.cli.Crosshatch"));
        command.addAll(List.of("hunt", "--solvers", fault.solver(), "--budget", seconds + "s", "--isolate", "off"));
        command.addAll(List.of("--jobs", "2", "--out", folder.resolve("hunt").toString()));
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
    }
}
