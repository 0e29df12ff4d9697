/**
 * Room on disk for what lives no longer than the process: native libraries that are unpacked, what workers write.
 *
 * <p>Begin with {@link crosshatch.base.Scratch}. Libraries put files into {@code java.io.tmpdir} and remove them at the end of
 * their JVM, which a JVM that is killed does not reach. So each process has a folder of its own there, which goes with it, and the
 * next process removes the folders of those that are no more.
 * {@link crosshatch.base.TemporaryFolder} says what is the matter with the directory itself.
 *
 * <p>Knows only the JDK and {@code crosshatch.base.SurroundingsException}.
 */
@NullMarked
package crosshatch.base;

import org.jspecify.annotations.NullMarked;
