package crosshatch.solvers.model.choco;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import crosshatch.base.InputException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ChocoOptionsTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "choco,                 choco/alldiff=AC/implied=none/learn=off/nogoods=none/redundant=none/relations=table/restarts=none/reuse=on/seed=0/select=dom",
        "choco/alldiff=BC,      choco/alldiff=BC/implied=none/learn=off/nogoods=none/redundant=none/relations=table/restarts=none/reuse=on/seed=0/select=dom",
        "choco/alldiff=DEFAULT, choco/alldiff=DEFAULT/implied=none/learn=off/nogoods=none/redundant=none/relations=table/restarts=none/reuse=off/seed=0/select=dom",
        "choco/select=domwdeg,  choco/alldiff=AC/implied=none/learn=off/nogoods=none/redundant=none/relations=table/restarts=none/reuse=off/seed=0/select=domwdeg",
        "choco/redundant=both,  choco/alldiff=AC/implied=none/learn=off/nogoods=none/redundant=both/relations=table/restarts=none/reuse=on/seed=0/select=dom",
        "choco/restarts=luby,   choco/alldiff=AC/implied=none/learn=off/nogoods=none/redundant=none/relations=table/restarts=luby/reuse=off/seed=0/select=domwdeg",
        "choco/learn=lcg,       choco/alldiff=FC/implied=none/learn=lcg/nogoods=none/redundant=none/relations=table/restarts=none/reuse=off/seed=0/select=dom",
    })
    void keepsTheModelWhereThatIsSound(String written, String canonical) {
        assertEquals(canonical, Choco.spec(written).spelledOut());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "choco/learn=lcg/reuse=on,           clauses outlive the givens",
        "choco/select=domwdeg/reuse=on,      what failed in earlier puzzles",
        "choco/select=lastconflict/reuse=on, what failed in earlier puzzles",
        "choco/restarts=luby/select=dom,     begins anew with the same steps",
        "choco/nogoods=restarts,             need restarts",
        "choco/nogoods=restarts/restarts=luby/learn=lcg, where it learns a clause",
        "choco/alldiff=DEFAULT/reuse=on,     rates that earlier puzzles left",
        "choco/learn=lcg/alldiff=AC_ZHANG,   Try alldiff=AC_TUNED",
        "choco/seed=7,                       nothing is drawn",
    })
    void refusesWhatDoesNotGoTogetherAndSaysWhy(String spec, String reason) {
        InputException refused = assertThrows(InputException.class, () -> Choco.solver(spec));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains(reason), message);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"choco/select=domwdeg/seed=7", "choco/alldiff=DEFAULT/seed=7", "choco/learn=lcg/select=domwdeg/seed=7"})
    void takesASeedWhereSomethingIsDrawn(String spec) {
        Choco.solver(spec).close();
    }

    @Test
    void listingTheFamilyLoadsNothingOfChoco() {
        JavaClasses described = new ClassFileImporter().importClasses(ChocoFamily.class, ChocoOptions.class);

        noClasses()
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.chocosolver..")
                .check(described);
    }
}
