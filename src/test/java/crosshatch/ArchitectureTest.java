package crosshatch;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTag;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture.LayerDependencySpecification;
import crosshatch.proof.certify.Prover;
import crosshatch.solver.Solver;
import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Which package may import which: the picture in ARCHITECTURE.md, libraries, and what holds inside groups. */
@AnalyzeClasses(packages = "crosshatch", importOptions = ImportOption.DoNotIncludeTests.class)
@ArchTag("exhaustive")
class ArchitectureTest {
    private static final String LANES = "crosshatch.solvers.swift.LanePropagation";

    /** The picture of ARCHITECTURE.md: each group, and the groups that it may import. */
    static final List<List<String>> GROUPS = Stream.of(
                    "base",
                    "puzzle base",
                    "solver puzzle base",
                    "proof solver puzzle base",
                    "solvers proof solver puzzle base",
                    "instances solvers proof solver puzzle base",
                    "results solver puzzle base",
                    "experiment results instances solvers proof solver puzzle base",
                    "app experiment results instances solvers proof solver puzzle base")
            .map(row -> List.of(row.split(" ")))
            .toList();

    /** Libraries that must not spread, and the packages that import them. */
    private static final String LIBRARIES = """
            com.google.ortools: solvers.model.cpsat
            com.google.protobuf: experiment.worker, results, results.schema, solvers.model.cpsat
            com.lowagie: results.report.figure
            com.networknt: experiment, solvers.external
            com.samskivert: app.tree, base, experiment.study.hunt, results.report.page, results.report.table
            com.sun.jna: solvers.external.process, solvers.model.cpsat
            de.siegmar.fastcsv.writer: puzzle.file, results.report.table
            eu.maveniverse: solvers.release
            org.apache.batik: results.report.figure
            org.apache.hadoop: app.spark
            org.apache.spark: app.spark
            org.chocosolver: solvers.model.choco
            org.duckdb: results.database
            org.eclipse.aether: solvers.release
            org.hipparchus: results.report.statistics
            org.jfree: results.report.figure
            org.sat4j: solvers.model.sat4j
            org.tukaani: base
            org.xcsp: puzzle.file.xcsp
            picocli: app.cli, app.console, app.spark
            """;

    @ArchTest
    static final ArchRule nineGroups = picture();

    private static ArchRule picture() {
        LayeredArchitecture picture = layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage("crosshatch..")
                .ensureAllClassesAreContainedInArchitecture();
        for (List<String> row : GROUPS) {
            String group = row.get(0);
            String[] imports = row.subList(1, row.size()).toArray(new String[0]);
            picture = picture.layer(group).definedBy("crosshatch." + group + "..");
            LayerDependencySpecification rule = picture.whereLayer(group);
            picture = imports.length == 0 ? rule.mayNotAccessAnyLayer() : rule.mayOnlyAccessLayers(imports);
        }
        return picture;
    }

    @ArchTest
    static final ArchRule noCyclesBetweenGroups =
            slices().matching("crosshatch.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule noCyclesBetweenPackages =
            slices().matching("crosshatch.(**)").should().beFreeOfCycles();

    /** A name that no library has is found, too: nobody imports it. */
    @ArchTest
    static void aLibraryStaysInThePackagesThatNeedIt(JavaClasses classes) {
        String users = LIBRARIES
                .lines()
                .map(line -> line.substring(0, line.indexOf(':')))
                .map(library -> library + ": " + users(library, classes))
                .collect(Collectors.joining("\n", "", "\n"));

        assertEquals(LIBRARIES, users);
    }

    private static String users(String library, JavaClasses classes) {
        return classes.stream()
                .flatMap(each -> each.getDirectDependenciesFromSelf().stream())
                .filter(use ->
                        use.getTargetClass().getBaseComponentType().getName().startsWith(library + "."))
                .map(use -> use.getOriginClass().getPackageName().replace("crosshatch.", ""))
                .distinct()
                .sorted()
                .collect(Collectors.joining(", "));
    }

    @ArchTest
    static final ArchRule theVectorModuleIsLoadedByOneClassThatNobodyLinksTo = noClasses()
            .that()
            .doNotHaveFullyQualifiedName(LANES)
            .should()
            .dependOnClassesThat(resideInAPackage("jdk.incubator.vector..").or(name(LANES)));

    @ArchTest
    static final ArchRule puzzlesNeedNoLibrary = classes()
            .that(resideInAPackage("crosshatch.puzzle..").and(resideOutsideOfPackages("crosshatch.puzzle.file..")))
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule solversNeverReadAClock = noClasses()
            .that(resideInAnyPackage(
                            "crosshatch.puzzle..",
                            "crosshatch.solver..",
                            "crosshatch.proof..",
                            "crosshatch.solvers..",
                            "crosshatch.instances..",
                            "crosshatch.results.report..")
                    .and(resideOutsideOfPackages("crosshatch.solvers.external..")))
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(Instant.class, "now");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.app.cli..", "crosshatch.app.console..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule nobodyKnowsTheCommandLine = isKnownToNobody("crosshatch.app.cli..");

    @ArchTest
    static final ArchRule nobodyKnowsTheClusterJob = isKnownToNobody("crosshatch.app.spark..");

    @ArchTest
    static final ArchRule resultsSelectionAndExportNeverRunSolvers = noClasses()
            .that()
            .resideInAnyPackage("crosshatch.results..", "crosshatch.solvers.export..")
            .should()
            .dependOnClassesThat(assignableTo(Solver.class));

    @ArchTest
    static final ArchRule theRefereeNeitherRunsSolversNorMakesProofs = noClasses()
            .that(resideInAPackage("crosshatch.experiment.pack")
                    .and(not(nameMatching(".*\\.(Packer|PuzzleWriter)(\\$.*)?"))))
            .should()
            .dependOnClassesThat(assignableTo(Solver.class)
                    .or(assignableTo(Prover.class))
                    .or(nameMatching(".*\\.pack\\.PuzzleWriter(\\$.*)?")));

    @ArchTest
    static final ArchRule publishedProgramsDoNotKnowEachOther =
            slices().matching("crosshatch.solvers.published.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule studiesDoNotKnowEachOther =
            slices().matching("crosshatch.experiment.study.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule experimentsKnowNoStudy = noClasses()
            .that(resideInAPackage("crosshatch.experiment..")
                    .and(resideOutsideOfPackages("crosshatch.experiment.study..")))
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.study..");

    @ArchTest
    static final ArchRule whereSolversRunIsKnownToCampaignsAlone = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.experiment.worker..", "crosshatch.experiment.campaign..", "crosshatch.app..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.worker..");

    @ArchTest
    static final ArchRule workersNeitherJudgeNorRecord = noClasses()
            .that()
            .resideInAPackage("crosshatch.experiment.worker..")
            .should()
            .dependOnClassesThat(resideInAnyPackage("crosshatch.instances..", "crosshatch.results.report..")
                    .or(name("crosshatch.results.ResultsStore"))
                    .or(name("crosshatch.experiment.Judge")));

    @ArchTest
    static final ArchRule statisticsKnowNumbersOnly = knows("crosshatch.results.report.statistics..");

    @ArchTest
    static final ArchRule noiseKnowsNumbersOnly = knows("crosshatch.results.noise..");

    @ArchTest
    static final ArchRule matchingsKnowNumbersOnly = knows("crosshatch.solvers.matching..");

    @ArchTest
    static final ArchRule tablesKnowNoPuzzle = knows("crosshatch.results.report.table..", "crosshatch.base..");

    @ArchTest
    static final ArchRule generatorsKnowSolversByTheirCatalogueOnly = knows(
            "crosshatch.instances.generate",
            "crosshatch.puzzle..",
            "crosshatch.base..",
            "crosshatch.solver",
            "crosshatch.solvers.catalog");

    @ArchTest
    static final ArchRule encodingsKnowPuzzlesOnly = knowsPuzzlesOnly("crosshatch.solvers.model.cnf..");

    @ArchTest
    static final ArchRule proofCheckersKnowPuzzlesOnly = knowsPuzzlesOnly("crosshatch.proof");

    private static ArchRule knowsPuzzlesOnly(String ofPackage) {
        return knows(ofPackage, "crosshatch.puzzle..", "crosshatch.base..");
    }

    /** Of this project: itself and what is named; the JDK and libraries besides. */
    private static ArchRule knows(String ofPackage, String... others) {
        return noClasses()
                .that()
                .resideInAPackage(ofPackage)
                .should()
                .dependOnClassesThat(resideInAPackage("crosshatch..")
                        .and(resideOutsideOfPackages(ofPackage))
                        .and(resideOutsideOfPackages(others)));
    }

    private static ArchRule isKnownToNobody(String program) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(program)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(program);
    }
}
