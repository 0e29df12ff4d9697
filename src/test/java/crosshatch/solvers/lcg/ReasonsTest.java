package crosshatch.solvers.lcg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.Ints;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Reasons of everything that is propagated along random walks, compared with all grids that solve the board: in each of these in
 * which the reason holds, what it explains must hold, too. What is learnt is made of such reasons; {@link LearningTest} compares it.
 */
class ReasonsTest {
    private static final int STEPS = 300;
    private static final int BOARDS = 120;
    private static final List<String> RULES = List.of("hidden-single", "locked", "gac", LcgFamily.FISH);

    /** How many of each kind were explained. */
    private final Map<Integer, Integer> explained = new TreeMap<>();

    @Test
    void aReasonHoldsBeforeWhatItExplainsAndImpliesIt() {
        IntStream.range(0, 20 * BOARDS)
                .mapToObj(seed -> SmallPuzzles.random(seed).board())
                .filter(board -> board.digits() == 4)
                .limit(BOARDS)
                .forEach(board -> new Walk(board).go(new Random(board.text().hashCode())));

        assertEquals(
                Set.of(Reason.LITERAL, Reason.SLOT, Reason.HALL, Reason.RELATION, Reason.LOCKED), explained.keySet());
        assertTrue(explained.values().stream().allMatch(count -> count > 100), explained.toString());
    }

    /** Decisions on an empty board, and what follows from each. */
    private final class Walk {
        private final Board board;
        private final List<int[]> solutions = new ArrayList<>();
        private final ExactlyOneSets slots;
        private final Trail trail;
        private final Conflict conflict = new Conflict();
        private final LearningPropagation propagation;
        private final Explanations explanations;
        private final Ints because = new Ints();

        Walk(Board board) {
            this.board = board;
            List<Relation> relations = board.relations();
            slots = new ExactlyOneSets(board);
            trail = new Trail(slots.mostCandidates());
            Singles singles = new Singles(slots, trail, conflict, true);
            Clauses clauses = new Clauses(slots.mostCandidates(), trail, conflict);
            Locked locked = new Locked(slots, trail, singles);
            HallSets hallSets = new HallSets(slots, trail, singles, conflict, board.isSquare());
            Diagrams diagrams = new Diagrams();
            RelationReasons reasons = new RelationReasons(
                    slots,
                    trail,
                    singles,
                    conflict,
                    relations,
                    relations.stream().map(each -> diagrams.of(board, each)).toList());
            explanations = new Explanations(slots, singles, clauses, locked, hallSets, reasons);
            propagation = new LearningPropagation(slots, trail, singles, clauses, locked, hallSets, RULES, reasons);
            trail.listen(singles);
            trail.follow(clauses, locked, hallSets, reasons);
            solve(new int[board.cells()], 0);
        }

        /** All grids, cell by cell, by the definition of units and relations alone. */
        private void solve(int[] digits, int cell) {
            if (cell == digits.length) {
                if (board.relations().stream().allMatch(each -> each.holds(digits))) solutions.add(digits.clone());
                return;
            }
            for (int digit = 1; digit <= board.digits(); digit++) {
                int tried = digit;
                if (Arrays.stream(board.peers(cell)).anyMatch(peer -> digits[peer] == tried)) continue;
                digits[cell] = digit;
                solve(digits, cell + 1);
                digits[cell] = 0;
            }
        }

        void go(Random random) {
            propagation.begin(SmallPuzzles.empty(board), true);
            if (!propagates()) {
                assertEquals(0, solutions.size(), board::text);
                return;
            }
            propagation.keepRoot();
            for (int step = 0; step < STEPS; step++) {
                int candidate = random.nextInt(slots.candidates());
                int literal = random.nextInt(4) == 0 ? Literal.is(candidate) : Literal.isNot(candidate);
                if (trail.value(literal) != 0) continue;
                trail.decide(literal);
                if (!propagates()) trail.backTo(random.nextInt(trail.level()));
            }
        }

        private boolean propagates() {
            int before = trail.size();
            boolean alive = propagation.propagate();
            for (int position = before; position < trail.size(); position++) {
                int literal = trail.literal(position);
                int reason = trail.reason(Literal.candidate(literal));
                if (reason == Reason.NONE) continue;
                because.clear();
                explanations.explain(reason, literal, because);
                check(reason, literal, position);
            }
            if (alive) return true;
            because.clear();
            explanations.explain(conflict, because);
            check(conflict.reason(), Literal.NONE, trail.size());
            return false;
        }

        /** @param literal that is explained; {@link Literal#NONE} if it is a conflict */
        private void check(int reason, int literal, int position) {
            explained.merge(Reason.kind(reason), 1, Integer::sum);
            int[] literals =
                    IntStream.range(0, because.size()).map(because::get).toArray();
            String named = board.text() + ", kind " + Reason.kind(reason) + ", literal " + literal + " because of "
                    + Arrays.toString(literals);
            for (int each : literals) {
                assertTrue(trail.value(each) > 0, named);
                assertTrue(trail.position(Literal.candidate(each)) < position, named);
            }
            for (int[] digits : solutions) {
                boolean applies = Arrays.stream(literals).allMatch(each -> holds(each, digits));
                assertTrue(!applies || (literal != Literal.NONE && holds(literal, digits)), named);
            }
        }

        private boolean holds(int literal, int[] digits) {
            int candidate = Literal.candidate(literal);
            return (digits[slots.cell(candidate)] == slots.digit(candidate)) == Literal.fills(literal);
        }
    }
}
