package crosshatch.solvers.model.cnf;

import crosshatch.puzzle.board.Board;
import crosshatch.puzzle.board.Circuit;
import crosshatch.puzzle.board.Distinct;
import crosshatch.puzzle.board.Element;
import crosshatch.puzzle.board.Forbidden;
import crosshatch.puzzle.board.NValues;
import crosshatch.puzzle.board.Relation;
import crosshatch.puzzle.board.RelationVisitor;
import crosshatch.puzzle.board.Sum;
import crosshatch.puzzle.relation.Diagram;
import crosshatch.puzzle.relation.Diagrams;
import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes the clauses of relations, over the candidates that have a variable. */
final class RelationClauses implements RelationVisitor<Runnable> {
    private final CandidateVariables candidates;
    private final RelationForm form;
    private final Diagrams diagrams;
    private final ClauseBuilder clause;
    private final AtMostOne atMostOne;
    private final VariablePool pool;
    private final Board board;

    RelationClauses(
            CandidateVariables candidates,
            RelationForm form,
            Diagrams diagrams,
            ClauseSink sink,
            AtMostOne atMostOne,
            VariablePool pool) {
        this.candidates = candidates;
        this.form = form;
        this.diagrams = diagrams;
        this.atMostOne = atMostOne;
        this.pool = pool;
        clause = new ClauseBuilder(sink);
        board = candidates.board();
    }

    void write(Relation relation) {
        relation.accept(this).run();
    }

    @Override
    public Runnable other(Relation relation) {
        return () -> relation.parts().forEach(part -> writeFillings(part, this::writeMany));
    }

    @Override
    public Runnable sum(Sum sum) {
        if (form != RelationForm.COUNTER) return other(sum);
        return () -> writeFillings(sum, (diagram, literals) -> new SumCounter(sum, literals, clause, pool).write());
    }

    /** The diagram of many values, or of many places, is too large: its nodes are sets of values, or of paths. */
    private boolean counts(Relation relation) {
        boolean many = relation.cells().size() > 2;
        return many
                && (form == RelationForm.COUNTER
                        || diagrams.find(board, relation).isEmpty());
    }

    @Override
    public Runnable nValues(NValues nValues) {
        if (!counts(nValues)) return other(nValues);
        return () -> new ValueCounter(nValues, candidates, clause, pool).write();
    }

    @Override
    public Runnable circuit(Circuit circuit) {
        if (!counts(circuit)) return other(circuit);
        RelationLiterals literals = new RelationLiterals(candidates, circuit.cells());
        return () -> {
            List<Integer> offsets = Collections.nCopies(circuit.cells().size(), 0);
            distinct(new Distinct(circuit.cells(), offsets, List.of())).run();
            new CircuitPositions(circuit, literals, clause, pool).write();
        };
    }

    @Override
    public Runnable distinct(Distinct distinct) {
        return () -> writeValues(distinct, new RelationLiterals(candidates, distinct.cells()));
    }

    @Override
    public Runnable forbidden(Forbidden forbidden) {
        return () -> writeClauses(forbidden, new RelationLiterals(candidates, forbidden.cells()));
    }

    @Override
    public Runnable element(Element element) {
        return () -> writeEntries(element, new RelationLiterals(candidates, element.cells()));
    }

    /** @param many writes relations with more than two open cells */
    private void writeFillings(Relation relation, BiConsumer<Diagram, RelationLiterals> many) {
        RelationLiterals literals = new RelationLiterals(candidates, relation.cells());
        Diagram diagram = diagrams.of(board, relation).narrowed(literals::mayBe);
        if (diagram.isEmpty()) {
            clause.end(); // nothing satisfies the empty clause
            return;
        }
        int open = literals.open().size();
        if (open == 2) {
            FillingsRelation.writeSupports(diagram, literals, clause);
            return;
        }
        writeUnsupported(diagram, literals);
        if (open > 2) many.accept(diagram, literals);
    }

    private void writeMany(Diagram diagram, RelationLiterals literals) {
        if (form == RelationForm.TUPLES && diagram.fillings() <= FillingsRelation.MOST_FILLINGS) {
            FillingsRelation.writeVariables(diagram, literals, clause, pool);
        } else {
            new DiagramRelation(diagram, literals, clause, atMostOne, pool).write();
        }
    }

    /** Of the candidates with one value, at most one; none, where a given has it. */
    private void writeValues(Distinct distinct, RelationLiterals literals) {
        int[] places = new int[distinct.cells().size()];
        for (int value = 1; value <= distinct.mostValue(board.digits()); value++) {
            if (distinct.mayRepeat(value)) continue;
            int open = 0;
            int given = 0;
            for (int cell = 0; cell < places.length; cell++) {
                int digit = value - distinct.offsets().get(cell);
                int literal = digit < 1 || digit > board.digits() ? ClauseBuilder.FALSE : literals.of(cell, digit);
                if (literal == ClauseBuilder.TRUE) given++;
                else if (literal != ClauseBuilder.FALSE) places[open++] = literal;
            }
            if (given > 1) clause.end(); // nothing satisfies the empty clause
            else if (given == 0) atMostOne.post(places, open);
            else for (int i = 0; i < open; i++) clause.or(-places[i]).end();
        }
    }

    /**
     * A clause for each tuple. Where tuples leave a cell one digit, given what the others hold, one clause says that digit instead:
     * it sees that the digit is gone, too.
     */
    private void writeClauses(Forbidden forbidden, RelationLiterals literals) {
        Set<List<Integer>> left = new LinkedHashSet<>(forbidden.tuples());
        if (board.digits() > 2) {
            for (int cell = 0; cell < forbidden.cells().size(); cell++) writeImplied(cell, left, literals);
        }
        for (List<Integer> tuple : left) {
            for (int cell = 0; cell < tuple.size(); cell++) clause.or(-literals.of(cell, tuple.get(cell)));
            clause.end();
        }
    }

    /** @param left the tuples that no clause forbids yet */
    private void writeImplied(int implied, Set<List<Integer>> left, RelationLiterals literals) {
        Map<List<Integer>, List<List<Integer>>> byOthers = left.stream()
                .collect(Collectors.groupingBy(
                        tuple -> IntStream.range(0, tuple.size())
                                .filter(cell -> cell != implied)
                                .mapToObj(tuple::get)
                                .toList(),
                        LinkedHashMap::new,
                        Collectors.toList()));
        for (List<List<Integer>> alike : byOthers.values()) {
            if (alike.size() < board.digits() - 1) continue;
            BitSet digits = new BitSet();
            alike.forEach(tuple -> digits.set(tuple.get(implied)));
            List<Integer> others = alike.get(0);
            for (int cell = 0; cell < others.size(); cell++) {
                if (cell != implied) clause.or(-literals.of(cell, others.get(cell)));
            }
            int allowed = digits.nextClearBit(1); // beyond the digits if there is none
            if (allowed <= board.digits()) clause.or(literals.of(implied, allowed));
            clause.end();
            alike.forEach(left::remove);
        }
    }

    /** Of the indices that find each entry: the entry and the result hold the same. Of those that find none: not these. */
    private void writeEntries(Element element, RelationLiterals literals) {
        List<Integer> index = element.index();
        int last = index.get(index.size() - 1);
        for (int row = 1; row <= (index.size() == 1 ? 1 : board.digits()); row++) {
            for (int column = 1; column <= board.digits(); column++) {
                int first = index.size() == 1 ? ClauseBuilder.FALSE : -literals.at(index.get(0), row);
                int second = -literals.at(last, column);
                int found = row > element.rows().size() || column > element.columns()
                        ? -1
                        : element.rows().get(row - 1).get(column - 1);
                if (found < 0) clause.or(first).or(second).end();
                else if (found != element.result()) writeSame(first, second, found, element.result(), literals);
            }
        }
    }

    /** Two cells hold the same unless one of two literals is true. */
    private void writeSame(int first, int second, int one, int other, RelationLiterals literals) {
        for (int digit = 1; digit <= board.digits(); digit++) {
            int here = literals.at(one, digit);
            int there = literals.at(other, digit);
            clause.or(first).or(second).or(-here).or(there).end();
            clause.or(first).or(second).or(here).or(-there).end();
        }
    }

    /** No filling has these candidates. */
    private void writeUnsupported(Diagram diagram, RelationLiterals literals) {
        for (int cell : literals.open()) {
            for (int digit = 1; digit <= board.digits(); digit++) {
                if (literals.mayBe(cell, digit) && !diagram.has(cell, digit)) {
                    clause.or(-literals.of(cell, digit)).end();
                }
            }
        }
    }
}
