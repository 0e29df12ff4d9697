/**
 * Our clause-learning search: lazy clause generation over the candidates of any board. No formula is ever written out. What is
 * known lies in slots (cells, and digits in units), Hall sets and relations, which say why only when a conflict asks; clauses are
 * what is learnt.
 *
 * <p>Begin with {@link crosshatch.lcg.LearningSearch}, the loop. What holds is on the {@link
 * crosshatch.lcg.Trail}; {@link crosshatch.lcg.Singles}, {@link crosshatch.lcg.Clauses}, {@link
 * crosshatch.lcg.HallSets} and {@link crosshatch.lcg.RelationReasons} make more follow; {@link
 * crosshatch.lcg.FirstUip} learns. Every technique is a file and an option ({@link
 * crosshatch.lcg.LcgFamily}) and names its paper.
 *
 * <p>Knows {@code crosshatch.solver}, {@code crosshatch.trace}, {@code crosshatch.relation} and {@code crosshatch.puzzle}; of {@code
 * crosshatch.engine} its matchings, and its family, which searches small boards where that is asked for. Never reads a file or a clock.
 */
@NullMarked
package crosshatch.lcg;

import org.jspecify.annotations.NullMarked;
