package crosshatch.solvers.engine;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Product;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.board.Unit;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.export.RelationExamples;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every propagator on random candidates of a few cells, compared with all fillings of these cells. A propagator must keep every digit
 * that some filling has. One that is complete keeps no other digit, and fails if there is no filling.
 */
class PropagatorsTest {
    private static final int STATES = 300;
    private static final int DIGITS = 4;

    private enum Strength {
        SOUND,
        COMPLETE
    }

    /**
     * A propagator and what it enforces.
     *
     * @param units whose cells differ in every filling
     * @param relation that every filling keeps; empty for rules that look at units
     * @param propagate false if it finds a failure
     * @param idempotent whether a second call right after the first may change nothing
     */
    private record Subject(
            Class<?> type,
            Board board,
            List<int[]> units,
            Optional<Relation> relation,
            Strength strength,
            Predicate<GridState> propagate,
            boolean idempotent) {

        int[] scope() {
            IntStream ofUnits = units.stream().flatMapToInt(Arrays::stream);
            return relation.map(each -> each.cells().stream().mapToInt(Integer::intValue))
                    .orElse(ofUnits)
                    .distinct()
                    .sorted()
                    .toArray();
        }

        @Override
        public String toString() {
            return type.getSimpleName() + ", " + relation.map(Relation::text).orElseGet(() -> board.text());
        }
    }

    private record Rule(Strength strength, Function<Board, Propagator> maker) {}

    private static final List<Rule> RULES = List.of(
            new Rule(Strength.SOUND, HiddenSingles::new),
            new Rule(Strength.SOUND, HiddenPairs::new),
            new Rule(Strength.SOUND, LockedCandidates::new),
            new Rule(Strength.SOUND, board -> new NakedPairs()),
            new Rule(Strength.COMPLETE, NakedSubsets::new),
            new Rule(Strength.COMPLETE, AllDifferent::new));

    static Stream<Subject> everyPropagator() {
        Stream<Subject> rules = RULES.stream()
                .flatMap(rule -> Stream.of(Board.latin(DIGITS), Board.sudoku(2), withSmallRegion())
                        .map(board -> subject(rule, board)));
        return Stream.of(rules, diagrams(), shifted(), bounds(), linearBounds()).flatMap(each -> each);
    }

    /** Its last unit has fewer cells than there are digits, so that a digit may be missing. */
    private static Board withSmallRegion() {
        return Board.latin(DIGITS).toBuilder().unit(Unit.Kind.REGION, 0, 5, 10).build();
    }

    /** The rule for the last unit of the board; locked candidates are about the units that cross it, too. */
    private static Subject subject(Rule rule, Board board) {
        int last = board.unitCount() - 1;
        Propagator propagator = rule.maker().apply(board);
        List<int[]> units = IntStream.range(0, board.unitCount())
                .filter(unit -> unit == last || (propagator instanceof LockedCandidates && cross(board, unit, last)))
                .mapToObj(board::unit)
                .toList();
        return new Subject(
                propagator.getClass(),
                board,
                units,
                Optional.empty(),
                rule.strength(),
                state -> propagator.propagate(state, last),
                propagator.isIdempotent());
    }

    private static boolean cross(Board board, int one, int other) {
        Set<Integer> cells = Arrays.stream(board.unit(one)).boxed().collect(Collectors.toSet());
        return Arrays.stream(board.unit(other)).filter(cells::contains).count() > 1;
    }

    /** Diagrams leave out fillings in which two cells of a unit hold the same digit. */
    private static Stream<Subject> diagrams() {
        return RelationExamples.NAMES.stream()
                .map(name -> RelationExamples.puzzle(name).board())
                .flatMap(board -> board.relations().stream()
                        .map(relation -> subject(
                                board,
                                IntStream.range(0, board.unitCount())
                                        .mapToObj(board::unit)
                                        .toList(),
                                relation,
                                Strength.COMPLETE,
                                new DiagramPropagator(relation.cells(), new Diagrams().of(board, relation)))));
    }

    private static Stream<Subject> shifted() {
        return Stream.of(
                        new Distinct(List.of(0, 1, 2), List.of(0, 1, 3), List.of()),
                        new Distinct(List.of(0, 1, 2, 3), List.of(0, 0, 0, 0), List.of(1, 2)),
                        new Distinct(List.of(7, 1, 0), List.of(2, 0, 1), List.of(3)))
                .map(each -> subject(
                        Board.latin(DIGITS),
                        List.of(),
                        each,
                        Strength.COMPLETE,
                        new ShiftedAllDifferent(each, DIGITS)));
    }

    private static Stream<Subject> bounds() {
        return Stream.of(
                        new Sum(List.of(0, 1, 2, 3), 11),
                        new Sum(List.of(1, 4, 6), 4),
                        new Product(List.of(0, 5, 9), 12),
                        new Product(List.of(2, 3, 7), 16))
                .map(each -> subject(
                        Board.latin(DIGITS),
                        List.of(),
                        each,
                        Strength.SOUND,
                        Objects.requireNonNull(ArithmeticBounds.of(each, DIGITS))));
    }

    private static Stream<Subject> linearBounds() {
        return Stream.of(
                        new Linear(List.of(0, 1, 6), List.of(2, -1, 1), Linear.Comparison.EQUAL, 5),
                        new Linear(List.of(0, 5, 9), List.of(1, 3, -2), Linear.Comparison.AT_MOST, 3),
                        new Linear(List.of(2, 3), List.of(1, -2), Linear.Comparison.DIFFERENT, 0))
                .map(each ->
                        subject(Board.latin(DIGITS), List.of(), each, Strength.SOUND, new LinearBounds(each, DIGITS)));
    }

    private static Subject subject(
            Board board, List<int[]> units, Relation relation, Strength strength, RelationPropagator propagator) {
        return new Subject(
                propagator.getClass(), board, units, Optional.of(relation), strength, propagator::propagate, true);
    }

    /** A new propagator fails here until it is among those above. */
    @Test
    @Tag("exhaustive")
    void noPropagatorOfThePackageIsMissing() throws URISyntaxException {
        URI compiled = Objects.requireNonNull(Propagator.class.getResource("Propagator.class"))
                .toURI();
        Set<String> all = new ClassFileImporter()
                .importPath(Path.of(compiled).getParent()).stream()
                        .filter(each -> !each.isInterface())
                        .filter(each ->
                                each.isAssignableTo(Propagator.class) || each.isAssignableTo(RelationPropagator.class))
                        .map(JavaClass::getName)
                        .collect(Collectors.toSet());

        assertEquals(all, everyPropagator().map(each -> each.type().getName()).collect(Collectors.toSet()));
    }

    @ParameterizedTest
    @MethodSource("everyPropagator")
    void keepsEveryDigitOfAFilling(Subject subject) {
        for (int seed = 0; seed < STATES; seed++) {
            Case drawn = new Case(subject, seed);
            boolean alive = drawn.propagateToFixpoint();

            if (!drawn.hasFilling) continue;
            assertTrue(alive, drawn.named);
            for (int cell : subject.scope()) {
                assertEquals(0, drawn.supported[cell] & ~drawn.state.mask(cell), drawn.named + ", cell " + cell);
            }
        }
    }

    static Stream<Subject> completePropagators() {
        return everyPropagator().filter(each -> each.strength() == Strength.COMPLETE);
    }

    @ParameterizedTest
    @MethodSource("completePropagators")
    void keepsNoOtherDigitIfItIsComplete(Subject subject) {
        for (int seed = 0; seed < STATES; seed++) {
            Case drawn = new Case(subject, seed);
            boolean alive = drawn.propagateToFixpoint();

            assertEquals(drawn.hasFilling, alive, drawn.named);
            for (int cell : subject.scope()) {
                if (alive) assertEquals(drawn.supported[cell], drawn.state.mask(cell), drawn.named + ", cell " + cell);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("everyPropagator")
    void changesNothingInASecondCallIfItSaysSo(Subject subject) {
        for (int seed = 0; seed < STATES && subject.idempotent(); seed++) {
            Case drawn = new Case(subject, seed);
            if (!subject.propagate().test(drawn.state)) continue;
            long removals = drawn.state.removals();

            assertTrue(subject.propagate().test(drawn.state), drawn.named);
            assertEquals(removals, drawn.state.removals(), drawn.named);
        }
    }

    static Stream<Subject> propagatorsOfRelations() {
        return everyPropagator().filter(each -> each.relation().isPresent());
    }

    @ParameterizedTest
    @MethodSource("propagatorsOfRelations")
    void decidesARelationWhoseCellsAreAllFilled(Subject subject) {
        Random random = new Random(1);
        for (int i = 0; i < STATES; i++) {
            int[] digits = random.ints(
                            subject.board().cells(), 1, subject.board().digits() + 1)
                    .toArray();
            if (!subject.units().stream().allMatch(unit -> areDifferent(digits, unit))) continue;
            GridState state = empty(subject.board());
            for (int cell : subject.scope()) state.fill(cell, 1L << (digits[cell] - 1));

            assertEquals(
                    subject.relation().orElseThrow().holds(digits),
                    subject.propagate().test(state),
                    Arrays.toString(digits));
        }
    }

    private static boolean areDifferent(int[] digits, int[] cells) {
        return Arrays.stream(cells).map(cell -> digits[cell]).distinct().count() == cells.length;
    }

    /** Else it would be compared with nothing. */
    @Test
    void everyPropagatorRemovesSomethingFromSomeOfTheStates() {
        everyPropagator().collect(Collectors.groupingBy(Subject::type)).forEach((type, subjects) -> {
            boolean removes = subjects.stream().anyMatch(subject -> IntStream.range(0, STATES)
                    .mapToObj(seed -> new Case(subject, seed))
                    .anyMatch(drawn -> {
                        long before = drawn.state.removals();
                        return subject.propagate().test(drawn.state) && drawn.state.removals() > before;
                    }));
            assertTrue(removes, type.getSimpleName());
        });
        assertFalse(RULES.isEmpty());
    }

    private static GridState empty(Board board) {
        GridState state = new TrailState(board, new EngineTracer(board, Trace.OFF));
        state.reset();
        return state;
    }

    /** Random candidates, and the digits that fillings of them have. */
    private static final class Case {
        private final Subject subject;
        private final String named;
        private final GridState state;
        private final int[] scope;
        private final int[] digits;
        /** By cell, of the units of the subject. */
        private final int[][] peers;
        /** By cell. */
        private final long[] supported;

        private boolean hasFilling;

        Case(Subject subject, int seed) {
            this.subject = subject;
            state = empty(subject.board());
            scope = subject.scope();
            digits = new int[subject.board().cells()];
            supported = new long[digits.length];
            peers = IntStream.range(0, digits.length).mapToObj(this::peers).toArray(int[][]::new);
            draw(new Random(seed));
            named = subject + ", seed " + seed + ", candidates "
                    + Arrays.stream(scope)
                            .mapToObj(cell -> Long.toBinaryString(state.mask(cell)))
                            .toList();
            enumerate(0);
        }

        /** Some cells are filled, and the digits of these are gone from their units: so propagators find it. */
        private void draw(Random random) {
            double share = 0.3 + 0.6 * random.nextDouble();
            for (int cell : scope) {
                long keep = 1L << random.nextInt(subject.board().digits());
                for (int digit = 0; digit < subject.board().digits(); digit++) {
                    if (random.nextDouble() < share) keep |= 1L << digit;
                }
                state.remove(cell, ~keep);
            }
            for (int cell : scope) {
                if (Long.bitCount(state.mask(cell)) == 1 && random.nextBoolean() && hasRoom(cell)) {
                    state.fill(cell, state.mask(cell));
                    spread();
                }
            }
        }

        private boolean hasRoom(int cell) {
            return Arrays.stream(peers[cell]).allMatch(peer -> state.mask(peer) != state.mask(cell));
        }

        private int[] peers(int cell) {
            return subject.units().stream()
                    .filter(unit -> Arrays.stream(unit).anyMatch(each -> each == cell))
                    .flatMapToInt(Arrays::stream)
                    .filter(peer -> peer != cell)
                    .distinct()
                    .toArray();
        }

        private boolean spread() {
            for (int cell : scope) {
                long digit = state.mask(cell);
                if (state.isFilled(cell) && !Arrays.stream(peers[cell]).allMatch(peer -> state.remove(peer, digit))) {
                    return false;
                }
            }
            return true;
        }

        private void enumerate(int next) {
            if (next == scope.length) {
                if (!subject.relation().map(relation -> relation.holds(digits)).orElse(true)) return;
                hasFilling = true;
                for (int cell : scope) supported[cell] |= 1L << (digits[cell] - 1);
                return;
            }
            int cell = scope[next];
            for (int digit = 1; digit <= subject.board().digits(); digit++) {
                if ((state.mask(cell) & 1L << (digit - 1)) == 0 || isTaken(cell, digit)) continue;
                digits[cell] = digit;
                enumerate(next + 1);
                digits[cell] = 0;
            }
        }

        private boolean isTaken(int cell, int digit) {
            for (int peer : peers[cell]) if (digits[peer] == digit) return true;
            return false;
        }

        boolean propagateToFixpoint() {
            long before;
            do {
                before = state.removals();
                if (!subject.propagate().test(state) || !spread()) return false;
            } while (state.removals() > before);
            return true;
        }
    }
}
