package crosshatch.proof.certify;

import crosshatch.base.Ints;
import crosshatch.proof.Axioms;
import crosshatch.proof.Lemmas;
import crosshatch.proof.Propagation;
import crosshatch.proof.certify.ProofContext.DerivedLemmas;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Builds a refutation lemma by lemma along a search. When the search leaves a branch, a lemma states that its decisions
 * cannot be true together. Unit propagation finds naked and hidden singles. Where it does not suffice, cells are split into
 * their candidates.
 *
 * <p>The first level contains the selector of the puzzle, so level k of the search is level k + 1 here. A lemma names only
 * the decisions that its conflict needs. If it needs none from some level on, all levels from there on are refuted at once.
 */
final class Refutation {
    private static final int NO_DEAD_LEVEL = Integer.MAX_VALUE;
    private static final int ROOT = 1;
    private static final int NO_CELL = -1;
    private static final int[] NO_CELLS = {};
    private static final int[] NO_LITERALS = {};
    /** The largest proof, 256 MB, so that a puzzle that is too hard to prove does not exhaust the memory. */
    private static final int MOST_NUMBERS = 1 << 26;
    /** The largest number of lemmas for one step of a search; a longer step is proved when its branch ends. */
    private static final int MOST_LEMMAS_FOR_A_STEP = 200;

    private final Board board;
    private final Axioms axioms;
    private final int selector;
    private final Propagation clauses;
    private final DerivedLemmas shortcuts;
    private final int rules;
    private final List<int[]> supports;
    private final List<int[]> own = new ArrayList<>();
    private final Definitions helpers;
    private final Lemmas lemmas = new Lemmas();
    private final Ints lemma = new Ints();
    private final Ints hints = new Ints();

    /** The lowest refuted level, which the clauses do not contain yet. */
    private int deadLevel = NO_DEAD_LEVEL;
    /** The number of the lemma in {@link #lemma} to add to the clauses when the refuted level is left; 0 for none. */
    private int untold;

    private int mostLemmas = Integer.MAX_VALUE;
    /** The clause that is being proved, so that its literals are assumed false. */
    private int[] shown = NO_LITERALS;

    private @Nullable Grid model;

    Refutation(ProofContext foundation) {
        board = foundation.board();
        axioms = foundation.axioms();
        clauses = foundation.propagation();
        shortcuts = foundation.shortcuts();
        rules = foundation.rules();
        selector = axioms.variables() + 1;
        helpers = new Definitions(clauses, selector);
        supports = SupportClauses.of(board, axioms);
        clauses.save();
    }

    Board board() {
        return board;
    }

    /** Starts again with the givens of a puzzle. */
    void begin(Puzzle puzzle) {
        clauses.restore();
        own.clear();
        helpers.clear();
        lemmas.clear();
        deadLevel = NO_DEAD_LEVEL;
        untold = 0;
        model = null;
        axioms.givens(puzzle, selector, this::add);
        if (clauses.hasConflict()) {
            refuteByRules();
            return;
        }
        clauses.open();
        clauses.assume(selector);
        learn();
        supports.forEach(this::learnt);
    }

    /** Refutes any puzzle, because the rules contradict each other. */
    private void refuteByRules() {
        clauses.explain(lemma, hints);
        lemma.add(-selector);
        lemmas.add(lemma, hints);
        deadLevel = ROOT;
    }

    /** Excludes a solution that was found, so that the rest can be refuted. */
    void exclude(Puzzle puzzle, Grid solution) {
        // There is none in a branch that is refuted, so the search is elsewhere; and a clause that has no literal left
        // beside another such clause would be overlooked.
        if (deadLevel != NO_DEAD_LEVEL) backToRoot();
        add(axioms.another(puzzle, solution, selector));
        if (deadLevel == NO_DEAD_LEVEL) learn();
    }

    private void add(int[] axiom) {
        own.add(axiom);
        clauses.learn(rules + own.size(), axiom);
    }

    /**
     * Follows a decision of the search. The branches that the search left before on this level and above were refuted.
     *
     * @param level the level of the search, from 1
     * @return false if the refutation fails, as for {@link #leave}
     */
    boolean decide(int level, int literal) {
        if (!leave(level)) return false;
        if (deadLevel != NO_DEAD_LEVEL) return true;
        while (clauses.level() < level) clauses.open();
        open(literal);
        return true;
    }

    /**
     * Follows the search when it leaves a level and those above, because they are refuted.
     *
     * @param level the level of the search; 1 for all levels
     * @return false if this cannot be proved: there is a {@link #model}, or the proof grows too large
     */
    boolean leave(int level) {
        // Level k of the search is level k + 1 here, and its root is level 1.
        while (clauses.level() > level) {
            if (deadLevel == NO_DEAD_LEVEL && !refute(NO_CELL)) return false;
            if (deadLevel <= level) return true;
            goBelowDeadLevel();
        }
        return true;
    }

    private void goBelowDeadLevel() {
        clauses.backTo(deadLevel - 1);
        deadLevel = NO_DEAD_LEVEL;
        int number = untold;
        untold = 0;
        if (number != 0) clauses.learn(number, lemma.toArray());
        learn();
    }

    /** Tries to prove a literal that the search found to be true. If this takes too long, nothing is done. */
    void implied(int literal) {
        if (deadLevel != NO_DEAD_LEVEL || clauses.value(literal) != 0) return;
        int level = clauses.level();
        int cell = axioms.cell(Math.abs(literal));
        while (shortcut(cell)) if (deadLevel != NO_DEAD_LEVEL || clauses.value(literal) != 0) return;
        mostLemmas = lemmas.count() + MOST_LEMMAS_FOR_A_STEP;
        open(-literal);
        boolean shown = (deadLevel != NO_DEAD_LEVEL || refute(cell)) && leave(level);
        mostLemmas = Integer.MAX_VALUE;
        if (!shown) backTo(level);
    }

    /**
     * Defines a variable: the literal is true if and only if one of some others is.
     *
     * @param literal a literal of the variable after the selector, or after the last defined variable
     */
    void define(int literal, int[] one) {
        backToRoot();
        if (deadLevel != NO_DEAD_LEVEL) return;
        lemmas.define(literal, one, (clause, number) -> clauses.learn(number, clause));
        helpers.define(literal, one);
    }

    /**
     * Goes back to the root, and proves a clause that the search learnt.
     *
     * @return false if this takes too long; nothing is done then
     */
    boolean learnt(int[] clause) {
        backToRoot();
        if (deadLevel != NO_DEAD_LEVEL || holds(clause)) return true;
        clauses.open();
        for (int literal : clause) {
            if (clauses.hasConflict()) break;
            if (clauses.value(literal) >= 0) clauses.assume(-literal);
        }
        learn();
        mostLemmas = lemmas.count() + MOST_LEMMAS_FOR_A_STEP;
        shown = clause;
        boolean follows = deadLevel != NO_DEAD_LEVEL || refute(near(clause));
        shown = NO_LITERALS;
        mostLemmas = Integer.MAX_VALUE;
        if (!follows) backTo(ROOT);
        else if (deadLevel > ROOT) goBelowDeadLevel();
        return follows;
    }

    private int near(int[] clause) {
        int candidate = helpers.candidate(clause);
        return candidate == 0 ? NO_CELL : axioms.cell(candidate);
    }

    /** Returns whether a proof of this number of lemmas is short enough for one step of a search. */
    static boolean isOneStep(int lemmas) {
        return lemmas <= MOST_LEMMAS_FOR_A_STEP;
    }

    private boolean holds(int[] clause) {
        for (int literal : clause) if (clauses.value(literal) > 0) return true;
        return false;
    }

    /** Abandons open branches; lemmas stay. */
    void backToRoot() {
        if (deadLevel > ROOT) backTo(ROOT);
    }

    private void backTo(int level) {
        clauses.backTo(level);
        deadLevel = NO_DEAD_LEVEL;
        untold = 0;
        model = null;
    }

    /**
     * Completes the refutation; then the last lemma states that the selector is false.
     *
     * @return false if this fails, as for {@link #leave}
     */
    boolean finish() {
        return leave(ROOT) && (deadLevel != NO_DEAD_LEVEL || refute(NO_CELL));
    }

    /** Refutes the present level by splitting cells, near {@code cell} first. */
    private boolean refute(int cell) {
        int level = clauses.level();
        while (deadLevel == NO_DEAD_LEVEL) {
            if (lemmas.count() >= mostLemmas || lemmas.size() >= MOST_NUMBERS) return false;
            if (shortcut(cell)) continue;
            int literal = helpers.split(shown);
            if (literal == 0) literal = split(cell);
            if (literal == 0) {
                model = grid();
                return false;
            }
            open(literal);
            boolean refuted = deadLevel != NO_DEAD_LEVEL || refute(cell);
            if (!refuted || !leave(level)) return false;
        }
        return true;
    }

    /** Adds a lemma that is no clause and excludes something more; false if there is none. */
    private boolean shortcut(int cell) {
        boolean found = shortcuts.find(cell, lemmas);
        if (found) learn();
        return found;
    }

    private void open(int literal) {
        clauses.open();
        if (clauses.assume(literal)) learn();
        else deadLevel = clauses.level();
    }

    /** Makes a lemma from a conflict, if there is one. */
    private void learn() {
        if (!clauses.hasConflict()) return;
        deadLevel = clauses.explain(lemma, hints);
        untold = lemmas.add(lemma, hints);
    }

    /**
     * Returns the first candidate of a cell with the fewest candidates, among the peers of {@code near} if one is open; 0 if
     * no cell is.
     */
    private int split(int near) {
        int best = NO_CELL;
        int fewest = Integer.MAX_VALUE;
        int[] first = near == NO_CELL ? NO_CELLS : board.peers(near);
        for (int i = 0; i < first.length + axioms.cells(); i++) {
            if (i == first.length && best != NO_CELL) break;
            int cell = i < first.length ? first[i] : i - first.length;
            int count = candidates(cell);
            if (count < 2 || count >= fewest) continue;
            fewest = count;
            best = cell;
        }
        return best == NO_CELL ? 0 : firstCandidate(best);
    }

    private int candidates(int cell) {
        int count = 0;
        for (int digit = 1; digit <= axioms.digits(); digit++) {
            if (clauses.value(axioms.variable(cell, digit)) >= 0) count++;
        }
        return count;
    }

    private int firstCandidate(int cell) {
        int digit = 1;
        while (clauses.value(axioms.variable(cell, digit)) < 0) digit++;
        return axioms.variable(cell, digit);
    }

    private Grid grid() {
        int[] digits = new int[axioms.cells()];
        for (int cell = 0; cell < digits.length; cell++) {
            digits[cell] = firstCandidate(cell) - axioms.variable(cell, 0);
        }
        return Grid.of(board, digits);
    }

    /** Returns a grid that fulfils all clauses, which made {@link #finish} fail; null if the size of the proof did. */
    @Nullable
    Grid model() {
        return model;
    }

    /** Returns the clauses of this puzzle, numbered after the rules. */
    List<int[]> own() {
        return own;
    }

    Lemmas lemmas() {
        return lemmas;
    }

    /**
     * Writes support clauses for relations of two cells: each digit of one cell needs a compatible digit of the other (I.
     * Gent, ECAI 2002). They follow from the forbidden fillings. With them, unit propagation finds all excluded candidates.
     */
    private static final class SupportClauses {
        private SupportClauses() {}

        static List<int[]> of(Board board, Axioms axioms) {
            List<int[]> clauses = new ArrayList<>();
            for (Relation relation : board.relations()) {
                if (relation.cells().size() != 2) continue;
                add(relation, relation.cells().get(0), relation.cells().get(1), axioms, clauses);
                add(relation, relation.cells().get(1), relation.cells().get(0), axioms, clauses);
            }
            return clauses;
        }

        private static void add(Relation relation, int cell, int other, Axioms axioms, List<int[]> clauses) {
            int[] grid = new int[axioms.cells()];
            for (int digit = 1; digit <= axioms.digits(); digit++) {
                Ints clause = new Ints();
                clause.add(-axioms.variable(cell, digit));
                grid[cell] = digit;
                for (int support = 1; support <= axioms.digits(); support++) {
                    grid[other] = support;
                    if (relation.holds(grid)) clause.add(axioms.variable(other, support));
                }
                if (clause.size() <= axioms.digits()) clauses.add(clause.toArray());
            }
        }
    }
}
