package crosshatch;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideOutsideOfPackages;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Who may know whom: the arrows of ARCHITECTURE.md. */
@AnalyzeClasses(packages = "crosshatch", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule boardKnowsOnlyTheJdk = classes()
            .that()
            .resideInAPackage("crosshatch.puzzle.board..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.puzzle.board..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule puzzleKnowsOnlyBoardsAndTheJdk = classes()
            .that()
            .resideInAPackage("crosshatch.puzzle")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.puzzle", "crosshatch.puzzle.board..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule puzzleFilesKnowPuzzlesAndFormats = classes()
            .that()
            .resideInAPackage("crosshatch.puzzle.file..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.puzzle..",
                    "crosshatch.puzzle.board..",
                    "tools.jackson..",
                    "de.siegmar.fastcsv..",
                    "javax.xml.stream..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule scratchKnowsOnlyWhatIsThrown = classes()
            .that()
            .resideInAPackage("crosshatch.base..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.base..", "crosshatch.puzzle..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule solversKnowOnlyTheContract = noClasses()
            .that()
            .resideInAnyPackage(
                    "crosshatch.solvers.engine..",
                    "crosshatch.solvers.lcg..",
                    "crosshatch.solvers.swift..",
                    "crosshatch.solvers.model..",
                    "crosshatch.solvers.published..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.sets..",
                    "crosshatch.solvers.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.results..",
                    "crosshatch.app.cli..");

    @ArchTest
    static final ArchRule reportsNeverRunSolvers = noClasses()
            .that()
            .resideInAnyPackage("crosshatch.results.report..", "crosshatch.results.database..", "crosshatch.results..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.sets..",
                    "crosshatch.solvers.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.solvers.engine..",
                    "crosshatch.solvers.lcg..",
                    "crosshatch.solvers.model..",
                    "crosshatch.solvers.published..",
                    "crosshatch.app.cli..");

    @ArchTest
    static final ArchRule tablesKnowNothingOfTheLaboratory = noClasses()
            .that()
            .resideInAPackage("crosshatch.results.report.table..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch..")
                    .and(resideOutsideOfPackages("crosshatch.results.report.table..", "crosshatch.base..")));

    @ArchTest
    static final ArchRule csvIsWrittenInOnePlace = noClasses()
            .that()
            .resideOutsideOfPackage("crosshatch.results.report.table..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("de.siegmar.fastcsv.writer..");

    @ArchTest
    static final ArchRule nobodyKnowsTheWholeReport = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.results.report.files..", "crosshatch.experiment.campaign..", "crosshatch.app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.results.report.files..");

    @ArchTest
    static final ArchRule setsKnowOnlyTheContract = noClasses()
            .that()
            .resideInAPackage("crosshatch.instances.sets..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.solvers.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.results..",
                    "crosshatch.solvers.engine..",
                    "crosshatch.solvers.lcg..",
                    "crosshatch.solvers.model..",
                    "crosshatch.solvers.published..",
                    "crosshatch.app.cli..");

    @ArchTest
    static final ArchRule modelsAreWrittenWithoutSolving = classes()
            .that()
            .resideInAPackage("crosshatch.solvers.export..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.solvers.export..",
                    "crosshatch.solvers.model.cnf..",
                    "crosshatch.solvers.model.cpsat..",
                    "crosshatch.puzzle.relation..",
                    "crosshatch.solver..",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "javax.xml..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule programsOutsideKnowTheContractAndModels = noClasses()
            .that()
            .resideInAPackage("crosshatch.solvers.external..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch..")
                    .and(resideOutsideOfPackages(
                            "crosshatch.solvers.external..",
                            "crosshatch.puzzle.board..",
                            "crosshatch.solvers.export..",
                            "crosshatch.solvers.model.cnf..",
                            "crosshatch.proof..",
                            "crosshatch.solver..",
                            "crosshatch.puzzle..",
                            "crosshatch.solver.trace..")));

    @ArchTest
    static final ArchRule theCLibraryServesTreesOfProcesses = onlyIn("crosshatch.solvers.external.process..", "com.sun.jna..");

    @ArchTest
    static final ArchRule techniquesKnowPuzzlesOnly = classes()
            .that()
            .resideInAPackage("crosshatch.instances.explain.technique..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.explain.technique..",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule explanationsKnowNoSolverButHomersOperations = classes()
            .that()
            .resideInAPackage("crosshatch.instances.explain..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.explain..",
                    "crosshatch.solvers.published.homer..",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "crosshatch.base..",
                    "java..",
                    "com.samskivert.mustache..",
                    "org.apache.commons.text..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule explanationsAreMadeWithoutPictures = noClasses()
            .that()
            .resideInAPackage("crosshatch.instances.explain")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.instances.explain.picture..");

    @ArchTest
    static final ArchRule templatesAreFilledByThoseWhoMakePagesAndPictures = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.base..",
                    "crosshatch.instances.explain.picture..",
                    "crosshatch.results.report.table..",
                    "crosshatch.results.report.page..",
                    "crosshatch.app.site..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.samskivert..", "crosshatch.base..");

    @ArchTest
    static final ArchRule librariesOfThePageStayInItsRoom = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.results.report.page..", "crosshatch.app.site..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.webjars..");

    @ArchTest
    static final ArchRule markdownIsReadByTheSite = onlyIn("crosshatch.app.site..", "org.commonmark..");

    @ArchTest
    static final ArchRule statisticsKnowNumbersOnly = classes()
            .that()
            .resideInAPackage("crosshatch.results.report.statistics..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.results.report.statistics..",
                    "org.apache.commons.rng..",
                    "org.apache.commons.statistics..",
                    "org.hipparchus..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule numericalMathematicsServesStatistics =
            onlyIn("crosshatch.results.report.statistics..", "org.hipparchus..");

    @ArchTest
    static final ArchRule forestsGrowWhereSolversAreChosen = onlyIn("crosshatch.experiment.study.select..", "org.tribuo..");

    @ArchTest
    static final ArchRule whoeverChoosesSolversRunsNone = noClasses()
            .that()
            .resideInAPackage("crosshatch.experiment.study.select..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.solvers.catalog..",
                    "crosshatch.instances.sets..",
                    "crosshatch.experiment..",
                    "crosshatch.solvers.lcg..",
                    "crosshatch.solvers.model..",
                    "crosshatch.solvers.published..",
                    "crosshatch.results.report.files..",
                    "crosshatch.app.cli..")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule noiseKnowsNoOtherRoom = classes()
            .that()
            .resideInAPackage("crosshatch.results.noise..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.results.noise..", "org.apache.commons.statistics..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule teamsKnowOnlyTheContract = classes()
            .that()
            .resideInAPackage("crosshatch.experiment.throughput..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.experiment.throughput..", "crosshatch.solver..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule nobodyKnowsTheBench = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.experiment.study.bench..", "crosshatch.app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.study.bench..");

    @ArchTest
    static final ArchRule puzzlesAreMadeByChanceAlone = classes()
            .that()
            .resideInAPackage("crosshatch.instances.generate")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.generate",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "org.apache.commons.rng..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule puzzlesAreMadeAndRatedWithoutSetsOrClocks = noClasses()
            .that()
            .resideInAnyPackage("crosshatch.instances.generate..", "crosshatch.instances.rate..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.instances.sets..", "crosshatch.experiment..", "crosshatch.results..", "crosshatch.results.report..")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule experimentsDoNotKnowWhereSolversRun = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.experiment.worker..", "crosshatch.experiment.campaign..", "crosshatch.app.cli..", "crosshatch.app.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.worker..");

    @ArchTest
    static final ArchRule workersNeitherJudgeNorRecord = noClasses()
            .that()
            .resideInAPackage("crosshatch.experiment.worker..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.instances.sets..", "crosshatch.results.report..")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleName("ResultsStore")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleName("Judge");

    @ArchTest
    static final ArchRule nobodyKnowsTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackage("crosshatch.app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.app.cli..");

    @ArchTest
    static final ArchRule useCasesKnowNoConsole = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.app.console..", "crosshatch.app.cli..", "crosshatch.app.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.app.console..", "picocli..", "me.tongfei..");

    @ArchTest
    static final ArchRule useCasesServeThoseWhoTalkToPeople = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.experiment.campaign..",
                    "crosshatch.experiment.study.tune..",
                    "crosshatch.experiment.study.replicate..",
                    "crosshatch.app.console..",
                    "crosshatch.app.cli..",
                    "crosshatch.app.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.campaign..");

    @ArchTest
    static final ArchRule nobodyKnowsTuningButTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.experiment.study.tune..", "crosshatch.app.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.experiment.study.tune..");

    @ArchTest
    static final ArchRule experimentsKnowStatisticsOfReportsOnly = noClasses()
            .that()
            .resideInAPackage("crosshatch.experiment..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch.results.report..")
                    .and(resideOutsideOfPackages("crosshatch.results.report.statistics..")));

    @ArchTest
    static final ArchRule sparkStaysInItsRoom = noClasses()
            .that()
            .resideOutsideOfPackage("crosshatch.app.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.app.spark..", "org.apache.spark..", "org.apache.hadoop..", "scala..");

    @ArchTest
    static final ArchRule publishedProgramsAreFreeOfEachOther =
            slices().matching("crosshatch.published.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule encodingsKnowNoLibrary = classes()
            .that()
            .resideInAPackage("crosshatch.solvers.model.cnf..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.solvers.model.cnf..",
                    "crosshatch.puzzle.relation..",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule proofsAreCheckedWithoutSolversAndWithoutTheEncoder = classes()
            .that()
            .resideInAPackage("crosshatch.proof..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.proof..", "crosshatch.puzzle.board..", "crosshatch.puzzle..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule proofsAreMadeByHearingAlone = classes()
            .that()
            .resideInAPackage("crosshatch.proof.certify..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.proof.certify..",
                    "crosshatch.proof..",
                    "crosshatch.solver..",
                    "crosshatch.solver.trace..",
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule chocoStaysInItsRoom = onlyIn("crosshatch.solvers.model.choco..", "org.chocosolver..");

    @ArchTest
    static final ArchRule orToolsStaysInItsRoom = onlyIn("crosshatch.solvers.model.cpsat..", "com.google.ortools..");

    @ArchTest
    static final ArchRule chartsStayInTheirRoom = onlyIn("crosshatch.results.report.figure..", "org.jfree..");

    @ArchTest
    static final ArchRule pdfStaysInItsRoom = onlyIn("crosshatch.results.report.figure..", "org.apache.pdfbox..");

    @ArchTest
    static final ArchRule duckDbStaysInItsRoom = onlyIn("crosshatch.results.database..", "org.duckdb..");

    @ArchTest
    static final ArchRule schemasAreForPlansAndDescriptions = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.experiment..", "crosshatch.solvers.external")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.networknt..");

    @ArchTest
    static final ArchRule theSchemaKnowsOnlyItsLibrary = classes()
            .that()
            .resideInAPackage("crosshatch.results.schema..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.results.schema..", "com.google.protobuf..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule messagesAreTakenApartInTheLedgerAndOnThePipe = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.results.schema..", "crosshatch.results..", "crosshatch.experiment.worker..", "crosshatch.solvers.model.cpsat..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.protobuf..");

    @ArchTest
    static final ArchRule sat4jStaysInItsRoom = onlyIn("crosshatch.solvers.model.sat4j..", "org.sat4j..");

    @ArchTest
    static final ArchRule theVectorModuleStaysInOneClass = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("crosshatch.solvers.swift.LanePropagation")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jdk.incubator.vector..");

    @ArchTest
    static final ArchRule nobodyLinksToTheClassThatNeedsIt = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("crosshatch.solvers.swift.LanePropagation")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("crosshatch.solvers.swift.LanePropagation");

    @ArchTest
    static final ArchRule aSolverHasNoClock = noClasses()
            .that()
            .resideInAnyPackage(
                    "crosshatch.puzzle.board..",
                    "crosshatch.puzzle..",
                    "crosshatch.solvers.engine..",
                    "crosshatch.solvers.lcg..",
                    "crosshatch.solvers.swift..",
                    "crosshatch.solvers.model..",
                    "crosshatch.solvers.published..",
                    "crosshatch.experiment.throughput..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.app.cli..", "crosshatch.app.console..")
            .should()
            .accessField(System.class, "out")
            .orShould()
            .accessField(System.class, "err");

    @ArchTest
    static final ArchRule noCycles =
            slices().matching("crosshatch.(**)").should().beFreeOfCycles();

    private static ArchRule onlyIn(String room, String library) {
        return noClasses()
                .that()
                .resideOutsideOfPackage(room)
                .should()
                .dependOnClassesThat()
                .resideInAPackage(library)
                .allowEmptyShould(true);
    }
}
