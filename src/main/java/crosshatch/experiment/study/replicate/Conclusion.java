package crosshatch.experiment.study.replicate;

import crosshatch.results.database.RunDatabase;
import java.util.ArrayList;
import java.util.List;

/**
 * A sentence about an experiment that its records decide.
 *
 * @param id a word or two, unlike the names of all others
 * @param experiment in whose records it is decided: a folder of {@code results/reference}
 * @param says the sentence
 * @param query over {@code measured}: one row and column, true if the sentence holds, null if these records cannot decide it
 */
public record Conclusion(String id, String experiment, String says, String query) {
    /** Whether a conclusion holds in some records. */
    public enum Standing {
        HOLDS,
        DOES_NOT_HOLD,
        /** The records lack the runs that would decide it. */
        OPEN;

        /** The standing in a word, for people. */
        public String word() {
            return switch (this) {
                case HOLDS -> "holds";
                case DOES_NOT_HOLD -> "does not hold";
                case OPEN -> "open";
            };
        }
    }

    /** @throws crosshatch.base.InputException if the query is wrong */
    public Standing in(RunDatabase runs) {
        List<Standing> answers = new ArrayList<>();
        runs.ask(query, rows -> {
            while (rows.next()) {
                boolean holds = rows.getBoolean(1);
                answers.add(rows.wasNull() ? Standing.OPEN : holds ? Standing.HOLDS : Standing.DOES_NOT_HOLD);
            }
        });
        return answers.size() == 1 ? answers.get(0) : Standing.OPEN;
    }
}
