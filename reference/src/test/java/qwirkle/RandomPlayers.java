package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import qwirkle.Move.Kind;

/**
 * Players who do anything that may be done.
 *
 * @param random   decides for them
 * @param isGreedy whether they look at some moves and make the one that is worth most
 */
record RandomPlayers(Random random, boolean isGreedy) {

    private static final int LOOKED_AT = 6;

    /** Which move do they make? */
    Move choose(PlainTable plain) {
        final int dice = random.nextInt(24);
        final boolean wantsToPlay = plain.isInTurn() ? dice < 16 : dice < 20;
        final Optional<Move> play = wantsToPlay ? pick(plain) : Optional.empty();
        return play.orElseGet(() -> plain.isInTurn() ? Move.of(Kind.END_TURN) : tradeOrPass(plain, dice));
    }

    private Move tradeOrPass(PlainTable plain, int dice) {
        final List<String> traded = some(plain.hand());
        final boolean mayTrade = new PlainRefusals(plain).whyNotTrade(traded).isEmpty();
        return mayTrade && dice % 4 > 0 ? Move.trade(traded) : Move.of(Kind.PASS);
    }

    /** Which tile do they play where, if they may play any? */
    private Optional<Move> pick(PlainTable plain) {
        final PlainRefusals rules = new PlainRefusals(plain);
        final List<Move> wishes = rules.wishes();
        Collections.shuffle(wishes, random);
        return wishes.stream().filter(rules::mayBePlayed).limit(isGreedy ? LOOKED_AT : 1).toList().stream()
                .max(Comparator.comparingInt(wish -> worth(plain, wish)));
    }

    private static int worth(PlainTable plain, Move wish) {
        return plain.paper().turnPointsWith(wish.tile(), wish.row(), wish.column());
    }

    private List<String> some(List<String> hand) {
        final List<String> shuffled = new ArrayList<>(hand);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, random.nextInt(shuffled.size() + 1));
    }
}
