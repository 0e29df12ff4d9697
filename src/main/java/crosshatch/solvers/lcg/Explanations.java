package crosshatch.solvers.lcg;

import crosshatch.base.Ints;

/**
 * Names the literals because of which another one holds, when somebody asks: lazy explanations (O. Ohrimenko, P. Stuckey and M.
 * Codish, "Propagation via lazy clause generation", Constraints 14, 2009; T. Feydy and P. Stuckey, "Lazy clause generation
 * reengineered", CP 2009).
 */
final class Explanations {
    private final ExactlyOneSets slots;
    private final Singles singles;
    private final Clauses clauses;
    private final Locked locked;
    private final HallSets hallSets;
    private final RelationReasons relations;

    Explanations(
            ExactlyOneSets slots,
            Singles singles,
            Clauses clauses,
            Locked locked,
            HallSets hallSets,
            RelationReasons relations) {
        this.slots = slots;
        this.singles = singles;
        this.clauses = clauses;
        this.locked = locked;
        this.hallSets = hallSets;
        this.relations = relations;
    }

    /** Adds the literals because of which a conflict is one: all hold, and cannot hold together. */
    void explain(Conflict conflict, Ints literals) {
        explain(conflict.reason(), conflict.literal(), literals);
        if (conflict.literal() != Literal.NONE) literals.add(Literal.negated(conflict.literal()));
    }

    /**
     * Adds literals that hold, and together imply another; those of the root may be left out.
     *
     * @param literal that is implied; {@link Literal#NONE} for a contradiction
     */
    void explain(int reason, int literal, Ints literals) {
        int about = Reason.about(reason);
        switch (Reason.kind(reason)) {
            case Reason.LITERAL -> literals.add(about);
            case Reason.SLOT -> explainSlot(about, literal, literals);
            case Reason.CLAUSE -> clauses.explain(about, literal, literals);
            case Reason.LOCKED -> locked.explain(about, literals);
            case Reason.HALL -> hallSets.explain(about, literal, literals);
            case Reason.RELATION -> relations.explain(about, literal, literals);
            default -> throw new IllegalArgumentException("reason " + reason);
        }
    }

    private void explainSlot(int slot, int literal, Ints literals) {
        int[] members = slots.members(slot);
        for (long left = singles.rootOpen(slot); left != 0; left &= left - 1) {
            int member = members[Long.numberOfTrailingZeros(left)];
            if (Literal.is(member) != literal) literals.add(Literal.isNot(member));
        }
    }
}
