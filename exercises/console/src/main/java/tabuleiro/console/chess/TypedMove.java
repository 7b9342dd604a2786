package tabuleiro.console.chess;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Kind;
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
    private static final Pattern NULL = Pattern.compile("--|Z0|null|pass|@@@@");
    private static final Pattern SAN = Pattern.compile("(?:(?<kind>[KQRBN]?)(?<from>[a-h]?[1-8]?)x?(?<to>[a-h][1-8])"
            + "(?:=(?<promotion>[QRBN]))?|O-O(?<long>-O)?|0-0(?<longer>-0)?)[+#]?");

    /** Returns the move that a text names, which may be refused by the game; nothing if it names none. */
    Optional<Move> read(String typed) {
        return BriefNotation.read(typed).or(() -> UCI.matcher(typed).matches()
                ? Optional.of(Move.parse(typed.replaceAll("[-x=]", "").toLowerCase(Locale.ROOT)))
                : readSan(typed));
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
        if (NULL.matcher(typed).matches()) {
            return Message.of("refused.null", typed);
        }
        return Stream.of(Display.values()).flatMap(display -> display.chosen(typed).stream()).findFirst()
                .map(this::whyNotChoose).orElseGet(() -> SAN.matcher(typed).matches()
                ? whyNotSan(typed) : Message.of("refused.move"));
    }

    /** Returns why a text in standard notation names no move: it may be any of several, or what it names is illegal. */
    private Message whyNotSan(String typed) {
        final Matcher san = SAN.matcher(typed);
        final List<Move> named = Square.ALL.stream().filter(from -> san.matches()).flatMap(from -> named(san, from))
                .toList();
        final List<Move> legal = named.stream().filter(move -> game.whyNotMove(move).isEmpty()).toList();
        if (legal.size() > 1) {
            return Message.of("refused.ambiguous", Message.list("list.or", legal));
        }
        if (legal.size() == 1) {
            return Message.of("refused.written", new San(provider).write(game, legal.get(0)));
        }
        return named.stream().flatMap(move -> game.whyNotMove(move).stream()).max(Comparator.naturalOrder())
                .map(reason -> Message.of(reason)).orElseGet(() -> Message.of("refused.standard", typed));
    }

    /** Returns the move from a square that is meant, if the piece and the square are such as are written. */
    private Stream<Move> named(Matcher san, Square from) {
        final Optional<Square> to = Optional.ofNullable(san.group("to")).map(Square::parse);
        final Kind kind = to.isEmpty() ? Kind.KING : kind(san.group("kind"));
        final boolean isLong = san.group("long") != null || san.group("longer") != null;
        return Stream.of(new Move(from, to.orElse(new Square(from.row(), isLong ? 3 : Chess.SIZE - 1)),
                Optional.ofNullable(san.group("promotion")).map(each -> Kind.of(each.charAt(0)))))
                .filter(move -> game.position().at(from).equals(Optional.of(Piece.of(game.nextToPlay(), kind)))
                        && (to.isEmpty() || from.toString().contains(san.group("from"))));
    }

    private static Kind kind(String letter) {
        return letter.isEmpty() ? Kind.PAWN : Kind.of(letter.charAt(0));
    }

    private Message whyNotChoose(Square square) {
        final Optional<Piece> piece = game.position().at(square);
        final boolean canMove = game.legalMoves().stream().anyMatch(move -> move.from().equals(square));
        if (piece.isEmpty()) {
            return Message.of(Refusal.NO_PIECE);
        }
        if (piece.get().player() != game.nextToPlay()) {
            return Message.of(Refusal.NOT_YOURS);
        }
        return Message.of(canMove ? "refused.move" : "refused.stuck");
    }
}
