package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** The last puzzle of a case as a model in the solver's own format. */
final class SolverModel {
    private SolverModel() {}

    /** A file for each paradigm that has a format. */
    private record Format(String name, String file) {}

    /** @return the name of the file; empty if there is no such format, as for programs written for puzzles */
    static Optional<String> write(HuntCase huntCase, Path folder) throws IOException {
        Format format =
                switch (huntCase.solver().family().paradigm()) {
                    case SAT -> new Format("cnf", "model.cnf");
                    case CP_SAT -> new Format("cpsat", "model.txtpb");
                    case CP -> new Format("xcsp3", "model.xml");
                    case HAND_WRITTEN -> null;
                };
        if (format == null) return Optional.empty();
        Path file = folder.resolve(format.file);
        try (Writer out = Files.newBufferedWriter(file)) {
            model(format.name, huntCase.solver()).write(Problem.of(huntCase.last()), out);
            return Optional.of(format.file);
        } catch (InputException refused) {
            Files.delete(file);
            return Optional.empty();
        }
    }

    /** With the options that solver and format have in common; those that the format does not know stay as they are by default. */
    private static ModelSpec model(String name, SolverSpec solver) {
        StringBuilder text = new StringBuilder(name);
        for (Option option : ModelSpec.parse(name).format().options()) {
            String value = solver.values().get(option.name());
            if (value == null || option.kind().canonical(value).isEmpty()) continue;
            text.append('/').append(option.name()).append('=').append(value);
        }
        return ModelSpec.parse(text.toString());
    }
}
