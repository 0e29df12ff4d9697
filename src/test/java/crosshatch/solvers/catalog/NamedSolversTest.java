package crosshatch.solvers.catalog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A label means one solver, and no other one. */
class NamedSolversTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @Test
    void aLabelStandsBeforeTheFirstSignOfEqualityUnlessThatIsOfAnOption() {
        assertEquals(
                List.of("my own = norvig/pairs=off", "norvig = norvig", "swift/kernel=bands = swift/kernel=bands"),
                named("my own=norvig/pairs=off", "norvig", "swift/kernel=bands"));
    }

    @Test
    void aLabelIsOfTheConfigurationHoweverItIsWritten() {
        assertEquals(List.of("n = norvig"), named("n=norvig/pairs=on"));
    }

    @Test
    void twinsShareALabel() {
        assertEquals(List.of("n = norvig#1", "n = norvig#2"), named("n=norvig#1", "n=norvig#2"));
    }

    @Test
    void theNameOfAFamilyMayBeALabelWithinIt() {
        assertEquals(List.of("norvig = norvig/pairs=off"), named("norvig=norvig/pairs=off"));
    }

    /** A no-break space, letters of full width, a blank around. */
    @Test
    void labelsThatLookTheSameAreOneLabel() {
        assertEquals(List.of("my own = norvig"), named("my\u00a0own=norvig"));
        assertEquals(List.of("fast = norvig"), named(" \uff46ast\u00a0=norvig"));
    }

    private static List<String> named(String... written) {
        return NamedSolvers.parse(List.of(written), CATALOG).solvers().stream()
                .map(each -> each.label() + " = " + each.spec())
                .toList();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "choco=norvig                       | choco' is no label for norvig, because another solver has this name",
                "cadical=norvig                     | cadical' is no label for norvig",
                "a=norvig;a=swift                   | found two solvers with the label 'a'",
                "a=norvig;a\u00a0=swift             | found two solvers with the label 'a'",
                "a\u2800=norvig                      | is no label for norvig",
                "a\u3164=norvig                      | is no label for norvig",
                "norvig=norvig/pairs=off;norvig     | found two solvers with the label 'norvig'",
                "=norvig                            | is no label for norvig",
                "a\u202eb=norvig                      | b' is no label for norvig",
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
