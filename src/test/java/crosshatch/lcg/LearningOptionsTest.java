package crosshatch.lcg;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.engine.EngineFamily;
import crosshatch.puzzle.InputException;
import crosshatch.solver.SolverSpec;
import crosshatch.trace.Trace;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Options that do not go together are refused, with the reason and what would do. */
class LearningOptionsTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "engine/select=vsids|needs learn=on",
                "engine/select=domvsids|needs learn=on",
                "engine/select=target|needs learn=on",
                "engine/select=tabu|needs learn=on",
                "engine/select=lastconflict|needs learn=on",
                "engine/propagate=singles+late-gac|needs learn=on. Try propagate=gac",
                "engine/propagate=singles+gac+fish|fish needs learn=on",
                "engine/learn=on/propagate=singles+fish|Add gac or late-gac",
                "engine/restarts=luby|restarts means nothing with learn=off",
                "engine/forget=lbd|forget means nothing with learn=off",
                "engine/minimise=local|minimise means nothing with learn=off",
                "engine/phase=saved|phase means nothing with learn=off",
                "engine/learn=on/undo=copy|a search that learns has undo=trail only",
                "engine/learn=on/shave=root|a search that learns has shave=off only",
                "engine/learn=on/propagate=singles+naked-pair|naked-pair cannot say why",
                "engine/learn=on/propagate=hidden-single|needs propagate=naked-single",
                "engine/learn=on/phase=none|needs a phase",
                "engine/learn=on/select=input|is for searches that do not learn",
            })
    void refuses(String spec, String reason) {
        EngineFamily family = new EngineFamily();
        InputException refused = assertThrows(
                InputException.class, () -> family.create(SolverSpec.parse(spec, List.of(family)), Trace.OFF));

        String message = String.valueOf(refused.getMessage());
        assertTrue(message.contains(reason), message);
    }
}
