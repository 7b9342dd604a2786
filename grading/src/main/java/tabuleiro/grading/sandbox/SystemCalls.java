package tabuleiro.grading.sandbox;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The system calls that a sandboxed process is refused. It may start threads but no processes, and nothing that reaches
 * into other processes or into rarely used parts of the kernel.
 *
 * <p>{@code execve} stays: the programs that set the limits hand over to Java by it. As no second process can be
 * started, it could only put another program in the place of the first, under the same limits.
 */
enum SystemCalls {
    /** 64-bit Intel and AMD. */
    X86_64("amd64", 0xc000_003e, 56, """
            fork 57, vfork 58, execveat 322,
            ptrace 101, process_vm_readv 310, process_vm_writev 311, kcmp 312,
            unshare 272, setns 308, mount 165, umount2 166, pivot_root 155, chroot 161,
            add_key 248, request_key 249, keyctl 250,
            bpf 321, perf_event_open 298, userfaultfd 323, fanotify_init 300,
            memfd_create 319, shmget 29, semget 64, msgget 68, mq_open 240,
            move_pages 279, migrate_pages 256, name_to_handle_at 303, open_by_handle_at 304,
            init_module 175, finit_module 313, delete_module 176, kexec_load 246, kexec_file_load 320,
            swapon 167, swapoff 168, reboot 169, syslog 103, acct 163, quotactl 179, vhangup 153, personality 135,
            settimeofday 164, clock_settime 227, clock_adjtime 305, adjtimex 159, sethostname 170, setdomainname 171,
            iopl 172, ioperm 173, modify_ldt 154, uselib 134, lookup_dcookie 212, nfsservctl 180, seccomp 317"""),
    /** 64-bit ARM. */
    AARCH64("aarch64", 0xc000_00b7, 220, """
            execveat 281,
            ptrace 117, process_vm_readv 270, process_vm_writev 271, kcmp 272,
            unshare 97, setns 268, mount 40, umount2 39, pivot_root 41, chroot 51,
            add_key 217, request_key 218, keyctl 219,
            bpf 280, perf_event_open 241, userfaultfd 282, fanotify_init 262,
            memfd_create 279, shmget 194, semget 190, msgget 186, mq_open 180,
            move_pages 239, migrate_pages 238, name_to_handle_at 264, open_by_handle_at 265,
            init_module 105, finit_module 273, delete_module 106, kexec_load 104, kexec_file_load 294,
            swapon 224, swapoff 225, reboot 142, syslog 116, acct 89, quotactl 60, vhangup 58, personality 92,
            settimeofday 170, clock_settime 112, clock_adjtime 266, adjtimex 171, sethostname 161, setdomainname 162,
            lookup_dcookie 18, nfsservctl 42, seccomp 277""");

    /** Newer calls have the same number on every processor. */
    private static final String EVERYWHERE = """
            io_uring_setup 425, io_uring_enter 426, io_uring_register 427,
            open_tree 428, move_mount 429, fsopen 430, fsconfig 431, fsmount 432, fspick 433, mount_setattr 442,
            pidfd_open 434, pidfd_getfd 438, process_madvise 440, process_mrelease 448,
            quotactl_fd 443, memfd_secret 447""";

    private static final int CLONE3 = 435;

    /** Numbers from here on belong to another set of calls (x32), in which each of these could be made too. */
    private static final int OTHER_SET = 0x4000_0000;

    /** The flag of {@code clone} that asks for a thread, and those that ask for a world of its own. */
    private static final int NEW_THREAD = 0x0001_0000;
    private static final int NEW_WORLD = 0x7e02_0000;

    private static final int REFUSED = FilterProgram.failWith(1);
    private static final int NOT_KNOWN = FilterProgram.failWith(38);

    private final String javaName;
    private final int kernelName;
    private final int clone;
    private final String refused;

    SystemCalls(String javaName, int kernelName, int clone, String refused) {
        this.javaName = javaName;
        this.kernelName = kernelName;
        this.clone = clone;
        this.refused = refused;
    }

    /** Returns the system calls of a processor by the name that Java has for it; nothing if it is not known here. */
    static Optional<SystemCalls> of(String processor) {
        return Stream.of(values()).filter(systemCalls -> systemCalls.javaName.equals(processor)).findFirst();
    }

    /** Returns the numbers of the calls that are always refused, by name. */
    Map<String, Integer> refused() {
        return Stream.of((refused + "," + EVERYWHERE).split(",")).map(String::strip).map(call -> call.split(" "))
                .collect(Collectors.toMap(
                        parts -> parts[0], parts -> Integer.valueOf(parts[1]), (one, two) -> two, TreeMap::new));
    }

    /**
     * Returns the filter, as bubblewrap takes it. What is refused fails with "not permitted", except for
     * {@code clone3}: its arguments cannot be looked at, and where the kernel does not know it, {@code clone} is
     * tried.
     */
    byte[] filter() {
        final FilterProgram program = new FilterProgram()
                .load(FilterProgram.PROCESSOR).unlessEqual(kernelName, REFUSED)
                .load(FilterProgram.NUMBER).ifAtLeast(OTHER_SET, REFUSED);
        refused().values().forEach(number -> program.ifEqual(number, REFUSED));
        return program.ifEqual(CLONE3, NOT_KNOWN)
                .unlessEqual(clone, FilterProgram.ALLOW)
                .load(FilterProgram.FIRST_ARGUMENT).and(NEW_THREAD | NEW_WORLD).unlessEqual(NEW_THREAD, REFUSED)
                .always(FilterProgram.ALLOW)
                .bytes();
    }
}
