package tabuleiro.grading.blame;

import static java.util.Map.entry;

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

/** Knows which rule of chess a wrong answer contradicts. */
final class ChessBlame extends Blame {

    /** What else a method is about. */
    private static final Map<String, String> RULES = Map.ofEntries(entry("newGame", "CH-01"), entry("at", "CH-01"),
            entry("nextToPlay", "CH-01"), entry("moves", "CH-41"), entry("isCheck", "CH-15"),
            entry("whyNotMove", "CH-11"), entry("captured", "CH-10"), entry("move", "CH-10"),
            entry("whyNotOfferDraw", "CH-23"), entry("offerDraw", "CH-23"), entry("whyNotAcceptDraw", "CH-23"),
            entry("acceptDraw", "CH-23"), entry("whyNotClaimDraw", "CH-21"), entry("claimDraw", "CH-21"),
            entry("claims", "CH-21"), entry("whyNotResign", "CH-24"), entry("resign", "CH-24"),
            entry("isOver", "CH-18"), entry("ending", "CH-18"), entry("winner", "CH-18"), entry("position", "CH-01"),
            entry("legalMoves", "CH-16"), entry("whyNotNewGame", "CH-01"), entry("reach", "CH-09"));

    private static final Map<Kind, String> KINDS = Map.of(Kind.KING, "CH-02", Kind.BISHOP, "CH-03", Kind.KNIGHT,
            "CH-04", Kind.ROOK, "CH-05", Kind.QUEEN, "CH-06", Kind.PAWN, "CH-07");

    private static final Map<Ending, String> ENDINGS = Map.of(Ending.CHECKMATE, "CH-18", Ending.STALEMATE, "CH-19",
            Ending.DEAD_POSITION, "CH-20", Ending.FIVEFOLD_REPETITION, "CH-21", Ending.SEVENTY_FIVE_MOVES, "CH-22",
            Ending.THREEFOLD_REPETITION, "CH-21", Ending.FIFTY_MOVES, "CH-22", Ending.AGREEMENT, "CH-23",
            Ending.RESIGNATION, "CH-24");

    /** Whoever is wrong about how a piece moves is wrong about who is in check, and about the end. */
    private static final String MOVES = "|CH-08|CH-12|CH-07|CH-09|CH-02|CH-03|CH-04|CH-05|CH-06";

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = RULES.getOrDefault(asked.name(), "CH-01");
        if (given instanceof NoAnswer || right == null) {
            return asked.object() instanceof Chess game && !asked.arguments().isEmpty()
                    ? ofArgument(game, asked.arguments().get(0), rule) : rule;
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner", "ending" -> isEmpty(right) ? invented(asked, given) : missedEnd(asked);
            case "legalMoves" -> odd(right, given).map(each -> ofMove(asked, (Move) each, isEmpty(given))).orElse(rule);
            case "reach" -> odd(right, given).map(each -> ofSquare(asked, (Square) each)).orElse(rule);
            case "claims" -> odd(right, given).map(each -> each.toString().startsWith("THREE") ? "CH-21" : "CH-22")
                    .orElse(rule);
            case "isCheck" -> rule + MOVES;
            case "at" -> asked.hasMoved() ? "CH-10" : rule;
            case "position" -> ofPosition(asked, (Position) right, (Position) given);
            default -> asked.isWhyNot() ? refused(asked, right, given) : rule;
        };
    }

    private static String ofArgument(Chess game, Object argument, String rule) {
        return argument instanceof Move move && game.at(move.from()).isPresent() ? ofKind(game, move) : rule;
    }

    /** Returns why a move is legal, or is not. */
    private String ofMove(Asked asked, Move move, boolean isNone) {
        final Chess game = (Chess) asked.object();
        final Optional<Refusal> refusal = game.whyNotMove(move);
        if (refusal.isPresent()) {
            return isEnd(refusal.get()) ? missedEnd(asked) : ofRefusal(refusal.get());
        }
        return isNone ? inventedEnd(asked) : ofKind(game, move) + "|CH-16|CH-17" + MOVES;
    }

    private static String ofRefusal(Refusal refusal) {
        return refusal.rule() + (refusal.group() == Reason.Group.RESULT || refusal.rule().equals("CH-13") ? MOVES : "");
    }

    private static String ofKind(Chess game, Move move) {
        final Piece piece = game.at(move.from()).orElseThrow();
        final int wide = Math.abs(move.to().column() - move.from().column());
        if (move.promotion().isPresent()) {
            return "CH-14";
        }
        if (piece.kind() == Kind.PAWN && wide == 1) {
            return game.at(move.to()).isPresent() ? "CH-08" : "CH-12";
        }
        return piece.kind() == Kind.KING && wide == 2 ? "CH-13" : KINDS.get(piece.kind());
    }

    private static String ofSquare(Asked asked, Square to) {
        final Chess game = (Chess) asked.object();
        final Square from = (Square) asked.arguments().get(0);
        final Optional<Piece> piece = game.at(from);
        if (piece.isEmpty()) {
            return "CH-01";
        }
        if (game.at(to).filter(each -> each.player() == piece.get().player()).isPresent()) {
            return "CH-10";
        }
        final Optional<Refusal> refusal = piece.get().player() == game.nextToPlay()
                ? game.whyNotMove(new Move(from, to)) : Optional.empty();
        return refusal.filter(each -> each.rule().compareTo("CH-12") <= 0).map(Refusal::rule)
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
            return "CH-10";
        }
        if (!right.castlingRights().equals(given.castlingRights())) {
            return "CH-13";
        }
        if (!right.enPassant().equals(given.enPassant())) {
            return "CH-12";
        }
        return right.halfmoveClock() != given.halfmoveClock() || right.moveNumber() != given.moveNumber() ? "CH-22"
                : !right.earlier().equals(given.earlier()) ? "CH-21" : "CH-10";
    }

    private String invented(Asked asked, Object given) {
        return given instanceof Optional<?> optional && optional.orElse(null) instanceof Ending ending
                ? ENDINGS.get(ending) : inventedEnd(asked);
    }

    @Override
    protected String missedEnd(Asked asked) {
        final Optional<Ending> ending = asked.object() instanceof Chess game ? game.ending()
                : ((ChessProvider) asked.object()).ending((Position) asked.arguments().get(0));
        return ending.map(ENDINGS::get).orElse("CH-18") + "|CH-16|CH-17" + MOVES;
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return asked.object() instanceof Chess game && game.isCheck() ? "CH-18|CH-19|CH-17" + MOVES
                : "CH-19|CH-20|CH-21|CH-22|CH-18|CH-16" + MOVES;
    }
}
