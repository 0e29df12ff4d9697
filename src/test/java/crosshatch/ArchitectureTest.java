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
            .resideInAPackage("crosshatch.board..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.board..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule puzzleKnowsOnlyBoardsAndTheJdk = classes()
            .that()
            .resideInAPackage("crosshatch.puzzle")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.puzzle", "crosshatch.board..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule puzzleFilesKnowPuzzlesAndJson = classes()
            .that()
            .resideInAPackage("crosshatch.puzzle.file..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.puzzle..", "crosshatch.board..", "tools.jackson..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule scratchKnowsOnlyWhatIsThrown = classes()
            .that()
            .resideInAPackage("crosshatch.scratch..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.scratch..", "crosshatch.puzzle..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule solversKnowOnlyTheContract = noClasses()
            .that()
            .resideInAnyPackage(
                    "crosshatch.engine..", "crosshatch.swift..", "crosshatch.model..", "crosshatch.published..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.corpus..",
                    "crosshatch.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.results..",
                    "crosshatch.cli..");

    @ArchTest
    static final ArchRule reportsNeverRunSolvers = noClasses()
            .that()
            .resideInAnyPackage("crosshatch.report..", "crosshatch.database..", "crosshatch.results..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.corpus..",
                    "crosshatch.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.engine..",
                    "crosshatch.model..",
                    "crosshatch.published..",
                    "crosshatch.cli..");

    @ArchTest
    static final ArchRule tablesKnowNothingOfTheLaboratory = noClasses()
            .that()
            .resideInAPackage("crosshatch.report.table..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch..")
                    .and(resideOutsideOfPackages("crosshatch.report.table..", "crosshatch.template..")));

    @ArchTest
    static final ArchRule nobodyKnowsTheWholeReport = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.report.files..", "crosshatch.campaign..", "crosshatch.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.report.files..");

    @ArchTest
    static final ArchRule setsKnowOnlyTheContract = noClasses()
            .that()
            .resideInAPackage("crosshatch.corpus..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.catalog..",
                    "crosshatch.experiment..",
                    "crosshatch.results..",
                    "crosshatch.engine..",
                    "crosshatch.model..",
                    "crosshatch.published..",
                    "crosshatch.cli..");

    @ArchTest
    static final ArchRule modelsAreWrittenWithoutSolving = classes()
            .that()
            .resideInAPackage("crosshatch.export..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.export..",
                    "crosshatch.model.cnf..",
                    "crosshatch.model.cpsat..",
                    "crosshatch.relation..",
                    "crosshatch.solver..",
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "javax.xml..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule programsOutsideKnowTheContractAndModels = noClasses()
            .that()
            .resideInAPackage("crosshatch.outside..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch..")
                    .and(resideOutsideOfPackages(
                            "crosshatch.outside..",
                            "crosshatch.board..",
                            "crosshatch.export..",
                            "crosshatch.model.cnf..",
                            "crosshatch.proof..",
                            "crosshatch.solver..",
                            "crosshatch.puzzle..",
                            "crosshatch.trace..")));

    @ArchTest
    static final ArchRule theCLibraryServesTreesOfProcesses = onlyIn("crosshatch.outside.process..", "com.sun.jna..");

    @ArchTest
    static final ArchRule techniquesKnowPuzzlesOnly = classes()
            .that()
            .resideInAPackage("crosshatch.explain.technique..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.explain.technique..",
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule explanationsKnowNoSolverButHomersOperations = classes()
            .that()
            .resideInAPackage("crosshatch.explain..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.explain..",
                    "crosshatch.published.homer..",
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "crosshatch.template..",
                    "java..",
                    "com.samskivert.mustache..",
                    "org.apache.commons.text..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule explanationsAreMadeWithoutPictures = noClasses()
            .that()
            .resideInAPackage("crosshatch.explain")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.explain.picture..");

    @ArchTest
    static final ArchRule templatesAreFilledByThoseWhoMakePagesAndPictures = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.template..",
                    "crosshatch.explain.picture..",
                    "crosshatch.report.table..",
                    "crosshatch.report.page..",
                    "crosshatch.site..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("com.samskivert..", "crosshatch.template..");

    @ArchTest
    static final ArchRule librariesOfThePageStayInItsRoom = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.report.page..", "crosshatch.site..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("org.webjars..");

    @ArchTest
    static final ArchRule markdownIsReadByTheSite = onlyIn("crosshatch.site..", "org.commonmark..");

    @ArchTest
    static final ArchRule statisticsKnowNumbersOnly = classes()
            .that()
            .resideInAPackage("crosshatch.report.statistics..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.report.statistics..",
                    "org.apache.commons.rng..",
                    "org.apache.commons.statistics..",
                    "org.hipparchus..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule numericalMathematicsServesStatistics =
            onlyIn("crosshatch.report.statistics..", "org.hipparchus..");

    @ArchTest
    static final ArchRule forestsGrowWhereSolversAreChosen = onlyIn("crosshatch.select..", "org.tribuo..");

    @ArchTest
    static final ArchRule whoeverChoosesSolversRunsNone = noClasses()
            .that()
            .resideInAPackage("crosshatch.select..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.catalog..",
                    "crosshatch.corpus..",
                    "crosshatch.experiment..",
                    "crosshatch.model..",
                    "crosshatch.published..",
                    "crosshatch.report.files..",
                    "crosshatch.cli..")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule noiseKnowsNoOtherRoom = classes()
            .that()
            .resideInAPackage("crosshatch.noise..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.noise..", "org.apache.commons.statistics..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule teamsKnowOnlyTheContract = classes()
            .that()
            .resideInAPackage("crosshatch.throughput..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.throughput..", "crosshatch.solver..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule nobodyKnowsTheBench = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.bench..", "crosshatch.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.bench..");

    @ArchTest
    static final ArchRule puzzlesAreMadeByChanceAlone = classes()
            .that()
            .resideInAPackage("crosshatch.generate")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.generate",
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "org.apache.commons.rng..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule puzzlesAreMadeAndRatedWithoutSetsOrClocks = noClasses()
            .that()
            .resideInAnyPackage("crosshatch.generate..", "crosshatch.rate..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.corpus..", "crosshatch.experiment..", "crosshatch.results..", "crosshatch.report..")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule experimentsDoNotKnowWhereSolversRun = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.worker..", "crosshatch.campaign..", "crosshatch.cli..", "crosshatch.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.worker..");

    @ArchTest
    static final ArchRule workersNeitherJudgeNorRecord = noClasses()
            .that()
            .resideInAPackage("crosshatch.worker..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.corpus..", "crosshatch.report..")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleName("ResultsStore")
            .orShould()
            .dependOnClassesThat()
            .haveSimpleName("Judge");

    @ArchTest
    static final ArchRule nobodyKnowsTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackage("crosshatch.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.cli..");

    @ArchTest
    static final ArchRule useCasesKnowNoConsole = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.console..", "crosshatch.cli..", "crosshatch.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.console..", "picocli..", "me.tongfei..");

    @ArchTest
    static final ArchRule useCasesServeThoseWhoTalkToPeople = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.campaign..",
                    "crosshatch.tune..",
                    "crosshatch.replicate..",
                    "crosshatch.console..",
                    "crosshatch.cli..",
                    "crosshatch.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.campaign..");

    @ArchTest
    static final ArchRule nobodyKnowsTuningButTheCommandLine = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.tune..", "crosshatch.cli..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("crosshatch.tune..");

    @ArchTest
    static final ArchRule experimentsKnowStatisticsOfReportsOnly = noClasses()
            .that()
            .resideInAPackage("crosshatch.experiment..")
            .should()
            .dependOnClassesThat(resideInAPackage("crosshatch.report..")
                    .and(resideOutsideOfPackages("crosshatch.report.statistics..")));

    @ArchTest
    static final ArchRule sparkStaysInItsRoom = noClasses()
            .that()
            .resideOutsideOfPackage("crosshatch.spark..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("crosshatch.spark..", "org.apache.spark..", "org.apache.hadoop..", "scala..");

    @ArchTest
    static final ArchRule publishedProgramsAreFreeOfEachOther =
            slices().matching("crosshatch.published.(*)..").should().notDependOnEachOther();

    @ArchTest
    static final ArchRule encodingsKnowNoLibrary = classes()
            .that()
            .resideInAPackage("crosshatch.model.cnf..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.model.cnf..",
                    "crosshatch.relation..",
                    "crosshatch.board..",
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
                    "crosshatch.proof..", "crosshatch.board..", "crosshatch.puzzle..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule proofsAreMadeByHearingAlone = classes()
            .that()
            .resideInAPackage("crosshatch.certify..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "crosshatch.certify..",
                    "crosshatch.proof..",
                    "crosshatch.solver..",
                    "crosshatch.trace..",
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "java..",
                    "org.jspecify..");

    @ArchTest
    static final ArchRule chocoStaysInItsRoom = onlyIn("crosshatch.model.choco..", "org.chocosolver..");

    @ArchTest
    static final ArchRule orToolsStaysInItsRoom = onlyIn("crosshatch.model.cpsat..", "com.google.ortools..");

    @ArchTest
    static final ArchRule chartsStayInTheirRoom = onlyIn("crosshatch.report.figure..", "org.jfree..");

    @ArchTest
    static final ArchRule pdfStaysInItsRoom = onlyIn("crosshatch.report.figure..", "org.apache.pdfbox..");

    @ArchTest
    static final ArchRule duckDbStaysInItsRoom = onlyIn("crosshatch.database..", "org.duckdb..");

    @ArchTest
    static final ArchRule schemasAreForPlansAndDescriptions = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.experiment..", "crosshatch.outside")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.networknt..");

    @ArchTest
    static final ArchRule theSchemaKnowsOnlyItsLibrary = classes()
            .that()
            .resideInAPackage("crosshatch.schema..")
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage("crosshatch.schema..", "com.google.protobuf..", "java..", "org.jspecify..");

    @ArchTest
    static final ArchRule messagesAreTakenApartInTheLedgerAndOnThePipe = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "crosshatch.schema..", "crosshatch.results..", "crosshatch.worker..", "crosshatch.model.cpsat..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("com.google.protobuf..");

    @ArchTest
    static final ArchRule sat4jStaysInItsRoom = onlyIn("crosshatch.model.sat4j..", "org.sat4j..");

    @ArchTest
    static final ArchRule theVectorModuleStaysInOneClass = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("crosshatch.swift.LanePropagation")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("jdk.incubator.vector..");

    @ArchTest
    static final ArchRule nobodyLinksToTheClassThatNeedsIt = noClasses()
            .that()
            .doNotHaveFullyQualifiedName("crosshatch.swift.LanePropagation")
            .should()
            .dependOnClassesThat()
            .haveFullyQualifiedName("crosshatch.swift.LanePropagation");

    @ArchTest
    static final ArchRule aSolverHasNoClock = noClasses()
            .that()
            .resideInAnyPackage(
                    "crosshatch.board..",
                    "crosshatch.puzzle..",
                    "crosshatch.engine..",
                    "crosshatch.swift..",
                    "crosshatch.model..",
                    "crosshatch.published..",
                    "crosshatch.throughput..")
            .should()
            .callMethod(System.class, "nanoTime")
            .orShould()
            .callMethod(System.class, "currentTimeMillis");

    @ArchTest
    static final ArchRule onlyTheCommandLinePrints = noClasses()
            .that()
            .resideOutsideOfPackages("crosshatch.cli..", "crosshatch.console..")
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
