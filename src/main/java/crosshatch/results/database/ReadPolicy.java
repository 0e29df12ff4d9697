package crosshatch.results.database;

/**
 * The policy for damaged records and for SQL queries of users.
 *
 * @param salvaging whether damaged records are read as far as possible, with a report of the losses; otherwise they are
 *     refused
 * @param confined whether SQL of users may only read, and only files of the named directories
 */
public record ReadPolicy(boolean salvaging, boolean confined) {
    /** Refuses damaged records, and confines SQL of users to the named directories. */
    public static final ReadPolicy STRICT = new ReadPolicy(false, true);
}
