package crosshatch.solver;

/** What a solver says about a puzzle, and what it did to find out. */
public record Answer(Claim claim, Counters counters) {}
