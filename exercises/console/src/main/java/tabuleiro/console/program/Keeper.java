package tabuleiro.console.program;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import tabuleiro.console.Message;
import tabuleiro.console.Words;

/** Saves games, lists them and finds them, and says so. */
record Keeper(Saves saves, Words words) {

    /** Returns the file in which the game is paused; nothing if it has none of its own. */
    Optional<PauseFile> pauseFile() {
        return saves.game().pause().map(pause -> new PauseFile(saves.folder(), pause));
    }

    /** Saves a game under a name, over what was there, and returns what the players are told. */
    Message save(String name, Play<?> play) {
        return write(name, play) ? Message.of("save.done", name, saves.file(name).toString())
                : Message.of("sentence", Message.of("save.impossible", saves.file(name).toString()));
    }

    /**
     * Keeps a game that is left: under the name under which it is saved as it is, else under the lowest free number.
     *
     * @return what the players are told; nothing if the game cannot be kept
     */
    Optional<Message> keep(Play<?> play) {
        final String name = play.savedAs().orElseGet(saves::freeNumber);
        return play.savedAs().isPresent() || write(name, play) ? Optional.of(Message.of("save.kept", name,
                words.word("command.load") + " " + name)) : Optional.empty();
    }

    private boolean write(String name, Play<?> play) {
        try {
            saves.write(name, play);
            play.savedAs(name);
            return true;
        } catch (IOException | SecurityException impossible) {
            return false;
        }
    }

    /** Returns the list of saved games as a text, the newest first. */
    String list() {
        final List<String> names = saves.names();
        return names.isEmpty() ? words.of("games.none") : words.of("games") + "\n  " + String.join("\n  ", names);
    }

    /** Returns the question which saved game is to be resumed; none is on an empty line. */
    Question<Optional<SavedGame>> which() {
        return new Question<>(() -> Message.of("ask.load", list()), View.Kind.TEXT, typed -> {
            final Answer<SavedGame> found = typed.isEmpty() ? Answer.none() : find(typed);
            return found.refusal().map(Answer::<Optional<SavedGame>>refused)
                    .orElseGet(() -> Answer.meant(found.meaning()));
        });
    }

    /** Checks whether a game is saved under a name. */
    boolean has(String name) {
        return saves.has(name);
    }

    /** Returns the file with a name, as it was typed, that other programs read; nothing if it is none. */
    Optional<GameFile> file(String typed) {
        return saves.game().exchange().flatMap(each -> GameFile.named(typed, each, words));
    }

    /** Finds the game with a name, as it was typed, or in a file that another program has written. */
    Answer<SavedGame> find(String typed) {
        return file(typed).map(GameFile::read).orElseGet(() -> findSaved(typed));
    }

    private Answer<SavedGame> findSaved(String typed) {
        return Saves.whyNotName(typed).map(Answer::<SavedGame>refused)
                .orElseGet(() -> saves.find(Saves.normal(typed)));
    }

    /** Returns the message that nothing can be saved in the folder. */
    Message impossible() {
        return Message.of("save.impossible", saves.folder().toString());
    }
}
