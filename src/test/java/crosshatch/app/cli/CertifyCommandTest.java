package crosshatch.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.app.console.ExitCode;
import crosshatch.base.Fingerprint;
import crosshatch.base.InputException;
import crosshatch.proof.certify.CertificateFolder;
import crosshatch.proof.certify.Language;
import crosshatch.puzzle.board.Board;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code certify} and {@code check-proof}. */
class CertifyCommandTest {
    @TempDir
    private Path folder = Path.of("");

    @Test
    void aSetBecomesAFormulaAndAProofThatAnybodyCanCheck() throws IOException {
        Path out = folder.resolve("c");

        CommandRun run = certify("hardest10", out);

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out()
                .contains("\n10 puzzles: 10 proved, 0 with nothing to prove, 0 false answers, 0 without proof\n"));
        assertTrue(run.out().contains("accepted: the formula cannot be satisfied"), run.out());
        assertTrue(Files.readString(out.resolve("README.md"))
                .contains(Fingerprint.of(out.resolve("proof.lrat")).sha256()));
        assertEquals(10, Files.readAllLines(out.resolve("puzzles.txt")).size());
        assertEquals(ExitCode.DONE, checkProof(out).exitCode());
    }

    @Test
    void whoIsNotHeardIsNamedWithTheReason() {
        CommandRun fromSolverLog = certify("hardest10", folder.resolve("heard"), "--solver", "sat4j", "--limit", "2");
        CommandRun other =
                certify("hardest10", folder.resolve("other"), "--solver", "sat4j/reuse=learnt", "--limit", "2");

        assertFalse(fromSolverLog.out().contains("a search of our own"), fromSolverLog.out());
        assertTrue(
                other.out()
                        .contains(
                                "\n2 proofs do not follow the steps of the solver, but a search of our own: sat4j learns"
                                        + " from clauses of earlier puzzles"),
                other.out());
    }

    @Test
    void inequalitiesAreAFormatOfTheirOwn() throws IOException {
        Path out = folder.resolve("c");

        CommandRun run = certify("hardest10", out, "--format", "opb", "--jobs", "2", "--limit", "4");
        String formula = out.resolve("formula.opb").toString();
        CommandRun checked = CommandRun.ofProgram(
                "check-proof", formula, out.resolve("proof.pbp").toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertTrue(run.out().contains("accepted: the formula cannot be satisfied"), run.out());
        assertTrue(Files.readString(Path.of(formula)).startsWith("* #variable= 733 #constraint= "));
        assertTrue(Files.readString(out.resolve("README.md")).contains("veripb formula.opb proof.pbp"));
        assertEquals(ExitCode.DONE, checked.exitCode(), checked.out());
    }

    @Test
    void aProofIsAcceptedOrRefusedOrDamaged() throws IOException {
        String formula = Files.writeString(folder.resolve("formula"), "p cnf 2 3\n1 2 0\n-1 2 0\n1 -2 0\n")
                .toString();
        for (String proof : List.of("1 -2 0", "0", "1 4294967297 0")) {
            String file = Files.writeString(folder.resolve("proof"), "2 0\n" + proof + "\n0\n")
                    .toString();

            CommandRun run = CommandRun.ofProgram("check-proof", formula, file);

            boolean damaged = proof.contains("4294967297");
            assertEquals(damaged ? ExitCode.BAD_INPUT : ExitCode.WRONG, run.exitCode(), run.out());
            assertTrue(
                    (damaged ? run.err() : run.out()).contains(file + (proof.equals("1 -2 0") ? ":3" : ":2")),
                    run.out());
        }
        String contradiction = Files.writeString(
                        folder.resolve("formula"), "p cnf 2 4\n1 2 0\n-1 2 0\n1 -2 0\n-1 -2 0\n")
                .toString();

        CommandRun run = CommandRun.ofProgram(
                "check-proof",
                contradiction,
                Files.writeString(folder.resolve("proof"), "2 0\n0\n").toString());

        assertEquals(ExitCode.DONE, run.exitCode(), run.out());
    }

    /** Of a board whose cages have more fillings than can be tried. */
    @Test
    void cagesOfManyCellsAreCertifiedAsInequalities() throws IOException {
        Path puzzle = Files.writeString(folder.resolve("cage.json"), """
                {"digits": 9, "layout": {"rows": 1, "columns": 9},
                 "units": [{"kind": "row", "cells": [0, 1, 2, 3, 4, 5, 6, 7, 8]}],
                 "relations": [{"kind": "sum", "value": 21, "cells": [0, 1, 2, 3, 4, 5]},
                               {"kind": "less", "cells": [0, 1]}, {"kind": "less", "cells": [1, 2]},
                               {"kind": "less", "cells": [2, 3]}, {"kind": "less", "cells": [3, 4]},
                               {"kind": "less", "cells": [4, 5]}, {"kind": "less", "cells": [7, 6]},
                               {"kind": "less", "cells": [8, 7]}],
                 "puzzles": [{"givens": "........."}]}
                """);

        CommandRun clauses = certify(puzzle.toString(), folder.resolve("clauses"));
        CommandRun inequalities = certify(puzzle.toString(), folder.resolve("c"), "--format", "opb");

        assertEquals(ExitCode.BAD_INPUT, clauses.exitCode());
        assertTrue(clauses.err().contains("Inequalities can state it: try --format opb"), clauses.err());
        assertEquals(ExitCode.DONE, inequalities.exitCode(), inequalities.err());
        assertTrue(inequalities.out().contains("1 puzzles: 1 proved"), inequalities.out());
    }

    /** All solutions shown, and the rest refuted. */
    @Test
    void aCountIsCertifiedIfItIsExhausted() throws IOException {
        Path puzzles =
                Files.writeString(folder.resolve("p.txt"), "................\n.13.3........31.\n213.3........31.\n");

        CommandRun all = certify(puzzles.toString(), folder.resolve("all"), "--question", "count:1000");
        CommandRun some = certify(puzzles.toString(), folder.resolve("some"), "--question", "count:3");
        List<String> shown = Files.readAllLines(folder.resolve("all/puzzles.txt"));

        assertTrue(all.out().contains("3 puzzles: 3 proved, 0 with nothing to prove"), all.out());
        assertEquals(288, shown.get(0).split("solutions: ", -1)[1].split(" ", -1).length);
        assertTrue(some.out().contains("3 puzzles: 2 proved, 1 with nothing to prove"), some.out());
    }

    @Test
    void theNumberOfThreadsDoesNotChangeAByte() throws IOException {
        certify("euler50", folder.resolve("one"));
        certify("euler50", folder.resolve("three"), "--jobs", "3");

        for (String file : List.of("formula.cnf", "proof.lrat", "puzzles.txt")) {
            Path three = folder.resolve("three").resolve(file);
            assertEquals(-1, Files.mismatch(folder.resolve("one").resolve(file), three), file);
        }
    }

    @Test
    void partsAreCertificatesOfTheirOwn() throws IOException {
        CommandRun run = certify("hardest10", folder, "--part", "4", "--limit", "6", "--solver", "swift");

        assertEquals(ExitCode.DONE, run.exitCode(), run.err());
        assertEquals(2, Files.readAllLines(folder.resolve("part-2/puzzles.txt")).size());
        assertEquals(ExitCode.DONE, checkProof(folder.resolve("part-1")).exitCode());
        assertEquals(ExitCode.DONE, checkProof(folder.resolve("part-2")).exitCode());
    }

    /** Half of these puzzles have several solutions: these need no proof, and are not in the certificate. */
    @Test
    void whatNeedsNoProofIsLeftOut() throws IOException {
        Path puzzles = Files.writeString(folder.resolve("p.txt"), ".13.3........31.\n213.3........31.\n");

        CommandRun run = certify(puzzles.toString(), folder.resolve("c"));
        CommandRun any = certify(puzzles.toString(), folder.resolve("any"), "--question", "any");

        assertTrue(run.out().contains("2 puzzles: 1 proved, 1 with nothing to prove"), run.out());
        assertTrue(Files.readString(folder.resolve("c/puzzles.txt")).startsWith("213.3........31. # variable 65;"));
        assertTrue(any.out().endsWith("any: no certificate\n"), any.out());
        assertFalse(Files.exists(folder.resolve("any/formula.cnf")));
    }

    @Test
    void anAlteredProofOrFormulaIsRefusedWithExitCode1() throws IOException {
        Path out = folder.resolve("c");
        certify("hardest10", out, "--limit", "2");
        String formula = Files.readString(out.resolve("formula.cnf"));
        String proof = Files.readString(out.resolve("proof.lrat"));

        Files.writeString(out.resolve("proof.lrat"), proof.replaceFirst(" 0 [0-9]+ ", " 0 "));
        CommandRun altered = checkProof(out);
        Files.writeString(out.resolve("proof.lrat"), proof);
        Files.writeString(out.resolve("formula.cnf"), formula.replaceFirst("\n-730 ([0-9]+) 0\n", "\n-730 -$1 0\n"));
        CommandRun other = checkProof(out);

        assertEquals(ExitCode.WRONG, altered.exitCode());
        assertTrue(altered.out().startsWith("REFUSED: " + out.resolve("proof.lrat") + ":1: lemma "), altered.out());
        assertEquals(ExitCode.WRONG, other.exitCode());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hardest10 --jobs 0                       | --jobs 0: expected 1 or more",
                "hardest10 --part 0                       | --part 0: expected 1 or more",
                "hardest10 --solver swoft                 | unknown solver 'swoft'",
                "sudoku-4/holes=0.3/count=1/seed=1 --solver swift | swift is made for plain 9×9 Sudoku only",
                "latin-40/holes=0.1/count=1/seed=1        | Puzzles of up to 36 digits can be certified",
            })
    void badUseIsSaid(String arguments, String message) {
        String[] words = ("certify " + arguments.strip() + " --out " + folder.resolve("c")).split(" ");

        CommandRun run = CommandRun.ofProgram(words);

        assertEquals(ExitCode.BAD_INPUT, run.exitCode());
        assertTrue(run.err().contains(message), run.err());
    }

    @Test
    void moreClausesThanThereAreNumbersAreRefused() {
        InputException tooMany = assertThrows(
                InputException.class, () -> new CertificateFolder(folder, Board.sudoku(3), Language.CLAUSES, 1L << 40));

        assertTrue(String.valueOf(tooMany.getMessage()).contains("Make it in parts"), tooMany.getMessage());
    }

    @Test
    void aCertificateIsNotOverwritten() {
        certify("hardest10", folder, "--limit", "1");

        CommandRun again = certify("hardest10", folder, "--limit", "1");

        assertEquals(ExitCode.BAD_INPUT, again.exitCode());
        assertTrue(again.err().contains("already has a certificate"), again.err());
    }

    private static CommandRun certify(String puzzles, Path out, String... more) {
        List<String> words = new ArrayList<>(List.of("certify", puzzles, "--out", out.toString()));
        words.addAll(List.of(more));
        return CommandRun.ofProgram(words.toArray(String[]::new));
    }

    private static CommandRun checkProof(Path out) {
        return CommandRun.ofProgram(
                "check-proof",
                out.resolve("formula.cnf").toString(),
                out.resolve("proof.lrat").toString());
    }
}
