package crosshatch.database;

/**
 * How much a database of runs trusts what it is given.
 *
 * @param salvaging whether records that are damaged are read as far as they can be, and what is lost is told; else they are
 *     refused
 * @param confined whether SQL of users may only ask, and only the files of the directories that were named
 */
public record Reading(boolean salvaging, boolean confined) {
    /** Damaged records are refused, and nothing else can be reached. */
    public static final Reading STRICT = new Reading(false, true);
}
