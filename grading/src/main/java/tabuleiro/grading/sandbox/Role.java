package tabuleiro.grading.sandbox;

/** What a process of the grading suite is for, and what that takes. */
public enum Role {
    /** Runs a submission. */
    PLAY("java.base", "tabuleiro.grading.child.ChildMain", 256, 1600),
    /** Compiles submissions. */
    COMPILE("java.base,jdk.compiler,jdk.zipfs", "tabuleiro.grading.compile.CompilerMain", 512, 3200);

    private final String modules;
    private final String mainClass;
    private final int heapMegabytes;
    private final int addressSpaceMegabytes;

    Role(String modules, String mainClass, int heapMegabytes, int addressSpaceMegabytes) {
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

    /** How much memory may it ask for in all, in MB? */
    int addressSpaceMegabytes() {
        return addressSpaceMegabytes;
    }
}
