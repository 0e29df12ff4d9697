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
        return "this program; docs/reference/learning.md names the papers of the techniques";
    }

    @Override
    public List<Option> options() {
        return List.of(propagate(), select(), restarts(), forget(), minimise(), phase(), implied(), small());
    }

    private static Option propagate() {
        return Option.several(
                        "propagate",
                        SINGLES + "+locked+" + LATE_GAC,
                        "Rules that remove candidates at every node, and explain each removal. naked-single is always among them.",
                        "naked-single",
                        "a cell with one candidate is filled",
                        "hidden-single",
                        "a digit that fits only one cell of a unit is placed there",
                        "locked",
                        "a digit whose places in a unit all lie in another unit has no other place there",
                        "gac",
                        "generalised arc consistency of all-different (Régin 1994)",
                        LATE_GAC,
                        "gac at the root, and at every node after the first restart",
                        FISH,
                        "together with gac or late-gac: k rows in which the places of a digit lie in only k columns, for any k")
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
                "most often part of recent conflicts (Moskewicz et al. 2001)",
                "domvsids",
                "as vsids, divided by the number of alternatives that are left for its cell, and for its digit in each unit",
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
                "after 100, 200, 400, … conflicts (Walsh 1999)",
                "glucose",
                "when recent clauses span more levels than others (Audemard and Simon 2012)");
    }

    private static Option forget() {
        return Option.choice(
                "forget",
                "lbd",
                "Which learnt clauses are deleted, half of them each time.",
                "none",
                "none",
                "lbd",
                "the clauses that span most levels (Audemard and Simon 2009)",
                "activity",
                "the clauses that were part of the fewest recent conflicts (Eén and Sörensson 2003)");
    }

    private static Option minimise() {
        return Option.choice(
                "minimise",
                "recursive",
                "Which literals are removed from a learnt clause.",
                "none",
                "none",
                "local",
                "literals with a reason that is in the clause (Beame, Kautz and Sabharwal 2004)",
                "recursive",
                "literals that follow from the clause by any chain of reasons (Sörensson and Biere 2009)");
    }

    private static Option phase() {
        return Option.choice(
                "phase",
                "fill",
                "Whether a decision places the candidate or removes it.",
                "saved",
                "as at the last time, and at the first time placed (Pipatsrisawat and Darwiche 2007)",
                "fill",
                "always placed",
                "eliminate",
                "always removed");
    }

    private static Option implied() {
        return Option.constants(
                "implied",
                ImpliedSums.NONE,
                "Which implied sums of cages and units are propagated.",
                ImpliedSums::meaning);
    }

    private static Option small() {
        return Option.choice(
                "small",
                "learn",
                "How boards of at most " + MOST_DIGITS_OF_SMALL_BOARDS + " digits are searched.",
                "learn",
                "with learning, as on larger boards",
                "dfs",
                "as by engine: depth first, with only singles, because learning costs more time than it saves on small boards");
    }

    @Override
    public Map<Counter, CounterMeaning> counters() {
        return Map.of(
                Counter.DECISIONS,
                        CounterMeaning.exact("assumed literals; a literal that a learnt clause forces is not counted"),
                Counter.BACKTRACKS,
                        CounterMeaning.exact(
                                "conflicts after a decision, because the search jumps back and never returns to a choice point"),
                Counter.CONFLICTS, CounterMeaning.exact("conflicts, including conflicts at the root"),
                Counter.PROPAGATIONS,
                        CounterMeaning.exact("removed candidates, including removals by givens and decisions"),
                Counter.RESTARTS, CounterMeaning.exact("restarts"),
                Counter.NOGOODS, CounterMeaning.exact("learnt clauses, including unit clauses"),
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
            throw spec.refused(
                    "found no naked-single in propagate, expected it, because naked singles are always filled");
        }
        if (rules.contains(FISH) && !rules.contains("gac") && !rules.contains(LATE_GAC)) {
            throw spec.refused("propagate=" + FISH + " needs Hall sets. Add gac or " + LATE_GAC);
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
