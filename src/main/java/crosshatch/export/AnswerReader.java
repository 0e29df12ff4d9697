package crosshatch.export;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.InputException;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.ReaderSettings;
import crosshatch.puzzle.Remedy;
import crosshatch.solver.Claim;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads what another program answered about an exported model, as a claim for the judge. Which program it was is told from
 * the text:
 *
 * <ul>
 *   <li>{@code s SATISFIABLE} and {@code v …} lines, as in the competitions of SAT and pseudo-Boolean solvers (literals) and of XCSP3 solvers (an
 *       {@code <instantiation>}), or the result file of MiniSat;
 *   <li>an {@code <instantiation>} alone;
 *   <li>the output of MiniZinc: each solution, as {@code sudoku.mzn} prints it or as an array, before its {@code ----------};
 *   <li>plain grids, in any format in which puzzles are read.
 * </ul>
 */
public final class AnswerReader {
    private final Problem problem;
    private final ModelSpec model;
    private final ReaderSettings settings;

    /**
     * @param problem what was exported, with the same solutions excluded
     * @param model as what it was exported; tells what the variables of a formula stand for
     * @param settings for grids, with the order of the puzzle
     */
    public AnswerReader(Problem problem, ModelSpec model, ReaderSettings settings) {
        this.problem = problem;
        this.model = model;
        this.settings = settings;
    }

    /**
     * What the answer claims of the puzzle. A refuted model is the claim that the excluded solutions are all; {@link
     * Claim.Failed} if the answer is no grid at all, because a cell holds two digits.
     *
     * @param source what the text is called in messages
     * @throws InputException if the text cannot be read
     */
    public Claim read(String text, String source) {
        try {
            CompetitionOutput output = CompetitionOutput.of(text);
            if (output.isOne()) return claimOf(output);
            if (text.stripLeading().startsWith("<")) return claim(List.of(instantiation(text)), false);
            MiniZincOutput grids = MiniZincOutput.of(text, puzzle(), settings, source);
            return claim(grids.solutions(), grids.complete());
        } catch (UnfitAnswerException unfit) {
            return new Claim.Failed(unfit.reason());
        }
    }

    private Claim claimOf(CompetitionOutput output) {
        if (output.saysUnsatisfiable()) return claim(List.of(), true);
        if (output.values().isEmpty()) return claim(List.of(), false);
        return claim(List.of(gridOf(output.values())), false);
    }

    private Grid gridOf(String values) {
        if (values.startsWith("<")) return instantiation(values);
        // Literals are x1 -x2 where variables have names.
        if (model.format() instanceof OpbFormat) return Literals.grid(values.replace("x", ""), puzzle(), false);
        if (!(model.format() instanceof CnfFormat)) {
            throw new InputException(
                    "the answer has literals, but the model is " + model + ". Name the formula that was solved",
                    Remedy.MODEL);
        }
        return Literals.grid(values, puzzle(), CnfFormat.isReduced(model));
    }

    private Grid instantiation(String xml) {
        return Instantiation.grid(xml, puzzle());
    }

    private Puzzle puzzle() {
        return problem.puzzle();
    }

    /** @param complete whether there is no other solution than these and the excluded ones */
    private Claim claim(List<Grid> found, boolean complete) {
        if (found.isEmpty() && !complete) return new Claim.GaveUp();
        List<Grid> all = new ArrayList<>(problem.excluded());
        all.addAll(found);
        if (all.isEmpty()) return new Claim.NoSolution();
        if (all.size() == 1) return complete ? new Claim.Unique(all.get(0)) : new Claim.Solved(all.get(0));
        return all.size() == 2 && !complete
                ? new Claim.Several(all.get(0), all.get(1))
                : new Claim.Counted(all, complete);
    }
}
