package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.solvers.export.ModelSpec;
import crosshatch.solvers.export.Problem;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code export}: a puzzle as a model for another program. */
@Command(
        name = "export",
        sortOptions = false,
        description = "Writes a puzzle as a model for other programs. 'import' validates their answers.",
        footerHeading = "%nModels, the default of each option first:%n",
        footer = {
            "  cnf       DIMACS; comments say which candidate a variable stands for",
            "            encoding=extended|minimal|efficient|distinct|augmented",
            "            amo=pairwise|sequential|product|commander|bimander   givens=unit|reduced",
            "            relations=diagram|tuples|counter   implied=none|units|areas",
            "  opb       linear inequalities over 0 and 1; clauses where a relation is not linear",
            "            relations=diagram|tuples|counter",
            "  xcsp3     all-different constraints, and one for each relation",
            "  minizinc  the same; part=all|model|data   views=cells|three   search=free|input|dom|domwdeg",
            "            consistency=free|domain|bounds   digits=least|greatest|median|halves|random",
            "  cpsat     CpModelProto as text; model=int|bool|clauses   givens=fixed|live",
            "            relations=arithmetic|table   implied=none|units|areas",
            "  fpuzzles  no model, but the puzzle for people, as f-puzzles saves it; rules that f-puzzles lacks are refused",
            "            form=json|address|sudokupad",
            "",
            "Examples:",
            "  crosshatch export hardest10 --position 1 --model cnf/encoding=minimal --out hard.cnf",
            "  crosshatch export my.txt --model minizinc > my.mzn && minizinc --solver gecode my.mzn",
            "  crosshatch export keen-6.ids --position 3 --model minizinc | minizinc --solver gecode -",
            "  crosshatch export my.txt --model fpuzzles/form=sudokupad    # an address that opens the puzzle",
            "  crosshatch export my.txt --exclude solution.txt | cadical    # UNSATISFIABLE: it is the only one"
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
