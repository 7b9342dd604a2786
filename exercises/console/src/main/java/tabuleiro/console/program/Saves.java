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
import tabuleiro.console.Words;

/**
 * The saved games of a folder, each in a text file (CO-08). Names are in small letters, since some systems do not
 * distinguish capitals, and no name leads to another folder. The folder is made when it is needed.
 */
record Saves(Path folder, Game<?, ?> game, Words words) {

    private static final Pattern NAME = Pattern.compile("[a-z0-9][a-z0-9_-]{0,39}");
    private static final Pattern DEVICE = Pattern.compile("con|prn|aux|nul|com[0-9]|lpt[0-9]");

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

    private List<Path> files() {
        try (Stream<Path> all = Files.list(folder)) {
            return all.filter(each -> each.getFileName().toString().endsWith(ending()))
                    .filter(each -> whyNotName(name(each)).isEmpty()).toList();
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

    /** Reads the game with a name, up to its steps. */
    Answer<SavedGame> find(String name) {
        if (!has(name)) {
            return Answer.refused("save.none");
        }
        try {
            return new SaveText(game, words).read(name, new TextFile(file(name)).text());
        } catch (CharacterCodingException notText) {
            return Answer.refused("save.encoding");
        } catch (IOException unreadable) {
            return Answer.refused("save.unreadable");
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
}
