package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tabuleiro.console.Command;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/** Finds commands in what is typed: those of the game first, then those that all games share. */
final class Orders {

    private final Words words;
    private final List<Command> commands;
    private final BooleanSupplier playing;
    private final Desk desk;

    /**
     * Creates orders.
     *
     * @param words    the words of all languages
     * @param commands the commands; the first whose word is typed is meant
     * @param playing  checks whether a game is being played
     * @param desk     what the commands use
     */
    Orders(Words words, List<Command> commands, BooleanSupplier playing, Desk desk) {
        this.words = words;
        this.commands = List.copyOf(commands);
        this.playing = playing;
        this.desk = desk;
    }

    /**
     * A command as it was typed.
     *
     * @param command    the command
     * @param argument   the word after it; empty if there is none
     * @param isPossible whether it can be carried out now
     * @param desk       what it uses
     */
    record Order(Command command, String argument, boolean isPossible, Desk desk) {

        /** Carries the command out, and returns why it was refused; nothing if it was not. */
        Optional<Message> run() {
            return desk.carryOut(command, argument);
        }
    }

    /** Returns the command that was typed; nothing if the text is not a command. */
    Optional<Order> find(String typed, boolean isFree) {
        final String[] parts = typed.split("\\s+", 2);
        final String argument = parts.length > 1 ? parts[1].strip() : "";
        final boolean isPlaying = playing.getAsBoolean();
        return commands.stream().filter(each -> words.isWordFor("command." + each.key(), parts[0]))
                .filter(each -> argument.isEmpty() || each.argument() && !(isFree && each.inGame()))
                .findFirst().map(each -> new Order(each, argument, isPlaying || !each.inGame(), desk));
    }

    /** Checks whether a text is the word for a command, so that it cannot be a name (CO-06). */
    boolean isWord(String text) {
        return commands.stream().anyMatch(each -> words.isWordFor("command." + each.key(), text));
    }

    /** Returns the commands that are possible now, for the help. */
    List<Command> possible() {
        return commands.stream().filter(each -> playing.getAsBoolean() || !each.inGame()).toList();
    }
}
