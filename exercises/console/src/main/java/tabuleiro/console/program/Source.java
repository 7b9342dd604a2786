package tabuleiro.console.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tabuleiro.console.Message;
import tabuleiro.notation.PortableGame;

/**
 * What another program has written of a game.
 *
 * @param game  the game in its file
 * @param steps how many steps that was
 */
record Source(PortableGame game, int steps) {

    /** The tags that follow from the game itself. */
    private static final List<String> COMPUTED = List.of("FEN", "SetUp", "GameType");

    private boolean hasResult() {
        return !game.result().equals("*");
    }

    /** Returns what the players are told of the result; nothing if it is not known. */
    Optional<Message> result() {
        return Optional.of(Message.of("exchange.result", game.result())).filter(none -> hasResult());
    }

    /** Returns a game of so many steps with the tags in the file, and its result as long as nothing follows. */
    PortableGame of(PortableGame own, int number) {
        final Map<String, String> tags = new LinkedHashMap<>(own.tags());
        game.tags().forEach((name, value) -> tags.compute(name, (same, computed) ->
                computed != null && COMPUTED.contains(name) ? computed : value));
        return new PortableGame(tags, own.moves(), number == steps && hasResult() ? game.result() : own.result());
    }
}
