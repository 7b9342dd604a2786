package tabuleiro.grading.sandbox;

import java.util.List;

/** What a process of the grading suite is for, and what that takes. */
public enum Role {
    /** Runs a submission. */
    PLAY("java.base", "tabuleiro.grading.child.ChildMain", 256, 1600, List.of()),
    /** Compiles submissions. Nothing of them is loaded, so that no class need be verified. */
    COMPILE("java.base,jdk.compiler,jdk.zipfs", "tabuleiro.grading.compile.CompilerMain", 512, 3200, List.of(
            "-XX:-BytecodeVerificationRemote"));

    private final String modules;
    private final String mainClass;
    private final int heapMegabytes;
    private final int addressSpaceMegabytes;
    private final List<String> options;

    Role(String modules, String mainClass, int heapMegabytes, int addressSpaceMegabytes, List<String> options) {
        this.options = options;
        this.modules = modules;
        this.mainClass = mainClass;
        this.heapMegabytes = heapMegabytes;
        this.addressSpaceMegabytes = addressSpaceMegabytes;
    }

    /** Which modules does its Java runtime have? */
    String modules() {
        return modules;
    }

    /** Where does it start? */
    String mainClass() {
        return mainClass;
    }

    /** How large may its heap grow, in MiB? */
    int heapMegabytes() {
        return heapMegabytes;
    }

    /** Which options of Java suit it besides those that all have? */
    List<String> options() {
        return options;
    }

    /** How much memory may it ask for in all, in MB? */
    int addressSpaceMegabytes() {
        return addressSpaceMegabytes;
    }
}
