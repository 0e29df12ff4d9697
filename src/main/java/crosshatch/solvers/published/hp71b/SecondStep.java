package crosshatch.solvers.published.hp71b;

/** What a version does when a sweep forces nothing: version 2 looks for {@link ConjugateDigits}. */
interface SecondStep {
    /** Version 1 has none. */
    SecondStep NONE = open -> false;

    /** @return whether anything was placed, so that sweeping makes sense again */
    boolean place(OpenCells open);
}
