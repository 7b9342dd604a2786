package tabuleiro.grading.sandbox;

import java.util.Optional;

/** How a submission is kept from the machine it runs on. */
public enum Isolation {
    /** No network, no files but the runtime, bounded memory, processes and output. */
    SANDBOX("a sandbox (bubblewrap)"),
    /** Another user for each process, without rights: where a container forbids sandboxes. */
    USER("another user without rights, without a sandbox"),
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

    /** Returns what an instructor must know before each run; nothing if nothing is given away. */
    public Optional<String> warning() {
        return switch (this) {
            case SANDBOX -> Optional.empty();
            case USER -> Optional.of("No sandbox (--isolation=user): each program runs as another user, but may read"
                    + " what all users may, and use the network. Grade so only in a container of its own.");
            case PROCESS -> Optional.of("No sandbox (--isolation=process): each program may do what you may, such as"
                    + " read, change and delete your files, other submissions and these marks, use the network, and"
                    + " leave programs running. Grade so only programs that you trust.");
        };
    }
}
