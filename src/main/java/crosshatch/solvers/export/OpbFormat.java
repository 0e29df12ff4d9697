package crosshatch.solvers.export;

import crosshatch.puzzle.board.Board;
import crosshatch.solver.Option;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.RelationForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

/**
 * {@code opb}: linear inequalities over 0 and 1, in the format of the competitions of pseudo-Boolean solvers (O. Roussel, V.
 * Manquinho, "Input/output format and solver requirements for the competitions of pseudo-Boolean solvers", 2012):
 *
 * <pre>
 *     * #variable= 729 #constraint= 346
 *     * x14 = r1c2=5              x14 is 1 if row 1, column 2 holds 5
 *     +1 x1 +1 x2 ... +1 x9 = 1 ;   the first cell holds one digit
 * </pre>
 *
 * The constraints are counted, then made again and written, so that no formula is kept in memory.
 */
final class OpbFormat implements ModelFormat {
    private static final String RELATIONS = "relations";

    @Override
    public String name() {
        return "opb";
    }

    @Override
    public List<Option> options() {
        return List.of(Option.constants(
                RELATIONS,
                RelationForm.DIAGRAM,
                "encoding of relations that are not linear: as clauses. Sums and less-than signs are inequalities",
                RelationForm::meaning));
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        LinearFormula formula = new LinearFormula(problem, spec.constant(RELATIONS, RelationForm.class));
        int[] count = {0};
        int variables = formula.writeTo((literals, coefficients, comparison, bound) -> count[0]++);
        Board board = problem.puzzle().board();
        out.write("* #variable= " + variables + " #constraint= " + count[0] + "\n");
        if (!board.isPlain()) out.write("* board " + board.text() + "\n");
        out.write("* crosshatch export '" + problem.puzzle() + "' --model " + spec + "\n");
        for (int i = 0; i < problem.excluded().size(); i++) {
            out.write("* excluded: " + problem.excluded().get(i) + "\n");
        }
        writeMap(CandidateVariables.all(board), out);
        try {
            formula.writeTo((literals, coefficients, comparison, bound) ->
                    writeLine(literals, coefficients, comparison, bound, out));
        } catch (UncheckedIOException broken) {
            throw broken.getCause();
        }
    }

    private static void writeMap(CandidateVariables candidates, Writer out) throws IOException {
        for (int variable = 1; variable <= candidates.count(); variable++) {
            String cell = candidates.board().cellName(candidates.cell(variable));
            out.write("* x" + variable + " = " + cell + "=" + candidates.digit(variable) + "\n");
        }
    }

    private static void writeLine(int[] variables, int[] coefficients, String comparison, int bound, Writer out) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < variables.length; i++) {
            line.append(coefficients[i] < 0 ? "" : "+").append(coefficients[i]);
            line.append(" x").append(variables[i]).append(' ');
        }
        try {
            out.append(line.append(comparison).append(' ').append(bound).append(" ;\n"));
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
