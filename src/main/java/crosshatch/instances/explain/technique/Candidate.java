package crosshatch.instances.explain.technique;

/** A digit that is possible in a cell, or placed there. Cells are numbered from 0 row by row, digits from 1. */
public record Candidate(int cell, int digit) {

    /** Returns the digit as a mask: bit d-1 for digit d. */
    int bit() {
        return 1 << (digit - 1);
    }
}
