package crosshatch.experiment.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import crosshatch.results.report.SolverNames;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong answers weigh more than a closed gate, and both more than a solver that is missing. */
class CampaignVerdictTest {
    @ParameterizedTest
    @CsvSource({
        "norvig, true,  true,  AS_EXPECTED",
        "norvig, true,  false, INCOMPLETE",
        "norvig, false, true,  WRONG",
        "norvig, false, false, WRONG",
        "hp71b,  true,  true,  AS_EXPECTED",
        "engine, true,  true,  WRONG",
        "engine, true,  false, WRONG",
        "engine, false, false, WRONG",
    })
    void isThatOfTheWorst(String solverWithWrongGrid, boolean gateOpen, boolean allRan, CampaignVerdict verdict) {
        WrongAnswers wrong =
                WrongAnswers.recorded(new SolverNames(SolverCatalog.standard().families()));
        if (!solverWithWrongGrid.equals("norvig")) {
            wrong.add(solverWithWrongGrid, "wrong", "solved", 1, false, List.of("a line"));
        }

        assertEquals(verdict, CampaignVerdict.of(wrong, gateOpen, allRan ? Map.of() : Map.of("sat4j", "not here")));
    }
}
