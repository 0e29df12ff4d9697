package crosshatch.campaign;

import crosshatch.results.ResultsStore;

/** For runs that nobody watches. */
public final class Unwatched implements Execution.Watch {
    public Unwatched(ResultsStore store) {}

    @Override
    public void warmingUp(String solver) {}

    @Override
    public void recorded(int runs) {}

    @Override
    public void complete() {}

    @Override
    public void close() {}
}
