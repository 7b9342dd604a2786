package draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Variant;

/** What is not the same in the two variants. */
interface Rules {

    /** Returns the rules of a variant. */
    static Rules of(Variant variant) {
        return variant == Variant.CLASSIC ? ClassicRules.RULES : SimplifiedRules.RULES;
    }

    /** Returns how many squares a piece moves at most, and how many it may be away from what it jumps. */
    int reach(Piece piece);

    /** Returns what a run is after its piece has landed: whether it is crowned, and what has left the board. */
    Run landed(Run run);

    /** Checks whether a turn must end where the piece stands now. */
    boolean mustStop(Run run);

    /** Checks whether a turn must be a capture, if these captures are possible (DR-13, DR-21). */
    boolean mustCapture(List<Run> captures);

    /** Returns those captures, of all that are possible, that are legal. */
    List<Run> legal(List<Run> captures);

    /** Returns why a turn must not consist of this run, if these captures are possible; nothing if it may. */
    Optional<Refusal> whyNot(Run run, List<Run> captures);

    /** Returns the turns that are counted for draws after a run, if so many were counted before. */
    Counted count(Counted before, Run run);
}
