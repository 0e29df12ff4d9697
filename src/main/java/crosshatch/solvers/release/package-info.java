/**
 * Other releases of the libraries that solve: {@code cpsat@9.8}, {@code choco@4.10.17}, {@code sat4j@2.3.3}.
 *
 * <p>Begin with {@link crosshatch.solvers.release.Releases}: names, known releases, fetched releases. {@code MavenRepositories}
 * finds the jars of a release as Maven would. {@code ReleaseCache} keeps them with their hashes in the user's cache.
 * {@code ReleaseClasses} loads a family of this program with them: the same adapter, another library below it.
 * {@code ReleasedFamily} is such a family to all others.
 *
 * <p>Knows {@code crosshatch.solver} and {@code crosshatch.base}, and no family by name. The only package that imports Maven.
 */
@NullMarked
package crosshatch.solvers.release;

import org.jspecify.annotations.NullMarked;
