package tabuleiro.grading.sandbox;

/** How a submission is kept from the machine it runs on. */
public enum Isolation {
    /** No network, no files but the runtime, bounded memory, processes and output. */
    SANDBOX("a sandbox (bubblewrap)"),
    /** A process of its own and nothing more: for programs one trusts. */
    PROCESS("a process of its own, without a sandbox");

    private final String words;

    Isolation(String words) {
        this.words = words;
    }

    /** Returns how a reader is told. */
    public String words() {
        return words;
    }
}
