package program;

import tabuleiro.feedback.Follower;
import tabuleiro.feedback.Outcome;

/** A class outside the given code that implements one of its interfaces. */
public class Engine implements Follower.Listener {

    @Override
    public void ends(Outcome outcome) {
        // It is looked for by its name, and never called.
    }

    @Override
    public void breaksOff() {
        // The same.
    }
}
