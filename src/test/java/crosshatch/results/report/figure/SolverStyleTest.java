package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import crosshatch.solver.Family;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class SolverStyleTest {
    @Test
    void everyFamilyHasAColourAndAMarkerOfItsOwn() {
        Set<String> families =
                SolverCatalog.standard().families().stream().map(Family::name).collect(Collectors.toSet());
        Map<String, SolverStyle> styles = SolverStyle.of(List.copyOf(families));

        assertEquals(families, SolverStyle.families());
        assertEquals(
                families.size(),
                styles.values().stream().map(SolverStyle::hex).distinct().count());
        assertEquals(
                families.size(),
                styles.values().stream().map(SolverStyle::marker).distinct().count());
    }

    @Test
    void configurationsOfAFamilyDifferInShadeAndDashes() {
        Map<String, SolverStyle> styles = SolverStyle.of(List.of("choco/alldiff=BC", "choco/alldiff=AC"));

        assertEquals("#882255", style(styles, "choco/alldiff=AC").hex());
        assertEquals("#4B132F", style(styles, "choco/alldiff=BC").hex(), "darker");
        assertNotEquals(
                style(styles, "choco/alldiff=AC").dash(),
                style(styles, "choco/alldiff=BC").dash());
    }

    private static SolverStyle style(Map<String, SolverStyle> styles, String solver) {
        return styles.entrySet().stream()
                .filter(each -> each.getKey().equals(solver))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }
}
