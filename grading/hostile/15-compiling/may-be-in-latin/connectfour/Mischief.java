package connectfour;

final class Mischief extends Hook {

    /** Solução. */
    static final String TEXT = "é";
}
