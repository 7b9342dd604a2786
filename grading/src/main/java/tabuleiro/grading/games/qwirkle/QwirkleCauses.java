package tabuleiro.grading.games.qwirkle;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.games.Descriptor;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.NoAnswer;
import tabuleiro.grading.cause.Causes;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;

/** Knows which rule of Qwirkle a wrong answer contradicts. */
public final class QwirkleCauses extends Causes {

    /** What may be wrong about tiles in hands and in the bag. */
    private static final String TILES =
            behind("QW-13", "QW-17", "QW-02", "QW-03", "QW-15", "QW-23", "QW-22", "QW-14");

    /** What may be wrong about tiles on the board. */
    private static final String BOARD = behind("QW-06", "QW-12", "QW-05", "QW-14");

    /** What follows from where traded tiles go in the bag, which is left to chance. */
    private static final Set<String> BY_CHANCE = Set.of("bag", "hand", "position", "legalMoves", "shuffledBag");

    /** Will know it of this game. */
    public QwirkleCauses(Descriptor game) {
        super(game, Map.of("newGame", "QW-03", "points", "QW-18", "whyNotPlay", "QW-08", "whyNotTrade", "QW-15",
                "whyNotNewGame", "QW-05"));
    }

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = about(asked.name());
        if (given instanceof NoAnswer none) {
            return none.stopped() ? either(rule, "QW-05", TILES, BOARD) : rule;
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winners" -> isEmpty(right) || isEmpty(given) ? either(rule, end(asked)) : either(rule, "QW-18");
            case "points", "turnPoints" -> ofPoints(asked, (Integer) right - (Integer) given);
            case "hand" -> either(ofHand(asked, "QW-03"), TILES);
            case "bag", "bagSize" -> either(ofHand(asked, rule), TILES);
            case "nextToPlay" -> ofNext(asked);
            case "turn", "rows", "columns", "hasCell", "at" -> either(rule, BOARD);
            case "legalMoves" -> either(when(isEmpty(given), inventedEnd(asked)), odd(right, given).flatMap(member ->
                    game(asked).whyNotPlay(((Placement) member).tile(), ((Placement) member).cell())).map(refusal ->
                    isEnd(refusal) ? missedEnd(asked) : refusal.rule()).orElse(rule), BOARD, TILES);
            case "position" -> ofPosition(asked, (Position) right, (Position) given);
            default -> asked.isWhyNot() ? either(refused(asked, right, given), BOARD, TILES) : rule;
        };
    }

    private static String ofPoints(Asked asked, int missing) {
        final boolean isEnd = game(asked).options().contains(Option.PUBLISHED_END)
                && (game(asked).isOver() || Math.abs(missing) == Qwirkle.LAST_TILE_POINTS);
        final boolean isEarly = asked.name().equals("points") && asked.lastCommand().equals("play");
        if (!asked.hasMoved() && !asked.name().equals("turnPoints")) {
            return "QW-03";
        }
        return either(when(isEarly, "QW-05"), when(isEnd, "QW-24"),
                Math.abs(missing) == Qwirkle.QWIRKLE ? "QW-19" : "QW-18", "QW-18|QW-19|QW-12|QW-05");
    }

    /** Returns what the tiles in a hand, and so those in the bag, follow from. */
    private static String ofHand(Asked asked, String unmoved) {
        return switch (asked.lastCommand()) {
            case "play" -> game(asked).options().contains(Option.CHEATING) ? "QW-22" : "QW-13";
            case "endTurn" -> "QW-17";
            case "trade" -> "QW-15";
            case "pass" -> "QW-16";
            default -> unmoved;
        };
    }

    private static String ofNext(Asked asked) {
        return switch (asked.lastCommand()) {
            case "trade" -> "QW-15|QW-04";
            case "pass" -> "QW-16|QW-04";
            case "" -> game(asked).options().contains(Option.PUBLISHED_OPENING) ? "QW-25|QW-04" : "QW-04|QW-03";
            default -> "QW-04|QW-05";
        };
    }

    private static String ofPosition(Asked asked, Position right, Position given) {
        if (!right.board().equals(given.board())) {
            return either("QW-06", BOARD);
        }
        if (!right.nextToPlay().equals(given.nextToPlay())) {
            return ofNext(asked);
        }
        if (!right.turn().equals(given.turn())) {
            return either("QW-12", BOARD);
        }
        return right.points().equals(given.points()) ? either(ofHand(asked, "QW-03"), TILES) : ofPoints(asked, 0);
    }

    private static Qwirkle game(Asked asked) {
        return (Qwirkle) asked.object();
    }

    private static String end(Asked asked) {
        final Set<Option> options = asked.object() instanceof Qwirkle game ? game.options()
                : asked.arguments().get(0) instanceof Position position ? position.options() : Set.of();
        return options.contains(Option.PUBLISHED_END) ? "QW-24|QW-20" : "QW-20|QW-17|QW-26";
    }

    @Override
    protected String missedEnd(Asked asked) {
        return end(asked);
    }

    @Override
    protected String inventedEnd(Asked asked) {
        return end(asked);
    }

    @Override
    public boolean isOpen(Asked asked, Object right, Object given) {
        return !(given instanceof NoAnswer) && (asked.name().equals("shuffledBag") || asked.hasCalled("trade")
                && BY_CHANCE.contains(asked.name())) || asked.name().equals("hand") && given instanceof List<?> hand
                && sorted(hand).equals(sorted((List<?>) right)) || super.isOpen(asked, right, given);
    }

    private static List<?> sorted(List<?> tiles) {
        return tiles.stream().sorted().toList();
    }
}
