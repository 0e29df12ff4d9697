package crosshatch.solvers.published.euler96;

import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.published.euler96.BruteForce.Euler96Counters;
import java.util.List;

/** The logic once, if wanted, then the brute force on what is left. Keeps nothing between runs. */
final class Euler96Solver implements Solver {
    /** How much logic goes before the brute force. */
    enum Preparation {
        NONE,
        SINGLES,
        SINGLES_AND_PREEMPTIVE_SETS
    }

    private final Preparation preparation;
    private final Trace trace;

    Euler96Solver(Preparation preparation, Trace trace) {
        this.preparation = preparation;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        if (preparation == Preparation.NONE) {
            budget.encoded();
            return search(puzzle, puzzle.givens().digits(), question, budget, new Euler96Counters());
        }
        PencilMarks marks = new PencilMarks(puzzle);
        budget.encoded();
        Euler96Counters work = reason(marks);
        if (!marks.isDeadEnd()) return search(puzzle, marks.digits(), question, budget, work);
        work.conflicts++;
        if (trace.on()) trace.event(new Event.DeadEnd("a blank cell without candidates"));
        return new Answer(question.claim(List.of(), true), work.counters());
    }

    private Euler96Counters reason(PencilMarks marks) {
        Logic logic = new Logic(marks, trace);
        if (preparation == Preparation.SINGLES) logic.allSingles();
        if (preparation == Preparation.SINGLES_AND_PREEMPTIVE_SETS) logic.allSinglesAndPreemptiveSets();
        Euler96Counters work = new Euler96Counters();
        work.logicDigits = marks.placed();
        return work;
    }

    private Answer search(Puzzle puzzle, int[] digits, Question question, Budget budget, Euler96Counters work) {
        BruteForce bruteForce = new BruteForce(puzzle.board(), digits, question.limit(), budget, trace, work);
        work.blanksLeft = bruteForce.blanks();
        if (trace.on()) trace.event(new Event.Note(work.blanksLeft + " blanks for the brute force"));

        boolean exhausted = bruteForce.search();
        Limit exceeded = bruteForce.exceeded();
        Claim claim =
                exceeded == null ? question.claim(bruteForce.solutions(), exhausted) : new Claim.OutOfBudget(exceeded);
        return new Answer(claim, work.counters());
    }
}
