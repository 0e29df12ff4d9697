package crosshatch.solvers.model.cpsat;

import crosshatch.Puzzles;
import crosshatch.solver.Budget;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Run in a JVM of its own: prints the resident kilobytes of the process after warm-up, and again after more solves. */
final class MemoryProbe {
    static final Path STATUS = Path.of("/proc/self/status");
    static final int SOLVES = 3_000;

    private MemoryProbe() {}

    public static void main(String[] arguments) throws IOException {
        try (Solver solver = Configurations.solver(arguments[0])) {
            solve(solver);
            System.out.println(residentKilobytes());
            solve(solver);
            System.out.println(residentKilobytes());
        }
    }

    private static void solve(Solver solver) {
        for (int i = 0; i < SOLVES; i++) solver.answer(Puzzles.EULER_1, Question.UNIQUE, Budget.unlimited());
    }

    private static String residentKilobytes() throws IOException {
        for (String line : Files.readAllLines(STATUS)) {
            if (line.startsWith("VmRSS:")) return line.replaceAll("\\D", "");
        }
        throw new IOException(STATUS + " has no line VmRSS");
    }
}
