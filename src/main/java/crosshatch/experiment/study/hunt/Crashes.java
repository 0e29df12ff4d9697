package crosshatch.experiment.study.hunt;

import crosshatch.base.InputException;
import java.util.Optional;
import java.util.regex.Pattern;

/** What a solver says that breaks. */
final class Crashes {
    /** How the error begins if it is not a solver that throws something, but its process that is gone. */
    static final String OF_PROCESS = "the worker process";

    /** Names and numbers that differ from run to run. */
    private static final Pattern VARYING = Pattern.compile("@[0-9a-f]+|0x[0-9a-f]+|-?[0-9]+|/\\S*");

    private static final int LONGEST_CAUSE = 120;

    private Crashes() {}

    /** Whether it is not broken, but cannot be asked this: its options do not go with the puzzle. */
    static boolean isRefusal(String error) {
        return error.startsWith(InputException.class.getName());
    }

    static Optional<Fault> fault(String error) {
        if (isRefusal(error)) return Optional.empty();
        return Optional.of(Fault.of(Fault.Kind.CRASH, cause(error), error));
    }

    /** The same for crashes that differ in numbers and addresses only. */
    static String cause(String error) {
        String[] causes = error.split("; caused by ", -1);
        String last = VARYING.matcher(causes[causes.length - 1])
                .replaceAll("_")
                .replaceAll("\\s+", " ")
                .strip();
        return last.substring(0, Math.min(LONGEST_CAUSE, last.length()));
    }
}
