package crosshatch.experiment.campaign;

/** Receives messages for people during a campaign, in addition to its results. */
public interface Messages {
    /** @param line for people */
    void say(String line);

    /**
     * Reports something that nobody may overlook.
     *
     * @param line for people
     */
    void alarm(String line);
}
