package crosshatch.proof.certify;

import crosshatch.base.Fingerprint;
import java.nio.file.Path;
import java.util.Locale;

/** Writes the README of a certificate, for readers who know nothing of this program. */
public final class CertificateReadme {
    private CertificateReadme() {}

    /**
     * Writes the README.
     *
     * @param folder a closed folder
     * @param command the command that made the certificate
     */
    public static String of(CertificateFolder folder, String command) {
        return """
                # %,d puzzles, and the proof that they have no other solutions

                `%s` holds the puzzles, one per line, each with all its solutions. Anybody can check that these are solutions.
                The proof shows that there are no others. It was made by `%s`.

                | file | bytes | SHA-256 |
                |---|---:|---|
                %s%s%s
                ## How to check it

                %s

                ## The formula

                With n digits, variable `%s` is true if cell c (row by row, from 0) holds digit d (from 1). The first %s are the
                rules of the board (`%s`). %s

                Then come the clauses of each puzzle, in the order of `%s`. They hold if its variable, named there, is true.
                Each given has a clause. Each shown solution has a clause that the grid is another one.

                The last clause states that one of these variables is true. If the formula is contradictory, no puzzle has
                another solution than those shown.
                """.formatted(
                        folder.size(),
                        CertificateFolder.PUZZLES,
                        command,
                        row(folder.formulaFile()),
                        row(folder.proofFile()),
                        row(folder.formulaFile().resolveSibling(CertificateFolder.PUZZLES)),
                        checking(folder.language()),
                        folder.language() == Language.CLAUSES ? "c*n + d" : "x(c*n + d)",
                        folder.language() == Language.CLAUSES ? "clauses" : "inequalities",
                        folder.board().text(),
                        rules(folder.language()),
                        CertificateFolder.PUZZLES);
    }

    private static String checking(Language language) {
        return switch (language) {
            case CLAUSES -> """
                With cake_lpr, whose machine code is verified (github.com/tanyongkiam/cake_lpr), or with our own checker:

                ```
                cake_lpr formula.cnf proof.lrat              # s VERIFIED UNSAT
                crosshatch check-proof formula.cnf proof.lrat
                ```

                A proof may define variables for the reasoning of a solver. The formula has none of them.""";
            case INEQUALITIES -> """
                With VeriPB 3 (gitlab.com/MIAOresearch/software/VeriPB), or with our own checker:

                ```
                veripb formula.opb proof.pbp                 # s VERIFIED UNSATISFIABLE
                crosshatch check-proof formula.opb proof.pbp
                ```""";
        };
    }

    private static String rules(Language language) {
        return switch (language) {
            case CLAUSES -> """
                Each cell holds exactly one digit. Each unit with a cell for each digit holds each digit. Cells that share a
                unit differ. No cells of a relation hold digits that it forbids.""";
            case INEQUALITIES -> """
                Each cell holds at least one digit and at most one. Each unit with a cell for each digit holds each digit at
                least once, and each unit holds each digit at most once. A sum is at least its total and at most its total.
                Where one digit is less than another, there is an inequality for each digit d: the smaller one is less than d,
                or the larger one is more than d. No cells of any other relation hold digits that it forbids.""";
        };
    }

    private static String row(Path file) {
        Fingerprint fingerprint = Fingerprint.of(file);
        return String.format(
                Locale.ROOT, "| `%s` | %,d | `%s` |%n", file.getFileName(), fingerprint.bytes(), fingerprint.sha256());
    }
}
