package tabuleiro.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests from which starts a game can begin. */
class StartTest {

    @Test
    void theFirstFaultIsReturned() {
        final List<Tile> four = Collections.nCopies(4, Tile.parse("F6"));
        assertThat(new Start(1, four, Set.of(), 1).fault()).contains(Refusal.NUMBER_OF_PLAYERS);
        assertThat(new Start(2, four, Set.of(), 1).fault()).contains(Refusal.TOO_MANY_OF_A_KIND);
        assertThat(new Start(2, four.subList(1, 4), Set.of(), 1).fault()).contains(Refusal.BAG_TOO_SMALL);
    }

    @ParameterizedTest
    @EnumSource(Option.class)
    void everyOptionMayBeAgreedOn(Option option) {
        assertThat(new Start(2, allTiles(), Set.of(option), -1).fault()).isEmpty();
        assertThat(new Start(2, allTiles(), EnumSet.allOf(Option.class), 0).fault()).isEmpty();
    }

    @Test
    void aStartDoesNotChangeWithWhatItWasCreatedFrom() {
        final List<Tile> bag = new ArrayList<>(allTiles());
        final Set<Option> options = EnumSet.of(Option.CHEATING);
        final Start start = new Start(2, bag, options, 1);
        bag.clear();
        options.clear();
        assertThat(start).isEqualTo(new Start(2, allTiles(), Set.of(Option.CHEATING), 1));
    }

    /** Returns three tiles of each kind, in the order of the kinds. */
    private static List<Tile> allTiles() {
        return Tile.KINDS.stream().flatMap(kind -> Collections.nCopies(3, kind).stream()).toList();
    }
}
