package draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * The state of a game: all that changes in it but the moves so far. A state never changes: each turn makes another one.
 *
 * @param variant     by which rules the game is played
 * @param board       the pieces
 * @param nextToPlay  whose turn it is
 * @param counted     the turns that are counted for draws
 * @param resignation how the game has ended, if it has ended by resigning
 */
record State(Variant variant, Board board, Player nextToPlay, Counted counted, Optional<Ending> resignation) {

    /** Returns the state in which a game begins (DR-02, DR-03). */
    static State start(Variant variant) {
        return new State(variant, Board.start(), Player.WHITE, Counted.NONE, Optional.empty());
    }

    /** Returns the state that a position shows. */
    static State of(Position position) {
        return new State(position.variant(), Board.of(position), position.nextToPlay(),
                new Counted(position.kingTurns(), position.endgameTurns()), Optional.empty());
    }

    /** Returns what is not the same in the two variants. */
    Rules rules() {
        return Rules.of(variant);
    }

    /** Returns the turns from which the player who is next can choose. */
    Turns turns() {
        return new Turns(rules(), board, nextToPlay);
    }

    /** Returns how the game has ended: the first ending that applies, or nothing. */
    Optional<Ending> ending() {
        return resignation.or(this::defeat).or(this::draw);
    }

    private Optional<Ending> defeat() {
        if (board.squares(Player.WHITE).isEmpty() || board.squares(Player.BLACK).isEmpty()) {
            return Optional.of(Ending.ALL_CAPTURED);
        }
        return turns().exist() ? Optional.empty() : Optional.of(Ending.NO_MOVE);
    }

    private Optional<Ending> draw() {
        if (counted.endsKingTurns()) {
            return Optional.of(Ending.TWENTY_TURNS);
        }
        return counted.endsEndgame() ? Optional.of(Ending.FIVE_TURNS) : Optional.empty();
    }

    /** Returns the ways of all legal moves, in their order; none after the end. */
    List<List<Square>> legalMoves() {
        return resignation.isPresent() || draw().isPresent() ? List.of() : turns().legal();
    }

    /** Returns the run along the way of a legal move. */
    Run run(List<Square> way) {
        Run run = Run.of(board, way.get(0));
        for (Square to : way.subList(1, way.size())) {
            run = Leg.of(rules(), run, to).made();
        }
        return run;
    }

    /** Returns the state after a legal move. */
    State move(List<Square> way) {
        final Run run = run(way);
        return new State(variant, run.end(), nextToPlay.opponent(), rules().count(counted, run), resignation);
    }

    /** Returns the state after the player who is next has resigned. */
    State resign() {
        return new State(variant, board, nextToPlay, counted, Optional.of(Ending.RESIGNED));
    }
}
