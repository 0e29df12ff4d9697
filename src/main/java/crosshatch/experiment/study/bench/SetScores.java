package crosshatch.experiment.study.bench;

import crosshatch.experiment.campaign.WrongAnswers;
import crosshatch.results.noise.Quartiles;
import crosshatch.results.report.figure.Throughput;
import crosshatch.solver.Question;
import java.util.List;

/**
 * The scores of all solvers on one puzzle set.
 *
 * @param set its name
 * @param puzzles of the set that were asked about
 * @param rounds measured
 * @param scores the first is the one that the others are compared with
 * @param table of the scores
 * @param wrong answers without the warm-up
 */
public record SetScores(
        String set,
        Question question,
        int puzzles,
        int rounds,
        List<Score> scores,
        BenchTable table,
        WrongAnswers wrong) {
    public SetScores {
        scores = List.copyOf(scores);
    }

    /** Makes a row for each solver, for the file and its figures. */
    public List<Throughput> throughputs() {
        return scores.stream().map(this::throughput).toList();
    }

    private Throughput throughput(Score score) {
        Quartiles perSecond = score.puzzlesPerSecond();
        return new Throughput(
                set,
                question.toString(),
                score.contestant().solver(),
                score.contestant().threads(),
                score.contestant().schedule(),
                puzzles,
                rounds,
                perSecond.first(),
                perSecond.median(),
                perSecond.third());
    }
}
