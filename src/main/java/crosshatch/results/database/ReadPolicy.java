package crosshatch.results.database;

/**
 * Decides how damaged records and SQL of users are treated.
 *
 * @param salvaging whether damaged records are read as far as possible, with a report of the losses; otherwise they are
 *     refused
 * @param confined whether SQL of users may only read, and only files of the named directories
 */
public record ReadPolicy(boolean salvaging, boolean confined) {
    /** Refuses damaged records, and confines SQL of users to the named directories. */
    public static final ReadPolicy STRICT = new ReadPolicy(false, true);
}
