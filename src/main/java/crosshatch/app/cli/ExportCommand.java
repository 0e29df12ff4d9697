package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Writes a puzzle as a model for another program: the command {@code export}. */
@Command(
        name = "export",
        sortOptions = false,
        description = "Writes a puzzle as a model for other programs. The command 'import' validates their answers.",
        footerHeading = "%nModels, the default of each option first:%n",
        footer = {
            "  cnf       DIMACS; comments name the cell and digit of each variable",
            "            encoding=extended|minimal|efficient|distinct|augmented",
            "            amo=pairwise|sequential|product|commander|bimander   givens=unit|reduced",
            "            relations=diagram|tuples|counter   implied=none|units|areas",
            "  opb       linear inequalities over 0 and 1; clauses for relations that are not linear",
            "            relations=diagram|tuples|counter",
            "  xcsp3     all-different constraints, and one constraint for each relation",
            "  minizinc  the same constraints; part=all|model|data   views=cells|three   search=free|input|dom|domwdeg",
            "            consistency=free|domain|bounds   digits=least|greatest|median|halves|random",
            "  cpsat     CpModelProto as text; model=int|bool|clauses   givens=fixed|live (constants, or constraints)",
            "            relations=arithmetic|table   implied=none|units|areas",
            "",
            "Examples:",
            "  crosshatch export hardest10 --position 1 --model cnf/encoding=minimal --out hard.cnf",
            "  crosshatch export my.txt --model minizinc > my.mzn && minizinc --solver gecode my.mzn",
            "  crosshatch export keen-6.ids --position 3 --model minizinc | minizinc --solver gecode -",
            "  crosshatch export my.txt --exclude solution.txt | cadical    # UNSATISFIABLE: no other solution"
        })
final class ExportCommand extends ProgramCommand {
    @Mixin
    private ProblemOptions options = new ProblemOptions();

    @Mixin
    private OutputOption output = new OutputOption();

    @Override
    public Integer call() {
        ModelSpec model = options.model();
        Problem problem = options.problem(options.instance());
        output.write(out -> model.write(problem, out), out());
        options.reportSkipped(err());
        return ExitCode.DONE;
    }
}
