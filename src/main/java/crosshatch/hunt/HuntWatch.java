package crosshatch.hunt;

/** Is told how a hunt goes, on any of its threads. */
public interface HuntWatch {
    /** A round is over; {@code answers} were given in it. */
    void answered(int answers);

    /**
     * Something was found, made small and written down.
     *
     * @param words for people
     * @param seconds of hunting until then
     */
    void found(String words, long seconds);

    /** What people should know beside; a line. */
    void say(String line);
}
