package crosshatch.solvers.external;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.abort;

import crosshatch.KnownTrees;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Counter;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverException;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The servers that say Norvig's search in other languages: what is compared with {@code --same-tree} has the same tree. */
@Tag("process")
@Tag("exhaustive")
class OtherLanguagesTest {
    private static final Path SERVERS = Path.of("docs/servers");

    @Test
    void pythonSearchesTheTreeOfTheJavaProgram() {
        searchesTheTreeOfTheJavaProgram("norvig-python.json");
    }

    @Test
    void cSearchesTheTreeOfTheJavaProgram() throws InterruptedException {
        compile();

        searchesTheTreeOfTheJavaProgram("norvig-c.json");
    }

    /** To where its description looks for it. */
    private static void compile() throws InterruptedException {
        assertEquals(0, compiler().waitFor());
    }

    private static Process compiler() {
        try {
            return new ProcessBuilder("cc", "-O3", "-o", "target/norvig", "docs/servers/norvig.c")
                    .inheritIO()
                    .start();
        } catch (IOException missing) {
            return abort("no C compiler (cc)");
        }
    }

    private static void searchesTheTreeOfTheJavaProgram(String description) {
        List<KnownTrees.Tree> trees = KnownTrees.all().stream()
                .filter(tree -> tree.puzzle().board().order() == 3)
                .toList();
        try (Solver program = Stubs.solver(SERVERS.resolve(description));
                Solver java = SolverCatalog.standard().create("norvig")) {
            for (KnownTrees.Tree tree : trees) {
                Answer theirs = program.answer(tree.puzzle(), tree.question(), Budget.unlimited());
                Answer ours = java.answer(tree.puzzle(), tree.question(), Budget.unlimited());

                assertEquals(ours.claim(), theirs.claim());
                assertEquals(counts(ours), counts(theirs), tree.toString());
            }
        } catch (SolverException missing) {
            abort(missing.getMessage());
        }
    }

    private static List<OptionalLong> counts(Answer answer) {
        return Stream.of(Counter.DECISIONS, Counter.CONFLICTS, Counter.BACKTRACKS)
                .map(counter -> answer.counters().get(counter))
                .toList();
    }
}
