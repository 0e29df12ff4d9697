package crosshatch.solvers.lcg;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Puts a search that learns together as its spec says, for the board of the puzzle at hand, and keeps it for the next one. */
final class LcgSolver implements Solver {
    private final SolverSpec spec;
    private final Trace trace;
    private final Diagrams diagrams = new Diagrams();
    private @Nullable ReusedState workshop;

    /** What works on puzzles of one board. */
    private record ReusedState(Board board, LearningSearch search) {}

    /** @param spec of the family {@code lcg}, with options that go together */
    LcgSolver(SolverSpec spec, Trace trace) {
        this.spec = spec;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        LearningSearch search = searchFor(puzzle.board());
        boolean exhausted = search.run(puzzle, question.limit(), budget);
        Limit exceeded = search.exceeded();
        Claim claim =
                exceeded == null ? question.claim(search.solutions(), exhausted) : new Claim.OutOfBudget(exceeded);
        return new Answer(claim, search.counters());
    }

    private LearningSearch searchFor(Board board) {
        ReusedState present = workshop;
        if (present != null && present.board.equals(board)) return present.search;
        LearningSearch fresh = build(board);
        workshop = new ReusedState(board, fresh);
        return fresh;
    }

    private LearningSearch build(Board board) {
        List<String> rules = spec.words("propagate");
        List<? extends Relation> relations = spec.constant("implied", ImpliedSums.class).relations(board).stream()
                .flatMap(each -> each instanceof Distinct distinct ? distinct.pairs().stream() : Stream.of(each))
                .toList();
        ExactlyOneSets slots = new ExactlyOneSets(board);
        int candidates = slots.mostCandidates();
        Trail trail = new Trail(candidates);
        Conflict conflict = new Conflict();
        Singles singles = new Singles(slots, trail, conflict, rules.contains("hidden-single"));
        Clauses clauses = new Clauses(candidates, trail, conflict);
        Locked locked = new Locked(slots, trail, singles);
        HallSets hallSets = new HallSets(slots, trail, singles, conflict, rules.contains(LcgFamily.FISH));
        RelationReasons reasons = new RelationReasons(
                slots,
                trail,
                singles,
                conflict,
                relations,
                relations.stream().map(relation -> diagrams.of(board, relation)).toList());
        Explanations explanations = new Explanations(slots, singles, clauses, locked, hallSets, reasons);
        Phases phases = new Phases(candidates, !spec.is("phase", "eliminate"));
        DecisionSelector selection = selection(slots, trail, singles, locked, phases);
        Lbd lbd = new Lbd(candidates, trail);
        Forgetting forgetting = forgetting(clauses, lbd);
        LearningTracer tracer = new LearningTracer(slots, trail, trace);
        if (spec.is("phase", "saved")) trail.listen(singles, selection, phases);
        else trail.listen(singles, selection);
        trail.follow(clauses, locked, hallSets, reasons, tracer);
        return new LearningSearch(new LearningSearch.Parts(
                slots,
                trail,
                conflict,
                clauses,
                new LearningPropagation(slots, trail, singles, clauses, locked, hallSets, rules, reasons),
                new FirstUip(
                        candidates,
                        trail,
                        conflict,
                        explanations,
                        selection,
                        minimisation(candidates, trail, explanations),
                        forgetting),
                lbd,
                selection,
                phases,
                restarts(),
                forgetting,
                tracer));
    }

    private DecisionSelector selection(
            ExactlyOneSets slots, Trail trail, Singles singles, Locked locked, Phases phases) {
        return switch (spec.get("select")) {
            case "vsids" -> new Vsids(slots, trail, singles, phases);
            case "domvsids" -> new DomVsids(slots, trail, singles, phases, Target.none());
            case "target" ->
                new DomVsids(slots, trail, singles, phases, new LongestTrail(slots.mostCandidates(), trail));
            case "tabu" -> new DomVsids(slots, trail, singles, phases, tabuTarget(slots, trail, singles, locked));
            case "min" -> new FewestCandidatesSelector(slots, singles, phases);
            case "domwdeg" -> new DomWdegSelector(slots, singles, phases);
            case "lastconflict" ->
                new LastConflict(slots, singles, phases, new DomWdegSelector(slots, singles, phases));
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }

    /**
     * Local search knows units only: with relations there is none. Where units share single cells only, as in quasigroups, there is none either: that it
     * helps there has not been shown.
     */
    private static Target tabuTarget(ExactlyOneSets slots, Trail trail, Singles singles, Locked locked) {
        LongestTrail longest = new LongestTrail(slots.mostCandidates(), trail);
        if (!locked.isOfUse() || !slots.board().relations().isEmpty()) return longest;
        return new TabuTarget(slots, trail, longest, new TabuSearch(slots, singles));
    }

    private Minimisation minimisation(int candidates, Trail trail, Explanations explanations) {
        return switch (spec.get("minimise")) {
            case "none" -> Minimisation.none();
            case "local" -> new RecursiveMinimisation(candidates, trail, explanations, 1);
            case "recursive" ->
                new RecursiveMinimisation(candidates, trail, explanations, RecursiveMinimisation.MOST_DEPTH);
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }

    private Restarts restarts() {
        return switch (spec.get("restarts")) {
            case "none" -> Cutoffs.never();
            case "luby" -> Cutoffs.luby();
            case "geometric" -> Cutoffs.geometric();
            case "doubling" -> Cutoffs.doubling();
            case "glucose" -> new GlucoseRestarts();
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }

    private Forgetting forgetting(Clauses clauses, Lbd lbd) {
        return switch (spec.get("forget")) {
            case "none" -> Forgetting.none();
            case "lbd" -> WorstHalf.byLbd(clauses, lbd);
            case "activity" -> WorstHalf.byActivity(clauses, lbd);
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }
}
