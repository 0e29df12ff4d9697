package crosshatch.experiment.study.reproduce.measure;

/** The backtracks on each puzzle, in order. */
record BacktracksOfEach(String solver, PuzzleChoice puzzles) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        return Measured.of(laboratory.backtracks(solver, puzzles));
    }
}
