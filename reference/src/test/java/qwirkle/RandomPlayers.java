package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
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

    /** Which move do they make, if these tiles may be played there? */
    Move choose(PlainTable plain, List<String> placements) {
        final int dice = random.nextInt(24);
        final boolean hasBegun = plain.isInTurn();
        if (!placements.isEmpty() && (hasBegun ? dice < 16 : dice < 20)) {
            return Move.play(pick(plain, placements));
        }
        if (hasBegun) {
            return Move.of(Kind.END_TURN);
        }
        final List<String> traded = some(plain.hand());
        final boolean mayTrade = new PlainRefusals(plain).whyNotTrade(traded).isEmpty();
        return mayTrade && dice % 4 > 0 ? Move.trade(traded) : Move.of(Kind.PASS);
    }

    private String pick(PlainTable plain, List<String> placements) {
        final List<String> some = new ArrayList<>(placements);
        Collections.shuffle(some, random);
        return !isGreedy ? some.get(0) : Collections.max(some.subList(0, Math.min(LOOKED_AT, some.size())),
                Comparator.comparingInt(placement -> worth(plain, placement)));
    }

    private static int worth(PlainTable plain, String placement) {
        final Move move = Move.play(placement);
        return plain.paper().turnPointsWith(move.tiles().get(0), move.row(), move.column());
    }

    private List<String> some(List<String> hand) {
        final List<String> shuffled = new ArrayList<>(hand);
        Collections.shuffle(shuffled, random);
        return shuffled.subList(0, random.nextInt(shuffled.size() + 1));
    }
}
