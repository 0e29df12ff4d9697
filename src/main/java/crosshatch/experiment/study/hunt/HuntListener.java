package crosshatch.experiment.study.hunt;

/** Receives each finding after it was reduced and written down, on any thread of the hunt. */
@FunctionalInterface
public interface HuntListener {
    /**
     * @param words for people
     * @param seconds of hunting until then
     */
    void found(String words, long seconds);
}
