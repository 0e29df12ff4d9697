package crosshatch.solvers.model.cpsat;

import crosshatch.solver.SolverException;

/** Run in a JVM of its own: prints the name of the family, the problem of the library, and what making a solver throws. */
final class LibraryProbe {
    private LibraryProbe() {}

    public static void main(String[] arguments) {
        System.out.println(new CpSatFamily().name());
        System.out.println(CpSatLibrary.problem().orElse("no problem"));
        try {
            Configurations.solver("cpsat/givens=live/model=bool/profile=fast").close();
            System.out.println("created");
        } catch (SolverException failure) {
            System.out.println(failure.getMessage());
        }
    }
}
