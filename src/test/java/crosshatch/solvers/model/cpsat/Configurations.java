package crosshatch.solvers.model.cpsat;

import crosshatch.solver.Option;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Solvers of the family for its tests. */
final class Configurations {
    private static final CpSatFamily FAMILY = new CpSatFamily();

    private Configurations() {}

    static SolverSpec spec(String text) {
        return SolverSpec.parse(text, List.of(FAMILY));
    }

    static Solver solver(String text) {
        return FAMILY.create(spec(text), Trace.OFF);
    }

    /**
     * With one worker: every combination of the options that choose model, profile and way of enumeration, and each value of the
     * other parameters alone.
     */
    static List<String> all() {
        List<String> specs = new ArrayList<>();
        for (Option option : Parameters.options()) {
            for (String value : extremes(option.kind())) specs.add("cpsat/model=bool/" + option.name() + "=" + value);
        }
        for (String model : List.of("bool", "int")) {
            for (String givens : List.of("live", "fixed")) {
                for (String profile : List.of("fast", "default")) {
                    for (String presolve : List.of("on", "off")) {
                        for (String further : List.of("enumerate", "block")) {
                            specs.add("cpsat/model=" + model + "/givens=" + givens + "/profile=" + profile
                                    + "/presolve=" + presolve + "/further=" + further);
                        }
                    }
                }
            }
        }
        return specs;
    }

    /** All words of a choice, and both ends of a range. */
    private static Collection<String> extremes(Option.Kind kind) {
        return kind instanceof Option.Whole whole
                ? List.of(String.valueOf(whole.min()), String.valueOf(whole.max()))
                : kind.words();
    }
}
