package crosshatch.experiment;

import crosshatch.corpus.Instance;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.PuzzleText;
import crosshatch.results.RunRecord;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Has the turns of a block judged and makes records of them, which have checked each other and are final. */
final class Recorder {
    private final Plan plan;
    private final int fork;

    /** @param fork which all turns belong to */
    Recorder(Plan plan, int fork) {
        this.plan = plan;
        this.fork = fork;
    }

    /** @return turn after turn in the order given, puzzles in the order of the turn */
    List<RunRecord> records(List<Turn> block) {
        Map<Instance, String> ids = new IdentityHashMap<>();
        List<RunRecord> records = new ArrayList<>();
        for (Turn turn : block) addTo(records, turn, ids);
        return CrossCheck.settle(records);
    }

    private void addTo(List<RunRecord> records, Turn turn, Map<Instance, String> ids) {
        String solver = turn.contestant().spec().toString();
        String paradigm = turn.contestant().spec().family().paradigm().word();
        for (int i = 0; i < turn.measurements().size(); i++) {
            Instance instance = turn.measured().get(i);
            Attempt attempt = Attempt.judged(instance, turn.measurements().get(i));
            RunRecord.Run run = new RunRecord.Run(
                    plan.experiment(),
                    instance.set(),
                    instance.position(),
                    instance.variant(),
                    ids.computeIfAbsent(instance, each -> each.puzzle().id()),
                    solver,
                    paradigm,
                    plan.question(),
                    turn.phase(),
                    turn.repetition(),
                    turn.block(),
                    fork,
                    plan.seed(),
                    plan.placement().jobs());
            records.add(record(run, attempt));
        }
    }

    private static RunRecord record(RunRecord.Run run, Attempt attempt) {
        List<Grid> shown = attempt.answer().claim().shown();
        return new RunRecord(
                run,
                attempt.answer().claim().word(),
                attempt.ruling().verdict(),
                shown.size(),
                shown.stream().limit(2).map(PuzzleText::fingerprint).toList(),
                attempt.ruling().reason(),
                attempt.times(),
                attempt.answer().counters());
    }
}
