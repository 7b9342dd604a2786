package tabuleiro.console.program;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.console.Game;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * The saved games of a folder, each in a text file (CO-08). Names are in small letters, since some systems do not
 * distinguish capitals, and no name leads to another folder. The folder is made when it is needed.
 */
record Saves(Path folder, Game<?, ?> game, Words words) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,39}");
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

    /** Returns the file in which the game is paused; nothing if it has none of its own. */
    Optional<PauseFile> pauseFile() {
        return game.pause().map(pause -> new PauseFile(folder, pause));
    }

    /** Returns why a text is not the name of a saved game; nothing if it is one. */
    static Optional<Message> whyNotName(String typed) {
        final String name = normal(typed);
        return NAME.matcher(name).matches() && !DEVICE.matcher(name).matches() ? Optional.empty()
                : Optional.of(Message.of("refused.file"));
    }

    /** Returns a name in the form in which it is used. */
    static String normal(String typed) {
        return typed.toLowerCase(Locale.ROOT);
    }

    /** Checks whether there is a file, of whatever kind, for a name. */
    boolean has(String name) {
        return new TextFile(file(name)).exists();
    }

    /** Returns the lowest number that is not the name of a file. */
    String freeNumber() {
        return IntStream.iterate(1, i -> i + 1).mapToObj(String::valueOf).filter(each -> !has(each)).findFirst()
                .orElseThrow();
    }

    /** Returns the names of all saved games, the newest first. */
    List<String> names() {
        return files().stream().map(this::name).sorted(Comparator.comparingLong(this::number).reversed()
                .thenComparing(Comparator.naturalOrder())).toList();
    }

    /** Checks whether there is more to resume than a game that was paused in its own file. */
    boolean isChoice() {
        return game.pause().isEmpty() || !names().isEmpty();
    }

    private List<Path> files() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(path -> path.getFileName().toString().endsWith(ending()))
                    .filter(path -> whyNotName(name(path)).isEmpty()).toList();
        } catch (IOException none) {
            return List.of();
        }
    }

    private long number(String name) {
        try {
            return SaveText.number(new TextFile(file(name)).text());
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /** Returns the list of saved games as a text, the newest first. */
    String list() {
        final List<String> names = names();
        return names.isEmpty() ? words.of("games.none") : words.of("games") + "\n  " + String.join("\n  ", names);
    }

    /** Returns the question which saved game is to be resumed; none is on an empty line. */
    Question<Optional<SavedGame>> which() {
        return new Question<>(() -> Message.of("ask.load", list()), View.Kind.TEXT, typed ->
                typed.isEmpty() ? Reading.meant(Optional.empty())
                : find(typed).then(found -> Reading.meant(Optional.of(found))));
    }

    /** Returns the file with a name, as it was typed, that other programs read; nothing if it is none. */
    Optional<GameFile> gameFile(String typed) {
        return game.exchange().flatMap(exchange -> GameFile.named(typed, exchange, words));
    }

    /** Reads the game with a name, as it was typed, or in a file that another program has written, up to its steps. */
    Reading<SavedGame> find(String typed) {
        return gameFile(typed).map(GameFile::read).or(() -> whyNotName(typed).map(Reading::<SavedGame>refused))
                .orElseGet(() -> read(normal(typed)));
    }

    private Reading<SavedGame> read(String name) {
        if (!has(name)) {
            return Reading.refused("save.none");
        }
        try {
            return new SaveText(game, words).read(name, new TextFile(file(name)).text());
        } catch (CharacterCodingException notText) {
            return Reading.refused("save.encoding");
        } catch (IOException unreadable) {
            return Reading.refused("save.unreadable");
        }
    }

    /** Saves a game under a name, over what was there, and returns what the players are told. */
    Message save(String name, Play<?> play) {
        return isSaved(name, play) ? Message.of("save.done", name, file(name).toString())
                : Message.of("sentence", Message.of("save.impossible", file(name).toString()));
    }

    /**
     * Keeps a game that is left: under the name under which it is saved as it is, else under the lowest free number.
     *
     * @return what the players are told; nothing if the game cannot be kept
     */
    Optional<Message> keep(Play<?> play) {
        final String name = play.savedAs().orElseGet(this::freeNumber);
        return play.savedAs().isPresent() || isSaved(name, play) ? Optional.of(Message.of("save.kept", name,
                words.word("command.load") + " " + name)) : Optional.empty();
    }

    private boolean isSaved(String name, Play<?> play) {
        try {
            write(name, play);
            play.savedAs(name);
            return true;
        } catch (IOException | SecurityException impossible) {
            return false;
        }
    }

    /**
     * Saves a game, over what was saved under the name. Whatever happens, the file has its old content or the new.
     *
     * @throws IOException if the game cannot be saved
     */
    void write(String name, Play<?> play) throws IOException {
        final long number = 1 + names().stream().mapToLong(this::number).max().orElse(0);
        new TextFile(file(name)).write(new SaveText(game, words).write(play, number));
    }

    /** Returns the name of the file of a saved game, with its folder. */
    Path file(String name) {
        return folder.resolve(name + ending());
    }

    private String name(Path file) {
        final String whole = file.getFileName().toString();
        return whole.substring(0, whole.length() - ending().length());
    }

    private String ending() {
        return "." + game.name() + ".txt";
    }

    /** Returns the message that nothing can be saved in the folder. */
    Message impossible() {
        return Message.of("save.impossible", folder.toString());
    }
}
