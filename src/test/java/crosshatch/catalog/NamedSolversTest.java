package crosshatch.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.puzzle.InputException;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A label means one solver, and no other one. */
class NamedSolversTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @Test
    void aLabelStandsBeforeTheFirstSignOfEqualityUnlessThatIsOfAnOption() {
        NamedSolvers named =
                NamedSolvers.parse(List.of("my own=norvig/pairs=off", "norvig", "swift/kernel=bands"), CATALOG);

        assertEquals(List.of("norvig/pairs=off", "norvig", "swift/kernel=bands"), named.specs());
        assertEquals(Map.of("norvig/pairs=off", "my own"), named.labels());
    }

    @Test
    void aPlanMayWriteItsLabelsWithShortSpecs() {
        assertEquals(
                Map.of("norvig", "n"),
                NamedSolvers.of(List.of("norvig"), Map.of("norvig", "n"), CATALOG)
                        .labels());
    }

    @Test
    void twinsShareALabel() {
        assertEquals(
                Map.of("norvig", "n"),
                NamedSolvers.of(List.of("norvig#1", "norvig#2"), Map.of("norvig", "n"), CATALOG)
                        .labels());
    }

    @Test
    void theNameOfAFamilyMayBeALabelWithinIt() {
        assertEquals(
                Map.of("norvig/pairs=off", "norvig"),
                NamedSolvers.parse(List.of("norvig=norvig/pairs=off"), CATALOG).labels());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "choco=norvig                       | choco' is the name of a solver, and norvig is another one",
                "cadical=norvig                     | cadical' is the name of a solver",
                "a=norvig;a=swift                   | two solvers would be called 'a'",
                "norvig=norvig/pairs=off;norvig     | two solvers would be called 'norvig'",
                "=norvig                            | is no label for norvig",
                "a#1=norvig                         | a#1' is no label",
                "a @ b=norvig                       | a @ b' is no label",
                "a=norvik                           | Did you mean 'norvig'?",
            })
    void whatWouldMisleadIsRefused(String named, String message) {
        String found = assertThrows(
                        InputException.class, () -> NamedSolvers.parse(List.of(named.split(";", -1)), CATALOG))
                .getMessage();

        assertTrue(found.contains(message), found);
    }
}
