package crosshatch.cli;

import crosshatch.generate.proper.Level;
import crosshatch.generate.proper.ProperSet;
import crosshatch.generate.proper.ProperSet.Kind;
import crosshatch.puzzle.InputException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of {@code generate} that ask for puzzles of order 3 with exactly one solution. */
final class ProperOptions {
    @Option(names = "--unique", description = "Order 3, exactly one solution each, no two equivalent.")
    private boolean unique;

    @Option(names = "--minimal", description = "The same, and no given can be left out.")
    private boolean minimal;

    @Option(
            names = "--hard",
            description = "Minimal puzzles from a search for those that cost our fastest engine most decisions.")
    private boolean hard;

    @Option(
            names = "--spread",
            description = "Minimal puzzles, as many easy and hard ones as in Norvig's benchmark: bench250k.")
    private boolean spread;

    @Option(
            names = "--clues",
            paramLabel = "N",
            description = "Givens of each, with --unique (21 to 80) or --minimal (21 to 28).")
    private int clues;

    @Option(
            names = "--difficulty",
            paramLabel = "LEVEL",
            description =
                    "With --unique or --minimal: singles (they suffice), locked (with locked candidates), or search"
                            + " (more than these rules is needed).")
    private @Nullable String difficulty;

    /**
     * @return the set that was asked for; empty if none of these options was given
     * @throws InputException for options that do not go together
     */
    Optional<ProperSet> chosen(int count, long seed) {
        int kinds = (unique ? 1 : 0) + (minimal ? 1 : 0) + (hard ? 1 : 0) + (spread ? 1 : 0);
        if (kinds > 1) throw new InputException("expected one of --unique, --minimal, --hard, --spread");
        boolean narrowed = clues != 0 || difficulty != null;
        if (kinds == 0 && narrowed)
            throw new InputException("--clues, --difficulty: expected --unique or --minimal too");
        if (kinds == 0) return Optional.empty();
        return Optional.of(new ProperSet(kind(), clues, difficulty == null ? null : Level.of(difficulty), count, seed));
    }

    private Kind kind() {
        if (hard) return Kind.HARD;
        if (spread) return Kind.SPREAD;
        return minimal ? Kind.MINIMAL : Kind.PROPER;
    }
}
