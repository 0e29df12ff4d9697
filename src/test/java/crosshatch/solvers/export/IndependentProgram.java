package crosshatch.solvers.export;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** A program that nobody here wrote, if it is installed; where it is not, tests that need it are skipped and say so. */
enum IndependentProgram {
    CADICAL("cadical", "cadical"),
    MINISAT("minisat", "minisat"),
    CLASP("clasp", "clasp"),
    MINIZINC("minizinc", "minizinc"),
    GECODE("fzn-gecode", "minizinc");

    private static final int SECONDS = 60;

    private final String command;
    private final boolean installed;

    /** @param debianPackage the package of Debian that brings the command */
    IndependentProgram(String command, String debianPackage) {
        this.command = command;
        installed = Arrays.stream(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator, -1))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, command)));
        if (!installed) {
            System.err.println("SKIPPED: " + command + " is not installed, so it solves none of the exported models."
                    + " On Debian: apt-get install " + debianPackage);
        }
    }

    /** Skips the test where the program is not. */
    void needed() {
        assumeTrue(installed, command + " is not installed");
    }

    /** @return what MiniZinc with Gecode answers, without its warnings about Gecode's own library */
    static String gecode(Path folder, Path model, String... options) throws IOException, InterruptedException {
        Path answer = folder.resolve("answer.txt");
        List<String> arguments = new ArrayList<>(List.of("--solver", "gecode", "-o", answer.toString()));
        arguments.addAll(List.of(options));
        arguments.add(model.toString());
        String said = MINIZINC.run(folder, arguments.toArray(String[]::new));
        assertTrue(Files.exists(answer), said);
        return Files.readString(answer, StandardCharsets.UTF_8);
    }

    /** @return what it printed; exit codes are the programs' own affair */
    String run(Path folder, String... arguments) throws IOException, InterruptedException {
        needed();
        List<String> words = new ArrayList<>(List.of(command));
        words.addAll(List.of(arguments));
        Path output = Files.createTempFile(folder, command, ".out");
        Process process = new ProcessBuilder(words)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        boolean ended = process.waitFor(SECONDS, TimeUnit.SECONDS);
        process.destroyForcibly();
        assertTrue(ended, () -> words + " ran longer than " + SECONDS + " s");
        return Files.readString(output, StandardCharsets.UTF_8);
    }
}
