package tabuleiro.draughts.steps;

import java.util.Map;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/**
 * The position that the {@code Given}s of an example describe. What they do not name follows: the simplified rules,
 * White next, no turn counted for a draw.
 */
final class SetUp {

    private Variant variant = Variant.SIMPLIFIED;
    private Map<Square, Piece> pieces = Map.of();
    private Player next = Player.WHITE;
    private int kingTurns;
    private int endgameTurns;

    /** Takes the pieces that a picture shows, and all else if lines below the board say it. */
    void board(String picture) {
        final Position drawn = Position.parse(picture);
        pieces = drawn.pieces();
        if (picture.contains(":")) {
            variant = drawn.variant();
            next = drawn.nextToPlay();
            kingTurns = drawn.kingTurns();
            endgameTurns = drawn.endgameTurns();
        }
    }

    /** Takes the pieces of a position, and who is next. */
    void pieces(Position position) {
        pieces = position.pieces();
        next = position.nextToPlay();
    }

    void variant(Variant agreed) {
        variant = agreed;
    }

    Variant variant() {
        return variant;
    }

    void next(Player player) {
        next = player;
    }

    void kingTurns(int turns) {
        kingTurns = turns;
    }

    void endgameTurns(int turns) {
        endgameTurns = turns;
    }

    /** Returns the position that is described. */
    Position position() {
        return new Position(variant, pieces, next, kingTurns, endgameTurns);
    }
}
