package crosshatch.model.cpsat;

import crosshatch.puzzle.Puzzle;

/** A way to state puzzles as models, for one geometry. Keeps what all of its puzzles share. */
interface Formulation {
    /** States a puzzle, also one whose givens contradict each other. Never makes a model that the library calls invalid. */
    StatedPuzzle state(Puzzle puzzle);
}
