package crosshatch.experiment.study.hunt;

import com.samskivert.mustache.Template;
import crosshatch.base.Templates;
import crosshatch.proof.certify.Certified;
import crosshatch.puzzle.Grid;
import crosshatch.puzzle.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * The contents of a finding's README for the maintainer of the solver; the template uses these names.
 *
 * @param truth all solutions, with a proof
 * @param certified whether the proof is written next to the README
 * @param model the file name of the model; empty if there is none
 * @param main the file name of the Java program; empty if there is none
 * @param program the file name of the description of an external program; empty if there is none
 */
record FindingReadme(
        HuntFinding finding,
        String command,
        Optional<Certified> truth,
        boolean certified,
        String model,
        String main,
        String program) {

    private static final Template TEMPLATE = new Templates(FindingReadme.class).named("finding.md");

    String text() {
        return TEMPLATE.execute(this);
    }

    Puzzle puzzle() {
        return finding.huntCase().last();
    }

    String which() {
        return finding.huntCase().before().isEmpty()
                ? "puzzle"
                : "last of " + finding.huntCase().puzzles().size() + " puzzles";
    }

    boolean isProved() {
        return truth.isPresent();
    }

    List<Grid> solutions() {
        return truth.map(all -> all.claim().shown()).orElse(List.of());
    }

    String count() {
        return solutions().size() + (solutions().size() == 1 ? " solution" : " solutions");
    }

    String witness() {
        return finding.fault().witness().map(Grid::toString).orElse("");
    }

    boolean isUnknown() {
        return !isProved() && witness().isEmpty();
    }
}
