package tabuleiro.console.chess;

import java.util.Optional;
import java.util.regex.Pattern;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Move;
import tabuleiro.chess.San;
import tabuleiro.console.Message;
import tabuleiro.notation.NotationException;

/**
 * Reads a move in any notation that a player may type (CH-33).
 *
 * @param provider creates games in which moves are tried
 * @param game     the game in which the move would be made
 */
record TypedMove(ChessProvider provider, Chess game) {

    private static final Pattern UCI = Pattern.compile("[a-h][1-8][a-h][1-8][kqrbnp]?");
    private static final Pattern SAN = Pattern.compile(
            "([KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?|O-O(-O)?|0-0(-0)?)[+#]?");

    /** Returns the move that a text names, which may be refused by the game; nothing if it names none. */
    Optional<Move> read(String typed) {
        return BriefNotation.read(typed).or(() -> UCI.matcher(typed).matches() ? Optional.of(Move.parse(typed))
                : SAN.matcher(typed).matches() ? readSan(typed) : Optional.empty());
    }

    private Optional<Move> readSan(String typed) {
        try {
            return Optional.of(new San(provider).read(game, typed));
        } catch (NotationException none) {
            return Optional.empty();
        }
    }

    /** Returns why a text names no move. */
    static Message whyNot(String typed) {
        return SAN.matcher(typed).matches() ? Message.of("refused.standard", typed) : Message.of("refused.move");
    }
}
