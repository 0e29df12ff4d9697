package crosshatch.experiment.throughput;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BatchSizeTest {
    private final SolverTeam.BatchSize size = new SolverTeam.BatchSize();

    @Test
    void growsWhilePuzzlesAreEasyUpToABound() {
        for (int i = 0; i < 20; i++) size.took(1000L * size.size());

        assertEquals(SolverTeam.BatchSize.MOST_PUZZLES, size.size());
    }

    @Test
    void settlesAtHalfAMillisecond() {
        for (int i = 0; i < 20; i++) size.took(50_000L * size.size());

        assertEquals(8, size.size());
    }

    @Test
    void hardPuzzlesAreTakenOneByOne() {
        for (int i = 0; i < 5; i++) size.took(1000);
        for (int i = 0; i < 5; i++) size.took(10_000_000L);

        assertEquals(1, size.size());
    }
}
