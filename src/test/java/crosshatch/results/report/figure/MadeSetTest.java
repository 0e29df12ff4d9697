package crosshatch.results.report.figure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class MadeSetTest {
    @Test
    void theNameOfAMadeSetSaysSizeAndHoles() {
        MadeSet made = MadeSet.of("sudoku-4/holes=0.58/count=20/seed=2026").orElseThrow();

        assertEquals(new MadeSet("sudoku", 4, 0.58, ""), made);
        assertEquals("16×16, 58 %", made.label());
    }

    @Test
    void setsMadeInAnotherWayAreOfAnotherKind() {
        MadeSet made = MadeSet.of("latin-30/holes=0.36/pattern=balanced/changed=1/count=30/seed=5")
                .orElseThrow();

        assertEquals(new MadeSet("latin", 30, 0.36, "pattern=balanced/changed=1"), made);
        assertEquals("latin/pattern=balanced/changed=1", made.kind());
        assertEquals("Latin squares with pattern=balanced/changed=1", made.plural());
        assertEquals(
                "latin/unplanted",
                MadeSet.of("latin-35/holes=0.39/unplanted/seed=1").orElseThrow().kind());
    }

    @Test
    void otherSetsSayNothing() {
        assertEquals(Optional.empty(), MadeSet.of("hardest10"));
        assertEquals(Optional.empty(), MadeSet.of("sudoku-4/holes=120/count=20/seed=1"));
    }
}
