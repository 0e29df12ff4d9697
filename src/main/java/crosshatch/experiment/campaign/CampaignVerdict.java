package crosshatch.experiment.campaign;

import java.util.Map;

/** The verdict on a campaign that has ended. */
public enum CampaignVerdict {
    /** Every solver has run, and only known defects, preserved on purpose, gave wrong answers. */
    AS_EXPECTED,
    /** Answers are wrong, solvers have crashed, or something is worse than it was before. */
    WRONG,
    /** Nothing is wrong, but a solver could not run. */
    INCOMPLETE;

    /**
     * Returns the verdict.
     *
     * @param wrong the wrong answers of all runs
     * @param gateOpen whether {@link RegressionGate} and {@link SameTreeGate} are open
     * @param unavailable solvers that could not run, with the reasons
     */
    public static CampaignVerdict of(WrongAnswers wrong, boolean gateOpen, Map<String, String> unavailable) {
        if (!wrong.areExpected() || !gateOpen) return WRONG;
        return unavailable.isEmpty() ? AS_EXPECTED : INCOMPLETE;
    }
}
