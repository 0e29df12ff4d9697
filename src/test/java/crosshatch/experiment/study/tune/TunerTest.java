package crosshatch.experiment.study.tune;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.experiment.Plan;
import crosshatch.experiment.RaceResult;
import crosshatch.experiment.RaceResult.Standing;
import crosshatch.experiment.campaign.Messages;
import crosshatch.solver.Limits;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Iterated racing, on races whose outcome is a formula: five puzzles each, and the better half is left. */
@Tag("long")
class TunerTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();
    private static final int PUZZLES = 5;

    private final List<List<SolverSpec>> fields = new ArrayList<>();
    private final List<Plan.PlannedRace> rules = new ArrayList<>();

    /** The cheaper, the more options are as in one configuration that nobody told. */
    private static double distance(SolverSpec spec) {
        SolverSpec best = CATALOG.spec("sat4j/encoding=efficient/factory=bestwl/phase=negative/amo=native");
        return best.values().entrySet().stream()
                .filter(option -> !spec.is(option.getKey(), option.getValue()))
                .count();
    }

    @Test
    void findsAConfigurationNearTheBestAndNeverLosesTheBestItHad() {
        SolverSpec winner = tuner(runs(2000), 1, TunerTest::distance).winners().get(0);

        assertEquals(4, distance(CATALOG.spec("sat4j")));
        assertTrue(distance(winner) <= 2, winner.toString());
        double best = fields.stream()
                .flatMap(List::stream)
                .mapToDouble(TunerTest::distance)
                .min()
                .orElseThrow();
        assertEquals(best, distance(winner));
    }

    @Test
    void whereTheDefaultIsBestItWins() {
        SolverSpec byDefault = CATALOG.spec("sat4j");

        assertEquals(
                byDefault,
                tuner(runs(2000), 1, spec -> spec.equals(byDefault) ? 1 : 2)
                        .winners()
                        .get(0));
    }

    @Test
    void theSameSeedRacesTheSameAndAnotherOneDoesNot() {
        tuner(runs(2000), 1, TunerTest::distance).winners();
        List<List<SolverSpec>> first = List.copyOf(fields);
        fields.clear();
        tuner(runs(2000), 1, TunerTest::distance).winners();
        assertEquals(first, fields);

        fields.clear();
        tuner(runs(2000), 2, TunerTest::distance).winners();
        assertNotEquals(first, fields);
    }

    @Test
    void noConfigurationIsDrawnTwice() {
        tuner(runs(2000), 1, TunerTest::distance).winners();

        List<SolverSpec> drawn = new ArrayList<>();
        for (int race = 0; race < fields.size(); race++) {
            List<SolverSpec> before = race == 0 ? List.of() : fields.get(race - 1);
            fields.get(race).stream().filter(each -> !before.contains(each)).forEach(drawn::add);
        }
        assertEquals(drawn.stream().distinct().toList(), drawn);
    }

    @Test
    void thePlannedRacesDivideTheRemainingBudgetEquallyAndEachFurtherRaceMayUseAllOfIt() {
        Tuner tuner = tuner(runs(1000), 1, TunerTest::distance);
        tuner.winners();

        long used = 0;
        int planned = planned();
        for (int race = 0; race < rules.size(); race++) {
            assertEquals(
                    (1000 - used) / Math.max(1, planned - race), rules.get(race).maxRuns(), "race " + (race + 1));
            used += tuner.runs().get(race).used();
        }
        assertEquals(used, tuner.used());
    }

    @Test
    void onlyOneIsToBeLeftOfTheLastPlannedRaceAndOfTheFollowingRaces() {
        tuner(runs(2000), 1, TunerTest::distance).winners();

        List<Integer> keep = rules.stream().map(Plan.PlannedRace::keep).toList();
        assertTrue(keep.get(0) > 1);
        assertEquals(planned() - 1, keep.indexOf(1));
        assertEquals(1, Set.copyOf(keep.subList(planned() - 1, keep.size())).size());
    }

    @Test
    void racesGoOnUntilTheBudgetIsUsed() {
        Tuner tuner = tuner(runs(4000), 1, TunerTest::distance);
        tuner.winners();

        assertTrue(rules.size() > planned(), rules.size() + " races");
        long oneMoreThanTheSurvivors = (planned() + 1) * 10L;
        assertTrue(tuner.used() > 4000 - oneMoreThanTheSurvivors && tuner.used() <= 4000, "used " + tuner.used());
    }

    /** Races that are planned for the options of sat4j. */
    private static int planned() {
        int options = new ConfigurationSpace("sat4j", false, CATALOG).options().size();
        return 2 + (int) (Math.log(options) / Math.log(2));
    }

    @Test
    void ofTimeEachConfigurationIsChargedItsWarmUp() {
        Tuner tuner = tuner(new Tuning.Budget(Tuning.Budget.Unit.NANOS, 10_000_000), 1, TunerTest::distance);
        tuner.winners();

        RaceResult race = tuner.runs().get(0).result();
        assertEquals(
                race.nanos() + race.standings().size() * 1000L,
                tuner.runs().get(0).used());
        assertTrue(tuner.used() <= 10_000_000, "" + tuner.used());
    }

    @Test
    void aBudgetForOneConfigurationIsRefused() {
        assertTrue(assertThrows(InputException.class, () -> tuner(runs(11), 1, TunerTest::distance)
                        .winners())
                .getMessage()
                .startsWith("the budget is too small"));
    }

    @Test
    void whereEvenTheDefaultIsWrongNobodyIsLeft() {
        assertEquals(List.of(), tuner(runs(2000), 1, spec -> Double.NaN).winners());
    }

    private static Tuning.Budget runs(long count) {
        return new Tuning.Budget(Tuning.Budget.Unit.RUNS, count);
    }

    private Tuner tuner(Tuning.Budget budget, long seed, ToDoubleFunction<SolverSpec> cost) {
        Tuning tuning = new Tuning(
                "sat4j",
                List.of(),
                List.of(),
                "any",
                Limits.ofNanos(10_000),
                10,
                budget,
                1000,
                Plan.PlannedPlacement.HERE,
                seed);
        rules.clear();
        Messages silence = new Messages() {
            @Override
            public void say(String line) {}

            @Override
            public void alarm(String line) {}
        };
        return new Tuner(
                tuning,
                new ConfigurationSpace("sat4j", false, CATALOG),
                (number, field, by) -> race(field, by, cost),
                silence);
    }

    /** A cost that is no number is a wrong answer. */
    private RaceResult race(List<SolverSpec> field, Plan.PlannedRace by, ToDoubleFunction<SolverSpec> cost) {
        fields.add(field);
        rules.add(Objects.requireNonNull(by));
        List<SolverSpec> ranked = field.stream()
                .sorted(Comparator.comparingDouble(cost).thenComparing(SolverSpec::toString))
                .toList();
        List<Standing> standings = new ArrayList<>();
        for (int at = 0; at < ranked.size(); at++) {
            boolean stays = !Double.isNaN(cost.applyAsDouble(ranked.get(at))) && 2 * at < ranked.size();
            standings.add(new Standing(ranked.get(at).toString(), PUZZLES, PUZZLES, at + 1, 1, stays ? "" : "left"));
        }
        long runs = (long) PUZZLES * field.size();
        return new RaceResult(PUZZLES, runs, 100 * runs, standings);
    }
}
