package crosshatch.results.database;

/**
 * The trust of a database of runs in its input.
 *
 * @param salvaging whether damaged records are read as far as possible, and the losses are reported; else they are refused
 * @param confined whether SQL of users may only ask, and only the files of the directories that were named
 */
public record Reading(boolean salvaging, boolean confined) {
    /** Damaged records are refused, and nothing else can be reached. */
    public static final Reading STRICT = new Reading(false, true);
}
