package crosshatch.solvers.model.cpsat;

import com.google.ortools.sat.BoolArgumentProto;
import com.google.ortools.sat.ConstraintProto;
import com.google.ortools.sat.CpModelProto;
import com.google.ortools.sat.LinearConstraintProto;
import crosshatch.puzzle.board.Count;
import crosshatch.puzzle.board.Linear;
import crosshatch.puzzle.board.Pair;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.relation.Diagrams;
import crosshatch.solvers.model.cnf.AtMostOne;
import crosshatch.solvers.model.cnf.CandidateVariables;
import crosshatch.solvers.model.cnf.ClauseSink;
import crosshatch.solvers.model.cnf.Encoder;
import crosshatch.solvers.model.cnf.Encoding;
import crosshatch.solvers.model.cnf.RelationForm;
import crosshatch.solvers.model.cnf.VariablePool;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Relations over a Boolean per candidate: by the clauses of {@link crosshatch.solvers.model.cnf}, or, with arithmetic, sums and
 * less-than as linear constraints on the Booleans, each weighted by its digit, and circuits as the library has them.
 */
final class BooleanRelations {
    private final List<Relation> relations;
    private final boolean arithmetic;
    private final Diagrams diagrams;

    BooleanRelations(List<Relation> relations, boolean arithmetic, Diagrams diagrams) {
        this.relations = relations;
        this.arithmetic = arithmetic;
        this.diagrams = diagrams;
    }

    /** @param candidates numbered as the variables of the model are, but from 1; none is added yet beyond theirs */
    void addTo(CpModelProto.Builder model, CandidateVariables candidates) {
        VariablePool pool = new VariablePool(candidates.count());
        CandidateRelations stated = new CandidateRelations(
                model, new Literals(model, candidates, pool), candidates.board().digits());
        List<Relation> inClauses = new ArrayList<>();
        for (Relation relation : relations) {
            Optional<LinearConstraintProto.Builder> linear =
                    arithmetic ? relation.accept(new Arithmetic(candidates)) : Optional.empty();
            linear.ifPresentOrElse(
                    each -> model.addConstraints(ConstraintProto.newBuilder().setLinear(each)), () -> {
                        if (!arithmetic || !relation.accept(stated)) inClauses.add(relation);
                    });
        }
        addClauses(inClauses, model, candidates, pool);
    }

    /** Those of the candidates; of a given, a Boolean that is true. */
    private record Literals(CpModelProto.Builder model, CandidateVariables candidates, VariablePool pool)
            implements CandidateRelations.Literals {
        @Override
        public int of(int cell, int digit) {
            if (digit < 1 || digit > candidates.board().digits()) return BooleanPuzzle.NO_VARIABLE;
            if (candidates.given(cell) != digit) return candidates.variable(cell, digit) - 1;
            int given = next();
            model.addConstraints(
                    BooleanPuzzle.exactlyOne(BoolArgumentProto.newBuilder().addLiterals(given)));
            return given;
        }

        @Override
        public int next() {
            return pool.next() - 1;
        }
    }

    /** Linear constraints, for the relations that are any. */
    private record Arithmetic(CandidateVariables candidates)
            implements RelationVisitor<Optional<LinearConstraintProto.Builder>> {
        @Override
        public Optional<LinearConstraintProto.Builder> other(Relation relation) {
            return Optional.empty();
        }

        @Override
        public Optional<LinearConstraintProto.Builder> sum(Sum sum) {
            return linear(sum.linear());
        }

        @Override
        public Optional<LinearConstraintProto.Builder> linear(Linear sum) {
            LinearConstraintProto.Builder linear = LinearConstraintProto.newBuilder();
            long given = 0;
            for (int i = 0; i < sum.cells().size(); i++) {
                given += add(sum.cells().get(i), sum.coefficients().get(i), linear);
            }
            return Optional.of(IntegerRelations.within(sum, candidates.board(), given, linear));
        }

        @Override
        public Optional<LinearConstraintProto.Builder> pair(Pair pair) {
            if (pair.operator() != Pair.Operator.LESS) return Optional.empty();
            LinearConstraintProto.Builder linear = LinearConstraintProto.newBuilder();
            long given = add(pair.first(), 1, linear) + add(pair.second(), -1, linear);
            return Optional.of(
                    linear.addDomain(-candidates.board().digits() - given).addDomain(-1 - given));
        }

        @Override
        public Optional<LinearConstraintProto.Builder> count(Count count) {
            LinearConstraintProto.Builder linear = LinearConstraintProto.newBuilder();
            long given = 0;
            for (int cell : count.counted()) given += addCounted(cell, count.values(), linear);
            if (count.result().isPresent()) given += add(count.result().getAsInt(), -1, linear);
            return Optional.of(linear.addDomain(count.least() - given).addDomain(count.most() - given));
        }

        /** Adds the digit of a cell, times {@code factor}, to a sum. @return the same of a digit that is given */
        private long add(int cell, int factor, LinearConstraintProto.Builder linear) {
            if (candidates.given(cell) != 0) return (long) factor * candidates.given(cell);
            for (int digit = 1; digit <= candidates.board().digits(); digit++) {
                int variable = candidates.variable(cell, digit);
                if (variable != 0) linear.addVars(variable - 1).addCoeffs((long) factor * digit);
            }
            return 0;
        }

        /** Adds 1 to a sum if a cell holds one of some values. @return 1 if that is given */
        private long addCounted(int cell, List<Integer> values, LinearConstraintProto.Builder linear) {
            if (candidates.given(cell) != 0) return values.contains(candidates.given(cell)) ? 1 : 0;
            for (int digit : values) {
                int variable = candidates.variable(cell, digit);
                if (variable != 0) linear.addVars(variable - 1).addCoeffs(1);
            }
            return 0;
        }
    }

    private void addClauses(
            List<Relation> inClauses, CpModelProto.Builder model, CandidateVariables candidates, VariablePool pool) {
        ClauseSink clauses = (literals, size) -> model.addConstraints(ClausesModel.clause(literals, size));
        AtMostOne atMostOne = (literals, size) ->
                model.addConstraints(BooleanPuzzle.atMostOne(ClausesModel.argument(literals, size)));
        new Encoder(Encoding.EXTENDED, candidates, clauses, atMostOne, pool)
                .writeRelations(inClauses, RelationForm.DIAGRAM, diagrams);
        for (int variable = candidates.count(); variable < pool.last(); variable++) {
            model.addVariables(BooleanPuzzle.OPEN);
        }
    }
}
