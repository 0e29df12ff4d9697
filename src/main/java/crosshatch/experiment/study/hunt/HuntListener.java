package crosshatch.experiment.study.hunt;

/** Is told of each finding, when it was made small and written down, on any thread of the hunt. */
@FunctionalInterface
public interface HuntListener {
    /**
     * @param words for people
     * @param seconds of hunting until then
     */
    void found(String words, long seconds);
}
