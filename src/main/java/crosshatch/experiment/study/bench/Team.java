package crosshatch.experiment.study.bench;

import crosshatch.experiment.Clock;
import crosshatch.experiment.throughput.SolverTeam;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Several threads, each with a solver of its own. */
public final class Team implements BenchContestant {
    private final String spec;
    private final Question question;
    private final int threads;
    private final Schedule schedule;
    private final Clock clock;
    private final SolverTeam<Solver, Instance, Claim> team;

    /** @throws crosshatch.solver.SolverException if the solver cannot run on this machine */
    public Team(String spec, Supplier<Solver> maker, Question question, int threads, Schedule schedule, Clock clock) {
        this.spec = spec;
        this.question = question;
        this.threads = threads;
        this.schedule = schedule;
        this.clock = clock;
        team = new SolverTeam<>(threads, maker, new Asking(question)::ask, clock::nanoTime);
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
        return threads;
    }

    @Override
    public String schedule() {
        return schedule.word();
    }

    @Override
    public long compilerNanos() {
        return clock.compilerNanos();
    }

    @Override
    public Pass answer(List<Instance> puzzles) {
        List<Claim> claims = new ArrayList<>(puzzles.size());
        SolverTeam.Utilization used =
                switch (schedule) {
                    case QUEUE -> team.share(puzzles.iterator(), claims::add);
                    case SHARDS -> team.deal(puzzles, claims::add);
                };
        return new Pass(claims, used.nanos(), used.busyNanos());
    }

    @Override
    public void close() {
        team.close();
    }
}
