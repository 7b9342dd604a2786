package tabuleiro.grading.sandbox;

import java.util.List;
import java.util.stream.Stream;
import tabuleiro.steps.EngineLimits;

/** What a process of the grading suite is for, and what that takes. */
public enum Role {
    /** Runs a submission. Of the generators that java.base offers, most stand in a module of their own. */
    PLAY("java.base,jdk.random", "tabuleiro.grading.child.ChildMain", 256, 1600, EngineLimits.STACK_KIBIBYTES,
            inOneOrder()),
    /** Compiles submissions and puts mistakes into them. Nothing of them is loaded, so no class need be verified. */
    COMPILE("java.base,java.logging,jdk.compiler,jdk.zipfs", "tabuleiro.grading.compile.CompilerMain", 512, 3200,
            512, List.of("-XX:-BytecodeVerificationRemote"));

    private final String modules;
    private final String mainClass;
    private final int heapMegabytes;
    private final int memoryMegabytes;
    private final int stackKibibytes;
    private final List<String> options;

    Role(String modules, String mainClass, int heapMegabytes, int memoryMegabytes, int stackKibibytes,
            List<String> options) {
        this.options = options;
        this.stackKibibytes = stackKibibytes;
        this.modules = modules;
        this.mainClass = mainClass;
        this.heapMegabytes = heapMegabytes;
        this.memoryMegabytes = memoryMegabytes;
    }

    /**
     * Returns what lets the harness fix the order of immutable sets and maps, which Java draws by lot: the fields that
     * hold it can be set, and what reads them is not compiled, or the lot would stay in its machine code.
     */
    private static List<String> inOneOrder() {
        return Stream.concat(
                Stream.of("--add-exports=java.base/jdk.internal.misc=" + Programs.HARNESS_MODULE,
                        "-XX:CompileCommand=quiet"),
                Stream.of("SetN$SetNIterator::*", "MapN$MapNIterator::*", "Set12$1::*", "Set12::toArray")
                        .flatMap(each -> Stream.of("exclude", "dontinline").map(what ->
                                "-XX:CompileCommand=" + what + ",java.util.ImmutableCollections$" + each))).toList();
    }

    /** Returns which modules its Java runtime has, separated by commas. */
    String modules() {
        return modules;
    }

    /** Returns the name of the class in which it starts. */
    String mainClass() {
        return mainClass;
    }

    /** Returns the names of the archives in which its classes are. */
    List<String> archives() {
        return this == COMPILE ? List.of(Programs.HARNESS, Programs.SPECIFICATION, Programs.CHANGES)
                : List.of(Programs.HARNESS, Programs.SPECIFICATION);
    }

    /** Returns how large its heap may grow, in MiB. */
    int heapMegabytes() {
        return heapMegabytes;
    }

    /** Returns the options of Java that suit it, besides those that all have. */
    List<String> options() {
        return options;
    }

    /** Returns how much memory it may ask for in all, in MB. */
    int memoryMegabytes() {
        return memoryMegabytes;
    }

    /** Returns how large the stack of each of its threads is, in KiB. */
    int stackKibibytes() {
        return stackKibibytes;
    }
}
