package crosshatch.experiment.study.hunt;

import crosshatch.proof.certify.Certified;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * What a maintainer is told.
 *
 * @param truth all solutions, with a proof
 * @param certified whether that is written beside
 * @param model name of the file with the model
 * @param main name of the Java program
 */
record FindingReadme(
        HuntFinding finding,
        String command,
        Optional<Certified> truth,
        boolean certified,
        Optional<String> model,
        Optional<String> main) {

    String text() {
        StringBuilder text = new StringBuilder();
        text.append("# ").append(finding.cause().words()).append("\n\n");
        text.append(finding.huntCase().solver().family().source()).append("\n\n");
        text.append("Asked `").append(finding.huntCase().question()).append("` of the ");
        text.append(
                finding.huntCase().before().isEmpty()
                        ? "puzzle"
                        : "last of " + finding.huntCase().puzzles().size() + " puzzles");
        text.append(" below, ").append(finding.fault().words()).append(".\n\n");
        text.append("```\n").append(command).append("\n```\n\n");
        text.append("Full name of the configuration: `")
                .append(finding.huntCase().solver())
                .append("`\n\n");
        text.append("## The puzzle\n\n").append(puzzle()).append('\n');
        text.append("## What is true\n\n").append(truthInWords()).append('\n');
        text.append("## Files\n\n").append(files());
        return text.toString();
    }

    private String puzzle() {
        Puzzle puzzle = finding.huntCase().last();
        return "Board: `" + puzzle.board().text() + "`, "
                + (puzzle.board().isPlain() ? "rows and columns as usual" : "cells numbered from 0") + ".\n\n"
                + "Givens, cell by cell (0: blank): `" + puzzle + "`\n";
    }

    private String truthInWords() {
        StringBuilder text = new StringBuilder();
        finding.fault().witness().ifPresent(grid -> text.append("This grid solves it, as anybody can see: `")
                .append(grid)
                .append("`\n\n"));
        truth.ifPresent(all -> {
            List<Grid> solutions = all.claim().shown();
            text.append("It has ")
                    .append(solutions.size())
                    .append(solutions.size() == 1 ? " solution" : " solutions")
                    .append(" and no others; the proof is in `certificate/`.\n");
            solutions.forEach(grid -> text.append("- `").append(grid).append("`\n"));
        });
        return text.isEmpty() ? "See above.\n" : text.toString();
    }

    private String files() {
        StringBuilder text = new StringBuilder("| file | what |\n|---|---|\n");
        text.append("| `board*.json` | the puzzles, in the form of puzzles/board.schema.json |\n");
        text.append("| `command.txt` | shows the fault |\n");
        if (certified) text.append("| `certificate/` | formula, proof, and how to check them |\n");
        model.ifPresent(
                file -> text.append("| `").append(file).append("` | the last puzzle in the solver's own format |\n"));
        main.ifPresent(
                file -> text.append("| `").append(file).append("` | shows the fault with the library alone |\n"));
        return text.toString();
    }
}
