package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.SatParameters;
import crosshatch.solver.Option;
import crosshatch.solver.SolverSpec;
import java.util.List;

/** The parameters of the library that a spec stands for. */
final class Parameters {
    static final String LINEARIZATION = "linearization";
    static final String PROBING = "probing";
    static final String SYMMETRY = "symmetry";
    static final String INPROCESSING = "inprocessing";
    static final String POLARITY = "polarity";
    static final String BRANCHING = "branching";

    /** Value of these options: the parameter is as the option {@code profile} has it. */
    private static final String BY_PROFILE = "profile";

    private static final String AS_IN_THE_PROFILE = "as the profile has it";

    private Parameters() {}

    /** Single parameters of the search, each under a name of its own. */
    static List<Option> options() {
        return List.of(
                Option.choice(
                        LINEARIZATION,
                        BY_PROFILE,
                        "parameter linearization_level: how much of the model is in the linear relaxation",
                        BY_PROFILE,
                        AS_IN_THE_PROFILE,
                        "0",
                        "there is none",
                        "1",
                        "it has linear constraints and the values of integers",
                        "2",
                        "it also has Boolean constraints"),
                Option.choice(
                        PROBING,
                        BY_PROFILE,
                        "parameter cp_model_probing_level: how much probing presolve does",
                        BY_PROFILE,
                        AS_IN_THE_PROFILE,
                        "0",
                        "none",
                        "1",
                        "the least",
                        "2",
                        "the library's default",
                        "3",
                        "the most"),
                Option.choice(
                        SYMMETRY,
                        BY_PROFILE,
                        "parameter symmetry_level: how the library uses symmetries that it finds in the model",
                        BY_PROFILE,
                        AS_IN_THE_PROFILE,
                        "0",
                        "it looks for none",
                        "1",
                        "in presolve",
                        "2",
                        "in presolve and in search"),
                Option.choice(
                        INPROCESSING,
                        BY_PROFILE,
                        "parameter use_sat_inprocessing: whether clauses are simplified between restarts",
                        BY_PROFILE,
                        AS_IN_THE_PROFILE,
                        "on",
                        "they are",
                        "off",
                        "they are not"),
                Option.choice(
                        POLARITY,
                        BY_PROFILE,
                        "parameter initial_polarity: which value of a Boolean the search tries first",
                        BY_PROFILE,
                        AS_IN_THE_PROFILE,
                        "true",
                        "true",
                        "false",
                        "false",
                        "random",
                        "one at random"),
                Option.choice(
                        BRANCHING,
                        BY_PROFILE,
                        "parameter search_branching: how the search chooses its decisions",
                        BY_PROFILE,
                        "by the library's automatic choice, in each profile",
                        "pseudo-cost",
                        "by pseudo-costs",
                        "portfolio",
                        "by several heuristics, which change at restarts",
                        "quick-restart",
                        "by several heuristics, with early restarts"));
    }

    static SatParameters of(SolverSpec spec) {
        SatParameters.Builder parameters = SatParameters.newBuilder()
                .setRandomSeed(spec.number(CpSatFamily.SEED))
                .setCpModelPresolve(spec.is(CpSatFamily.PRESOLVE, "on"))
                // An interrupt is for the JVM, which ends in good order; it says nothing about the puzzle.
                .setCatchSigintSignal(false);
        CpSatRelease.setWorkers(spec.number(CpSatFamily.WORKERS), parameters);
        if (spec.is(CpSatFamily.PROFILE, "fast")) forSmallModels(parameters);
        if (isChosen(LINEARIZATION, spec)) parameters.setLinearizationLevel(spec.number(LINEARIZATION));
        if (isChosen(PROBING, spec)) parameters.setCpModelProbingLevel(spec.number(PROBING));
        if (isChosen(SYMMETRY, spec)) parameters.setSymmetryLevel(spec.number(SYMMETRY));
        if (isChosen(INPROCESSING, spec)) parameters.setUseSatInprocessing(spec.is(INPROCESSING, "on"));
        if (isChosen(POLARITY, spec)) parameters.setInitialPolarity(polarity(spec.get(POLARITY)));
        if (isChosen(BRANCHING, spec)) parameters.setSearchBranching(branching(spec.get(BRANCHING)));
        return parameters.build();
    }

    private static boolean isChosen(String option, SolverSpec spec) {
        return !spec.is(option, BY_PROFILE);
    }

    private static SatParameters.Polarity polarity(String value) {
        return switch (value) {
            case "true" -> SatParameters.Polarity.POLARITY_TRUE;
            case "false" -> SatParameters.Polarity.POLARITY_FALSE;
            default -> SatParameters.Polarity.POLARITY_RANDOM;
        };
    }

    private static SatParameters.SearchBranching branching(String value) {
        return switch (value) {
            case "pseudo-cost" -> SatParameters.SearchBranching.PSEUDO_COST_SEARCH;
            case "portfolio" -> SatParameters.SearchBranching.PORTFOLIO_SEARCH;
            default -> SatParameters.SearchBranching.PORTFOLIO_WITH_QUICK_RESTART_SEARCH;
        };
    }

    /**
     * Whether the search may reason with more than clauses, so that a clause it learns need not follow from clauses alone. The
     * linear relaxation and symmetries are such reasons, and are taken for them only if they were asked for.
     */
    static boolean reasonsBeyondClauses(SolverSpec spec) {
        return List.of(LINEARIZATION, SYMMETRY).stream()
                .anyMatch(option -> isChosen(option, spec) && !spec.is(option, "0"));
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
