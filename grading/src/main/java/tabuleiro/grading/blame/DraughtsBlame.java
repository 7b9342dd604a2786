package tabuleiro.grading.blame;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.Reason;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Piece;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Position;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;

/** Knows which rule of draughts a wrong answer contradicts. */
final class DraughtsBlame extends Blame {

    /** What else a method is about. */
    private static final Map<String, String> RULES = Map.ofEntries(entry("newGame", "DR-02"), entry("variant", "DR-21"),
            entry("at", "DR-01"), entry("nextToPlay", "DR-03"), entry("moves", "DR-03"), entry("kingTurns", "DR-18"),
            entry("endgameTurns", "DR-19"), entry("whyNotMove", "DR-29"), entry("move", "DR-04"),
            entry("captured", "DR-05"), entry("whyNotResign", "DR-24"), entry("resign", "DR-24"),
            entry("isOver", "DR-20"), entry("winner", "DR-20"), entry("ending", "DR-20"), entry("position", "DR-01"),
            entry("legalMoves", "DR-04"), entry("whyNotNewGame", "DR-01"), entry("canReach", "DR-26"),
            entry("draws", "DR-40"), entry("newMatch", "DR-40"), entry("drawn", "DR-40"), entry("side", "DR-40"),
            entry("linesToSend", "DR-41"), entry("incompleteTurn", "DR-42"), entry("isWaiting", "DR-42"),
            entry("whyNotReceive", "DR-43"), entry("receive", "DR-42"), entry("whyNotAbandon", "DR-43"),
            entry("abandon", "DR-43"), entry("abandoned", "DR-43"), entry("game", "DR-42"));

    @Override
    @SuppressWarnings("unchecked")
    public String rule(Asked asked, Object right, Object given) {
        final String rule = RULES.getOrDefault(asked.name(), "DR-42");
        if (asked.object() instanceof Match) {
            return ofMatch(asked, right, given, rule);
        }
        if (asked.name().equals("whyNotMove") && isEmpty(right) && !reason(given).filter(Blame::isEnd).isPresent()) {
            return reason(given).filter(each -> !isClassic(each) || game(asked).variant() == Variant.CLASSIC)
                    .map(Reason::rule).orElseGet(() -> permitting(asked, (List<Square>) asked.arguments().get(0)));
        }
        if (given instanceof NoAnswer || right == null) {
            return rule;
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner", "ending" -> isEmpty(right) ? invented(asked, given) : missedEnd(asked);
            case "legalMoves" -> ofWay(asked, right, given);
            case "at" -> asked.hasMoved() ? "DR-04" : rule;
            case "position" -> asked.hasMoved() ? ofPosition((Position) right, (Position) given) : rule;
            default -> asked.isWhyNot() ? refused(asked, right, given) : rule;
        };
    }

    private String ofMatch(Asked asked, Object right, Object given, String rule) {
        return rule.startsWith("DR-4") && rule.length() == 5 && !asked.name().equals("move") ? rule
                : given instanceof NoAnswer || asked.name().equals("move") ? "DR-41" : refused(asked, right, given);
    }

    private static boolean isClassic(Reason reason) {
        return List.of(Refusal.MUST_CAPTURE, Refusal.MUST_TAKE_MOST, Refusal.MUST_TAKE_KINGS, Refusal.CROWNED_STOPS,
                Refusal.JUMPED_TWICE, Refusal.SEVERAL_JUMPED).contains(reason);
    }

    /** Returns the rule by which a legal way is legal. */
    private static String permitting(Asked asked, List<Square> way) {
        final Draughts game = game(asked);
        final boolean isSimple = game.variant() == Variant.SIMPLIFIED;
        final Optional<Piece> piece = game.at(way.get(0));
        final boolean isKing = piece.filter(Piece::isKing).isPresent();
        if (way.size() > 2) {
            final int far = game.nextToPlay() == Player.WHITE ? Draughts.SIZE : 1;
            return !isKing && way.subList(1, way.size() - 1).stream().anyMatch(each -> each.row() == far) ? "DR-23"
                    : "DR-06";
        }
        final boolean captures = !game.captured(way).isEmpty();
        if (isKing) {
            return isSimple ? "DR-22" : captures ? "DR-09" : "DR-08";
        }
        return captures ? "DR-05" : "DR-04";
    }

    @SuppressWarnings("unchecked")
    private String ofWay(Asked asked, Object right, Object given) {
        final Optional<List<Square>> odd = odd(right, given).map(each -> (List<Square>) each);
        final Optional<Refusal> refusal = odd.flatMap(game(asked)::whyNotMove);
        if (refusal.isPresent()) {
            return isEnd(refusal.get()) ? missedEnd(asked) : refusal.get().rule();
        }
        if (odd.isPresent() && isEmpty(given)) {
            return inventedEnd(asked);
        }
        return odd.map(way -> mandatory(asked, (List<List<Square>>) given).orElseGet(() -> permitting(asked, way)))
                .orElse("DR-25");
    }

    /** By the simplified rules, nothing is missing but moves that do not capture, or too little, if somebody must. */
    private static Optional<String> mandatory(Asked asked, List<List<Square>> given) {
        return game(asked).variant() == Variant.SIMPLIFIED && !given.isEmpty() && given.stream().allMatch(way ->
                game(asked).whyNotMove(way).isEmpty() && !game(asked).captured(way).isEmpty())
                && game(asked).legalMoves().stream().anyMatch(way -> game(asked).captured(way).isEmpty())
                ? Optional.of("DR-21") : Optional.empty();
    }

    private static String ofPosition(Position right, Position given) {
        if (!right.nextToPlay().equals(given.nextToPlay())) {
            return "DR-03";
        }
        if (!right.pieces().keySet().equals(given.pieces().keySet())) {
            final boolean isLeft = given.pieces().keySet().containsAll(right.pieces().keySet());
            return !isLeft ? "DR-04" : right.variant() == Variant.SIMPLIFIED ? "DR-25" : "DR-16";
        }
        if (!right.pieces().equals(given.pieces())) {
            return "DR-07";
        }
        return right.kingTurns() != given.kingTurns() ? "DR-18" : "DR-19";
    }

    private static Draughts game(Asked asked) {
        return (Draughts) asked.object();
    }

    private String invented(Asked asked, Object given) {
        return given instanceof Optional<?> optional && optional.orElse(null) instanceof Ending ending ? ending.rule()
                : inventedEnd(asked);
    }

    @Override
    protected String missedEnd(Asked asked) {
        final Optional<Ending> ending = asked.object() instanceof Draughts game ? game.ending()
                : asked.object() instanceof DraughtsProvider provider
                ? provider.ending((Position) asked.arguments().get(0)) : Optional.empty();
        return ending.map(Ending::rule).orElse("DR-43");
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return asked.object() instanceof Match ? "DR-43" : "DR-20";
    }

    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        return asked.name().equals("draws") && !(given instanceof NoAnswer) || super.isOpen(asked, right, given);
    }
}
