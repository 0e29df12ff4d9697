package crosshatch.experiment.study.bench;

import crosshatch.experiment.Contestant;
import crosshatch.experiment.MeasuredRun;
import crosshatch.instances.sets.Instance;
import crosshatch.solver.Claim;
import crosshatch.solver.Question;
import java.util.List;

/** A solver that answers puzzle after puzzle in a JVM of its own, where each run is timed. */
record Apart(Contestant contestant, Question question) implements BenchContestant {
    @Override
    public String solver() {
        return contestant.spec().toString();
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
        return contestant.compilerNanos();
    }

    @Override
    public Pass answer(List<Instance> puzzles) {
        List<MeasuredRun> runs =
                contestant.answerAll(puzzles.stream().map(Instance::puzzle).toList());
        List<Claim> claims = runs.stream().map(run -> run.answer().claim()).toList();
        long nanos = runs.stream().mapToLong(run -> run.times().getTotalNs()).sum();
        return new Pass(claims, nanos, List.of(nanos));
    }

    @Override
    public void close() {
        contestant.close();
    }
}
