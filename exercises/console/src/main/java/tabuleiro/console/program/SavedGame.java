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
 * @param source what another program has written; nothing in a file of this one
 * @param note   what the players are told about the file; perhaps nothing
 */
record SavedGame(String name, GameStart start, List<String> steps, List<Message> places, Optional<PortableGame> source,
        Optional<Message> note) {

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
                steps.stream().map(i -> line(i + 1)).toList(), Optional.empty(), Optional.empty());
    }

    static Message line(int number) {
        return Message.of("place.line", number);
    }

    /** Checks whether the players have named the game or the file. */
    boolean isNamed() {
        return !name.isEmpty() || source.isPresent();
    }

    /** Checks whether a step is the position with which a game of another program starts. */
    boolean isStart(int step) {
        return step == 0 && source.isPresent() && steps.get(0).startsWith(GameFile.FEN);
    }
}
