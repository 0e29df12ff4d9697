package crosshatch.corpus;

import crosshatch.puzzle.Puzzle;

/** A puzzle of a set. */
public record Instance(String set, long position, String variant, Puzzle puzzle, KnownAnswer known) {}
