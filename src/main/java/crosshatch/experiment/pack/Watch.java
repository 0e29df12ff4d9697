package crosshatch.experiment.pack;

/** Follows the progress of long work. */
public interface Watch {
    /** Looks away. */
    Watch NOBODY = new Watch() {
        @Override
        public void begins(String task, long puzzles) {}

        @Override
        public void puzzleDone() {}
    };

    /** @param task for people: {@code packing} */
    void begins(String task, long puzzles);

    /** One of them. */
    void puzzleDone();
}
