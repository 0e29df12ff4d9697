package crosshatch.experiment.study.hunt.draw;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.BoardBuilder;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.Table;
import crosshatch.puzzle.board.Unit;
import java.util.Optional;
import org.apache.commons.rng.UniformRandomProvider;

/** States a board in another form: the solutions are the same, but solvers receive other constraints. */
final class Rewriting {
    private final Board board;
    private final UniformRandomProvider random;

    Rewriting(Board board, UniformRandomProvider random) {
        this.board = board;
        this.random = random;
    }

    /** Returns a board in which one relation is the list of its fillings, or one unit is split into units of two cells. */
    Board random() {
        boolean relation = !board.relations().isEmpty() && (board.unitCount() == 0 || random.nextBoolean());
        if (relation) return withTable(random.nextInt(board.relations().size()));
        return board.unitCount() == 0 ? board : withPairs(random.nextInt(board.unitCount()));
    }

    private BoardBuilder empty() {
        BoardBuilder builder = Board.builder(board.digits(), board.cells());
        board.layout().ifPresent(builder::layout);
        return builder;
    }

    private Board withTable(int chosen) {
        Relation relation = board.relations().get(chosen);
        Optional<Table> table = Fillings.of(relation, board);
        if (table.isEmpty()) return board;
        BoardBuilder builder = empty();
        board.units().forEach(unit -> builder.unit(unit.kind(), unit.cells()));
        for (Relation each : board.relations()) builder.relation(each.equals(relation) ? table.get() : each);
        return builder.build();
    }

    private Board withPairs(int chosen) {
        BoardBuilder builder = empty();
        for (int unit = 0; unit < board.unitCount(); unit++) {
            int[] cells = board.unit(unit);
            if (unit != chosen) {
                builder.unit(board.units().get(unit).kind(), cells);
                continue;
            }
            for (int i = 0; i < cells.length; i++) {
                for (int j = 0; j < i; j++) builder.unit(Unit.Kind.CAGE, cells[j], cells[i]);
            }
        }
        board.relations().forEach(builder::relation);
        return builder.build();
    }
}
