package tabuleiro.grading.intake;

import java.io.IOException;

/** Where a submission lies, as long as nobody has looked into it: it can be kept for a thousand of them. */
interface Place {

    /**
     * Returns what lies there.
     *
     * @throws Refused if it cannot be opened
     */
    Bundle open() throws IOException;
}
