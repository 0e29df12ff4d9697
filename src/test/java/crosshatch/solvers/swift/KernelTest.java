package crosshatch.solvers.swift;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.Puzzles;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/** Which kernel runs where, in JVMs started for that. */
@Tag("process")
@Tag("exhaustive")
class KernelTest {
    private static final String REFUSED = "swift/kernel=lanes: ";

    @Test
    void withoutTheModuleTheFastestIsBandsAndLanesAreRefused() throws IOException, InterruptedException {
        String said = inAnotherJvm();

        assertTrue(said.contains("fastest bands\n"), said);
        assertTrue(said.contains(REFUSED + "java was started without --add-modules jdk.incubator.vector\n"), said);
    }

    @Test
    @EnabledIfSystemProperty(
            named = "os.arch",
            matches = "amd64|x86_64",
            disabledReason = "UseAVX is an option for x86")
    void withoutItsRegistersTheFastestIsBandsAndLanesAreRefused() throws IOException, InterruptedException {
        String said = inAnotherJvm("--add-modules", "jdk.incubator.vector", "-XX:UseAVX=1");

        assertTrue(said.contains("fastest bands\n"), said);
        assertTrue(said.contains(REFUSED + "this machine, or this JVM on it, has no 256-bit registers"), said);
    }

    @Test
    void lanesAreTheFastestWhereTheyAreNotRefused() throws IOException, InterruptedException {
        String said = inAnotherJvm("--add-modules", "jdk.incubator.vector");

        assertEquals(!said.contains(REFUSED), said.contains("fastest lanes\n"), said);
        assertFalse(said.contains("Exception"), said);
    }

    /** What C1 gives up at tier 3 it may compile at tier 2, from where no method comes to C2. */
    @Test
    void theFirstCompilerTakesTheLanesAtItsHighestTier() throws IOException, InterruptedException {
        Kernel.LANES.obstacle().ifPresent(why -> abort("no kernel lanes: " + why));

        String said = inAnotherJvm(
                Warming.class,
                "--add-modules",
                "jdk.incubator.vector",
                "-XX:TieredStopAtLevel=3",
                "-Xbatch",
                "-XX:+PrintCompilation");

        List<String> passes = said.lines()
                .filter(line -> line.contains("LanePropagation::close "))
                .toList();
        assertFalse(passes.isEmpty(), said);
        for (String pass : passes) assertFalse(pass.contains("COMPILE SKIPPED"), pass);
    }

    private static String inAnotherJvm(String... flags) throws IOException, InterruptedException {
        return inAnotherJvm(Asking.class, flags);
    }

    private static String inAnotherJvm(Class<?> program, String... flags) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), program.getName()));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }

    /** Prints the kernel that kernel=auto takes, and why lanes are refused if they are. */
    static final class Asking {
        private Asking() {}

        public static void main(String[] arguments) {
            System.out.println("fastest " + Kernel.fastest().word());
            try {
                SolverCatalog.standard().create("swift/kernel=lanes").close();
            } catch (SolverException refused) {
                System.out.println(refused.getMessage());
            }
        }
    }

    /** Answers as often as makes C1 compile what answers. */
    static final class Warming {
        private static final int ANSWERS = 300;

        private Warming() {}

        public static void main(String[] arguments) {
            try (Solver lanes = SolverCatalog.standard().create("swift/kernel=lanes")) {
                for (int i = 0; i < ANSWERS; i++) {
                    lanes.answer(Puzzles.NORVIG_HARD_1, Question.UNIQUE, Budget.unlimited());
                }
            }
        }
    }
}
