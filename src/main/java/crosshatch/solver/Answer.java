package crosshatch.solver;

/** The reported status of a solver on one puzzle, with its counters and times. */
public record Answer(Claim claim, Counters counters) {}
