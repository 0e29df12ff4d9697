package crosshatch.solvers.model.sat4j;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.SolverException;
import crosshatch.solvers.model.cnf.CandidateVariables;
import java.util.ArrayList;
import java.util.List;
import org.sat4j.core.LiteralsUtils;
import org.sat4j.core.VecInt;
import org.sat4j.minisat.core.Solver;
import org.sat4j.specs.ContradictionException;
import org.sat4j.specs.IConstr;
import org.sat4j.specs.IVecInt;
import org.sat4j.specs.TimeoutException;

/** The search for the solutions of one puzzle; a clause excludes each solution that was found. */
final class Sat4jSearch {
    /** The end of one step. */
    enum Step {
        /** The step found a solution. */
        FOUND,
        /** There is no solution, or no further one. */
        REFUTED,
        /** The budget ended the step. */
        STOPPED
    }

    private final Puzzle puzzle;
    private final CandidateVariables candidates;
    private final Solver<?> solver;
    private final IVecInt assumptions;
    private final Sat4jListener watch;
    private final List<IConstr> blocks = new ArrayList<>();
    private final boolean kept;
    private boolean open;

    /**
     * @param assumptions literals that hold for this puzzle, beside the formula; grows
     * @param kept whether all is to be taken back in the end
     */
    Sat4jSearch(Puzzle puzzle, Sat4jFormula formula, IVecInt assumptions, boolean kept, Sat4jListener watch) {
        this.puzzle = puzzle;
        this.assumptions = assumptions;
        this.kept = kept;
        this.watch = watch;
        candidates = formula.candidates();
        solver = formula.solver();
        open = formula.complete();
        solver.setSearchListener(watch);
    }

    /** Looks for a solution that is not excluded. */
    Step next() {
        if (!open) return watch.met() == null ? Step.REFUTED : Step.STOPPED;
        try {
            return solver.isSatisfiable(assumptions) ? Step.FOUND : Step.REFUTED;
        } catch (TimeoutException stopped) {
            if (watch.met() != null) return Step.STOPPED;
            throw new SolverException("sat4j gave up by itself", stopped);
        } catch (RuntimeException broken) {
            throw new SolverException("sat4j: " + broken, broken);
        } finally {
            solver.expireTimeout(); // else each call adds one more timer, and all of them count on
        }
    }

    /** Returns the solution that was found last. */
    Grid solution() {
        int[] digits = puzzle.givens().digits();
        for (int variable = 1; variable <= candidates.count(); variable++) {
            if (solver.model(variable)) digits[candidates.cell(variable)] = candidates.digit(variable);
        }
        return Grid.of(puzzle.board(), digits);
    }

    /**
     * Rules a solution out, by the digits of its blank cells. Other variables may differ in two models of one solution, and
     * two solutions differ in a cell. Sat4j cannot take back a clause of one literal; into one it also turns a clause whose other
     * literals are false for good, so that these are left out.
     */
    void ruleOut(Grid solution) {
        IVecInt clause = new VecInt();
        for (int cell = 0; cell < puzzle.board().cells(); cell++) {
            if (puzzle.given(cell) != 0) continue;
            int literal = -candidates.variable(cell, solution.digit(cell));
            if (!kept || !isFalseForGood(literal)) clause.push(literal);
        }
        if (kept && clause.size() == 1) {
            assumptions.push(clause.get(0));
            return;
        }
        try {
            blocks.add(solver.addClause(clause));
        } catch (ContradictionException noOther) {
            watch.contradictionFound();
            open = false;
        }
    }

    private boolean isFalseForGood(int literal) {
        int internal = LiteralsUtils.toInternal(literal);
        return solver.getVocabulary().isFalsified(internal)
                && solver.getVocabulary().getLevel(internal) == 0;
    }

    /** Allows all solutions again, and forgets the clauses learnt meanwhile. */
    void takeBack() {
        for (IConstr block : blocks) solver.removeConstr(block);
        blocks.clear();
    }
}
