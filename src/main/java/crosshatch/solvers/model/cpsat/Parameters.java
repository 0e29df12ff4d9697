package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.SatParameters;
import crosshatch.solver.SolverSpec;

/** The parameters of the library that a spec stands for. */
final class Parameters {
    private Parameters() {}

    static SatParameters of(SolverSpec spec) {
        SatParameters.Builder parameters = SatParameters.newBuilder()
                .setRandomSeed(spec.number(CpSatFamily.SEED))
                .setCpModelPresolve(spec.is(CpSatFamily.PRESOLVE, "on"))
                // An interrupt is for the JVM, which ends in good order; it says nothing about the puzzle.
                .setCatchSigintSignal(false);
        CpSatRelease.setWorkers(spec.number(CpSatFamily.WORKERS), parameters);
        if (spec.is(CpSatFamily.PROFILE, "fast")) forSmallModels(parameters);
        return parameters.build();
    }

    /**
     * Leaves out what pays on large models only: on a puzzle of order 3 these steps take longer than the search. Branches on
     * "the digit is here", not on "it is not", where nothing was learnt yet.
     */
    private static void forSmallModels(SatParameters.Builder parameters) {
        parameters
                .setCpModelProbingLevel(0)
                .setLinearizationLevel(0)
                .setSymmetryLevel(0)
                .setUseSatInprocessing(false)
                .setAutoDetectGreaterThanAtLeastOneOf(false)
                .setInitialPolarity(SatParameters.Polarity.POLARITY_TRUE);
    }
}
