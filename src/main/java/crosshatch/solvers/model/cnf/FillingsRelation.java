package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.relation.Diagram;
import java.util.List;

/** A relation by the list of its fillings. */
final class FillingsRelation {
    /** Fillings that get a variable each; relations with more are said otherwise. */
    static final int MOST_FILLINGS = 2000;

    private FillingsRelation() {}

    /** Two open cells: each digit of the one needs a digit of the other that goes with it. No variable is added. */
    static void writeSupports(Diagram diagram, RelationLiterals literals, ClauseBuilder clause) {
        int one = literals.open().get(0);
        int other = literals.open().get(1);
        int n = literals.digits();
        boolean[][] together = new boolean[n + 1][n + 1];
        for (int[] filling : diagram.tuples()) together[filling[one]][filling[other]] = true;
        for (int digit = 1; digit <= n; digit++) {
            clause.or(-literals.of(one, digit));
            for (int support = 1; support <= n; support++) {
                if (together[digit][support]) clause.or(literals.of(other, support));
            }
            clause.end();
            clause.or(-literals.of(other, digit));
            for (int support = 1; support <= n; support++) {
                if (together[support][digit]) clause.or(literals.of(one, support));
            }
            clause.end();
        }
    }

    /** A variable for each filling: it has its digits, some filling is there, and each digit needs a filling that has it. */
    static void writeVariables(Diagram diagram, RelationLiterals literals, ClauseBuilder clause, VariablePool pool) {
        List<int[]> fillings = diagram.tuples();
        int[] variables = fillings.stream().mapToInt(each -> pool.next()).toArray();
        if (pool.isAsked()) define(fillings, variables, literals, pool);
        for (int variable : variables) clause.or(variable);
        clause.end();
        for (int cell : literals.open()) {
            for (int i = 0; i < variables.length; i++) {
                clause.or(-variables[i])
                        .or(literals.of(cell, fillings.get(i)[cell]))
                        .end();
            }
            for (int digit = 1; digit <= literals.digits(); digit++) {
                if (!diagram.has(cell, digit)) continue;
                clause.or(-literals.of(cell, digit));
                for (int i = 0; i < variables.length; i++) if (fillings.get(i)[cell] == digit) clause.or(variables[i]);
                clause.end();
            }
        }
    }

    /** A filling is there if none of its digits is missing. */
    private static void define(List<int[]> fillings, int[] variables, RelationLiterals literals, VariablePool pool) {
        for (int i = 0; i < variables.length; i++) {
            int[] filling = fillings.get(i);
            int[] missing = literals.open().stream()
                    .mapToInt(cell -> -literals.of(cell, filling[cell]))
                    .toArray();
            pool.define(-variables[i], missing, 0, missing.length);
        }
    }
}
