package crosshatch.proof.certify;

import crosshatch.base.Ints;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.trace.Event;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.List;

/**
 * Stores the trace of a search as numbers, and replays it after the search, so that logging takes little time. Events that
 * cannot be part of a proof (words, failures) are left out.
 *
 * <p>A candidate is a literal as in {@link crosshatch.proof.Axioms}: {@code cell·n + digit}, negative if it is excluded. The
 * next variable is the selector; defined variables come after it.
 */
public final class TraceLog implements Trace {
    /** The largest size of a log, 256 MB; a longer log is dropped. */
    private static final int MOST_NUMBERS = 1 << 26;

    private static final int DECISION = 1;
    private static final int BACKTRACK = 2;
    private static final int CANDIDATE = 3;
    private static final int CLAUSE = 4;
    private static final int SOLUTION = 5;
    private static final int DEFINITION = 6;

    /** The events, each with its kind and its values. */
    private final Ints toldSteps = new Ints();

    private final List<Grid> solutions = new ArrayList<>();
    private int digits;
    private int candidates;
    private int helpers;
    /** Whether all was written down: what makes no sense, or is too much, ends the log. */
    private boolean isWhole = true;
    /** The reason why a check refused the solver's own proof; empty if none was refused. */
    private String refusal = "";

    /** Receives the events of a replayed search in their order. */
    interface Listener {
        /** Receives an {@link Event.Decision}; returns whether to continue. */
        boolean decided(int level, int literal);

        /** Receives an {@link Event.Backtrack}; returns whether to continue. */
        boolean left(int level);

        /** Receives a literal that the search found to be true. */
        void found(int literal);

        /** Receives an {@link Event.Defined}; returns whether to continue. */
        boolean defined(int literal, int[] one);

        /** Receives a clause that the search learnt, see {@link Event.Learnt}. */
        void learnt(int[] clause);

        /** Receives a grid that the search reported as a solution, which may be wrong. */
        void solved(Grid grid);
    }

    /** Clears the log, and begins with a puzzle. */
    public void begin(Puzzle puzzle) {
        toldSteps.clear();
        solutions.clear();
        digits = puzzle.board().digits();
        candidates = puzzle.board().cells() * digits;
        helpers = 0;
        isWhole = true;
        refusal = "";
    }

    @Override
    public boolean inWords() {
        return false;
    }

    @Override
    public void event(Event event) {
        if (toldSteps.size() > MOST_NUMBERS) isWhole = false;
        if (isWhole) write(event);
    }

    private void write(Event event) {
        if (event instanceof Event.Decision decision) {
            write(DECISION, level(decision.level()));
            toldSteps.add(literal(decision.cell(), decision.digit(), decision.fill()));
        } else if (event instanceof Event.Branch) {
            isWhole = false; // a proof has no variable for it
        } else if (event instanceof Event.ProofRefused refused) {
            isWhole = false;
            refusal = refused.reason();
        } else if (event instanceof Event.Backtrack backtrack) {
            write(BACKTRACK, level(backtrack.level()));
        } else if (event instanceof Event.Placed placed) {
            write(CANDIDATE, literal(placed.cell(), placed.digit(), true));
        } else if (event instanceof Event.Removed removed) {
            write(CANDIDATE, literal(removed.cell(), removed.digit(), false));
        } else if (event instanceof Event.Learnt learnt && !learnt.clause().isEmpty()) {
            write(CLAUSE, learnt.clause());
        } else if (event instanceof Event.Defined defined) {
            write(DEFINITION, defined.one());
            isWhole &= defined.literal().isHelper() && defined.literal().digit() == ++helpers;
            isWhole &= defined.one().stream().map(TraceLog::variable).distinct().count()
                    == defined.one().size();
            toldSteps.add(literal(defined.literal()));
        } else if (event instanceof Event.Solution solution) {
            write(SOLUTION, solutions.size());
            solutions.add(solution.grid());
        }
    }

    private void write(int kind, int first) {
        toldSteps.add(kind);
        toldSteps.add(first);
    }

    private void write(int kind, List<Event.Literal> literals) {
        write(kind, literals.size());
        for (Event.Literal each : literals) toldSteps.add(literal(each));
    }

    private static Event.Literal variable(Event.Literal literal) {
        return new Event.Literal(literal.cell(), literal.digit(), true);
    }

    private int literal(Event.Literal literal) {
        if (!literal.isHelper()) return literal(literal.cell(), literal.digit(), literal.holds());
        isWhole &= literal.digit() >= 1 && literal.digit() <= helpers;
        int variable = candidates + 1 + literal.digit();
        return literal.holds() ? variable : -variable;
    }

    private int literal(int cell, int digit, boolean holds) {
        int variable = cell * digits + digit;
        isWhole &= cell >= 0 && digit >= 1 && digit <= digits && variable <= candidates;
        return holds ? variable : -variable;
    }

    /** Checks a level: each decision has its own level and decides at least one candidate. */
    private int level(int level) {
        isWhole &= level >= 1 && level <= candidates;
        return level;
    }

    /** Returns the reason why a check refused the solver's own proof; empty if none was refused. */
    String refusal() {
        return refusal;
    }

    /** Returns the grids that the search reported as solutions, which may be wrong. */
    List<Grid> solutions() {
        return solutions;
    }

    /** Replays the search. Returns false if the listener ended it, or if the log is incomplete; then nothing is replayed. */
    boolean followedBy(Listener follower) {
        boolean understood = isWhole;
        int at = 0;
        while (understood && at < toldSteps.size()) {
            int kind = toldSteps.get(at++);
            int first = toldSteps.get(at++);
            switch (kind) {
                case DECISION -> understood = follower.decided(first, toldSteps.get(at++));
                case BACKTRACK -> understood = follower.left(first);
                case CANDIDATE -> follower.found(first);
                case SOLUTION -> follower.solved(solutions.get(first));
                case DEFINITION -> {
                    understood = follower.defined(toldSteps.get(at + first), toldSteps.slice(at, first));
                    at += first + 1;
                }
                default -> {
                    follower.learnt(toldSteps.slice(at, first));
                    at += first;
                }
            }
        }
        return understood;
    }
}
