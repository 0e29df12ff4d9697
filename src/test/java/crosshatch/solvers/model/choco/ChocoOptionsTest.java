package crosshatch.solvers.model.choco;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import crosshatch.base.InputException;
import crosshatch.solver.SolverSpec;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChocoOptionsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "choco, DEFAULT, library, none, none, off",
        "choco/select=dom, DEFAULT, dom, none, none, off",
        "choco/alldiff=AC/select=dom, AC, dom, none, none, on",
        "choco/alldiff=BC/select=dom, BC, dom, none, none, on",
        "choco/alldiff=AC/redundant=both/select=dom, AC, dom, none, none, on",
        "choco/alldiff=AC, AC, library, none, none, off",
        "choco/alldiff=AC/select=domwdeg, AC, domwdeg, none, none, off",
        "choco/restarts=luby, DEFAULT, library, luby, none, off",
        "choco/learn=lcg/select=dom, DEFAULT, dom, none, none, off",
        "choco/select=blackbox, DEFAULT, blackbox, blackbox, restarts, off",
        "choco/learn=lcg/select=blackbox, DEFAULT, blackbox, blackbox, none, off",
        "choco/restarts=luby/select=blackbox, DEFAULT, blackbox, luby, none, off"
    })
    void whatIsLeftOutFollowsFromWhatIsWritten(
            String written, String alldiff, String select, String restarts, String nogoods, String reuse) {
        SolverSpec spec = Choco.spec(written);

        assertEquals(
                List.of(alldiff, select, restarts, nogoods, reuse),
                Stream.of("alldiff", "select", "restarts", "nogoods", "reuse")
                        .map(spec::get)
                        .toList());
        assertDoesNotThrow(() -> ChocoOptions.of(spec));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "choco/alldiff=FC/learn=lcg/reuse=on/select=dom,           its learnt clauses depend on the givens",
        "choco/alldiff=AC/reuse=on/select=domwdeg,      failures in earlier puzzles",
        "choco/alldiff=AC/reuse=on/select=lastconflict, failures in earlier puzzles",
        "choco/alldiff=AC/restarts=luby/select=dom,     repeat the same steps",
        "choco/alldiff=AC/nogoods=restarts/select=dom,             need restarts",
        "choco/alldiff=FC/learn=lcg/nogoods=restarts/restarts=luby/select=dom, if it learns a clause",
        "choco/reuse=on/select=dom,     rates that depend on earlier puzzles",
        "choco/alldiff=AC_ZHANG/learn=lcg/select=dom,   Try alldiff=AC_TUNED",
        "choco/alldiff=AC/seed=7/select=dom,                       nothing is random",
        "choco/alldiff=AC/seed=7/select=slots,                     nothing is random",
        "choco/alldiff=AC/reuse=on/select=slots,        failures in earlier puzzles",
    })
    void refusesWhatDoesNotGoTogetherAndSaysWhy(String spec, String reason) {
        InputException refused = assertThrows(InputException.class, () -> Choco.solver(spec));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains(reason), message);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "choco/alldiff=AC/seed=7/select=domwdeg",
        "choco/seed=7/select=dom",
        "choco/alldiff=FC/learn=lcg/seed=7/select=domwdeg"
    })
    void takesASeedWhereSomethingIsDrawn(String spec) {
        Choco.solver(spec).close();
    }

    @Test
    @Tag("exhaustive")
    void listingTheFamilyLoadsNothingOfChoco() {
        JavaClasses described = new ClassFileImporter().importClasses(ChocoFamily.class, ChocoOptions.class);

        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.chocosolver..")
                .check(described);
    }
}
