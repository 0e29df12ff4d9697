package crosshatch.instances.explain.technique;

/** A digit in a cell: one that can still stand there, or one that goes there. Cells from 0 row by row, digits from 1. */
public record Candidate(int cell, int digit) {

    /** The digit as a mask: bit d-1 for digit d. */
    int bit() {
        return 1 << (digit - 1);
    }
}
