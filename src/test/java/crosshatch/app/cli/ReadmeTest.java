package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.Commands;
import crosshatch.app.console.ExitCode;
import crosshatch.app.console.Terminal;
import crosshatch.instances.sets.Sets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The commands of README.md are read by the program, and work. They write into a temporary folder, after a short warm-up. */
class ReadmeTest {
    private static final Pattern CALL = Pattern.compile("\\./crosshatch ([^`\n]+)");
    private static final String RELEASE = "@";

    @TempDir
    private Path folder;

    static List<String> calls() throws IOException {
        return CALL.matcher(Files.readString(Sets.home().resolve("README.md")))
                .results()
                .map(call -> call.group(1))
                .distinct()
                .toList();
    }

    /** Without the comparison of everything, which takes minutes, and without releases, which may have to be downloaded. */
    static List<String> shortCalls() throws IOException {
        return calls().stream()
                .filter(call -> !call.equals("compare") && !call.contains(RELEASE))
                .toList();
    }

    @Test
    void theProgramReadsEveryCommand() throws IOException {
        List<String> calls = calls();

        assertTrue(calls.size() >= 8, calls.toString());
        for (String call : calls)
            Commands.configured(new Crosshatch(), Terminal.file()).parseArgs(call.split(" ", -1));
    }

    @ParameterizedTest
    @MethodSource("shortCalls")
    @Tag("exhaustive")
    @Tag("process")
    void theCommandWorks(String call) {
        CommandRun run = CommandRun.ofProgram(small(call).toArray(String[]::new));

        assertEquals(ExitCode.DONE, run.exitCode(), call + "\n" + run.err());
    }

    private List<String> small(String call) {
        String here = call.replaceFirst(" --out \\S+", "").replace("--budget 1m", "--budget 2s");
        List<String> words = new ArrayList<>(List.of(here.split(" ", -1)));
        String name = words.get(0).equals("tree") ? "out.html" : "out";
        words.addAll(List.of("--out", folder.resolve(name).toString()));
        if (words.get(0).equals("compare")) words.addAll(List.of("--warmup", "10ms"));
        return words;
    }
}
