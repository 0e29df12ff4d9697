package crosshatch.solvers.external;

import crosshatch.puzzle.file.JsonReading;
import crosshatch.solver.Limits;
import crosshatch.solvers.external.process.ProgramRun;
import java.io.IOException;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tools.jackson.databind.JsonNode;

/** Asks MiniZinc before a run whether it has a solver, and whether it understands a model of the user. */
final class MiniZinc {
    private static final String PROGRAM = "minizinc";
    private static final String SOLVER = "--solver";
    private static final String UNKNOWN_VERSION = "<unknown version>";
    private static final Limits PATIENCE = Limits.ofNanos(10_000_000_000L);
    private static final ProgramRun.Input EMPTY_MODEL = new ProgramRun.Input(null, "solve satisfy;");

    private MiniZinc() {}

    /**
     * Returns the reason why a command cannot work; empty for other programs, and if MiniZinc is not installed.
     *
     * @param command the command for one call
     */
    static Optional<String> refusal(Description description, List<String> command) {
        int solver = command.indexOf(SOLVER) + 1;
        if (!command.get(0).equals(PROGRAM) || solver == 0 || solver == command.size()) return Optional.empty();
        try {
            Optional<String> missing = missing(command.get(solver));
            return missing.isPresent() || !MiniZincModels.isModel(description.name())
                    ? missing
                    : misunderstood(description);
        } catch (IOException notInstalled) {
            return Optional.empty();
        }
    }

    private static Optional<String> missing(String solver) throws IOException {
        ProgramRun run = ProgramRun.of(List.of(PROGRAM, SOLVER, solver, "--input-from-stdin"), EMPTY_MODEL, PATIENCE);
        if (run.exitCode() == 0) return Optional.empty();
        return Optional.of("MiniZinc cannot use '" + solver + "' here: " + complaint(run)
                + ". Expected one of the solvers that 'minizinc --solvers' lists with a version: " + installed());
    }

    private static String installed() throws IOException {
        ProgramRun run = ProgramRun.of(List.of(PROGRAM, "--solvers-json"), ProgramRun.Input.NOTHING, PATIENCE);
        return JsonReading.STRICT.readTree(run.output()).values().stream()
                .filter(solver -> !solver.path("version").asString("").equals(UNKNOWN_VERSION))
                .map(solver -> solver.path("id").asString("").replaceFirst(".*\\.", ""))
                .sorted()
                .collect(Collectors.joining(", "));
    }

    /** Returns the reason why the model of a user cannot be used with the data of a puzzle. */
    private static Optional<String> misunderstood(Description description) throws IOException {
        try (CallFolder folder = CallFolder.create(description.library())) {
            List<String> command = folder.in(List.of(PROGRAM, "--model-interface-only", MiniZincModels.PLACE));
            ProgramRun run = ProgramRun.of(command, ProgramRun.Input.NOTHING, PATIENCE);
            return run.exitCode() == 0
                    ? unfit(JsonReading.STRICT.readTree(run.output()))
                    : Optional.of("MiniZinc refuses the model: " + complaint(run));
        }
    }

    private static Optional<String> unfit(JsonNode model) {
        Collection<String> data = model.path("input").propertyNames();
        Optional<String> unknown =
                data.stream().filter(name -> !PuzzleData.NAMES.contains(name)).findFirst();
        if (unknown.isPresent()) {
            return Optional.of("the model reads the data '" + unknown.get() + "', expected only "
                    + String.join(", ", PuzzleData.NAMES));
        }
        long arrays = model.path("output").values().stream()
                .filter(variable -> variable.has("dim"))
                .count();
        return arrays == 1 || model.path("output").has(JsonSolution.CELLS)
                ? Optional.empty()
                : Optional.of("the model has " + arrays + " arrays of variables, expected an array '"
                        + JsonSolution.CELLS + "' or only one array");
    }

    private static String complaint(ProgramRun run) {
        return run.complaint()
                .lines()
                .filter(line -> !line.startsWith("Warning: ") && !line.isBlank())
                .map(String::strip)
                .collect(Collectors.joining(" "));
    }
}
