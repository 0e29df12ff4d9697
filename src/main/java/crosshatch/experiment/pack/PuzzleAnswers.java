package crosshatch.experiment.pack;

import crosshatch.experiment.Judge;
import crosshatch.experiment.pack.Refereed.Finding;
import crosshatch.instances.sets.KnownAnswer;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.PuzzleText;
import crosshatch.puzzle.SolutionChecker;
import crosshatch.results.Words;
import crosshatch.results.schema.Verdict;
import crosshatch.solver.Question;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** All answers to one puzzle, validated by the grids in the pack and compared with each other. */
final class PuzzleAnswers {
    private final Puzzle puzzle;
    /** Grids by id, without those whose id is false. */
    private final Map<String, Grid> grids = new TreeMap<>();
    /** Ids with a grid that has another id. */
    private final Set<String> forged = new HashSet<>();
    /** Ids of grids that solve the puzzle. */
    private final Set<String> solutions = new HashSet<>();

    private final Set<ShownProof.Refutation> proved;

    /**
     * The finding on an answer.
     *
     * @param why the reason why it is false, for people; empty for other findings
     */
    record Ruling(RecordedAnswer answer, Finding finding, String why) {}

    /**
     * Begins with a puzzle.
     *
     * @param shown grids by the id that the pack states
     * @param proved the refutations with an accepted proof
     */
    PuzzleAnswers(Puzzle puzzle, Map<String, Grid> shown, Set<ShownProof.Refutation> proved) {
        this.puzzle = puzzle;
        this.proved = proved;
        shown.forEach((id, grid) -> {
            if (!PuzzleText.fingerprint(grid).equals(id)) {
                forged.add(id);
                return;
            }
            grids.put(id, grid);
            if (SolutionChecker.fault(puzzle, grid).isEmpty()) solutions.add(id);
        });
    }

    /**
     * Returns the findings.
     *
     * @param answers the answers that state something about the puzzle
     */
    List<Ruling> rulings(List<RecordedAnswer> answers) {
        List<Ruling> alone = answers.stream().map(this::alone).toList();
        return alone.stream().map(ruling -> againstOthers(ruling, alone)).toList();
    }

    /** Returns the finding on one answer by its grids, its proof, and all grids of the puzzle. */
    private Ruling alone(RecordedAnswer answer) {
        Optional<String> nonsense = answer.nonsense()
                .or(() -> answer.puzzleId().equals(puzzle.id())
                        ? Optional.empty()
                        : Optional.of("the records name another puzzle, with the fingerprint " + answer.puzzleId()));
        if (nonsense.isPresent()) return contradiction(answer, nonsense.get());
        for (String id : answer.ids()) {
            if (forged.contains(id))
                return contradiction(answer, "the grid " + id + " of the pack has another fingerprint");
        }
        return falsehood(answer)
                .map(why -> answer.isRecordedAsRight()
                        ? contradiction(answer, why)
                        : new Ruling(answer, Finding.WRONG_AS_RECORDED, why))
                .orElseGet(() -> ofTrue(answer, evidence(answer)));
    }

    /** Returns the reason why an answer is false, as far as grids show it, for people. */
    private Optional<String> falsehood(RecordedAnswer answer) {
        for (String id : answer.ids()) {
            Grid grid = grids.get(id);
            if (grid != null && !solutions.contains(id)) {
                return SolutionChecker.fault(puzzle, grid).map(fault -> "grid " + id + " is not a solution: " + fault);
            }
        }
        if (new HashSet<>(answer.ids()).size() < answer.ids().size()) {
            return Optional.of("it shows the same solution twice");
        }
        Question question = Question.parse(answer.question());
        if (!answer.exhausted()) return tooFew(answer, question);
        Set<String> others = new HashSet<>(solutions);
        if (answer.namesAll()) answer.ids().forEach(others::remove);
        boolean overlooks = answer.namesAll() ? !others.isEmpty() : others.size() > answer.solutions();
        return overlooks
                ? Optional.of("according to this answer there are no others, but grid "
                        + others.stream().sorted().findFirst().orElseThrow() + " is another solution")
                : Optional.empty();
    }

    /** Returns the reason if an answer belongs to an easier task. */
    private static Optional<String> tooFew(RecordedAnswer answer, Question question) {
        return answer.solutions() >= question.limit()
                ? Optional.empty()
                : Optional.of("it shows " + answer.solutions() + " solutions, but the task was " + question);
    }

    /** Returns the evidence for an answer that is not false. */
    private Finding evidence(RecordedAnswer answer) {
        if (!grids.keySet().containsAll(answer.ids())) return Finding.NO_GRID;
        if (!answer.namesAll()) return Finding.NOT_NAMED;
        if (!answer.exhausted()) return Finding.BY_GRID;
        List<Grid> shown = answer.ids().stream()
                .map(id -> Objects.requireNonNull(grids.get(id)))
                .toList();
        if (proved.contains(new ShownProof.Refutation(puzzle, shown))) return Finding.BY_PROOF;
        Judge.Ruling ruling =
                Judge.rule(puzzle, KnownAnswer.UNKNOWN, Question.parse(answer.question()), answer.claim(shown));
        return ruling.verdict() == Verdict.CORRECT ? Finding.BY_GRID : Finding.NO_PROOF;
    }

    private static Ruling ofTrue(RecordedAnswer answer, Finding evidence) {
        boolean shown = evidence == Finding.BY_GRID || evidence == Finding.BY_PROOF;
        if (!shown || answer.isRecordedAsRight()) return new Ruling(answer, evidence, "");
        return contradiction(answer, "it is recorded as " + Words.of(answer.verdict()) + ", but it is right");
    }

    /** Finds an answer that contradicts another one; an answer that is shown to be true is not blamed. */
    private static Ruling againstOthers(Ruling ruling, List<Ruling> all) {
        if (!ruling.answer.isRecordedAsRight() || ruling.finding.reason().isEmpty()) return ruling;
        for (Ruling other : all) {
            boolean counts = other.answer.isRecordedAsRight() && other.finding != Finding.CONTRADICTION;
            if (counts && exclude(ruling.answer, other.answer)) {
                return contradiction(
                        ruling.answer,
                        other.answer.solver() + " answered " + other.answer.claim() + " with "
                                + other.answer.solutions() + " solutions, but this solver answered with "
                                + ruling.answer.solutions());
            }
        }
        return ruling;
    }

    private static boolean exclude(RecordedAnswer one, RecordedAnswer other) {
        return (one.exhausted() && other.solutions() > one.solutions())
                || (other.exhausted() && one.solutions() > other.solutions());
    }

    private static Ruling contradiction(RecordedAnswer answer, String why) {
        return new Ruling(answer, Finding.CONTRADICTION, why);
    }

    /** Returns the findings if neither puzzle nor grids are known. */
    static List<Ruling> withoutPuzzle(List<RecordedAnswer> answers) {
        return answers.stream()
                .map(answer -> answer.nonsense()
                        .map(why -> contradiction(answer, why))
                        .orElseGet(() -> new Ruling(answer, Finding.NO_PUZZLE, "")))
                .toList();
    }
}
