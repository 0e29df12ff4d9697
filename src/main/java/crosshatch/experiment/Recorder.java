package crosshatch.experiment;

import crosshatch.corpus.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.RunRecord;
import crosshatch.solver.Question;
import java.util.ArrayList;
import java.util.List;

/** Has the turns of a block judged and makes records of them, which have checked each other and are final. */
final class Recorder {
    /** So many solutions are named in a record. */
    private static final int NAMED = 2;

    private final Plan plan;
    private final Question question;
    private final int fork;
    private final Fingerprints fingerprints = new Fingerprints();

    /** @param fork which all turns belong to */
    Recorder(Plan plan, int fork) {
        this.plan = plan;
        question = Question.parse(plan.question());
        this.fork = fork;
    }

    /** @return turn after turn in the order given, puzzles in the order of the turn */
    List<RunRecord> records(List<Turn> block) {
        List<RunRecord> records = new ArrayList<>();
        for (Turn turn : block) addTo(records, turn);
        return CrossCheck.settle(records);
    }

    private void addTo(List<RunRecord> records, Turn turn) {
        String solver = turn.contestant().spec().toString();
        String paradigm = turn.contestant().spec().family().paradigm().word();
        for (int i = 0; i < turn.measurements().size(); i++) {
            Instance instance = turn.measured().get(i);
            Attempt attempt =
                    Attempt.judged(instance, question, turn.measurements().get(i));
            RunRecord.Run run = new RunRecord.Run(
                    plan.experiment(),
                    instance.set(),
                    instance.position(),
                    instance.variant(),
                    fingerprints.ofPuzzle(instance),
                    solver,
                    paradigm,
                    plan.question(),
                    turn.phase(),
                    turn.repetition(),
                    turn.block(),
                    fork,
                    plan.seed(),
                    plan.placement().jobs());
            records.add(record(run, attempt, turn.noise()));
        }
    }

    private RunRecord record(RunRecord.Run run, Attempt attempt, RunRecord.Noise noise) {
        List<Grid> shown = attempt.answer().claim().shown();
        return new RunRecord(
                run,
                attempt.answer().claim().word(),
                attempt.ruling().verdict(),
                attempt.ruling().evidence(),
                shown.size(),
                ids(attempt.instance(), shown),
                attempt.ruling().reason(),
                attempt.times(),
                attempt.answer().counters(),
                noise);
    }

    private List<String> ids(Instance instance, List<Grid> shown) {
        if (shown.size() == 1) return List.of(fingerprints.ofSolution(instance, shown.get(0)));
        return shown.stream().limit(NAMED).map(PuzzleText::fingerprint).toList();
    }
}
