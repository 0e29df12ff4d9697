package crosshatch.experiment.study.reproduce;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.experiment.study.reproduce.Measure.Measured;
import crosshatch.experiment.study.reproduce.Reproduction.Outcome;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Answer;
import crosshatch.solver.Claim;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Counters;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import crosshatch.solvers.catalog.SolverCatalog;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No figure passes for nothing: each fails if something else is measured, and each that asks a solver if that one is broken. */
@Tag("long")
class EveryFigureCanFailTest {
    /** Steers a program step by step, or writes a formula, and asks no solver for an answer. */
    private static final Pattern STEERED = Pattern.compile("homer/.*|encodings/.*|readalps/.*-end-grid");
    /** Looks at grids alone, at what is said, or at the order of counts: one more of all does not matter. */
    private static final Set<String> OF_NO_COUNT = Set.of(
            "norvig/hardest10-solutions",
            "hp71b/v2-settings",
            "hp71b/v2-settings-reconstructed",
            "hp71b/v2-smaller-settings",
            "hp71b/v1-settings",
            "hp71b/v1-settings-reconstructed",
            "hp71b/v1-smaller-settings",
            "hp71b/solutions",
            "hp71b/solutions-reconstructed",
            "euler96/corner-sum",
            "readalps/quiz2-mode0-events",
            "hp71b/v2-seconds-order");

    static Stream<PublishedFigure> everyFigure() {
        return Papers.all().stream().flatMap(paper -> paper.figures().stream());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("everyFigure")
    void anotherValueIsNotAccepted(PublishedFigure figure) {
        List<String> accepted = List.of((figure.ours() == null ? figure.value() : figure.ours()).split(" ", -1));

        assertFails(figure, List.of());
        for (int i = 0; i < accepted.size(); i++) {
            List<String> off = new ArrayList<>(accepted);
            off.set(i, otherThan(accepted.get(i), figure.measure().timed(), figure.value()));
            assertFails(figure, off);
        }
    }

    private static void assertFails(PublishedFigure figure, List<String> values) {
        Reproduction result = Reproduction.of(figure, Measured.of(values));

        assertFalse(result.outcome().acceptable(), figure.id() + " accepts " + values);
    }

    /** A count one or two more in its last place, a time a hundred times as long, another word. */
    private static String otherThan(String accepted, boolean timed, String published) {
        if (!accepted.matches("-?[0-9.]+")) return accepted + "?";
        BigDecimal number = new BigDecimal(accepted);
        if (timed) return number.movePointRight(2).toPlainString();
        String more = number.add(number.ulp()).toPlainString();
        return more.equals(published)
                ? number.add(number.ulp()).add(number.ulp()).toPlainString()
                : more;
    }

    @Test
    void aSolverThatAnswersNothingFailsEveryFigureThatAsksIt() {
        assertEquals(Set.of(), passedWith(answer -> new Answer(new Claim.GaveUp(), answer.counters())));
    }

    @Test
    void aCounterThatIsOffByOneFailsEveryFigureThatReadsIt() {
        Set<String> passed = passedWith(answer -> new Answer(answer.claim(), oneMore(answer.counters())));

        passed.removeAll(OF_NO_COUNT);
        assertEquals(Set.of(), passed);
    }

    private static Counters oneMore(Counters counters) {
        Counters.Builder more = Counters.builder();
        Arrays.stream(Counter.values())
                .forEach(each -> counters.get(each).ifPresent(count -> more.set(each, count + 1)));
        new HashMap<>(counters.natives()).forEach((name, count) -> more.setNative(name, count + 1));
        return more.build();
    }

    /** The figures of shipped sets that are acceptable although every solver is broken in this way. */
    private static Set<String> passedWith(UnaryOperator<Answer> broken) {
        List<Family> families = SolverCatalog.standard().families().stream()
                .<Family>map(family -> new Broken(family, broken))
                .toList();
        List<PublishedFigure> figures = everyFigure()
                .filter(figure -> !figure.measure().timed())
                .filter(figure -> !STEERED.matcher(figure.id()).matches())
                .toList();
        List<Reproduction> results = new FigureReproducer(Fakes.laboratory(new SolverCatalog(families)), 2)
                .reproduce(figures, finished -> {});
        assertTrue(results.stream().anyMatch(result -> result.outcome() != Outcome.NEEDS_DATA));
        return results.stream()
                .filter(result -> result.outcome() != Outcome.NEEDS_DATA)
                .filter(result -> result.outcome().acceptable())
                .map(result -> result.figure().id())
                .collect(Collectors.toSet());
    }

    /** A family whose solvers answer something else than they found. */
    private record Broken(Family whole, UnaryOperator<Answer> broken) implements Family {
        @Override
        public String name() {
            return whole.name();
        }

        @Override
        public Paradigm paradigm() {
            return whole.paradigm();
        }

        @Override
        public String title() {
            return whole.title();
        }

        @Override
        public String source() {
            return whole.source();
        }

        @Override
        public List<Option> options() {
            return whole.options();
        }

        @Override
        public Map<Counter, CounterMeaning> counters() {
            return whole.counters();
        }

        @Override
        public Optional<String> refusal(Board board, Question question) {
            return whole.refusal(board, question);
        }

        @Override
        public Solver create(SolverSpec spec, Trace trace) {
            Solver found = whole.create(spec, trace);
            return (puzzle, question, budget) -> broken.apply(found.answer(puzzle, question, budget));
        }
    }
}
