package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tabuleiro.console.Dialogue;
import tabuleiro.console.PlayerName;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;

/**
 * What the players say before a game (QW-30).
 *
 * @param names   what they are called, in the order of their turns
 * @param options how they want to play
 */
record Agreement(List<String> names, Set<Option> options) {

    private static final YesOrNo CHEATING =
            new YesOrNo("In cheat mode any tile in the bag may be played, too.\nIs cheat mode on");

    private static final YesOrNo PUBLISHED = new YesOrNo("By the published rules whoever can play most begins, and"
            + " without a bag play goes on\nuntil a hand is empty. Do they hold");

    /** Keeps copies. */
    Agreement {
        names = List.copyOf(names);
        options = Set.copyOf(options);
    }

    /** What do the players say? */
    static Agreement asked(Dialogue dialogue) {
        final int players = dialogue.ask(new NumberOfPlayers());
        final List<String> names = new ArrayList<>();
        while (names.size() < players) {
            names.add(dialogue.ask(new PlayerName(names)));
        }
        final Set<Option> options = EnumSet.noneOf(Option.class);
        if (dialogue.ask(CHEATING)) {
            options.add(Option.CHEATING);
        }
        if (dialogue.ask(PUBLISHED)) {
            options.addAll(Set.of(Option.PUBLISHED_OPENING, Option.PUBLISHED_END));
        }
        return new Agreement(names, options);
    }

    /** How many play? */
    int players() {
        return names.size();
    }

    /** Returns what a player is called. */
    String name(Player player) {
        return names.get(player.ordinal());
    }

    /** May tiles be played from the bag, too? */
    boolean isCheating() {
        return options.contains(Option.CHEATING);
    }
}
