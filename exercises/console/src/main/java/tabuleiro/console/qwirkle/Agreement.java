package tabuleiro.console.qwirkle;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import tabuleiro.console.former.Dialogue;
import tabuleiro.console.former.PlayerName;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Player;

/**
 * The agreement of the players before a game (QW-30).
 *
 * @param names   their names, in the order of their turns
 * @param options the options with which they play
 */
record Agreement(List<String> names, Set<Option> options) {

    private static final YesOrNo CHEATING =
            new YesOrNo("In cheat mode any tile in the bag may be played, too.\nIs cheat mode on");

    private static final YesOrNo PUBLISHED = new YesOrNo("By the published rules, the player who can play the most"
            + " tiles begins, and when\nthe bag is empty the game goes on until a hand is empty. Do these rules apply");

    /** Copies both collections. */
    Agreement {
        names = List.copyOf(names);
        options = Set.copyOf(options);
    }

    /** Asks the players. */
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

    /** Returns the number of players. */
    int players() {
        return names.size();
    }

    /** Returns the name of a player. */
    String name(Player player) {
        return names.get(player.ordinal());
    }

    /** Checks whether tiles may be played from the bag, too. */
    boolean isCheating() {
        return options.contains(Option.CHEATING);
    }
}
