package crosshatch.experiment.study.reproduce.measure;

import java.util.List;

/**
 * How many puzzles take no more backtracks than a limit.
 *
 * @param thousands whether thousands of puzzles are meant
 */
record BacktracksAtMost(String solver, PuzzleChoice puzzles, long limit, boolean thousands) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        List<Long> backtracks = laboratory.backtracks(solver, puzzles);
        long few = backtracks.stream().filter(count -> count <= limit).count();
        String remark = few + " of " + backtracks.size() + " puzzles";
        return (thousands ? Measured.of(few / 1e3) : Measured.of(few)).remarking(remark);
    }
}
