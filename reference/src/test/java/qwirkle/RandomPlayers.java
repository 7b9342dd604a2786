package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import qwirkle.Move.Kind;

/**
 * Players who make random legal moves.
 *
 * @param random   the source of their choices
 * @param isGreedy whether they compare some moves and make the one with the most points
 */
record RandomPlayers(Random random, boolean isGreedy) {

    private static final int COMPARED = 6;

    /** Returns the next move. */
    Move choose(PlainTable plain) {
        final int dice = random.nextInt(24);
        final boolean wantsToPlay = plain.isInTurn() ? dice < 16 : dice < 20;
        final Optional<Move> play = wantsToPlay ? pick(plain) : Optional.empty();
        return play.orElseGet(() -> plain.isInTurn() ? Move.of(Kind.END_TURN) : tradeOrPass(plain, dice));
    }

    private Move tradeOrPass(PlainTable plain, int dice) {
        final List<String> traded = some(plain.hand());
        final boolean mayTrade = new PlainRefusals(plain).ofTrade(traded).isEmpty();
        return mayTrade && dice % 4 > 0 ? Move.trade(traded) : Move.of(Kind.PASS);
    }

    /** Returns a tile to play and its cell, if any tile may be played. */
    private Optional<Move> pick(PlainTable plain) {
        final PlainRefusals rules = new PlainRefusals(plain);
        final List<Move> candidates = rules.candidates();
        Collections.shuffle(candidates, random);
        return candidates.stream().filter(rules::mayBePlayed).limit(isGreedy ? COMPARED : 1).toList().stream()
                .max(Comparator.comparingInt(move -> points(plain, move)));
    }

    private static int points(PlainTable plain, Move move) {
        return plain.paper().turnPointsWith(move.tile(), move.row(), move.column());
    }

    private List<String> some(List<String> hand) {
        final List<String> shuffled = new ArrayList<>(hand);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, random.nextInt(shuffled.size() + 1));
    }
}
