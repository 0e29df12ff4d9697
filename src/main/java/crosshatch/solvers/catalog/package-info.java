/**
 * The single place that connects the names of solvers with their code.
 *
 * <p>{@link crosshatch.solvers.catalog.SolverCatalog} lists the families; a new one is one class and one line here, and the
 * contract test finds it.
 *
 * <p>The package uses every package of {@code crosshatch.solvers} that has a family; none of them uses this package.
 */
@NullMarked
package crosshatch.solvers.catalog;

import org.jspecify.annotations.NullMarked;
