package crosshatch.results.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

/** Ids, which are names of files too. */
class IdsTest {
    private static String scatter(String jvm) {
        String solver =
                "cpsat/givens=live/model=bool/profile=fast/relations=table, Eclipse Adoptium OpenJDK 64-Bit Server VM ";
        return Ids.of("scatter", solver + "17.0.15+6", solver + jvm, "hardest10, question unique");
    }

    @Test
    void anIdSaysWhatItsTableOrFigureHolds() {
        assertEquals("results-hardest10-question-any", Ids.of("results", "hardest10, question any"));
    }

    @Test
    void aLongIdIsShortEnoughForTheNameOfAFile() {
        String id = scatter("25.0.3+9");

        assertTrue(id.length() < 200, id);
        assertTrue(id.startsWith("scatter-cpsat-"), id);
        assertTrue(id.endsWith("-hardest10-question-unique"), id);
    }

    @Test
    void longIdsThatDifferInTheMiddleStayDifferent() {
        assertNotEquals(scatter("25.0.3+9"), scatter("25.0.4+1"));
    }
}
