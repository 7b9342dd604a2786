package tabuleiro.contracts;

/** What about a program makes one doubt what its assertions are worth, so that somebody should look at it. */
public enum Doubt {
    /** What only assertions use is much like the rest. */
    COPY("What only your assertions use is much like the rest of your program: a copy earns a fifth at most, since it"
            + " makes the same mistakes."),
    /** Something may outlive a play. */
    OUTLIVES("Your program starts threads, or changes static variables or properties of Java. Contracts are tried in"
            + " many plays, none of which must know of another; your instructor sees this, too."),
    /** A field looks like the one by which Java switches assertions. */
    SWITCH("Your program has a field `$assertionsDisabled` of its own. Only Java says whether assertions are on; your"
            + " instructor sees this, too."),
    /** A class is not looked into. */
    TOO_LARGE("A class of yours is too long for its assertions to be tried: they count as none. Split it; your"
            + " instructor sees this, too.");

    private final String words;

    Doubt(String words) {
        this.words = words;
    }

    /** Returns it in words to the author of the program. */
    String words() {
        return words;
    }
}
