package tabuleiro.grading.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What the filter decides for each processor, as a kernel would run it. The sandbox's own test runs it for real. */
class SystemCallsTest {

    private static final int X86_64 = 0xc000_003e;
    private static final int AARCH64 = 0xc000_00b7;
    private static final int ALLOWED = 0x7fff_0000;
    private static final int NOT_PERMITTED = 0x0005_0000 + 1;
    private static final int NOT_KNOWN = 0x0005_0000 + 38;

    /** The flags with which threads are started by the C library of Linux. */
    private static final int THREAD = 0x003d_0f00;
    private static final int VFORK = 0x0000_4111;

    private static int decision(SystemCalls calls, int processor, int number, int argument) {
        final ByteBuffer program = ByteBuffer.wrap(calls.filter()).order(ByteOrder.LITTLE_ENDIAN);
        int loaded = 0;
        while (true) {
            final int instruction = program.getShort();
            final int skippedIfTrue = program.get();
            final int skippedIfFalse = program.get();
            final int value = program.getInt();
            switch (instruction) {
                case 0x20 -> loaded = Map.of(0, number, 4, processor, 16, argument).get(value);
                case 0x54 -> loaded &= value;
                case 0x15 -> skip(program, loaded == value ? skippedIfTrue : skippedIfFalse);
                case 0x35 -> skip(program,
                        Integer.compareUnsigned(loaded, value) >= 0 ? skippedIfTrue : skippedIfFalse);
                case 0x06 -> {
                    return value;
                }
                default -> throw new AssertionError("no instruction " + instruction);
            }
        }
    }

    private static void skip(ByteBuffer program, int instructions) {
        program.position(program.position() + 8 * instructions);
    }

    @ParameterizedTest
    @CsvSource({"X86_64, 56, 435", "AARCH64, 220, 435"})
    void threadsAreStartedAndProcessesAreNot(SystemCalls calls, int clone, int clone3) {
        final int processor = calls == SystemCalls.X86_64 ? X86_64 : AARCH64;
        assertThat(decision(calls, processor, clone, THREAD)).isEqualTo(ALLOWED);
        assertThat(decision(calls, processor, clone, VFORK)).isEqualTo(NOT_PERMITTED);
        assertThat(decision(calls, processor, clone, THREAD | 0x1000_0000)).as("in a world of its own")
                .isEqualTo(NOT_PERMITTED);
        assertThat(decision(calls, processor, clone3, THREAD)).isEqualTo(NOT_KNOWN);
    }

    /** Of each processor: fork or execveat, ptrace, mount, keyctl, bpf, userfaultfd, io_uring_setup, pidfd_open. */
    @ParameterizedTest
    @CsvSource({"X86_64, 57 58 322 101 165 250 321 323 425 434", "AARCH64, 281 117 40 219 280 282 425 434"})
    void whatReachesIntoTheKernelIsNotPermitted(SystemCalls calls, String numbers) {
        for (String number : numbers.split(" ")) {
            assertThat(decision(calls, calls == SystemCalls.X86_64 ? X86_64 : AARCH64, Integer.parseInt(number), 0))
                    .as(number).isEqualTo(NOT_PERMITTED);
        }
    }

    /** Of each processor: read, write, mmap, futex, exit_group, execve, prctl, prlimit64. */
    @ParameterizedTest
    @CsvSource({"X86_64, 0 1 9 202 231 59 157 302", "AARCH64, 63 64 222 98 94 221 167 261"})
    void whatJavaAndTheLimitsTakeIsAllowed(SystemCalls calls, String numbers) {
        for (String number : numbers.split(" ")) {
            assertThat(decision(calls, calls == SystemCalls.X86_64 ? X86_64 : AARCH64, Integer.parseInt(number), 0))
                    .as(number).isEqualTo(ALLOWED);
        }
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsAllowedToCallsOfAnotherProcessorOrSet(SystemCalls calls) {
        final int i386 = 0x4000_0003;
        final int read = calls == SystemCalls.X86_64 ? 0 : 63;
        assertThat(decision(calls, calls == SystemCalls.X86_64 ? AARCH64 : X86_64, read, 0)).isEqualTo(NOT_PERMITTED);
        assertThat(decision(calls, i386, read, 0)).isEqualTo(NOT_PERMITTED);
        assertThat(decision(calls, X86_64, 0x4000_0000 + read, 0)).isEqualTo(NOT_PERMITTED);
    }

    @Test
    void aProcessorIsFoundByTheNameThatJavaHasForIt() {
        assertThat(SystemCalls.of("amd64")).contains(SystemCalls.X86_64);
        assertThat(SystemCalls.of("aarch64")).contains(SystemCalls.AARCH64);
        assertThat(SystemCalls.of("s390x")).isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void bothProcessorsAreRefusedTheSame(SystemCalls calls) {
        assertThat(calls.refused().keySet()).containsAll(SystemCalls.AARCH64.refused().keySet());
        assertThat(SystemCalls.X86_64.refused().keySet().stream()
                .filter(each -> !SystemCalls.AARCH64.refused().containsKey(each)))
                .as("what other processors never had")
                .containsExactly("fork", "ioperm", "iopl", "modify_ldt", "uselib", "vfork");
    }
}
