package crosshatch.experiment.study.hunt;

import crosshatch.experiment.MeasuredRun;
import crosshatch.experiment.MeasuredSolver;
import crosshatch.experiment.Placement;
import crosshatch.experiment.study.hunt.draw.Configurations;
import crosshatch.experiment.study.hunt.draw.Puzzles;
import crosshatch.instances.generate.Shuffled;
import crosshatch.puzzle.Puzzle;
import crosshatch.solver.Limits;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.apache.commons.rng.UniformRandomProvider;
import org.apache.commons.rng.simple.RandomSource;

/**
 * One round of a hunt: some puzzles for each task, and one configuration of each family to answer them. All random choices depend
 * only on the seed of the hunt and the number of the round.
 */
final class Round {
    /** The number of puzzles handed over at once. */
    private static final int PORTION = 9;
    /** The number of broken processes of one configuration after which its trial ends. */
    private static final int MOST_BROKEN = 3;
    /** The number of puzzles per task for external programs, which take milliseconds to start, some of them hundreds. */
    private static final int PUZZLES_OF_PROGRAMS = 5;

    private static final long LIMIT_NANOS = Duration.ofMillis(500).toNanos();
    /** The time limit of external programs, with their start. */
    private static final long PROGRAM_NANOS = Duration.ofSeconds(3).toNanos();

    /** The distance between the seeds of two rounds: odd, and different from the constant of the generator. */
    private static final long APART = 0xD1342543DE82EF95L;

    private static final int[] COUNT_LIMITS = {1, 2, 3, 5, 10, 40};

    private final long number;
    private final Hunt.Size size;
    private final UniformRandomProvider random;
    private final List<Asked> asked = new ArrayList<>();

    /** A task with its puzzles, for every family in its configuration of this round. */
    private record Asked(Question question, Limits limits, List<Puzzles.Drawn> puzzles) {
        List<Puzzle> fit(SolverSpec solver) {
            return puzzles.stream()
                    .map(Puzzles.Drawn::puzzle)
                    .filter(each ->
                            solver.family().refusal(each.board(), question).isEmpty())
                    .limit(solver.family().runsInOwnProcess() ? PUZZLES_OF_PROGRAMS : puzzles.size())
                    .toList();
        }

        List<Puzzle> unfit(SolverSpec solver) {
            return puzzles.stream()
                    .map(Puzzles.Drawn::puzzle)
                    .filter(each ->
                            solver.family().refusal(each.board(), question).isPresent())
                    .toList();
        }

        Limits limits(SolverSpec solver) {
            long nanos = solver.family().runsInOwnProcess() ? PROGRAM_NANOS : limits.nanos();
            return new Limits(nanos, limits.decisions(), limits.conflicts());
        }
    }

    Round(long seed, long number, Hunt.Size size) {
        this.number = number;
        this.size = size;
        random = random(seed, number);
        Question counted = Question.count(COUNT_LIMITS[random.nextInt(COUNT_LIMITS.length)]);
        for (Question question : List.of(Question.ANY, Question.UNIQUE, counted)) {
            long first = (number * 3 + asked.size()) * size.boards();
            List<Puzzles.Drawn> puzzles = puzzles(first);
            asked.add(new Asked(question, limits(), puzzles));
        }
    }

    /** Returns the generator of a round; seeds are spread over its state, because small seeds would yield similar numbers. */
    static UniformRandomProvider random(long seed, long number) {
        return RandomSource.XO_SHI_RO_256_PP.create(seed + APART * number);
    }

    /**
     * Draws the puzzles.
     *
     * @param board the number of the first board
     */
    private List<Puzzles.Drawn> puzzles(long board) {
        List<Puzzles.Drawn> drawn = new ArrayList<>();
        for (int i = 0; i < size.boards(); i++) drawn.addAll(Puzzles.draw(board + i, size.cells(), random));
        drawn.addAll(Puzzles.drawUsual(size.cells(), random));
        return random.nextBoolean() ? shuffled(drawn) : drawn;
    }

    private List<Puzzles.Drawn> shuffled(List<Puzzles.Drawn> inOrder) {
        return IntStream.of(Shuffled.numbers(inOrder.size(), random))
                .mapToObj(inOrder::get)
                .toList();
    }

    /** Draws limits: always one on time, and sometimes one on counts that is small enough to be reached. */
    private Limits limits() {
        return switch (random.nextInt(12)) {
            case 0 -> new Limits(LIMIT_NANOS, random.nextInt(20), Limits.NONE);
            case 1 -> new Limits(LIMIT_NANOS, Limits.NONE, random.nextInt(20));
            default -> Limits.ofNanos(LIMIT_NANOS);
        };
    }

    long number() {
        return number;
    }

    /**
     * Runs and checks everything.
     *
     * @param late returns whether there is no time for another case
     * @param faults receives each case with a wrong answer to its last puzzle
     * @return empty if the time was not enough
     */
    Optional<List<HuntJournal.Tried>> run(
            List<Configurations> families,
            Placement placement,
            Oracle oracle,
            BooleanSupplier late,
            BiConsumer<HuntCase, Fault> faults) {
        oracle.forget();
        asked.forEach(each ->
                each.puzzles.forEach(drawn -> drawn.known().ifPresent(grid -> oracle.show(drawn.puzzle(), grid))));
        List<HuntJournal.Tried> tried = new ArrayList<>();
        for (Configurations family : families) {
            SolverSpec solver = family.get(number, random);
            for (Asked each : asked) {
                List<Puzzle> fit = each.fit(solver);
                if (late.getAsBoolean()) return Optional.empty();
                if (fit.isEmpty()) continue;
                HuntCase huntCase = new HuntCase(solver, each.question, each.limits(solver), fit);
                CaseCounts counts = new CaseCounts(huntCase);
                each.unfit(solver).forEach(counts::refuse);
                judge(huntCase, counts, placement, oracle, faults);
                tried.add(counts.tried());
            }
        }
        return Optional.of(tried);
    }

    private static void judge(
            HuntCase huntCase,
            CaseCounts counts,
            Placement placement,
            Oracle oracle,
            BiConsumer<HuntCase, Fault> faults) {
        try (MeasuredSolver contestant = placement.place(huntCase.solver(), huntCase.question(), huntCase.limits())) {
            int puzzles = huntCase.puzzles().size();
            for (int from = 0; from < puzzles && counts.broken < MOST_BROKEN; from += PORTION) {
                int to = Math.min(puzzles, from + PORTION);
                List<MeasuredRun> answers =
                        contestant.answerAll(huntCase.puzzles().subList(from, to));
                for (int i = from; i < to; i++) {
                    HuntCase before = huntCase.upTo(i);
                    Optional<Fault> fault = judge(before, answers.get(i - from), oracle, counts);
                    fault.ifPresent(found -> faults.accept(before, found));
                }
            }
        }
    }

    private static Optional<Fault> judge(HuntCase huntCase, MeasuredRun run, Oracle oracle, CaseCounts counts) {
        run.answer().claim().shown().forEach(grid -> oracle.show(huntCase.last(), grid));
        long undecided = oracle.undecided();
        Optional<Fault> fault = oracle.fault(huntCase, run);
        counts.add(huntCase.last(), run, fault, oracle.undecided() == undecided);
        return fault;
    }

    /** Counts the results of one case. */
    private static final class CaseCounts {
        private final HuntCase huntCase;
        private final List<HuntJournal.Answers> answers = new ArrayList<>();
        private int broken;

        CaseCounts(HuntCase huntCase) {
            this.huntCase = huntCase;
        }

        /** Counts a puzzle that the solver refuses. */
        void refuse(Puzzle puzzle) {
            answers.add(HuntJournal.Answers.of(puzzle, HuntJournal.Verdict.REFUSED, 0));
        }

        /**
         * Counts an answer.
         *
         * @param decided whether the reported status was proved or refuted, if it needs that
         */
        void add(Puzzle puzzle, MeasuredRun run, Optional<Fault> fault, boolean decided) {
            if (fault.filter(Fault::isDangerous).isPresent()) broken++;
            HuntJournal.Verdict verdict = HuntJournal.Verdict.of(run.answer().claim(), fault, decided);
            answers.add(HuntJournal.Answers.of(puzzle, verdict, run.times().getTotalNs() / 1000));
        }

        HuntJournal.Tried tried() {
            return new HuntJournal.Tried(
                    huntCase.solver().toString(), huntCase.question().toString(), HuntJournal.Answers.summed(answers));
        }
    }
}
