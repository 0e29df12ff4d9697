package crosshatch.experiment.study.hunt;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * A fault that is put into a copy of one of our sources, as people make them.
 *
 * @param what for people
 * @param source under {@code src/main/java/crosshatch}
 * @param sound stands there once
 * @param faulty stands there instead
 * @param solver the family that uses it
 */
record PlantedFault(String what, String source, String sound, String faulty, String solver) {
    static final List<PlantedFault> ALL = List.of(
            new PlantedFault(
                    "locked candidates of units that are not exact",
                    "solvers/engine/LockedCandidates.java",
                    "if (!board.isExact(unit)) return new Crossing[0];",
                    "",
                    "engine"),
            new PlantedFault(
                    "hidden pairs of units that are not exact",
                    "solvers/engine/HiddenPairs.java",
                    "if (cells.length < places.length) return true;",
                    "",
                    "engine"),
            new PlantedFault(
                    "a naked subset of one digit too many",
                    "solvers/engine/NakedSubsets.java",
                    "if (digits == size + 1) keepTo",
                    "if (digits == size + 2) keepTo",
                    "engine"),
            new PlantedFault(
                    "a cage sum that is off by one",
                    "solvers/engine/Bounds.java",
                    "operation.with(least, digit) > total",
                    "operation.with(least, digit) >= total",
                    "engine"),
            new PlantedFault(
                    "an undo that forgets which cells were filled",
                    "solvers/engine/TrailState.java",
                    "filled[cells[size]] = false;",
                    "",
                    "engine"),
            new PlantedFault(
                    "decisions dropped from learnt clauses",
                    "solvers/lcg/RecursiveMinimisation.java",
                    "if (reason == Reason.NONE || depth > mostDepth || isTooEarly(candidate)) return false;",
                    "if (reason == Reason.NONE) return true;\nif (depth > mostDepth || isTooEarly(candidate)) return false;",
                    "lcg"),
            new PlantedFault(
                    "equal towers that are seen",
                    "puzzle/relation/Automaton.java",
                    "if (digit <= state % base) return state;",
                    "if (digit < state % base) return state;",
                    "engine"),
            new PlantedFault(
                    "an implied sum that is off by one",
                    "puzzle/relation/ImpliedSums.java",
                    "return area.units() * board.digits() * (board.digits() + 1) / 2;",
                    "return area.units() * board.digits() * (board.digits() + 1) / 2 + 1;",
                    "engine"),
            new PlantedFault(
                    "a count that stops too early",
                    "solvers/swift/Search.java",
                    "if (isOver()) return solutions;",
                    "if (isOver() || solutions > 1) return solutions;",
                    "swift"),
            new PlantedFault(
                    "a commander without its last soldier",
                    "solvers/model/cnf/Commander.java",
                    "for (int i = from; i < to; i++) either(-literals[i], commander);",
                    "for (int i = from; i < to - 1; i++) either(-literals[i], commander);",
                    "sat4j"),
            new PlantedFault(
                    "bimander groups whose last pair may meet",
                    "solvers/model/cnf/Bimander.java",
                    "Math.min(size, (group + 1) * groupSize)",
                    "Math.min(size, (group + 1) * groupSize) - 1",
                    "sat4j"),
            new PlantedFault(
                    "a sequential counter with a wrong sign",
                    "solvers/model/cnf/SequentialCounter.java",
                    "either(-seen, -literals[size - 1]);",
                    "either(-seen, literals[size - 1]);",
                    "sat4j"),
            new PlantedFault(
                    "a sum's last clause left out",
                    "solvers/model/cnf/SumCounter.java",
                    "value <= before.most() + 1; value++",
                    "value <= before.most(); value++",
                    "sat4j"),
            new PlantedFault(
                    "each digit asked of units that are not exact",
                    "solvers/model/cnf/Encoder.java",
                    "if (encoding.has(Group.UNIT_AT_LEAST_ONE) && board.isExact(unit)) sink",
                    "if (encoding.has(Group.UNIT_AT_LEAST_ONE)) sink",
                    "sat4j"),
            new PlantedFault(
                    "solutions of earlier puzzles that stay ruled out",
                    "solvers/model/sat4j/Search.java",
                    "for (IConstr block : blocks) solver.removeConstr(block);",
                    "",
                    "sat4j"),
            new PlantedFault(
                    "less than or equal",
                    "solvers/model/cpsat/IntegerRelations.java",
                    ".addDomain(-1))",
                    ".addDomain(0))",
                    "cpsat"),
            new PlantedFault(
                    "a search that claims too soon that there are no others",
                    "solvers/model/cpsat/Blocking.java",
                    "return new Found(found, false);",
                    "return new Found(found, found.size() == wanted);",
                    "cpsat"),
            new PlantedFault(
                    "givens that are not taken back",
                    "solvers/model/choco/AllDifferentModel.java",
                    "solver.getEnvironment().worldPop();",
                    "",
                    "choco"),
            new PlantedFault(
                    "a quotient one way round",
                    "solvers/model/choco/Relations.java",
                    "return model.or(model.times(first, quotient.ratio(), second), model.times(second, quotient.ratio(), first));",
                    "return model.times(first, quotient.ratio(), second);",
                    "choco"),
            new PlantedFault(
                    "a model for programs that lacks the last given",
                    "solvers/model/cnf/Encoder.java",
                    "for (int cell = 0; cell < board.cells(); cell++) {\n            if (puzzle.given(cell) == 0) continue;",
                    "for (int cell = 0; cell < board.cells() - 1; cell++) {\n            if (puzzle.given(cell) == 0) continue;",
                    "clasp"));

    Path file() {
        return Path.of("src/main/java/crosshatch").resolve(source);
    }

    /** @throws IllegalStateException if the source is not what it was when the fault was thought of */
    String planted() throws IOException {
        String text = Files.readString(file());
        int place = text.indexOf(sound);
        if (place < 0 || text.indexOf(sound, place + 1) >= 0) {
            throw new IllegalStateException(source + " does not hold this once: " + sound);
        }
        return text.replace(sound, faulty);
    }
}
