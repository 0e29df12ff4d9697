package crosshatch.solvers.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import crosshatch.base.InputException;
import crosshatch.base.SurroundingsException;
import crosshatch.instances.generate.classic.Classic;
import crosshatch.puzzle.board.Board;
import crosshatch.solver.Family;
import crosshatch.solver.Library;
import crosshatch.solver.Question;
import crosshatch.solver.SolverSpec;
import crosshatch.solvers.catalog.SolverCatalog;
import java.io.IOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sat4j.core.VecInt;

/** How releases are called, and what is kept of them. */
class ReleasesTest {
    private static final SolverCatalog CATALOG = SolverCatalog.standard();

    @TempDir
    private Path folder = Path.of("");

    @ParameterizedTest
    @CsvSource({
        "cpsat@9.8, cpsat@9.8",
        "cpsat@9.8.3296, cpsat@9.8",
        "cpsat@9.8/profile=default, cpsat@9.8",
        "choco@4.10.17/alldiff=AC#2, choco@4.10.17/alldiff=AC#2",
        "cpsat@9.99.1, cpsat@9.99.1",
        "sat4j@2.3.3/factory=best17!, sat4j@2.3.3/factory=best17!",
    })
    void aReleaseIsPartOfTheCanonicalName(String text, String canonical) {
        assertEquals(canonical, CATALOG.spec(text).toString());
        assertEquals(canonical, CATALOG.recorded(canonical).toString());
    }

    @Test
    void recordsKeepTheFamilyAndTheVersionApart() {
        SolverSpec spec = CATALOG.spec("cpsat@9.8/model=bool");

        assertEquals("cpsat@9.8/model=bool", spec.configuration().toString());
        assertEquals("cpsat", spec.family().line());
        assertEquals("9.8.3296", spec.family().version().orElseThrow());
    }

    @ParameterizedTest
    @ValueSource(strings = {"cpsat@", "cpsat@new", "choco@jar-12", "engine@1.0", "nobody@1.0"})
    void whatIsNoReleaseIsRefused(String text) {
        assertThrows(InputException.class, () -> CATALOG.spec(text));
    }

    @Test
    void aRecordOfAReleaseThatNobodyKnowsIsKeptAsItIsWritten() {
        SolverSpec spec = CATALOG.recorded("guest@1.0/depth=3");

        assertFalse(spec.isKnown());
        assertEquals("guest", spec.family().line());
    }

    @Test
    void absenceMeansWhatTheReleaseHas() {
        assertEquals("on", CATALOG.spec("choco@4.0.7/alldiff=AC/select=dom").get("reuse"));
        assertEquals("off", CATALOG.spec("choco@4.0.6/alldiff=AC/select=dom").get("reuse"));
    }

    @Test
    void aBoardThatNeedsAConstraintWhichCameLaterIsRefused() {
        Board queens = Classic.named("queens-8").orElseThrow().puzzle().board();

        assertTrue(
                CATALOG.spec("cpsat@9.0").family().refusal(queens, Question.ANY).isPresent());
        assertTrue(
                CATALOG.spec("cpsat@9.2").family().refusal(queens, Question.ANY).isEmpty());
    }

    @Test
    void anotherReleaseThanThatOfThisJvmDoesNotRunInIt() {
        InputException refusal = assertThrows(InputException.class, () -> CATALOG.create("choco@4.10.17"));

        assertTrue(
                ("" + refusal.getMessage()).contains("Another release needs a JVM of its own"), refusal.getMessage());
    }

    @Test
    void theReleaseOfThisProgramIsAmongThoseThatAreKnown() {
        CATALOG.families().forEach(family -> family.library()
                .ifPresent(library -> assertTrue(
                        library.releases().stream()
                                .map(Library.Release::version)
                                .anyMatch(version ->
                                        family.version().orElseThrow().equals(version)),
                        family.name())));
    }

    @Test
    void whatIsCachedIsFoundAndHeldToItsHash() throws IOException {
        ReleaseCache cache = new ReleaseCache(folder.resolve("cache"));
        Path jar = Files.createDirectories(cache.jars()).resolve("a.jar");
        Files.writeString(jar, "one");
        cache.keep(FetchedRelease.of("choco@9.9", List.of(jar)));

        assertEquals(List.of("9.9"), cache.names("choco"));
        cache.find("choco@9.9").orElseThrow().verified();
        Files.writeString(jar, "two");
        assertThrows(
                SurroundingsException.class,
                () -> cache.find("choco@9.9").orElseThrow().verified());
        Files.delete(jar);
        assertTrue(cache.find("choco@9.9").isEmpty());
    }

    @Test
    void aJarIsOfTheLibraryWhoseClassesItHolds() throws IOException {
        Path jar = folder.resolve("mine.jar");
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
            out.putNextEntry(new JarEntry("org/sat4j/Solver.class"));
        }
        Path text = Files.writeString(folder.resolve("text.jar"), "no jar");

        assertTrue(Releases.holds(jar, library("sat4j")));
        assertFalse(Releases.holds(jar, library("choco")));
        assertThrows(InputException.class, () -> Releases.holds(text, library("choco")));
    }

    @Test
    void aReleaseIsTriedIfItIsInTheListOfTheProgram() {
        assertTrue(((ReleasedFamily) CATALOG.spec("choco@4.10.17").family()).isTried());
        assertFalse(((ReleasedFamily) CATALOG.spec("choco@99.0").family()).isTried());
    }

    /** The jar of Sat4j with another class of one name: the methods that this program calls are missing, or are there. */
    @Test
    void aReleaseThatWasNotTriedIsRefusedByTheMissingMethod() throws IOException {
        SolverSpec spec = CATALOG.spec("sat4j@99.0");
        FetchedRelease whole = FetchedRelease.of("sat4j@99.0", List.of(sat4jWith("")));
        ReleaseClasses.requireFitting(loaded(whole), spec);

        FetchedRelease poor = FetchedRelease.of(
                "sat4j@99.1", List.of(sat4jWith("package org.sat4j.core; public final class LiteralsUtils {}")));
        InputException refusal =
                assertThrows(InputException.class, () -> ReleaseClasses.requireFitting(loaded(poor), spec));

        String message = "" + refusal.getMessage();
        assertTrue(message.contains("not tried with this program, and lacks"), message);
        assertTrue(message.contains("org.sat4j.core.LiteralsUtils."), message);
    }

    private static Family loaded(FetchedRelease release) {
        return ReleaseClasses.load(CATALOG.spec("sat4j").family(), library("sat4j"), release);
    }

    /** Copies the jar, with the class LiteralsUtils compiled from another source; with its own if there is none. */
    private Path sat4jWith(String source) throws IOException {
        Path jar = folder.resolve("sat4j-" + source.length() + ".jar");
        Files.copy(Path.of(place()), jar);
        if (source.isEmpty()) return jar;
        Path file = Files.writeString(folder.resolve("LiteralsUtils.java"), source);
        Objects.requireNonNull(ToolProvider.getSystemJavaCompiler())
                .run(null, null, null, "-d", "" + folder, "" + file);
        try (FileSystem inside = FileSystems.newFileSystem(jar)) {
            String name = "org/sat4j/core/LiteralsUtils.class";
            Files.copy(folder.resolve(name), inside.getPath(name), StandardCopyOption.REPLACE_EXISTING);
        }
        return jar;
    }

    private static URI place() {
        try {
            return VecInt.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI();
        } catch (URISyntaxException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static Library library(String family) {
        return CATALOG.spec(family).family().library().orElseThrow();
    }
}
