package crosshatch.solvers.swift;

import crosshatch.base.Worded;
import crosshatch.solver.SolverException;
import java.util.Optional;

/** The propagations there are, and which of them this JVM can run. */
enum Kernel implements Worded {
    BANDS("plain int arithmetic, one digit at a time"),
    LANES("two digits to a 256-bit register, all rules at once; the launcher gives java the module that it needs");

    static final String VECTOR_MODULE = "jdk.incubator.vector";
    /** By name, so that neither this class nor its reader needs the vector module. */
    private static final String LANE_PROPAGATION = "crosshatch.solvers.swift.LanePropagation";

    private final String meaning;

    Kernel(String meaning) {
        this.meaning = meaning;
    }

    /** For help texts. */
    String meaning() {
        return meaning;
    }

    /**
     * Where its registers are missing a kernel would be right, but a hundred times as slow as the other one.
     *
     * @return why this JVM cannot run it, for people; empty if it can
     */
    Optional<String> obstacle() {
        if (this == BANDS) return Optional.empty();
        if (ModuleLayer.boot().findModule(VECTOR_MODULE).isEmpty()) {
            return Optional.of("java was started without --add-modules " + VECTOR_MODULE);
        }
        return make().hasItsRegisters()
                ? Optional.empty()
                : Optional.of("this machine, or this JVM on it, has no 256-bit registers for whole numbers");
    }

    /** {@code LANES} where it runs in registers, more than twice as fast as {@code BANDS}, else {@code BANDS}. */
    static Kernel fastest() {
        return LANES.obstacle().isEmpty() ? LANES : BANDS;
    }

    /** @throws SolverException if this JVM cannot run it; says why */
    BoardPropagation create() {
        obstacle().ifPresent(why -> {
            throw new SolverException("swift/kernel=" + word() + ": " + why);
        });
        return make();
    }

    private BoardPropagation make() {
        if (this == BANDS) return new BandPropagation();
        try {
            return Class.forName(LANE_PROPAGATION)
                    .asSubclass(BoardPropagation.class)
                    .getDeclaredConstructor()
                    .newInstance();
        } catch (ReflectiveOperationException | LinkageError broken) {
            throw new SolverException("swift/kernel=" + word() + " does not load: " + broken, broken);
        }
    }
}
