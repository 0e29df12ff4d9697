package crosshatch.solvers.model.cpsat;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.relation.ImpliedSums;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.model.cnf.AtMostOneForm;
import crosshatch.solvers.model.cnf.Encoding;
import java.util.List;
import java.util.Optional;

/** Which configurations learn clauses that nobody can read, and why. */
final class UntraceableOptions {
    private UntraceableOptions() {}

    /** @return for people; empty if what the library writes down are clauses over candidates */
    static Optional<String> reason(SolverSpec spec, Board board) {
        if (spec.is(CpSatFamily.MODEL, "int")) {
            return Optional.of("makes Booleans from integers, and does not report their meaning");
        }
        if (spec.is(CpSatFamily.PRESOLVE, "on")) {
            return Optional.of("learns clauses with other variables after presolve");
        }
        if (spec.number(CpSatFamily.WORKERS) > 1) {
            return Optional.of("does not log clauses if it has several workers");
        }
        if (Parameters.reasonsBeyondClauses(spec)) {
            return Optional.of("learns clauses from linear relaxations or symmetries, which a proof cannot use");
        }
        List<Relation> relations =
                spec.constant(CpSatFamily.IMPLIED, ImpliedSums.class).relations(board);
        boolean onlyCandidates = (relations.isEmpty() || spec.is(CpSatFamily.RELATIONS, "table"))
                && Encoding.EXTENDED.hasOnlyCandidates(board, AtMostOneForm.PAIRWISE, relations);
        if (!onlyCandidates) {
            return Optional.of(
                    "learns clauses with variables that do not stand for candidates, but a proof can only use candidates");
        }
        return DratFile.problem();
    }
}
