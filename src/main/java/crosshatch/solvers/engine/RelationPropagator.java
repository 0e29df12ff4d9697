package crosshatch.solvers.engine;

/** A rule that looks at one relation. It is called again whenever another rule has taken candidates from a cell of it. */
interface RelationPropagator {

    /**
     * Narrows the relation's cells until a second call would find nothing.
     *
     * @return false if nothing that is left keeps the relation; once no cell has two candidates, true says that it is kept
     */
    boolean propagate(GridState state);
}
