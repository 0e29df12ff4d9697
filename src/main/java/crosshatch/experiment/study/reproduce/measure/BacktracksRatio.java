package crosshatch.experiment.study.reproduce.measure;

/** By what factor one solver backtracks more often than another, over all puzzles. */
record BacktracksRatio(String solver, String to, PuzzleChoice puzzles) implements OverPuzzles {
    @Override
    public Measured take(Laboratory laboratory) {
        return Measured.of((double) total(solver, laboratory) / total(to, laboratory));
    }

    private long total(String spec, Laboratory laboratory) {
        return laboratory.backtracks(spec, puzzles).stream()
                .mapToLong(Long::longValue)
                .sum();
    }
}
