package tabuleiro.console.draughts;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.console.Command;
import tabuleiro.console.Message;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** The first delivery of the original assignment: boards, and what a man can reach (DR-35). */
final class FirstDelivery {

    private static final int ROWS = 3;

    private FirstDelivery() {
    }

    /** Shows the boards, or says whether the piece on one square can reach another one on the board of the game. */
    static void run(Command.Context context, String typed) {
        if (typed.isEmpty()) {
            context.page(context.words().of("delivery", board(0), board(ROWS)));
            return;
        }
        final DraughtsMatch match = (DraughtsMatch) context.match();
        whyNot(match.shown().position(), typed).ifPresentOrElse(context::refuse, () -> {
            final List<Square> squares = Notation.squares(typed);
            context.say(Message.of(match.canReach(squares.get(0), squares.get(1)) ? "delivery.can" : "delivery.cannot",
                    squares.get(0).toString(), squares.get(1).toString()));
        });
    }

    private static Optional<Message> whyNot(Position position, String typed) {
        return Notation.whyNot(typed).or(() -> {
            final List<Square> squares = Notation.squares(typed);
            return squares.size() == 2 ? whyNot(position, squares.get(0), squares.get(1))
                    : Optional.of(Message.of("refused.squares"));
        });
    }

    private static Optional<Message> whyNot(Position position, Square from, Square to) {
        return position.at(from).isEmpty() ? Optional.of(Message.of(Refusal.NO_PIECE))
                : !to.isDark() ? Optional.of(Message.of(Refusal.NOT_DARK))
                : position.at(to).map(piece -> Message.of(Refusal.OCCUPIED));
    }

    /** Returns the board with white men on the dark squares of its first rows. */
    private static String board(int rows) {
        final Map<Square, Piece> men = new LinkedHashMap<>();
        Square.ALL.stream().filter(each -> each.isDark() && each.row() <= rows)
                .forEach(each -> men.put(each, Piece.WHITE_MAN));
        return new Position(Variant.SIMPLIFIED, men, Player.WHITE, 0, 0).board();
    }
}
