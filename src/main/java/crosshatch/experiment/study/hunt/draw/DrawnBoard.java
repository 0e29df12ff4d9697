package crosshatch.experiment.study.hunt.draw;

import crosshatch.puzzle.Grid;
import crosshatch.puzzle.board.Board;
import java.util.Set;

/**
 * A board and the grid that it was made around.
 *
 * @param kinds what it is made of, for tables
 * @param grid fits the units, and the relations but for those that were altered
 */
record DrawnBoard(Board board, Set<String> kinds, Grid grid) {}
