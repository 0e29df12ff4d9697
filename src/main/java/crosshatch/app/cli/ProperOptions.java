package crosshatch.app.cli;

import crosshatch.app.console.Listed;
import crosshatch.app.console.Listed.Heading;
import crosshatch.base.InputException;
import crosshatch.instances.generate.proper.AdversarialSet;
import crosshatch.instances.generate.proper.Level;
import crosshatch.instances.generate.proper.ProperSet;
import crosshatch.instances.generate.proper.ProperSet.Kind;
import crosshatch.solver.Question;
import crosshatch.solvers.catalog.SolverCatalog;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code generate} for puzzles of order 3 with exactly one solution. */
@Listed(Heading.ONE_SOLUTION)
final class ProperOptions {
    private static final int USUAL_LOOKS = 400;

    @Option(names = "--unique", description = "Make 9x9 Sudokus with exactly one solution, no two of them isomorphic.")
    private boolean unique;

    @Option(names = "--minimal", description = "Make puzzles as with --unique, without needless givens.")
    private boolean minimal;

    @Option(
            names = "--hard",
            description = "Make minimal puzzles by a search for the most decisions of our fastest engine.")
    private boolean hard;

    @Option(
            names = "--spread",
            description =
                    "Make minimal puzzles with the mix of easy and hard puzzles of Norvig's benchmark, as in the set bench250k.")
    private boolean spread;

    @Option(
            names = "--profile",
            description = "Make minimal puzzles on which Norvig's program backtracks as often as on his benchmark.")
    private boolean profile;

    @Option(
            names = "--clues",
            paramLabel = "N",
            description = "Number of givens of each puzzle, with --unique (21 to 80) or --minimal (21 to 28).")
    private int clues;

    @Option(
            names = "--difficulty",
            paramLabel = "LEVEL",
            description =
                    "With --unique or --minimal: rules that solve the puzzles. singles: singles suffice. locked: singles"
                            + " and locked candidates suffice. search: these rules do not suffice.")
    private @Nullable String difficulty;

    @Option(
            names = "--hard-for",
            paramLabel = "SPEC",
            description = "Make minimal puzzles by a search for the most backtracks of this solver.")
    private @Nullable String hardFor;

    @Option(
            names = "--question",
            paramLabel = "Q",
            description = "With --hard-for: task of the solver, any or unique. Default: any.")
    private @Nullable Question question;

    @Option(
            names = "--budget",
            paramLabel = "N",
            description =
                    "With --hard-for: number of times that the search moves a given, from each starting puzzle. Default:"
                            + " 400.")
    private @Nullable Integer budget;

    /**
     * Returns the requested set of puzzles that are hard for a solver.
     *
     * @return empty without that option
     * @throws InputException for options that do not go together
     */
    Optional<AdversarialSet> against(int count, long seed) {
        if (hardFor == null) {
            if (question != null || budget != null)
                throw new InputException("--question, --budget: expected --hard-for too");
            return Optional.empty();
        }
        if (kinds() > 0 || clues != 0 || difficulty != null) {
            throw new InputException(
                    "--hard-for: expected it without --unique, --minimal, --hard, --spread, --profile, --clues, --difficulty");
        }
        return Optional.of(new AdversarialSet(
                SolverCatalog.standard().spec(hardFor),
                question == null ? Question.ANY : question,
                budget == null ? USUAL_LOOKS : budget,
                count,
                seed));
    }

    /**
     * Returns the requested set.
     *
     * @return empty if none of these options is given
     * @throws InputException for options that do not go together
     */
    Optional<ProperSet> chosen(int count, long seed) {
        int kinds = kinds();
        if (kinds > 1)
            throw new InputException(
                    "found more than one of --unique, --minimal, --hard, --spread and --profile, expected only one");
        boolean narrowed = clues != 0 || difficulty != null;
        if (kinds == 0 && narrowed)
            throw new InputException("--clues, --difficulty: expected --unique or --minimal too");
        if (kinds == 0) return Optional.empty();
        return Optional.of(new ProperSet(kind(), clues, difficulty == null ? null : Level.of(difficulty), count, seed));
    }

    private int kinds() {
        return (unique ? 1 : 0) + (minimal ? 1 : 0) + (hard ? 1 : 0) + (spread ? 1 : 0) + (profile ? 1 : 0);
    }

    private Kind kind() {
        if (hard) return Kind.HARD;
        if (spread) return Kind.SPREAD;
        if (profile) return Kind.PROFILE;
        return minimal ? Kind.MINIMAL : Kind.PROPER;
    }
}
