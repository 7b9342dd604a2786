package tabuleiro.grading.games.draughts;

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
import tabuleiro.feedback.PossibleCauses;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.cause.Causes;

/** Knows which rule of draughts a wrong answer contradicts. */
public final class DraughtsCauses extends Causes {

    /** What lies behind every other answer: which pieces stand where, and whose turn it is. */
    private static final String BEHIND = behind("DR-02", "DR-03", "DR-25", "DR-16", "DR-07", "DR-06");

    /** Whoever is wrong about how a piece moves is wrong about whether it can, and so about the end. */
    private static final String MOVES = either(behind("DR-04", "DR-05", "DR-22", "DR-29", "DR-11", "DR-10",
            "DR-12", "DR-06", "DR-23", "DR-21"), BEHIND);

    /** Will know it of this game. */
    public DraughtsCauses(Descriptor game) {
        super(game, Map.of("whyNotMove", "DR-29", "ending", "DR-20", "legalMoves", "DR-04", "whyNotNewGame", "DR-01",
                "canReach", "DR-26", "linesToSend", "DR-41", "incompleteTurn", "DR-42", "whyNotReceive", "DR-43",
                "receive", "DR-42", "abandoned", "DR-43"));
    }

    /** No rule that only the other variant has is behind an answer. */
    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String other = behind(isSimplified(asked) ? "DR-16" : "DR-25");
        return of(asked, right, given).replace("|" + other, "");
    }

    @SuppressWarnings("unchecked")
    private String of(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (asked.object() instanceof Match) {
            return ofMatch(asked, right, given, rule);
        }
        if (given instanceof NoAnswer none) {
            return none.stopped() ? either(rule, "DR-20|DR-28", MOVES) : rule;
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winner" -> isEmpty(right) ? either(invented(asked, given), inventedEnd(asked))
                    : either(missedEnd(asked), when(!isEmpty(given), "DR-20"));
            case "ending" -> isEmpty(right) ? either(invented(asked, given), inventedEnd(asked))
                    : either(when(!isEmpty(given), "DR-20"), missedEnd(asked));
            case "whyNotMove" -> ofWay(asked, (List<Square>) asked.arguments().get(0), right, given);
            case "legalMoves" -> odd(right, given).map(way -> (List<Square>) way).map(way -> isEmpty(given)
                    ? inventedEnd(asked) : either(mandatory(asked, (List<List<Square>>) given),
                    ofWay(asked, way, game(asked).whyNotMove(way), Optional.empty()))).orElse("DR-25");
            case "captured" -> either(rule, ofWay(asked, (List<Square>) asked.arguments().get(0), Optional.empty(),
                    Optional.empty()));
            case "at", "position", "nextToPlay", "moves" -> ofPosition(asked, rule, right, given);
            default -> asked.isWhyNot() ? refused(asked, right, given) : rule;
        };
    }

    /** Returns what is wrong in a match. A draw is behind all that follows, and a line behind what comes of it. */
    private String ofMatch(Asked asked, Object right, Object given, String rule) {
        final String first = firstOfMatch(asked, right, given, rule);
        return switch (PossibleCauses.in(first).get(0).rule()) {
            case "DR-40" -> first;
            case "DR-41" -> either(first, "DR-40");
            case "DR-42" -> either(first, "DR-41|DR-40", BEHIND);
            default -> either(first, "DR-42|DR-41|DR-40", MOVES);
        };
    }

    private String firstOfMatch(Asked asked, Object right, Object given, String rule) {
        if (asked.name().equals("isOver")) {
            return "DR-43";
        }
        if (asked.isWhyNot() && !(given instanceof NoAnswer)) {
            return refused(asked, right, given);
        }
        return rule.matches("DR-4.") && !asked.name().equals("move") ? rule : "DR-41";
    }

    /** Returns why a way is legal, or is not, after the rule of a refusal that was given. */
    private String ofWay(Asked asked, List<Square> way, Object right, Object given) {
        final Optional<Reason> refusal = reason(right);
        if (refusal.filter(Causes::isEnd).isPresent()) {
            return either(reason(given).map(Reason::rule).orElse(""), missedEnd(asked));
        }
        if (reason(given).filter(Causes::isEnd).isPresent()) {
            return inventedEnd(asked);
        }
        final String permitted = refusal.isEmpty() ? permitting(asked, way) : "";
        final boolean isClassic = game(asked).variant() == Variant.CLASSIC;
        return either(when(!isClassic && isCrownedOnTheWay(asked, way), "DR-23"),
                refusal.map(Reason::rule).orElse(""),
                reason(given).map(wrong -> isClassic || !isClassic(wrong) ? wrong.rule()
                        : when(wrong.group() == Reason.Group.RESULT, "DR-21")).orElse(""),
                permitted, BEHIND);
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
        final boolean captures = !game.captured(way).isEmpty();
        final String man = captures ? "DR-05" : "DR-04";
        final String king = captures ? "DR-09" : "DR-08";
        final String single = either(when(isKing, isSimple ? "DR-22" : king), man, when(captures, "DR-12"));
        if (way.size() > 2) {
            return either("DR-06", single);
        }
        return single;
    }

    /** Checks whether a man reaches the far row and goes on. */
    private static boolean isCrownedOnTheWay(Asked asked, List<Square> way) {
        final Draughts game = game(asked);
        final int far = game.nextToPlay() == Player.WHITE ? Draughts.SIZE : 1;
        return way.size() > 2 && game.at(way.get(0)).filter(piece -> !piece.isKing()).isPresent()
                && way.subList(1, way.size() - 1).stream().anyMatch(square -> square.row() == far);
    }

    /** By the simplified rules, nothing is missing but moves that do not capture, or too little, if somebody must. */
    private static String mandatory(Asked asked, List<List<Square>> given) {
        return game(asked).variant() == Variant.SIMPLIFIED && !given.isEmpty() && given.stream().allMatch(way ->
                game(asked).whyNotMove(way).isEmpty() && !game(asked).captured(way).isEmpty())
                && game(asked).legalMoves().stream().anyMatch(way -> game(asked).captured(way).isEmpty())
                ? "DR-21" : "";
    }

    private static String ofPosition(Asked asked, String rule, Object right, Object given) {
        if (asked.lastCommand().equals("resign")) {
            return either("DR-24", rule);
        }
        if (asked.hasMoved() && right instanceof Position one && given instanceof Position other) {
            return either(ofPosition(one, other), "DR-04|DR-05", BEHIND);
        }
        if (!asked.hasMoved()) {
            return either(when(isAtStart(asked), "DR-02"), rule, "DR-04|DR-05", BEHIND);
        }
        return either(asked.name().equals("at") ? "DR-04" : rule, "DR-04|DR-05", BEHIND);
    }

    private static boolean isAtStart(Asked asked) {
        return game(asked).position().pieces().size() == 2 * Draughts.PIECES;
    }

    private static String ofPosition(Position right, Position given) {
        if (!right.nextToPlay().equals(given.nextToPlay())) {
            return "DR-03";
        }
        if (!right.pieces().keySet().equals(given.pieces().keySet())) {
            final boolean isLeft = given.pieces().keySet().containsAll(right.pieces().keySet());
            final String taken = right.variant() == Variant.SIMPLIFIED ? "DR-25" : "DR-16";
            return isLeft ? taken : "DR-04";
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
        return given instanceof Optional<?> optional && optional.orElse(null) instanceof Ending ending
                ? either(when(ending.isDraw() && isSimplified(asked), "DR-24"), ending.rule()) : "";
    }

    private static boolean isSimplified(Asked asked) {
        final Object about = asked.object() instanceof DraughtsProvider ? asked.arguments().get(0) : asked.object();
        if (about instanceof Match match) {
            return match.game().variant() == Variant.SIMPLIFIED;
        }
        if (about instanceof Draughts game) {
            return game.variant() == Variant.SIMPLIFIED;
        }
        return !(about instanceof Position position) || position.variant() == Variant.SIMPLIFIED;
    }

    @Override
    protected String missedEnd(Asked asked) {
        return either(ending(asked).map(Ending::rule).orElse("DR-43"), "DR-20|DR-28", MOVES);
    }

    private static Optional<Ending> ending(Asked asked) {
        if (asked.object() instanceof DraughtsProvider provider) {
            return provider.ending((Position) asked.arguments().get(0));
        }
        return asked.object() instanceof Draughts game ? game.ending() : Optional.empty();
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return asked.object() instanceof Match ? "DR-43" : either("DR-20|DR-24|DR-18|DR-19", MOVES);
    }

    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        return asked.name().equals("draws") && !(given instanceof NoAnswer) || super.isOpen(asked, right, given);
    }
}
