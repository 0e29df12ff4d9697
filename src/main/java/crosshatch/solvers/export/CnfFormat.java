package crosshatch.solvers.export;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Option;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.CountingSink;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;

/**
 * {@code cnf}: clauses in the format of DIMACS. Comments name the candidate of each variable:
 *
 * <pre>
 *     c var 14 = r1c2=5      variable 14 is true if row 1, column 2 holds 5
 *     c aux 730-1215         auxiliary variables, not candidates
 *     p cnf 1215 15249       variables and clauses
 *     -14 -15 0              a clause: not both
 * </pre>
 *
 * The clauses are counted, then made again and written, so that no formula is kept in memory.
 */
final class CnfFormat implements ModelFormat {
    private static final String ENCODING = "encoding";
    private static final String AMO = "amo";
    private static final String RELATIONS = "relations";
    private static final String IMPLIED = "implied";
    private static final String GIVENS = "givens";
    private static final String REDUCED = "reduced";
    private static final String UNIT = "unit";

    @Override
    public String name() {
        return "cnf";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.constants(ENCODING, Encoding.EXTENDED, "which clauses make a Sudoku", Encoding::meaning),
                Option.constants(AMO, AtMostOneForm.PAIRWISE, "encoding of \"at most one\"", AtMostOneForm::meaning),
                Option.constants(
                        RELATIONS,
                        RelationForm.DIAGRAM,
                        "encoding of relations; a plain board has none",
                        RelationForm::meaning),
                Option.constants(
                        IMPLIED,
                        ImpliedSums.NONE,
                        "encoded sums that follow from cages and units",
                        ImpliedSums::meaning),
                Option.choice(
                        GIVENS,
                        UNIT,
                        "how the givens get into the formula",
                        UNIT,
                        "a unit clause for each; the rules are the same for all puzzles",
                        REDUCED,
                        "variables and clauses only for the candidates that the givens leave (Kwon and Jain 2006)"));
    }

    @Override
    public void write(Problem problem, ModelSpec spec, Writer out) throws IOException {
        Formula formula = new Formula(
                problem,
                spec.constant(ENCODING, Encoding.class),
                spec.constant(AMO, AtMostOneForm.class),
                spec.constant(RELATIONS, RelationForm.class),
                spec.constant(IMPLIED, ImpliedSums.class),
                isReduced(spec));
        CountingSink count = new CountingSink();
        int variables = formula.writeTo(count);
        Board board = problem.puzzle().board();
        if (!board.isPlain()) out.write("c board " + board.text() + "\n");
        out.write("c crosshatch export '" + problem.puzzle() + "' --model " + spec + "\n");
        for (int i = 0; i < problem.excluded().size(); i++) {
            out.write("c excluded: " + problem.excluded().get(i) + "\n");
        }
        writeMap(formula.candidates(), variables, out);
        out.write("p cnf " + variables + " " + count.clauses() + "\n");
        try {
            formula.writeTo(new DimacsSink(out));
        } catch (UncheckedIOException broken) {
            throw broken.getCause();
        }
    }

    @Override
    public Optional<CandidateVariables> candidates(Puzzle puzzle, ModelSpec spec) {
        return Optional.of(Formula.candidates(puzzle, isReduced(spec)));
    }

    @Override
    public boolean hasOnlyCandidates(Board board, ModelSpec spec) {
        return spec.constant(ENCODING, Encoding.class)
                .hasOnlyCandidates(
                        board,
                        spec.constant(AMO, AtMostOneForm.class),
                        spec.constant(IMPLIED, ImpliedSums.class).relations(board));
    }

    private static void writeMap(CandidateVariables candidates, int variables, Writer out) throws IOException {
        Board board = candidates.board();
        for (int variable = 1; variable <= candidates.count(); variable++) {
            String cell = board.cellName(candidates.cell(variable));
            out.write("c var " + variable + " = " + cell + "=" + candidates.digit(variable) + "\n");
        }
        if (variables > candidates.count()) {
            out.write("c aux " + (candidates.count() + 1) + "-" + variables + "\n");
        }
    }

    /** Returns whether the formulas of a spec have variables only for the candidates that the givens leave. */
    static boolean isReduced(ModelSpec spec) {
        return spec.is(GIVENS, REDUCED);
    }

    /** Writes clauses in the form of DIMACS: the literals of each on a line that ends with 0. */
    private static final class DimacsSink implements ClauseSink {
        private final Writer out;
        private final StringBuilder line = new StringBuilder();

        DimacsSink(Writer out) {
            this.out = out;
        }

        /**
         * Writes a clause.
         *
         * @throws UncheckedIOException if it cannot be written
         */
        @Override
        public void clause(int[] literals, int size) {
            line.setLength(0);
            for (int i = 0; i < size; i++) line.append(literals[i]).append(' ');
            line.append("0\n");
            try {
                out.append(line);
            } catch (IOException broken) {
                throw new UncheckedIOException(broken);
            }
        }
    }
}
