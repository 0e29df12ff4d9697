package crosshatch.experiment.study.bench;

import crosshatch.experiment.Clock;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.List;

/** One solver in the calling thread, without anything around it. */
public final class OneThread implements BenchContestant {
    private final String spec;
    private final Solver solver;
    private final Question question;
    private final Asking asking;
    private final Clock clock;

    /** @param spec as tables name the solver */
    public OneThread(String spec, Solver solver, Question question, Clock clock) {
        this.spec = spec;
        this.solver = solver;
        this.question = question;
        this.asking = new Asking(question);
        this.clock = clock;
    }

    @Override
    public String solver() {
        return spec;
    }

    @Override
    public Question question() {
        return question;
    }

    @Override
    public int threads() {
        return 1;
    }

    @Override
    public String schedule() {
        return "";
    }

    @Override
    public long compilerNanos() {
        return clock.compilerNanos();
    }

    @Override
    public Pass answer(List<Instance> puzzles) {
        List<Claim> claims = new ArrayList<>(puzzles.size());
        long start = clock.nanoTime();
        for (Instance instance : puzzles) claims.add(asking.ask(solver, instance));
        long nanos = clock.nanoTime() - start;
        return new Pass(claims, nanos, List.of(nanos));
    }

    @Override
    public void close() {
        solver.close();
    }
}
