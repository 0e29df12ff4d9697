package crosshatch.solvers.external.process;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import crosshatch.solver.Limits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** What control groups add, where they can be made. */
@Tag("process")
@EnabledOnOs(OS.LINUX)
class ControlGroupsTest {
    private static final Limits LONG = Limits.ofNanos(60_000_000_000L);
    private static final String ENCLOSED = "until grep -q crosshatch- /proc/self/cgroup; do sleep 0.01; done; ";

    private static ProgramRun run(String script) throws IOException {
        return ProgramRun.of(List.of("sh", "-c", script), ProgramRun.Input.NOTHING, LONG);
    }

    private static ControlGroups groups() {
        Optional<ControlGroups> groups = Supervisor.get().groups();
        assumeTrue(groups.isPresent(), "no control group can be made here");
        return groups.orElseThrow();
    }

    @Test
    void theGroupIsFoundBelowItsMount() {
        String mounts = """
                31 23 0:28 / /sys/fs/cgroup rw - tmpfs tmpfs rw
                34 31 0:31 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory
                41 31 0:38 / /sys/fs/cgroup/unified rw,relatime - cgroup2 cgroup2 rw
                """;
        String inContainer = "41 31 0:38 /docker/7 /sys/fs/cgroup rw - cgroup2 cgroup rw\n";

        assertEquals(
                Optional.of(Path.of("/sys/fs/cgroup/unified/user.slice/1.scope")),
                ControlGroups.own(mounts, "4:memory:/other\n0::/user.slice/1.scope\n"));
        assertEquals(Optional.of(Path.of("/sys/fs/cgroup/unified")), ControlGroups.own(mounts, "0::/\n"));
        assertEquals(Optional.of(Path.of("/sys/fs/cgroup/a")), ControlGroups.own(inContainer, "0::/docker/7/a\n"));
        assertEquals(Optional.empty(), ControlGroups.own(inContainer, "0::/elsewhere\n"));
        assertEquals(Optional.empty(), ControlGroups.own(mounts, "4:memory:/other\n"));
    }

    @Test
    void aProgramThatIsLookedAtHasAGroupWhichGoesWithIt() throws IOException {
        ControlGroups groups = groups();

        ProgramRun run = run(ENCLOSED + "cat /proc/self/cgroup");

        assertTrue(run.output().contains(groups.folder().getFileName().toString()), run.toString());
        try (Stream<Path> left = Files.list(groups.folder())) {
            assertEquals(List.of(), left.filter(Files::isDirectory).toList());
        }
    }

    @Test
    void cpuTimeIsKnownOfProgramsThatRunAtTheSameTime() throws Exception {
        groups();
        String work = ENCLOSED + "i=0; while [ $i -lt 100000 ]; do i=$((i+1)); done; sleep 0.3";
        ExecutorService two = Executors.newFixedThreadPool(2);
        try {
            Future<ProgramRun> one = two.submit(() -> run(work));
            Future<ProgramRun> other = two.submit(() -> run(work));

            assertTrue(one.get().cpuNanos() > 10_000_000, one.get().toString());
            assertTrue(other.get().cpuNanos() > 10_000_000, other.get().toString());
        } finally {
            two.shutdown();
        }
    }

    @Test
    void groupsOfProcessesThatAreGoneAreRemovedWithWhatIsInThem() throws Exception {
        Path own = groups().folder();
        String[] name = own.getFileName().toString().split("-", -1);
        Path stale = own.resolveSibling(name[0] + "-" + name[1] + "-" + name[2] + "-1");
        Path foreign = own.resolveSibling(name[0] + "-1-" + name[2] + "-1");
        Files.createDirectories(stale.resolve("1"));
        Files.createDirectory(foreign);
        Process left = new ProcessBuilder("sleep", "91.8").start();
        try {
            new ControlGroups.Group(stale.resolve("1")).take((int) left.pid());

            ControlGroups.here();

            assertFalse(Files.exists(stale));
            assertTrue(left.waitFor() != 0, "it was killed");
            assertTrue(Files.exists(own), "this JVM is at work");
            assertTrue(Files.exists(foreign), "its process cannot be seen from here");
        } finally {
            left.destroyForcibly();
            Files.delete(foreign);
        }
    }
}
