package crosshatch.solvers.release;

import crosshatch.solver.Library;
import crosshatch.solver.OptionValues;
import java.time.LocalDate;
import java.util.Optional;

/**
 * One release of the library of a family.
 *
 * @param family name of the family
 * @param name how specs call it: {@code 9.8}
 * @param version in Maven repositories: {@code 9.8.3296}
 * @param date when it was built; empty if that is not known
 */
public record Release(String family, String name, String version, Optional<LocalDate> date) {
    /** Begins the name of a release that is a jar of the user; behind it stands the beginning of its hash. */
    static final String JAR = "jar-";

    /** As in a spec: {@code cpsat@9.8}. */
    public String text() {
        return family + OptionValues.RELEASE + name;
    }

    /** Whether it is a jar that the user brought along, which no repository has. */
    public boolean isJar() {
        return name.startsWith(JAR);
    }

    /** Whether it lacks what another version brought. */
    boolean isBefore(String since) {
        return Library.isBefore(version, since);
    }

    @Override
    public String toString() {
        return text();
    }
}
