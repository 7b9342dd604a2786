package draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;

/** The simplified rules: captures are a player's choice, kings move like men, and nothing is counted. */
final class SimplifiedRules implements Rules {

    /** The only object of this class. */
    static final Rules RULES = new SimplifiedRules();

    private SimplifiedRules() {
    }

    /** Returns one square, for men and kings alike (DR-22). */
    @Override
    public int reach(Piece piece) {
        return 1;
    }

    /** Returns the run without the jumped pieces, and with a king on the far row (DR-23, DR-25). */
    @Override
    public Run landed(Run run) {
        return run.removingCaptured().crowning();
    }

    /** Returns false: whoever is crowned may go on (DR-23). */
    @Override
    public boolean mustStop(Run run) {
        return false;
    }

    /** Returns false: no capture is mandatory (DR-21). */
    @Override
    public boolean mustCapture(List<Run> captures) {
        return false;
    }

    /** Returns all captures: a turn may end after any jump (DR-21, DR-25). */
    @Override
    public List<Run> legal(List<Run> captures) {
        return captures;
    }

    /** Returns nothing: any turn will do (DR-21). */
    @Override
    public Optional<Refusal> whyNot(Run run, List<Run> captures) {
        return Optional.empty();
    }

    /** Returns no turns (DR-24). */
    @Override
    public Counted count(Counted before, Run run) {
        return Counted.NONE;
    }
}
