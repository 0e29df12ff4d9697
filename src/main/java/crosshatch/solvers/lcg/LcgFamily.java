package crosshatch.solvers.lcg;

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
import crosshatch.solvers.engine.EngineFamily;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Our own clause-learning search as a family: {@code lcg}, with one option for each technique. */
public final class LcgFamily implements Family {
    /** The rule that Hall sets are looked for at the root, and everywhere from the first restart on. */
    static final String LATE_GAC = "late-gac";

    /** The rule that looks for Hall sets of rows and columns too. */
    static final String FISH = "fish";

    /** With {@code small=dfs}, boards with more digits are searched with learning. */
    static final int MOST_DIGITS_OF_SMALL_BOARDS = 9;

    private static final String SINGLES = "naked-single+hidden-single";

    private final EngineFamily engine = new EngineFamily();

    @Override
    public String name() {
        return "lcg";
    }

    @Override
    public Paradigm paradigm() {
        return Paradigm.HAND_WRITTEN;
    }

    @Override
    public String title() {
        return "Our own lazy clause generation: propagation that explains itself, clause learning, restarts, local search";
    }

    @Override
    public String source() {
        return "this program; papers of the techniques in docs/reference/families.md";
    }

    @Override
    public List<Option> options() {
        return List.of(propagate(), select(), restarts(), forget(), minimise(), phase(), implied(), small());
    }

    private static Option propagate() {
        return Option.several(
                        "propagate",
                        SINGLES + "+locked+" + LATE_GAC,
                        "Rules that remove candidates at every node, and explain why; naked-single is always one of them.",
                        "naked-single",
                        "a cell with one candidate is filled",
                        "hidden-single",
                        "a digit with one place in a unit goes there",
                        "locked",
                        "a digit whose places in a unit all lie in another unit has no other place there",
                        "gac",
                        "generalised arc consistency of all-different (Régin 1994)",
                        LATE_GAC,
                        "gac at the root, and everywhere from the first restart on",
                        FISH,
                        "wherever gac or late-gac is: k rows that have the places of a digit in k columns only, any k")
                .withShorthand("singles", SINGLES);
    }

    private static Option select() {
        return Option.choice(
                "select",
                "tabu",
                "The candidate to branch on.",
                "min",
                "in the cell with fewest candidates, first in row-major order",
                "domwdeg",
                "in the cell with the fewest candidates divided by its weight, the number of its conflicts (Boussemart et al. 2004)",
                "vsids",
                "that was met most in recent conflicts (Moskewicz et al. 2001)",
                "domvsids",
                "as vsids, divided by the number of alternatives that its cell, and its digit in each unit, still have",
                "target",
                "as domvsids, but first the candidates of the longest trail without a conflict (Biere and Fleury 2020)",
                "tabu",
                "as target, alternating with tabu search for a solution over partial grids (Jin and Hao 2015, Cai and Zhang 2021)",
                "lastconflict",
                "in the cell of the last conflict until it is filled, then as domwdeg (Lecoutre et al. 2009)");
    }

    private static Option restarts() {
        return Option.choice(
                "restarts",
                "luby",
                "When the search goes back to its root.",
                "none",
                "never",
                "luby",
                "after 100, 100, 200, 100, 100, 200, 400, … conflicts (Luby et al. 1993)",
                "geometric",
                "after 100, 150, 225, … conflicts (Walsh 1999)",
                "doubling",
                "after 100, 200, 400, … conflicts, likewise",
                "glucose",
                "when recent clauses span more levels than others (Audemard and Simon 2012)");
    }

    private static Option forget() {
        return Option.choice(
                "forget",
                "lbd",
                "Which learnt clauses are dropped, half of them at a time.",
                "none",
                "none",
                "lbd",
                "those that span most levels (Audemard and Simon 2009)",
                "activity",
                "those that were reasons least in recent conflicts (Eén and Sörensson 2003)");
    }

    private static Option minimise() {
        return Option.choice(
                "minimise",
                "recursive",
                "Which literals are taken out of a learnt clause.",
                "none",
                "none",
                "local",
                "those whose reason is in the clause (Beame, Kautz and Sabharwal 2004)",
                "recursive",
                "those that rest on the clause through any chain of reasons (Sörensson and Biere 2009)");
    }

    private static Option phase() {
        return Option.choice(
                "phase",
                "fill",
                "Which way a candidate is decided.",
                "saved",
                "as it was last, at first as the digit (Pipatsrisawat and Darwiche 2007)",
                "fill",
                "always as the digit",
                "eliminate",
                "always as not the digit");
    }

    private static Option implied() {
        return Option.constants(
                "implied",
                ImpliedSums.NONE,
                "Which sums are looked at that follow from cages and units.",
                ImpliedSums::meaning);
    }

    private static Option small() {
        return Option.choice(
                "small",
                "learn",
                "How boards of at most " + MOST_DIGITS_OF_SMALL_BOARDS + " digits are searched.",
                "learn",
                "with learning, as larger ones are",
                "dfs",
                "as by engine, depth first with singles alone, because there learning takes longer than it saves");
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS, CounterMeaning.exact("literals assumed; one that a learnt clause forces is not"),
                Counter.BACKTRACKS,
                        CounterMeaning.exact(
                                "conflicts after a decision, because the search jumps and never goes back to a choice point"),
                Counter.CONFLICTS, CounterMeaning.exact("conflicts, those at the root included"),
                Counter.PROPAGATIONS, CounterMeaning.exact("candidates removed, by givens and decisions too"),
                Counter.RESTARTS, CounterMeaning.exact("restarts"),
                Counter.NOGOODS, CounterMeaning.exact("clauses learnt, unit clauses included"),
                Counter.DEPTH, CounterMeaning.exact("decisions on the longest path"));
    }

    /** The boards of {@code engine}, which searches the small ones with {@code small=dfs}. */
    @Override
    public Optional<String> refusal(Board board, Question question) {
        return engine.refusal(board, question);
    }

    @Override
    public boolean traces() {
        return true;
    }

    @Override
    public void check(SolverSpec spec) {
        List<String> rules = spec.words("propagate");
        if (!rules.contains("naked-single")) {
            throw spec.refused("naked singles are always filled. Add naked-single to propagate");
        }
        if (rules.contains(FISH) && !rules.contains("gac") && !rules.contains(LATE_GAC)) {
            throw spec.refused("propagate=" + FISH + " is looked for where Hall sets are. Add gac or " + LATE_GAC);
        }
    }

    @Override
    public Solver create(SolverSpec spec, Trace trace) {
        check(spec);
        Solver learning = new LcgSolver(spec, trace);
        return spec.is("small", "learn") ? learning : new SolverByBoard(depthFirst(spec, trace), learning);
    }

    /** {@code engine} with what it has in common with this solver: singles, a choice of cells and implied sums. */
    private Solver depthFirst(SolverSpec spec, Trace trace) {
        String singles = spec.words("propagate").stream()
                .filter(rule -> rule.endsWith("-single"))
                .collect(Collectors.joining("+"));
        String text = engine.name() + "/propagate=" + singles + "/select="
                + (spec.is("select", "domwdeg") ? "domwdeg" : "min") + "/implied=" + spec.get("implied");
        return engine.create(SolverSpec.parse(text, List.of(engine)), trace);
    }
}
