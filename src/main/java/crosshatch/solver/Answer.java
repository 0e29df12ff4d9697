package crosshatch.solver;

import java.util.Objects;

/** The reported status of a solver on one puzzle, with its counters. */
public record Answer(Claim claim, Counters counters) {
    public Answer {
        Objects.requireNonNull(claim, "an answer without a claim");
        Objects.requireNonNull(counters, "an answer without counters");
    }
}
