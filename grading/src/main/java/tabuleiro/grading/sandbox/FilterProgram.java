package tabuleiro.grading.sandbox;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Assembles a program for the kernel's filter of system calls (seccomp). Each instruction is 8 bytes: what to do, how
 * many instructions to skip if a comparison holds and if it does not, and a number.
 *
 * <p>The kernel runs the program at each system call, on a record of its number, the processor it was made for and its
 * arguments; what the program returns decides. There are no loops, and jumps lead forward only.
 */
final class FilterProgram {

    /** Where in the record the number of the system call is. */
    static final int NUMBER = 0;
    /** Where in the record the processor is. */
    static final int PROCESSOR = 4;
    /** Where in the record the lower half of the first argument is. */
    static final int FIRST_ARGUMENT = 16;

    /** Lets the call through. */
    static final int ALLOW = 0x7fff_0000;

    private static final int ANSWER_WITH_ERROR = 0x0005_0000;

    private static final int LOAD = 0x20;
    private static final int AND = 0x54;
    private static final int IF_EQUAL = 0x15;
    private static final int IF_AT_LEAST = 0x35;
    private static final int RETURN = 0x06;
    private static final int MOST_BYTES = 4096 * 8;

    private final ByteBuffer code = ByteBuffer.allocate(MOST_BYTES).order(ByteOrder.LITTLE_ENDIAN);

    /** Returns the decision that the call is not made and fails with this error number. */
    static int failWith(int error) {
        return ANSWER_WITH_ERROR | error;
    }

    /** Loads four bytes of the record, from this place on; the comparisons that follow are about them. */
    FilterProgram load(int place) {
        return add(LOAD, 0, 0, place);
    }

    /** Keeps those bits of what was loaded that this mask has. */
    FilterProgram and(int mask) {
        return add(AND, 0, 0, mask);
    }

    /** Decides if what was loaded equals this number. */
    FilterProgram ifEqual(int number, int decision) {
        return add(IF_EQUAL, 0, 1, number).always(decision);
    }

    /** Decides unless what was loaded equals this number. */
    FilterProgram unlessEqual(int number, int decision) {
        return add(IF_EQUAL, 1, 0, number).always(decision);
    }

    /** Decides if what was loaded, without sign, is this number or more. */
    FilterProgram ifAtLeast(int number, int decision) {
        return add(IF_AT_LEAST, 0, 1, number).always(decision);
    }

    /** Decides. */
    FilterProgram always(int decision) {
        return add(RETURN, 0, 0, decision);
    }

    private FilterProgram add(int instruction, int skippedIfTrue, int skippedIfFalse, int number) {
        code.putShort((short) instruction).put((byte) skippedIfTrue).put((byte) skippedIfFalse).putInt(number);
        return this;
    }

    /** Returns the program as the kernel reads it. */
    byte[] bytes() {
        final byte[] bytes = new byte[code.position()];
        code.flip().get(bytes);
        return bytes;
    }
}
