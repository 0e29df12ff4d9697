package crosshatch.proof.certify;

import crosshatch.base.Fingerprint;
import java.nio.file.Path;
import java.util.Locale;

/** What a stranger is told who finds a certificate. */
public final class CertificateReadme {
    private CertificateReadme() {}

    /**
     * @param folder closed
     * @param command by which it was made
     */
    public static String of(CertificateFolder folder, String command) {
        return """
                # %,d puzzles, and the proof that they have no other solutions

                `%s` holds the puzzles, one a line, each with all solutions that it has. That it has these anybody can see; that
                it has no others is proved. Made by: `%s`

                | file | bytes | SHA-256 |
                |---|---:|---|
                %s%s%s
                ## Checking it without trusting who made it

                %s

                ## What the formula says

                With n digits, variable `%s` is true if cell c (row by row, from 0) holds digit d (from 1). The first %s are the
                rules of the board (`%s`): %s
                Then come the clauses of each puzzle in the order of
                `%s`, which hold if its variable, named there, is true: one for each given, and one for each solution that says that the
                grid is another one. The last clause says that one of these variables is true. If all this cannot
                be, no puzzle has a solution that is not shown.
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

                A proof may define variables that the formula does not have, for what a solver reasons with; the formula has
                none of them.""";
            case INEQUALITIES -> """
                With VeriPB (of 2022: github.com/StephanGocht/VeriPB), or with our own checker:

                ```
                veripb formula.opb proof.pbp                 # Verification succeeded.
                crosshatch check-proof formula.opb proof.pbp
                ```""";
        };
    }

    private static String rules(Language language) {
        return switch (language) {
            case CLAUSES -> """
                each cell holds a digit and no two, each unit with a cell for each digit holds each digit, cells that
                share a unit differ, no cells of a relation hold digits that it forbids.""";
            case INEQUALITIES -> """
                each cell holds at least one digit and at most one; each unit with a cell for each digit holds each
                digit at least once, each unit at most once; a sum is at least its total and at most its total; where one digit is less than
                another, of each digit, not both is the smaller one this or more and the larger one this or less; of any other relation no
                cells hold digits that it forbids.""";
        };
    }

    private static String row(Path file) {
        Fingerprint fingerprint = Fingerprint.of(file);
        return String.format(
                Locale.ROOT, "| `%s` | %,d | `%s` |%n", file.getFileName(), fingerprint.bytes(), fingerprint.sha256());
    }
}
