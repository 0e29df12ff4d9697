package crosshatch.experiment;

import crosshatch.corpus.Instance;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.Phase;
import crosshatch.results.Recorded;
import crosshatch.results.RunRecord;
import crosshatch.solver.Claim;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Consumer;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.sampling.ListSampler;
import org.apache.commons.rng.simple.RandomSource;

/**
 * Runs solvers on puzzles in one thread of this JVM. Puzzles come in blocks; within a block each solver answers all puzzles
 * in turn, and the order of the solvers is shuffled from block to block, so that drift of the machine hits all alike while
 * caches stay as warm as in a run of one solver alone. What is recorded of a block is final: its runs have checked each
 * other.
 */
final class Runner {
    private static final int FORK = 1;

    private final Plan plan;
    private final Question question;
    private final Limits limits;
    private final List<Contestant> contestants;
    private final Clock clock;
    private final UniformRandomProvider order;

    /** @param contestants in the order of the plan's solvers */
    Runner(Plan plan, List<Contestant> contestants, Clock clock) {
        this.plan = plan;
        this.question = Question.parse(plan.question());
        this.limits = plan.limits().toLimits();
        this.contestants = contestants;
        this.clock = clock;
        this.order = RandomSource.SPLIT_MIX_64.create(plan.seed());
    }

    /**
     * Lets one solver answer the puzzles again and again until it is steady.
     *
     * @param records is handed each pass
     */
    WarmupResult warmUp(Contestant contestant, List<Instance> puzzles, Consumer<List<RunRecord>> records) {
        Warmup warmup = new Warmup(plan.warmup().maxNanos());
        long runs = 0;
        while (!warmup.over() && !puzzles.isEmpty()) {
            List<RunRecord> pass = warmUpPass(contestant, puzzles, warmup);
            runs += pass.size();
            records.accept(CrossCheck.settle(pass));
        }
        return new WarmupResult(
                contestant.spec().toString(),
                warmup.steady(),
                warmup.passes(),
                runs,
                warmup.spentNanos(),
                warmup.passes() < Warmup.WINDOW ? null : warmup.variation());
    }

    /** One pass through the puzzles, which ends early when the time of the warm-up is over. */
    private List<RunRecord> warmUpPass(Contestant contestant, List<Instance> puzzles, Warmup warmup) {
        List<RunRecord> pass = new ArrayList<>();
        long nanos = 0;
        for (Instance instance : puzzles) {
            RunRecord run = answer(contestant, instance, Phase.WARMUP, 0, 0);
            pass.add(run);
            nanos += run.times().totalNanos();
            if (nanos >= warmup.leftNanos()) break;
        }
        if (pass.size() == puzzles.size()) warmup.pass(nanos);
        else warmup.unfinishedPass(nanos);
        return pass;
    }

    /**
     * Runs every solver once on every puzzle, but for the blocks that are recorded. These take their turn in the order too, so
     * that it is that of an uninterrupted run.
     *
     * @param records is handed each block, solvers in the order of the plan, puzzles in the order given
     */
    void run(
            Iterator<Instance> puzzles,
            Phase phase,
            int repetition,
            Recorded recorded,
            Consumer<List<RunRecord>> records) {
        List<Contestant> turns = new ArrayList<>(contestants);
        for (long number = 1; puzzles.hasNext(); number++) {
            List<Instance> block = new ArrayList<>();
            while (puzzles.hasNext() && block.size() < plan.block()) block.add(puzzles.next());
            ListSampler.shuffle(order, turns);
            List<RunRecord> runs = new ArrayList<>();
            for (Contestant contestant : turns) {
                if (recorded.contains(FORK, repetition, contestant.spec().toString(), number)) continue;
                runs.addAll(answerAll(contestant, block, phase, repetition, number));
            }
            if (!runs.isEmpty()) records.accept(CrossCheck.settle(runs));
        }
    }

    private List<RunRecord> answerAll(
            Contestant contestant, List<Instance> puzzles, Phase phase, int repetition, long block) {
        List<RunRecord> runs = new ArrayList<>(puzzles.size());
        for (Instance instance : puzzles) runs.add(answer(contestant, instance, phase, repetition, block));
        return runs;
    }

    private RunRecord answer(Contestant contestant, Instance instance, Phase phase, int repetition, long block) {
        Attempt attempt = Attempt.make(contestant.spec(), contestant.solver(), instance, question, limits, clock);
        Claim claim = attempt.answer().claim();
        if (claim instanceof Claim.Failed) contestant.replace();
        return new RunRecord(
                runOf(contestant, instance, phase, repetition, block),
                claim.word(),
                attempt.ruling().verdict(),
                claim.shown().size(),
                claim.shown().stream().limit(2).map(PuzzleText::fingerprint).toList(),
                attempt.ruling().reason(),
                attempt.times(),
                attempt.answer().counters());
    }

    private RunRecord.Run runOf(Contestant contestant, Instance instance, Phase phase, int repetition, long block) {
        return new RunRecord.Run(
                plan.experiment(),
                instance.set(),
                instance.position(),
                instance.variant(),
                instance.puzzle().id(),
                contestant.spec().toString(),
                contestant.spec().family().paradigm().word(),
                plan.question(),
                phase,
                repetition,
                block,
                FORK,
                plan.seed(),
                1);
    }
}
