package crosshatch.solvers.engine;

import crosshatch.puzzle.Puzzle;
import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Answer;
import crosshatch.solver.Budget;
import crosshatch.solver.Claim;
import crosshatch.solver.Counters;
import crosshatch.solver.Limit;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts a search together as its spec says, for the board of the puzzle at hand, and keeps it for the next one. */
final class EngineSolver implements Solver {
    private final SolverSpec spec;
    private final Trace trace;
    private final Meter meter = new Meter();
    private final Diagrams diagrams = new Diagrams();
    private @Nullable ReusedState workshop;

    /** What works on puzzles of one board. */
    private record ReusedState(Board board, GridState state, DepthFirstSearch search) {}

    EngineSolver(SolverSpec spec, Trace trace) {
        this.spec = spec;
        this.trace = trace;
    }

    @Override
    public Answer answer(Puzzle puzzle, Question question, Budget budget) {
        ReusedState here = workshopFor(puzzle.board());
        DepthFirstSearch search = here.search;
        boolean exhausted = search.run(puzzle, question.limit(), budget);
        Limit exceeded = meter.exceeded();
        Claim claim =
                exceeded == null ? question.claim(search.solutions(), exhausted) : new Claim.OutOfBudget(exceeded);
        Counters counters = meter.counters(here.state.removals());
        return new Answer(claim, counters);
    }

    private ReusedState workshopFor(Board board) {
        ReusedState present = workshop;
        if (present != null && present.board.equals(board)) return present;
        ReusedState fresh = build(board);
        workshop = fresh;
        return fresh;
    }

    private ReusedState build(Board board) {
        EngineTracer tracer = new EngineTracer(board, trace);
        GridState state = spec.is("undo", "trail") ? new TrailState(board, tracer) : new CopyState(board, tracer);
        RelationRules relations = new RelationRules(
                board, spec.constant("implied", ImpliedSums.class), spec.is("relations", "bounds"), diagrams);
        int[] failures = new int[board.unitCount() + relations.size()];
        Agenda agenda = agenda(state, relations, failures, tracer);
        Shaving shaving = shaving(state, agenda, tracer, !spec.is("shave", "off"));
        DepthFirstSearch.Parts parts = new DepthFirstSearch.Parts(
                state,
                relations,
                agenda,
                selection(board, relations, failures),
                branching(),
                digitOrder(),
                shaving,
                shaving(state, agenda, tracer, spec.is("shave", "node")),
                meter,
                tracer);
        return new ReusedState(board, state, new DepthFirstSearch(parts));
    }

    private Agenda agenda(GridState state, RelationRules relations, int[] failures, EngineTracer tracer) {
        List<String> rules = spec.words("propagate");
        if (spec.is("agenda", "recursive")) return new DepthFirst(state, rules, tracer);
        List<Propagator> propagators = rules.stream()
                .filter(rule -> !rule.equals("naked-single"))
                .map(rule -> propagator(rule, state.board()))
                .toList();
        boolean nakedSingles = rules.contains("naked-single");
        return relations.isEmpty()
                ? new Fixpoint(state, nakedSingles, propagators, failures, tracer)
                : new RelationFixpoint(state, nakedSingles, propagators, relations, failures, tracer);
    }

    private static Propagator propagator(String rule, Board board) {
        return switch (rule) {
            case "hidden-single" -> new HiddenSingles(board);
            case "locked" -> new LockedCandidates(board);
            case "naked-pair" -> new NakedPairs();
            case "hidden-pair" -> new HiddenPairs(board);
            case "naked-subset" -> new NakedSubsets(board);
            case "gac" -> new AllDifferent(board);
            default -> throw new IllegalArgumentException(rule);
        };
    }

    private Shaving shaving(GridState state, Agenda agenda, EngineTracer tracer, boolean on) {
        return new Shaving(state, agenda, on ? spec.number("shavedepth") : 0, meter, tracer);
    }

    private CellSelection selection(Board board, RelationRules relations, int[] failures) {
        return switch (spec.get("select")) {
            case "input" -> new FirstOpenCell();
            case "domwdeg" -> new DomWdeg(board, relations, failures);
            case "min", "norvig" -> new FewestCandidates();
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }

    private Branching branching() {
        return switch (spec.get("branch")) {
            case "binary" -> Branching.BINARY;
            case "eliminate" -> Branching.ELIMINATE;
            case "fill" -> Branching.FILL;
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }

    private DigitOrder digitOrder() {
        return switch (spec.get("digits")) {
            case "desc" -> DigitOrders.descending();
            case "least" -> DigitOrders.leastConstraining();
            case "most" -> DigitOrders.mostConstraining();
            case "random" -> DigitOrders.random(spec.number("seed"));
            case "asc" -> DigitOrders.ascending();
            default -> throw new IllegalArgumentException(spec.toString());
        };
    }
}
