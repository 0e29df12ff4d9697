package crosshatch.solvers.external;

import crosshatch.solver.Family;
import java.util.List;
import java.util.Optional;

/** The programs whose descriptions come with this program; a description is read when somebody names it. */
public final class Shipped {
    /** Their names. */
    public static final List<String> NAMES =
            List.of("cadical", "chuffed", "clasp", "cryptominisat", "gecode", "kissat", "minisat", "picosat", "z3");

    private Shipped() {}

    /** The text of a description, to copy from. */
    public static Optional<String> text(String name) {
        return NAMES.contains(name)
                ? Optional.of(Descriptions.resource("programs/" + name + ".json"))
                : Optional.empty();
    }

    /** The family of that name. */
    public static Optional<Family> family(String name) {
        return text(name).map(Descriptions::parse).map(ProgramFamily::new);
    }
}
