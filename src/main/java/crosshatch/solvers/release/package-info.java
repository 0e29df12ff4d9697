/**
 * Other releases of the libraries of solvers: {@code cpsat@9.8}, {@code choco@4.10.17}, {@code sat4j@2.3.3}.
 *
 * <p>Begin with {@link crosshatch.solvers.release.Releases}: names, known releases, fetched releases. {@code MavenRepositories}
 * downloads the jars of a release. {@code ReleaseCache} keeps them with their hashes in the user's cache. {@code ReleaseClasses}
 * loads a family of this program with them: the adapter is unchanged, but the library differs. {@code ReleasedFamily} is the
 * resulting family.
 *
 * <p>The package uses {@code crosshatch.solver} and {@code crosshatch.base}, and no family by name. The only package that imports Maven.
 */
@NullMarked
package crosshatch.solvers.release;

import org.jspecify.annotations.NullMarked;
