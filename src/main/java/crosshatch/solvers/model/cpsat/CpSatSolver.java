package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.CpSolverResponse;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.SolutionCallback;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.model.cpsat.CpSatFamily.UntraceableOptions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Writes a puzzle as a model, lets the library solve it, and reads the answer. The time of encoding covers the making of the
 * serialised model. Between calls only the formulation of the last board is kept.
 */
final class CpSatSolver implements Solver {
    private final SolverSpec spec;
    private final Trace trace;
    private final byte[] parameters;
    private final Function<Board, Formulation> formulations;
    private final SolutionSearch searchForOne = new Blocking();
    private final SolutionSearch searchForMore;
    private @Nullable Kept kept;

    /**
     * Makes a solver.
     *
     * @param spec a spec of the family {@link CpSatFamily}
     * @param trace receives solutions, and learnt clauses if {@link UntraceableOptions} gives no reason against them
     */
    CpSatSolver(SolverSpec spec, Trace trace) {
        this.spec = spec;
        this.trace = trace;
        parameters = Parameters.of(spec).toByteArray();
        Diagrams diagrams = new Diagrams();
        formulations = board -> Formulation.of(board, spec::get, diagrams);
        searchForMore = spec.is(CpSatFamily.FURTHER, "enumerate") ? new Enumeration() : new Blocking();
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        StatedPuzzle stated = formulationOf(puzzle.board()).state(puzzle);
        budget.encoded();
        List<int[]> learnt = new ArrayList<>();
        Solves solves = new Solves(
                parameters, budget, tellsClauses(puzzle.board()) ? Optional.of(learnt::add) : Optional.empty());
        SolutionSearch search = question.limit() == 1 ? searchForOne : searchForMore;
        SolutionSearch.Found found = search.find(stated, question.limit(), solves);
        if (trace.on()) trace(stated, found.grids(), learnt);
        return new Answer(claim(question, found, solves.ended()), solves.counters());
    }

    private boolean tellsClauses(Board board) {
        return trace.on() && UntraceableOptions.reason(spec, board).isEmpty();
    }

    /** Solutions first: what was learnt after one was found rests on its being excluded. */
    private void trace(StatedPuzzle stated, List<Grid> solutions, List<int[]> clauses) {
        for (Grid solution : solutions) trace.event(new Event.Solution(solution));
        for (int[] clause : clauses) {
            List<Event.Literal> meant = Arrays.stream(clause)
                    .mapToObj(stated::meaning)
                    .flatMap(Optional::stream)
                    .toList();
            if (meant.size() == clause.length) trace.event(new Event.Learnt(meant));
        }
    }

    private Formulation formulationOf(Board board) {
        Kept last = kept;
        if (last != null && last.board.equals(board)) return last.formulation;
        Formulation made = formulations.apply(board);
        kept = new Kept(board, made);
        return made;
    }

    private static Claim claim(Question question, SolutionSearch.Found found, @Nullable Limit ended) {
        if (ended != null) return new Claim.OutOfBudget(ended);
        List<Grid> grids = found.grids();
        if (new HashSet<>(grids).size() < grids.size()) throw new SolverException("CP-SAT found a solution twice");
        return question.claim(grids, found.exhausted());
    }

    private record Kept(Board board, Formulation formulation) {}

    /**
     * Solves again with the solutions found so far forbidden. Each solve starts from nothing: for Java the library keeps no
     * solver between solves. Right for any number of workers; with one solution wanted it is a plain solve.
     */
    private static final class Blocking implements SolutionSearch {
        @Override
        public Found find(StatedPuzzle puzzle, int wanted, Solves solves) {
            List<Grid> found = new ArrayList<>();
            byte[] model = puzzle.model();
            while (found.size() < wanted) {
                CpSolverResponse response = solves.one(model);
                if (solves.ended() != null) break;
                if (response.getStatus() == CpSolverStatus.INFEASIBLE) return new Found(found, true);
                Grid solution = puzzle.grid(response::getSolution);
                found.add(solution);
                if (found.size() < wanted) model = with(puzzle.otherThan(solution), model);
            }
            return new Found(found, false);
        }

        /** Messages one after the other are a message with the constraints of both. */
        private static byte[] with(ConstraintProto constraint, byte[] model) {
            byte[] more =
                    CpModelProto.newBuilder().addConstraints(constraint).build().toByteArray();
            byte[] both = Arrays.copyOf(model, model.length + more.length);
            System.arraycopy(more, 0, both, model.length, more.length);
            return both;
        }
    }

    /**
     * One solve that goes on after each solution, keeping what it learnt ({@code enumerate_all_solutions}). For one worker
     * only: several find the same solutions, as the library's log warns.
     */
    private static final class Enumeration implements SolutionSearch {
        @Override
        public Found find(StatedPuzzle puzzle, int wantedSolutions, Solves solves) {
            Listener listener = new Listener(puzzle, wantedSolutions, solves);
            try {
                CpSolverStatus status = solves.all(puzzle.model(), listener).getStatus();
                boolean stopped = status == CpSolverStatus.FEASIBLE;
                if (stopped && listener.found.size() < wantedSolutions && solves.ended() == null) solves.endEarly();
                return new Found(listener.found, !stopped);
            } finally {
                listener.delete();
            }
        }

        /** Keeps the solutions; stops the search when there are enough, or when the budget is used up. */
        private static final class Listener extends SolutionCallback {
            private final StatedPuzzle puzzle;
            private final int wantedSolutions;
            private final Solves solves;
            private final List<Grid> found = new ArrayList<>();

            Listener(StatedPuzzle puzzle, int wantedSolutions, Solves solves) {
                this.puzzle = puzzle;
                this.wantedSolutions = wantedSolutions;
                this.solves = solves;
            }

            @Override
            public void onSolutionCallback() {
                if (found.size() < wantedSolutions) found.add(puzzle.grid(this::solutionIntegerValue));
                if (found.size() == wantedSolutions || solves.usedUp(numBranches(), numConflicts())) stopSearch();
            }
        }
    }

    /** A way to find several solutions with a library that is made to find one. */
    private interface SolutionSearch {
        /**
         * @param wanted stop after this many different solutions
         * @param solves asked whether the budget ended the search; if so, what is returned means nothing
         */
        Found find(StatedPuzzle puzzle, int wanted, Solves solves);

        /**
         * @param grids different solutions, at most as many as wanted
         * @param exhausted whether the library refuted that there are others
         */
        record Found(List<Grid> grids, boolean exhausted) {}
    }
}
