package tabuleiro.grading.games.chess;

import java.util.Map;
import java.util.Optional;
import tabuleiro.Reason;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Move;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Position;
import tabuleiro.chess.Refusal;
import tabuleiro.chess.Square;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.cause.Causes;

/** Knows which rule of chess a wrong answer contradicts. */
public final class ChessCauses extends Causes {

    private static final Map<Kind, String> KINDS = Map.of(Kind.KING, "CH-02", Kind.BISHOP, "CH-03", Kind.KNIGHT,
            "CH-04", Kind.ROOK, "CH-05", Kind.QUEEN, "CH-06", Kind.PAWN, "CH-07");

    private static final Map<Ending, String> ENDINGS = Map.of(Ending.CHECKMATE, "CH-18", Ending.STALEMATE, "CH-19",
            Ending.DEAD_POSITION, "CH-20", Ending.FIVEFOLD_REPETITION, "CH-21", Ending.SEVENTY_FIVE_MOVES, "CH-22",
            Ending.THREEFOLD_REPETITION, "CH-21", Ending.FIFTY_MOVES, "CH-22", Ending.AGREEMENT, "CH-23",
            Ending.RESIGNATION, "CH-24");

    /** What lies behind every other answer: which pieces stand where, and whose turn it is. */
    private static final String BEHIND = behind("CH-10", "CH-14", "CH-13", "CH-12", "CH-01");

    /** Whoever is wrong about how a piece moves is wrong about who is in check, and about the end. */
    private static final String MOVES = either(behind("CH-08", "CH-07", "CH-09", "CH-02", "CH-03", "CH-04", "CH-05",
            "CH-06"), BEHIND);

    private static final int CLAIM_CLOCK = 100;
    private static final int FEW = 4;

    /** Will know it of this game. */
    public ChessCauses(Descriptor game) {
        super(game, Map.of("whyNotMove", "CH-11", "whyNotOfferDraw", "CH-23", "whyNotAcceptDraw", "CH-23",
                "whyNotClaimDraw", "CH-21", "whyNotResign", "CH-24", "position", "CH-01", "whyNotNewGame", "CH-01",
                "reach", "CH-09"));
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        final Optional<Move> move = moved(asked);
        if (given instanceof NoAnswer none) {
            return ofNone(asked, none, move.map(tried -> ofKind((Chess) asked.object(), tried)).orElse(rule));
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner", "ending" -> isEmpty(right) ? either(named(given), inventedEnd(asked))
                    : either(missedEnd(asked), named(given));
            case "legalMoves" -> odd(right, given).map(member -> isEmpty(given) ? inventedEnd(asked)
                    : ofMove(asked, (Move) member, ((Chess) asked.object()).whyNotMove((Move) member),
                    Optional.empty()))
                    .orElse(rule);
            case "whyNotMove" -> move.map(tried -> ofMove(asked, tried, reason(right), reason(given)))
                    .orElseGet(() -> either(refused(asked, right, given), BEHIND));
            case "reach" -> odd(right, given).map(member -> ofSquare(asked, (Square) member)).orElse(rule);
            case "claims" -> odd(right, given).map(member -> member.toString().startsWith("THREE") ? "CH-21" : "CH-22")
                    .orElse(rule);
            case "isCheck" -> either(rule, MOVES);
            case "at" -> !asked.hasMoved() ? either(rule, BEHIND) : either(when(isOtherKind((Optional<?>) right,
                    (Optional<?>) given), "CH-14"), ofLast((Chess) asked.object()), BEHIND);
            case "position" -> ofPosition(asked, (Position) right, (Position) given);
            default -> either(asked.isWhyNot() ? refused(asked, right, given) : rule,
                    isOfCheck(reason(right)) || isOfCheck(reason(given)) ? MOVES : BEHIND);
        };
    }

    /** Returns the move of a piece that is asked about. */
    private static Optional<Move> moved(Asked asked) {
        return asked.arguments().stream().filter(Move.class::isInstance).map(Move.class::cast)
                .filter(move -> ((Chess) asked.object()).at(move.from()).isPresent()).findFirst();
    }

    private String ofNone(Asked asked, NoAnswer none, String rule) {
        return none.stopped() && asked.name().equals("move") ? either(rule, "CH-11", inventedEnd(asked)) : rule;
    }

    /** Returns the rule of the ending that somebody names. */
    private static String named(Object given) {
        return given instanceof Optional<?> optional && optional.orElse(null) instanceof Ending ending
                ? ENDINGS.get(ending) : "";
    }

    /** Returns why a move is legal, or is not, after the rule of a refusal that was given. */
    private String ofMove(Asked asked, Move move, Optional<? extends Reason> right, Optional<? extends Reason> given) {
        if (right.filter(Causes::isEnd).isPresent()) {
            return either(given.map(Reason::rule).orElse(""), missedEnd(asked));
        }
        if (given.filter(Causes::isEnd).isPresent()) {
            return inventedEnd(asked);
        }
        final boolean isCheck = isOfCheck(right) || isOfCheck(given);
        return either(right.map(Reason::rule).orElse(""), given.map(Reason::rule).orElse(""),
                ofKind((Chess) asked.object(), move), when(right.isEmpty() && given.isEmpty(), "CH-16|CH-17"),
                isCheck || given.isEmpty() ? MOVES : BEHIND);
    }

    private static boolean isOfCheck(Optional<? extends Reason> refusal) {
        return refusal.filter(reason -> reason.group() == Reason.Group.RESULT || reason.rule().equals("CH-13")
                || reason == Refusal.OPPONENT_IN_CHECK).isPresent();
    }

    /** Returns the rule by which the last move has changed the board. */
    private static String ofLast(Chess game) {
        final Move last = game.moves().isEmpty() ? null : game.moves().get(game.moves().size() - 1);
        return last == null || game.at(last.to()).isEmpty() ? "CH-10" : either(ofSpecial(last,
                game.at(last.to()).get()), "CH-10");
    }

    private static String ofSpecial(Move move, Piece piece) {
        if (move.promotion().isPresent()) {
            return "CH-14";
        }
        return when(piece.kind() == Kind.KING && wide(move) == 2, "CH-13")
                + when(piece.kind() == Kind.PAWN && wide(move) == 1, "CH-12");
    }

    private static int wide(Move move) {
        return Math.abs(move.to().column() - move.from().column());
    }

    private static String ofKind(Chess game, Move move) {
        return game.at(move.from()).map(piece -> piece.kind() == Kind.PAWN && game.at(move.to()).isPresent() ? "CH-08"
                : either(ofSpecial(move, piece), KINDS.get(piece.kind()))).orElse("CH-01");
    }

    private static String ofSquare(Asked asked, Square to) {
        final Chess game = (Chess) asked.object();
        final Square from = (Square) asked.arguments().get(0);
        final Optional<Piece> piece = game.at(from);
        if (piece.isEmpty()) {
            return "CH-01";
        }
        if (game.at(to).filter(lying -> lying.player() == piece.get().player()).isPresent()) {
            return "CH-10";
        }
        final Optional<Refusal> refusal = piece.get().player() == game.nextToPlay()
                ? game.whyNotMove(new Move(from, to)) : Optional.empty();
        return refusal.filter(reason -> reason.rule().compareTo("CH-12") <= 0).map(Refusal::rule)
                .orElseGet(() -> ofKind(game, new Move(from, to)));
    }

    private static String ofPosition(Asked asked, Position right, Position given) {
        if (!asked.hasMoved()) {
            return "CH-01";
        }
        if (!right.drawOffer().equals(given.drawOffer())) {
            return "CH-23";
        }
        if (!right.captured().equals(given.captured())) {
            return either("CH-10", BEHIND);
        }
        if (!right.castlingRights().equals(given.castlingRights())) {
            return "CH-13";
        }
        if (!right.enPassant().equals(given.enPassant())) {
            return "CH-12";
        }
        if (right.halfmoveClock() != given.halfmoveClock() || right.moveNumber() != given.moveNumber()) {
            return "CH-22";
        }
        return right.earlier().equals(given.earlier()) ? ofBoard(asked, right, given) : "CH-21";
    }

    private static String ofBoard(Asked asked, Position right, Position given) {
        if (right.diagram().pieces().equals(given.diagram().pieces())) {
            return either("CH-01", BEHIND);
        }
        return either(when(Square.ALL.stream().anyMatch(square -> isOtherKind(right.diagram().at(square),
                given.diagram().at(square))), "CH-14"), ofLast((Chess) asked.object()), BEHIND);
    }

    /** Checks whether a piece is of another kind than it should be, as only a promotion makes it. */
    private static boolean isOtherKind(Optional<?> right, Optional<?> given) {
        return right.orElse(null) instanceof Piece one && given.orElse(null) instanceof Piece other
                && one.player() == other.player() && one.kind() != other.kind();
    }

    @Override
    protected String missedEnd(Asked asked) {
        final Optional<Ending> ending = asked.object() instanceof Chess game ? game.ending()
                : ((ChessProvider) asked.object()).ending((Position) asked.arguments().get(0));
        return either(ending.map(ENDINGS::get).orElse("CH-18"), "CH-25|CH-16|CH-17", MOVES);
    }

    /** Of all endings, the one that is nearest is most likely meant. */
    @Override
    protected String inventedEnd(Asked asked) {
        final Optional<Position> position = asked.object() instanceof Chess game ? Optional.of(game.position())
                : asked.arguments().stream().filter(Position.class::isInstance).map(Position.class::cast).findFirst();
        return either(position.map(ChessCauses::near).orElse(""),
                asked.object() instanceof Chess game && game.isCheck() ? "CH-18|CH-19" : "CH-19|CH-18",
                "CH-20|CH-21|CH-22|CH-16|CH-17", MOVES);
    }

    private static String near(Position position) {
        return either(when(position.halfmoveClock() >= CLAIM_CLOCK / 2, "CH-22"),
                when(position.earlier().contains(position.diagram()), "CH-21"),
                when(position.diagram().pieces().stream().flatMap(Optional::stream).count() <= FEW, "CH-20"));
    }
}
