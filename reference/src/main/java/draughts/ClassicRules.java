package draughts;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Refusal;

/** The classic rules: the largest capture is mandatory, kings move and jump far, and some turns are counted. */
final class ClassicRules implements Rules {

    /** The only object of this class. */
    static final Rules RULES = new ClassicRules();

    private ClassicRules() {
    }

    /** Compares captures: the more pieces one takes, the greater it is; of equally many, the more kings. */
    private static int compare(Run one, Run other) {
        final int byNumber = Integer.compare(one.captured().size(), other.captured().size());
        return byNumber == 0 ? Integer.compare(one.capturedKings(), other.capturedKings()) : byNumber;
    }

    /** Returns one square for men, the whole board for kings (DR-08, DR-09). */
    @Override
    public int reach(Piece piece) {
        return piece.isKing() ? Draughts.SIZE : 1;
    }

    /** Returns the run as it is: captured pieces stay and men are crowned when the turn has ended (DR-16, DR-17). */
    @Override
    public Run landed(Run run) {
        return run;
    }

    @Override
    public boolean mustStop(Run run) {
        return run.isManOnFarRow();
    }

    /** Checks whether there is a capture: then no other turn is legal (DR-13). */
    @Override
    public boolean mustCapture(List<Run> captures) {
        return !captures.isEmpty();
    }

    /** Returns those that take most pieces and, of these, most kings (DR-14, DR-15). */
    @Override
    public List<Run> legal(List<Run> captures) {
        if (captures.isEmpty()) {
            return List.of();
        }
        final Run best = Collections.max(captures, ClassicRules::compare);
        return captures.stream().filter(run -> compare(run, best) == 0).toList();
    }

    @Override
    public Optional<Refusal> whyNot(Run run, List<Run> captures) {
        final Run best = captures.stream().max(ClassicRules::compare).orElse(run);
        if (compare(run, best) == 0) {
            return Optional.empty();
        }
        if (run.captured().isEmpty()) {
            return Optional.of(Refusal.MUST_CAPTURE);
        }
        return Optional.of(run.captured().size() == best.captured().size()
                ? Refusal.MUST_TAKE_KINGS : Refusal.MUST_TAKE_MOST);
    }

    @Override
    public Counted count(Counted before, Run run) {
        if (!run.captured().isEmpty()) {
            return Counted.NONE;
        }
        final int kingTurns = run.piece().isKing() ? before.kingTurns() + 1 : 0;
        final boolean stays = !run.isManOnFarRow() && Material.of(run.end()).isCounted();
        return new Counted(kingTurns, stays ? before.endgameTurns() + 1 : 0);
    }
}
