package tabuleiro.grading.blame;

import static java.util.Map.entry;

import java.util.List;
import java.util.Map;
import java.util.Set;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;

/** Knows which rule of Qwirkle a wrong answer contradicts. */
final class QwirkleBlame extends Blame {

    /** What else a method is about. */
    private static final Map<String, String> RULES = Map.ofEntries(entry("newGame", "QW-03"),
            entry("shuffledBag", "QW-01"), entry("players", "QW-03"), entry("options", "QW-22"), entry("seed", "QW-15"),
            entry("rows", "QW-06"), entry("columns", "QW-06"), entry("hasCell", "QW-06"), entry("at", "QW-06"),
            entry("isPlayer", "QW-03"), entry("nextToPlay", "QW-04"), entry("hand", "QW-03"),
            entry("points", "QW-18"), entry("turnPoints", "QW-18"), entry("bag", "QW-02"), entry("bagSize", "QW-02"),
            entry("turn", "QW-12"), entry("whyNotPlay", "QW-08"), entry("play", "QW-06"),
            entry("whyNotEndTurn", "QW-05"), entry("endTurn", "QW-17"), entry("whyNotTrade", "QW-15"),
            entry("trade", "QW-15"), entry("whyNotPass", "QW-05"), entry("pass", "QW-16"), entry("isOver", "QW-20"),
            entry("winners", "QW-21"), entry("legalMoves", "QW-08"), entry("position", "QW-06"));

    /** What follows from where traded tiles go in the bag, which is left to chance. */
    private static final Set<String> BY_CHANCE = Set.of("bag", "hand", "position", "legalMoves", "shuffledBag");

    @Override
    public String rule(Asked asked, Object right, Object given) {
        final String rule = RULES.getOrDefault(asked.name(), "QW-05");
        if (given instanceof NoAnswer || right == null) {
            return rule;
        }
        return switch (asked.name()) {
            case "isOver" -> right.equals(true) ? missedEnd(asked) : inventedEnd(asked);
            case "winners" -> isEmpty(right) ? inventedEnd(asked) : isEmpty(given) ? missedEnd(asked) : rule;
            case "turnPoints" -> ofPoints((Integer) right, (Integer) given);
            case "points" -> asked.hasMoved() ? ofTotal(asked, (Integer) right, (Integer) given) : "QW-03";
            case "hand" -> asked.hasMoved() ? ofHand(asked) : rule;
            case "bag", "bagSize" -> asked.hasMoved() ? ofHand(asked) : rule;
            case "legalMoves" -> odd(right, given).flatMap(each ->
                    game(asked).whyNotPlay(((Placement) each).tile(), ((Placement) each).cell())).map(refusal ->
                    isEnd(refusal) ? missedEnd(asked) : refusal.rule())
                    .orElseGet(() -> isEmpty(given) ? inventedEnd(asked) : rule);
            case "position" -> ofPosition(asked, (Position) right, (Position) given);
            default -> asked.isWhyNot() ? refused(asked, right, given) : rule;
        };
    }

    private static String ofPoints(int right, int given) {
        return right - given == Qwirkle.QWIRKLE || given - right == Qwirkle.QWIRKLE ? "QW-19" : "QW-18";
    }

    private static String ofTotal(Asked asked, int right, int given) {
        return game(asked).options().contains(Option.PUBLISHED_END) && game(asked).isOver() ? "QW-24"
                : ofPoints(right, given);
    }

    private static String ofHand(Asked asked) {
        return game(asked).options().contains(Option.CHEATING) ? "QW-22"
                : game(asked).turn().isEmpty() ? "QW-17" : "QW-13";
    }

    private String ofPosition(Asked asked, Position right, Position given) {
        if (!right.board().equals(given.board())) {
            return "QW-06";
        }
        if (!right.nextToPlay().equals(given.nextToPlay())) {
            return asked.hasMoved() ? "QW-04" : openingRule(asked);
        }
        if (!right.turn().equals(given.turn())) {
            return "QW-12";
        }
        return !asked.hasMoved() ? "QW-03" : !right.hands().equals(given.hands()) ? ofHand(asked) : "QW-23";
    }

    private static String openingRule(Asked asked) {
        return game(asked).options().contains(Option.PUBLISHED_OPENING) ? "QW-25" : "QW-04";
    }

    private static Qwirkle game(Asked asked) {
        return (Qwirkle) asked.object();
    }

    private static String end(Asked asked) {
        final Set<Option> options = asked.object() instanceof Qwirkle game ? game.options()
                : asked.arguments().get(0) instanceof Position position ? position.options() : Set.of();
        return options.contains(Option.PUBLISHED_END) ? "QW-24" : "QW-20";
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
        return !(given instanceof NoAnswer) && (asked.name().equals("shuffledBag") || asked.hasTraded()
                && BY_CHANCE.contains(asked.name())) || asked.name().equals("hand") && given instanceof List<?> hand
                && sorted(hand).equals(sorted((List<?>) right)) || super.isOpen(asked, right, given);
    }

    private static List<?> sorted(List<?> tiles) {
        return tiles.stream().sorted().toList();
    }
}
