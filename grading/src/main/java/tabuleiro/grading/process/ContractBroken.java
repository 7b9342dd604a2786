package tabuleiro.grading.process;

/**
 * What a step meets when an assertion in the submission stopped a call. It stands for the submission's error; that
 * itself never comes here.
 */
public final class ContractBroken extends AssertionError {

    private static final long serialVersionUID = 1L;

    private final String places;

    ContractBroken(String message, String places) {
        super(message);
        this.places = places;
    }

    /** Returns the places in the submission, a line each, the innermost first. */
    public String places() {
        return places;
    }
}
