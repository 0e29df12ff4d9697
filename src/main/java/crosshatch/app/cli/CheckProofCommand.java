package crosshatch.app.cli;

import crosshatch.app.console.ExitCode;
import crosshatch.proof.Checked;
import crosshatch.proof.ProofFiles;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks a proof of a refutation: the command {@code check-proof}. */
@Command(
        name = "check-proof",
        description = {
            "Checks a proof, from any program, that a formula has no solution, or no further solution.",
            "For a FORMULA in DIMACS, the PROOF is in DRAT or LRAT, as text or binary. Both files may be compressed"
                    + " with gzip or xz.",
            "For a FORMULA in OPB, the PROOF is in the format of VeriPB (rup, pol, e, i, sol, solx, del, conclusion).",
            "In DRAT, a literal that follows from a clause stays true when this clause is deleted, as in drat-trim."
                    + " In LRAT, every deletion is done.",
            "Exit code 0 if the proof is accepted, and 1 if it is refused.",
            "Exit code 2 if a file is damaged, or has a kind of step that this command cannot check. The message"
                    + " names the step."
        },
        footer = {
            "  crosshatch check-proof certificate/formula.cnf certificate/proof.lrat",
            "  crosshatch check-proof certificate/formula.opb certificate/proof.pbp",
            "  kissat formula.cnf proof.drat; crosshatch check-proof formula.cnf proof.drat",
            "  cadical formula.cnf proof.drat; crosshatch check-proof formula.cnf proof.drat --lrat proof.lrat"
        })
final class CheckProofCommand extends ProgramCommand {
    @Parameters(index = "0", paramLabel = "FORMULA", description = "A file in DIMACS or OPB.")
    @SuppressWarnings("NullAway.Init") // set by picocli
    private Path formula;

    @Parameters(
            index = "1",
            paramLabel = "PROOF",
            description = "A file in DRAT, LRAT or the format of VeriPB," + " recognised by its content.")
    @SuppressWarnings("NullAway.Init")
    private Path proof;

    @Option(
            names = "--lrat",
            paramLabel = "FILE",
            description =
                    "Also write the proof in LRAT, with the reasons of each lemma and without needless lemmas. The proof"
                            + " must be in DRAT.")
    private @Nullable Path elaborated;

    @Override
    public Integer call() {
        Checked checked = ProofFiles.check(formula, proof, elaborated);
        out().println(inWords(checked));
        return checked.accepted() ? ExitCode.DONE : ExitCode.WRONG;
    }

    /** Returns the result in one line. */
    static String inWords(Checked checked) {
        String notes = checked.notes().isEmpty() ? "" : "; " + String.join("; ", checked.notes());
        return checked.fault()
                        .map(why -> "REFUSED: " + why)
                        .orElseGet(() -> String.format(
                                Locale.ROOT,
                                "accepted: the formula %s (%s, %s)",
                                checked.proved(),
                                counted(checked.lemmas(), "lemma"),
                                counted(checked.hints(), "hint")))
                + notes;
    }

    private static String counted(long number, String thing) {
        return String.format(Locale.ROOT, "%,d %s%s", number, thing, number == 1 ? "" : "s");
    }
}
