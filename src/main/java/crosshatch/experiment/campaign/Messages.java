package crosshatch.experiment.campaign;

/** Receives messages for people during a campaign, in addition to its results. */
public interface Messages {
    /**
     * Reports a line.
     *
     * @param line the text, for people
     */
    void say(String line);

    /**
     * Reports a line that nobody may overlook.
     *
     * @param line the text, for people
     */
    void alarm(String line);
}
