package tabuleiro.console.chess;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.San;
import tabuleiro.chess.Square;
import tabuleiro.console.Message;
import tabuleiro.notation.NotationException;

/** Reads a move in any notation that a player may type (CH-33). */
record TypedMove(ChessProvider provider, Chess game) {

    private static final Pattern UCI = Pattern.compile("[a-h][1-8][-x]?[a-h][1-8](?:=?[kqrbnpKQRBN])?");
    private static final Pattern SAN = Pattern.compile(
            "([KQRBN]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBN])?|O-O(-O)?|0-0(-0)?)[+#]?");

    /** Returns the move that a text names, which may be refused by the game; nothing if it names none. */
    Optional<Move> read(String typed) {
        return BriefNotation.read(typed).or(() -> UCI.matcher(typed).matches()
                ? Optional.of(Move.parse(typed.replaceAll("[-x=]", "").toLowerCase(Locale.ROOT)))
                : SAN.matcher(typed).matches() ? readSan(typed) : Optional.empty());
    }

    private Optional<Move> readSan(String typed) {
        try {
            return Optional.of(new San(provider).read(game, typed));
        } catch (NotationException none) {
            return Optional.empty();
        }
    }

    /** Returns why a text names no move: where only a square is named, why its piece cannot be chosen. */
    Message whyNot(String typed) {
        return Stream.of(Display.values()).flatMap(each -> each.chosen(typed).stream()).findFirst()
                .map(this::whyNotChoose).orElseGet(() -> SAN.matcher(typed).matches()
                ? Message.of("refused.standard", typed) : Message.of("refused.move"));
    }

    private Message whyNotChoose(Square square) {
        final Optional<Piece> piece = game.position().at(square);
        final boolean canMove = game.legalMoves().stream().anyMatch(move -> move.from().equals(square));
        return piece.isEmpty() ? Message.of(Refusal.NO_PIECE)
                : piece.get().player() != game.nextToPlay() ? Message.of(Refusal.NOT_YOURS)
                : Message.of(canMove ? "refused.move" : "refused.stuck");
    }
}
