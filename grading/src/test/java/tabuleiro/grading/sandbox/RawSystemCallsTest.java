package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.Home;

/** System calls that Java never makes are refused in the sandbox, whoever makes them: here, Perl does. */
class RawSystemCallsTest {

    /** Their numbers on x86-64 and the first argument with which each is tried. */
    private static final Map<String, String> CALLS = new LinkedHashMap<>(Map.ofEntries(
            Map.entry("io_uring_setup", "425, 1"), Map.entry("userfaultfd", "323, 0"), Map.entry("bpf", "321, 0"),
            Map.entry("ptrace", "101, 0"), Map.entry("clone in a new user namespace", "56, 0x10000011"),
            Map.entry("clone in a new network namespace", "56, 0x40000011"),
            Map.entry("unshare", "272, 0x10000000"), Map.entry("setns", "308, 0"), Map.entry("keyctl", "250, 0"),
            Map.entry("add_key", "248, 0"), Map.entry("request_key", "249, 0"),
            Map.entry("execveat", "322, 0"), Map.entry("process_vm_readv", "310, 1"),
            Map.entry("process_vm_writev", "311, 1"), Map.entry("mount", "165, 0"), Map.entry("pivot_root", "155, 0"),
            Map.entry("perf_event_open", "298, 0"), Map.entry("kexec_load", "246, 0"),
            Map.entry("init_module", "175, 0"), Map.entry("open_by_handle_at", "304, 0"),
            Map.entry("memfd_create", "319, 0"), Map.entry("fork", "57, 0"), Map.entry("vfork", "58, 0"),
            Map.entry("pidfd_getfd", "438, 0"), Map.entry("seccomp", "317, 0"), Map.entry("personality", "135, 0")));

    private static final List<String> REFUSED = List.of("EPERM", "ENOSYS");

    private static final String TRIED = "$! = 0; $r = syscall(%s, 0, 0, 0, 0); print qq(%s: ),"
            + " ($r == -1 ? (grep { $!{$_} } qw(%s))[0] || qq($!) : qq(returned $r)), qq(\\n);";

    @BeforeAll
    static void thereIsASandbox() {
        assumeTrue(Fixtures.isSandboxed(), "tests of isolation");
        assumeTrue(List.of("amd64", "x86_64").contains(System.getProperty("os.arch")), "the numbers are of x86-64");
        assumeTrue(Commands.find("perl").isPresent(), "Perl issues the calls");
    }

    @Test
    void eachIsRefused() throws IOException {
        final String program = "use Errno; " + CALLS.entrySet().stream().map(call ->
                TRIED.formatted(call.getValue(), call.getKey(), String.join(" ", REFUSED)))
                .collect(Collectors.joining(" "));
        final Map<String, String> came = run(program).lines().filter(line -> line.contains(": "))
                .collect(Collectors.toMap(line -> line.split(": ")[0], line -> line.split(": ")[1]));
        assertThat(came.keySet()).containsExactlyInAnyOrderElementsOf(CALLS.keySet());
        came.values().removeAll(REFUSED);
        assertThat(came).isEmpty();
    }

    /** Runs Perl where a submission would run, with its programs and libraries beside. */
    private static String run(String program) throws IOException {
        final List<String> command = new ArrayList<>(new Bubblewrap(Home.runtimes(), new Runtimes(Home.runtimes()),
                new Programs(Home.runtimes()).folder()).limited(Role.PLAY));
        final List<String> beside = new ArrayList<>();
        for (String folder : List.of("/usr", "/lib", "/lib64", "/bin")) {
            beside.addAll(List.of("--ro-bind-try", folder, folder));
        }
        command.addAll(command.indexOf("--remount-ro"), beside);
        command.addAll(List.of("/usr/bin/perl", "-e", program));
        return Commands.run(command);
    }
}
