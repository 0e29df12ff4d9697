/**
 * A search of the engine that learns: lazy clause generation over the candidates of any board. No formula is ever written out; what is
 * known lies in slots (cells, and digits in units), Hall sets and relations, which say why only when a conflict asks; clauses are
 * what is learnt.
 *
 * <p>Begin with {@link crosshatch.engine.learn.LearningSearch}, the loop. What holds is on the {@link
 * crosshatch.engine.learn.Trail}; {@link crosshatch.engine.learn.Singles}, {@link crosshatch.engine.learn.Clauses}, {@link
 * crosshatch.engine.learn.HallSets} and {@link crosshatch.engine.learn.RelationReasons} make more follow; {@link
 * crosshatch.engine.learn.FirstUip} learns. Every technique is a file and an option ({@link
 * crosshatch.engine.learn.LearningOptions}) and names its paper.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.trace}, {@code crosshatch.relation} and {@code crosshatch.puzzle}. Never reads a file or a clock.
 */
@NullMarked
package crosshatch.engine.learn;

import org.jspecify.annotations.NullMarked;
