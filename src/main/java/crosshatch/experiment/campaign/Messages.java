package crosshatch.experiment.campaign;

/** Is told what people should know of a campaign beside its results, as it comes to light. */
public interface Messages {
    /** @param line for people */
    void say(String line);

    /**
     * What nobody may overlook.
     *
     * @param line for people
     */
    void alarm(String line);
}
