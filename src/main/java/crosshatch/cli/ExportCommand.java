package crosshatch.cli;

import crosshatch.export.ModelSpec;
import crosshatch.export.Problem;
import crosshatch.puzzle.InputException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** {@code export}: a puzzle as a model for another program. */
@Command(
        name = "export",
        mixinStandardHelpOptions = true,
        sortOptions = false,
        description = "Writes a puzzle as a model that other programs solve; 'import' judges what they answer.",
        footerHeading = "%nModels, the default of each option first:%n",
        footer = {
            "  cnf       DIMACS; comments say which candidate a variable stands for",
            "            encoding=extended|minimal|efficient|distinct|augmented",
            "            amo=pairwise|sequential|product|commander|bimander   givens=unit|reduced",
            "  xcsp3     all-different constraints",
            "  minizinc  all-different constraints; part=all|model|data",
            "  cpsat     CpModelProto as text; model=bool|int   givens=live|fixed",
            "",
            "Examples:",
            "  crosshatch export hardest10 --position 1 --model cnf/encoding=minimal --out hard.cnf",
            "  crosshatch export my.txt --model minizinc > my.mzn && minizinc -G gecode_presolver my.mzn",
            "  crosshatch export my.txt --exclude solution.txt | cadical    # UNSATISFIABLE: it is the only one"
        })
final class ExportCommand implements Callable<Integer> {
    @Mixin
    private ProblemOptions options = new ProblemOptions();

    @Option(names = "--out", paramLabel = "FILE", description = "Where to; standard output if left out.")
    private @Nullable Path file;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    @Override
    public Integer call() {
        ModelSpec model = options.model();
        Problem problem = options.problem(options.instance());
        if (file == null) {
            write(model, problem, spec.commandLine().getOut());
        } else {
            write(model, problem, file);
        }
        options.reportSkipped(spec.commandLine().getErr());
        return ExitCode.DONE;
    }

    private static void write(ModelSpec model, Problem problem, Path file) {
        try (Writer out = Files.newBufferedWriter(file)) {
            model.write(problem, out);
        } catch (IOException broken) {
            throw new InputException("--out " + file + ": cannot be written: " + broken, broken);
        }
    }

    private static void write(ModelSpec model, Problem problem, Writer out) {
        try {
            model.write(problem, out);
            out.flush();
        } catch (IOException broken) {
            throw new UncheckedIOException("standard output", broken);
        }
    }
}
