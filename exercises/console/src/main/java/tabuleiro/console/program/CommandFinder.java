package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import tabuleiro.console.Command;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/** Finds commands in what is typed: those of the game first, then those that all games share. */
record CommandFinder(Words words, List<Command> commands, BooleanSupplier playing, SharedCommands shared) {

    /** A command as it was typed, with the word after it, and whether it can be carried out now. */
    record TypedCommand(Command command, String argument, boolean isPossible, SharedCommands shared) {

        /** Carries the command out, and returns why it was refused; nothing if it was not. */
        Optional<Message> run() {
            return shared.carryOut(command, argument);
        }
    }

    /** Returns the command that was typed; nothing if the text is not a command. */
    Optional<TypedCommand> find(String typed, boolean isFree) {
        final String[] parts = typed.split("\\s+", 2);
        final String argument = parts.length > 1 ? parts[1].strip() : "";
        final boolean isPlaying = playing.getAsBoolean();
        return commands.stream().filter(each -> words.isWordFor("command." + each.key(), parts[0]))
                .filter(each -> argument.isEmpty() || each.argument() && !(isFree && each.inGame()))
                .findFirst().map(each -> new TypedCommand(each, argument, isPlaying || !each.inGame(), shared));
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
