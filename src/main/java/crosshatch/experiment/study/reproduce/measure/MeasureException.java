package crosshatch.experiment.study.reproduce.measure;

/** No value can be taken: a solver broke, gave a wrong answer, or lacks the requested counter. The message says which. */
public final class MeasureException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** @param message for people, a sentence without its full stop */
    public MeasureException(String message) {
        super(message);
    }
}
