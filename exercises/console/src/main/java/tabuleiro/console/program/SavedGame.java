package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.notation.PortableGame;

/**
 * A saved game, as far as its file can be read.
 *
 * @param name  its name; an empty text if it has none
 * @param start its start
 * @param steps its steps, in their notation
 * @param places where each step stands, as it is told if the step is wrong
 * @param result the result, as another program has written it; nothing in a file of this one
 */
record SavedGame(String name, GameStart start, List<String> steps, List<Message> places, Optional<String> result) {

    /** Copies both lists. */
    SavedGame {
        steps = List.copyOf(steps);
        places = List.copyOf(places);
    }

    /** Returns a game whose file has a step in each line from one on that is not ignored; lines count from 0. */
    static SavedGame of(String name, GameStart start, List<String> lines, int first, Predicate<String> ignored) {
        final List<Integer> steps = IntStream.range(first, lines.size()).filter(i -> !ignored.test(lines.get(i)))
                .boxed().toList();
        return new SavedGame(name, start, steps.stream().map(lines::get).toList(),
                steps.stream().map(i -> line(i + 1)).toList(), Optional.empty());
    }

    static Message line(int number) {
        return Message.of("place.line", number);
    }

    /** Checks whether a player has lost, as another program has written. */
    boolean hasLost(int player) {
        return result.filter(each -> PortableGame.RESULTS.indexOf(each) == 1 - player).isPresent();
    }
}
