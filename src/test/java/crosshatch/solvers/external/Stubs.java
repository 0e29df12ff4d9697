package crosshatch.solvers.external;

import crosshatch.Puzzles;
import crosshatch.experiment.Clock;
import crosshatch.experiment.JudgedRun;
import crosshatch.instances.sets.Instance;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Family;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Programs of a few lines of shell, each with its description. */
public final class Stubs {
    private Stubs() {}

    /** Writes a description of a script that reads lines of puzzles, or the model {@code input}. */
    public static Path describe(Path folder, String name, String input, String output, String more, String script)
            throws IOException {
        Path program = Files.writeString(folder.resolve(name + ".sh"), script);
        String command = "\"command\": [\"sh\", \"{here}/" + program.getFileName() + "\"" + more;
        return Files.writeString(
                folder.resolve(name + ".json"),
                "{\"name\": \"" + name + "\", \"paradigm\": \"sat\", \"input\": \"" + input + "\", \"output\": \""
                        + output + "\", " + command + "}");
    }

    static Path server(Path folder, String name, String script) throws IOException {
        return describe(folder, name, "line", "line", "], \"server\": true", script);
    }

    static Solver solver(Path description) {
        Family family =
                ExternalSolvers.of(List.of(description), List.of()).families().get(0);
        return family.create(SolverSpec.parse(family.name(), List.of(family)), Trace.OFF);
    }

    /** Asks a program a puzzle with one solution, and judges what it says. */
    static JudgedRun ask(Path description, Question question, Limits limits) {
        Family family =
                ExternalSolvers.of(List.of(description), List.of()).families().get(0);
        SolverSpec spec = SolverSpec.parse(family.name(), List.of(family));
        try (Solver solver = family.create(spec, Trace.OFF)) {
            return ask(spec, solver, Puzzles.EULER_1, question, limits);
        }
    }

    static JudgedRun ask(SolverSpec spec, Solver solver, Puzzle puzzle, Question question, Limits limits) {
        Instance instance = new Instance("test", 1, "", puzzle, KnownAnswer.exactly(1));
        return JudgedRun.make(spec, solver, instance, question, limits, Clock.system());
    }
}
