package crosshatch.solvers.model.cpsat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.Puzzles;
import crosshatch.base.InputException;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Paradigm;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class CpSatFamilyTest {
    @Test
    void theSpelledOutNameLeavesNothingUnsaid() {
        assertEquals(
                "cpsat/branching=profile/further=enumerate/givens=live/implied=none/inprocessing=profile/linearization=profile/model=bool"
                        + "/polarity=profile/presolve=off/probing=profile/profile=fast/relations=arithmetic/seed=1/symmetry=profile/workers=1",
                Configurations.spec("cpsat/givens=live/model=bool/profile=fast").spelledOut());
    }

    @Test
    void presolveFollowsTheProfile() {
        assertEquals("on", Configurations.spec("cpsat/givens=live/model=bool").get("presolve"));
        assertEquals(
                "off",
                Configurations.spec("cpsat/givens=live/model=bool/presolve=off").get("presolve"));
    }

    @Test
    void severalWorkersBlockUnlessToldOtherwise() {
        assertEquals(
                "block",
                Configurations.spec("cpsat/givens=live/model=bool/profile=fast/workers=2")
                        .get("further"));
        assertEquals(
                "enumerate",
                Configurations.spec("cpsat/givens=live/model=bool/profile=fast/workers=1")
                        .get("further"));
    }

    @Test
    void saysWhatItIsAndWhatItCounts() {
        CpSatFamily family = new CpSatFamily();

        assertEquals(Paradigm.CP_SAT, family.paradigm());
        assertTrue(family.title().contains("OR-Tools"), family.title());
        assertEquals(8, family.threads(Configurations.spec("cpsat/givens=live/model=bool/profile=fast/workers=8")));
        assertEquals(
                Set.of(Counter.NOGOODS, Counter.DEPTH),
                family.counters().entrySet().stream()
                        .filter(each -> each.getValue().fidelity() == CounterMeaning.Fidelity.ABSENT)
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet()));
        assertEquals(
                Set.of(Counter.values()), family.counters().keySet(), "each has a meaning, or a reason to have none");
    }

    @Test
    void severalWorkersAreNotAllowedToEnumerate() {
        InputException refused = assertThrows(
                InputException.class,
                () -> Configurations.solver("cpsat/further=enumerate/givens=live/model=bool/profile=fast/workers=2"));

        assertTrue(refused.toString().contains("further=block"), refused.toString());
    }

    @Test
    void theSourceNamesTheVersionOnTheClassPath() {
        CpSatFamily family = new CpSatFamily();

        assertTrue(family.source().contains("OR-Tools " + family.version().orElseThrow() + ";"), family.source());
    }

    @Test
    void clausesFromALinearRelaxationOrSymmetriesGiveNoProof() {
        for (String parameter : List.of("linearization=1", "linearization=2", "symmetry=1", "symmetry=2")) {
            assertTrue(reasonNotToTrace(parameter).contains("linear relaxations or symmetries"), parameter);
        }
        for (String parameter : List.of("linearization=0", "symmetry=0", "linearization=profile", "polarity=random")) {
            assertFalse(reasonNotToTrace(parameter).contains("linear relaxations or symmetries"), parameter);
        }
    }

    private static String reasonNotToTrace(String parameter) {
        return new CpSatFamily()
                .reasonNotToTrace(
                        Configurations.spec("cpsat/model=bool/profile=fast/" + parameter),
                        Puzzles.NORVIG_HARD_1.board())
                .orElse("");
    }
}
