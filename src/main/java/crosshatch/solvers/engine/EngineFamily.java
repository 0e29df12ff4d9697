package crosshatch.solvers.engine;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.Counter;
import crosshatch.solver.CounterMeaning;
import crosshatch.solver.Family;
import crosshatch.solver.Option;
import crosshatch.solver.Paradigm;
import crosshatch.solver.Question;
import crosshatch.solver.Solver;
import crosshatch.solver.SolverSpec;
import crosshatch.solver.trace.Trace;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Our own engine as a family: {@code engine}. */
public final class EngineFamily implements Family {
    private static final String SINGLES = "naked-single+hidden-single";
    private static final String NORVIG_RULES = SINGLES + "+naked-pair";
    /** Each of these, alone, sees at the latest in a full unit that a digit stands there twice. */
    private static final List<String> COMPLETE_RULES = List.of("naked-single", "hidden-single", "naked-subset", "gac");

    @Override
    public String name() {
        return "engine";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Our own propagation and depth-first search, readable, each part an option";
    }

    @Override
    public String source() {
        return "this program; sources of the parts in crosshatch.solvers.engine";
    }

    @Override
    public List<Option> options() {
        return List.of(
                propagate(),
                agenda(),
                select(),
                branch(),
                digits(),
                seed(),
                undo(),
                shave(),
                shaveDepth(),
                relations(),
                implied());
    }

    private static Option propagate() {
        return Option.several(
                        "propagate",
                        SINGLES,
                        "Rules that remove candidates at every node.",
                        "naked-single",
                        "a cell with one candidate is filled",
                        "hidden-single",
                        "a digit with one place in a unit goes there",
                        "locked",
                        "a digit whose places in a unit all lie in another unit has no other place there",
                        "naked-pair",
                        "two cells of a unit with the same two candidates",
                        "hidden-pair",
                        "two digits of a unit with the same two places",
                        "naked-subset",
                        "k cells of a unit with k candidates, any k",
                        "gac",
                        "generalised arc consistency of all-different (Régin 1994)")
                .withShorthand("singles", SINGLES)
                .withShorthand("pairs", "naked-pair")
                .absentMeans(given -> isRecursive(given) ? NORVIG_RULES : SINGLES);
    }

    private static Option relations() {
        return Option.choice(
                "relations",
                "gac",
                "Consistency of relations; a plain board has none.",
                "gac",
                "every candidate that no filling of the relation has is removed, by a decision diagram (Pesant 2004)",
                "bounds",
                "sums, linear sums and products use only the smallest and the largest digit of each cell; others as with gac");
    }

    private static Option implied() {
        return Option.constants(
                "implied",
                ImpliedSums.NONE,
                "Sums that follow from cages and units, and are propagated too.",
                ImpliedSums::meaning);
    }

    private static Option agenda() {
        return Option.choice(
                        "agenda",
                        "fixpoint",
                        "The order in which rules are applied after a change.",
                        "fixpoint",
                        "cheapest rule first, until none finds anything",
                        "recursive",
                        "every elimination is followed to its end before the next, as Norvig's program does")
                .absentMeans(given -> isRecursive(given) ? "recursive" : "fixpoint");
    }

    private static boolean isRecursive(Map<String, String> given) {
        String byDefault = "norvig".equals(given.get("select")) ? "recursive" : "fixpoint";
        return given.getOrDefault("agenda", byDefault).equals("recursive");
    }

    private static Option select() {
        return Option.choice(
                "select",
                "min",
                "The cell to branch on.",
                "min",
                "fewest candidates, first in row-major order",
                "norvig",
                "the same, and agenda=recursive and its rules by default: Norvig's program",
                "input",
                "first in row-major order",
                "domwdeg",
                "fewest candidates divided by the weight of its units, the number of their failures (Boussemart et al. 2004)");
    }

    private static Option branch() {
        return Option.choice(
                "branch",
                "fill",
                "The alternatives at a choice point.",
                "fill",
                "the cell is a, is b, is c, …",
                "binary",
                "the cell is a, or is not a; then choose again",
                "eliminate",
                "the cell is not a, then choose again; or is a");
    }

    private static Option digits() {
        return Option.choice(
                "digits",
                "asc",
                "The digit to branch on.",
                "asc",
                "smallest first",
                "desc",
                "largest first",
                "least",
                "candidate of the fewest peers first",
                "most",
                "candidate of the most peers first",
                "random",
                "any, by the seed");
    }

    private static Option seed() {
        return Option.whole("seed", 0, 0, Integer.MAX_VALUE, "Seed of digits=random; no other choice uses it.");
    }

    private static Option undo() {
        return Option.choice(
                "undo",
                "trail",
                "How a refuted alternative is undone; the search tree is the same.",
                "trail",
                "changes are written down and played back",
                "copy",
                "each level has its own copy of the grid");
    }

    private static Option shave() {
        return Option.choice(
                "shave",
                "off",
                "Tries every candidate of every cell and removes those that propagation refutes, until none is left.",
                "off",
                "never",
                "root",
                "before the first decision",
                "node",
                "after every decision too");
    }

    private static Option shaveDepth() {
        return Option.whole(
                "shavedepth", 1, 1, 3, "Depth of nested trials: with depth 2, each trial tries candidates, too.");
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, CounterMeaning.exact("alternatives tried"),
                Counter.BACKTRACKS, CounterMeaning.exact("alternatives without a solution below them"),
                Counter.CONFLICTS,
                        CounterMeaning.exact("nodes of the search tree that propagation refutes, the root included;"
                                + " trials of singleton consistency are not nodes"),
                Counter.PROPAGATIONS,
                        CounterMeaning.exact(
                                "candidates removed, also by givens, decisions and trials of singleton consistency"),
                Counter.RESTARTS, CounterMeaning.exact("0: it never restarts"),
                Counter.NOGOODS, CounterMeaning.exact("0: it learns no clauses"),
                Counter.DEPTH, CounterMeaning.exact("decisions on the longest path"));
    }

    @Override
    public Optional<String> refusal(Board board, Question question) {
        if (board.digits() > GridState.MOST_DIGITS) {
            return Optional.of("the candidates of a cell are kept in 64 bits (orders 2 to 8), and " + board + " has "
                    + board.digits() + " digits");
        }
        if (board.unitCount() > UnitSet.MOST_UNITS) {
            return Optional.of("a set of units is kept in " + UnitSet.MOST_UNITS + " bits, and " + board + " has "
                    + board.unitCount() + " units");
        }
        return Optional.empty();
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public void check(SolverSpec spec) {
        List<String> rules = spec.words("propagate");
        if (rules.stream().noneMatch(COMPLETE_RULES::contains)) {
            throw spec.refused("with these rules a digit could stand twice in a unit until the grid is full;"
                    + " propagate needs one of " + String.join(", ", COMPLETE_RULES));
        }
        if (spec.is("agenda", "recursive")) refuseAllButItsRules(spec, rules);
        if (spec.is("shave", "off") && spec.number("shavedepth") != 1) {
            throw spec.refused("shavedepth means nothing with shave=off");
        }
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        check(spec);
        return new EngineSolver(spec, trace);
    }

    private static void refuseAllButItsRules(SolverSpec spec, List<String> rules) {
        List<String> others =
                rules.stream().filter(rule -> !DepthFirst.RULES.contains(rule)).toList();
        if (!others.isEmpty()) {
            throw spec.refused("agenda=recursive follows single eliminations, and " + String.join(", ", others)
                    + " cannot be asked what follows from one; it knows " + String.join(", ", DepthFirst.RULES));
        }
        if (spec.is("select", "domwdeg")) {
            throw spec.refused("select=domwdeg needs to know which unit failed, and agenda=recursive does not say");
        }
    }
}
