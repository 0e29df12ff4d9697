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
        assertEquals(
                "Latin square 30×30",
                MadeSet.of("latin-30/holes=0.42").orElseThrow().noun());
    }

    @Test
    void setsMadeInAnotherWayAreOfAnotherKind() {
        MadeSet made = MadeSet.of("latin-30/holes=0.36/pattern=balanced/changed=1/count=30/seed=5")
                .orElseThrow();

        assertEquals(new MadeSet("latin", 30, 0.36, "pattern=balanced/changed=1"), made);
        assertEquals("latin/pattern=balanced/changed=1", made.kind());
        assertEquals("latin-30/pattern=balanced/changed=1", made.grid());
        assertEquals("Latin square 30×30 with pattern=balanced/changed=1", made.noun());
        assertEquals(
                "latin-35/unplanted",
                MadeSet.of("latin-35/holes=0.39/unplanted/seed=1").orElseThrow().grid());
    }

    @Test
    void otherSetsSayNothing() {
        assertEquals(Optional.empty(), MadeSet.of("hardest10"));
        assertEquals(Optional.empty(), MadeSet.of("sudoku-4/holes=120/count=20/seed=1"));
    }
}
