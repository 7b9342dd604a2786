package tabuleiro.console.program;

import java.nio.file.Path;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tabuleiro.console.Game;
import tabuleiro.console.Language;
import tabuleiro.console.Message;
import tabuleiro.console.Setting;
import tabuleiro.console.Words;

/**
 * The options with which the program was started.
 *
 * @param values the value of each option that was given, by its name without hyphens; an empty text for one without
 * @param fault  what cannot be understood whatever the game is, as a clause without a full stop; perhaps nothing
 */
public record Options(Map<String, String> values, Optional<Message> fault) {

    private static final String HYPHENS = "--";
    private static final List<String> FLAGS = List.of("plain", "help");
    private static final List<String> WITH_VALUE =
            List.of("language", "players", "seed", "saves", "engine", "pieces", "pause");

    /** A pause that a key ends. */
    static final Duration UNTIL_KEY = ChronoUnit.FOREVER.getDuration();
    private static final Pattern PAUSE = Pattern.compile("(\\d{1,3}(?:\\.\\d{1,3})?) ?s?|(?:key|tecla)");

    /** How a screen draws pieces. */
    private static final Setting PIECES = new Setting("pieces", List.of("signs", "letters"));

    /** Copies the map. */
    public Options {
        values = Map.copyOf(values);
    }

    /** Reads what follows the name of the game, as far as it can be understood; {@link #whyNot} says whether it can. */
    public static Options read(List<String> arguments) {
        final Map<String, String> values = new HashMap<>();
        final List<Message> faults = new ArrayList<>();
        final Deque<String> rest = new ArrayDeque<>(arguments);
        while (!rest.isEmpty()) {
            final String[] parts = rest.remove().replaceFirst("^-h$", "--help").split("=", 2);
            final String name = parts[0].replaceFirst(HYPHENS, "");
            whyNot(parts, values.containsKey(name)).ifPresentOrElse(faults::add,
                    () -> values.put(name, value(parts, name, rest)));
        }
        return new Options(values, faults.stream().findFirst());
    }

    private static String value(String[] parts, String name, Deque<String> rest) {
        if (parts.length > 1) {
            return parts[1];
        }
        return isAlone(name, rest) ? "" : rest.remove();
    }

    /** Returns what is wrong with a word, its name and perhaps its value, whatever the game is. */
    private static Optional<Message> whyNot(String[] parts, boolean isKnown) {
        if (!parts[0].startsWith(HYPHENS) || parts[0].equals(HYPHENS)) {
            return Optional.of(Message.of("options.unknown", parts[0]));
        }
        if (isKnown) {
            return Optional.of(Message.of("options.twice", parts[0]));
        }
        return parts.length > 1 && FLAGS.contains(parts[0].substring(HYPHENS.length()))
                ? Optional.of(Message.of("options.flag", parts[0])) : Optional.empty();
    }

    /** Checks whether no value follows an option. */
    private static boolean isAlone(String name, Deque<String> rest) {
        return FLAGS.contains(name) || rest.isEmpty() || rest.peek().startsWith(HYPHENS);
    }

    /**
     * Returns what is wrong with the options, as a clause without a full stop; nothing if nothing is.
     *
     * @param game  the game
     * @param words the words of the language
     */
    public Optional<Message> whyNot(Game<?, ?> game, Words words) {
        final List<Message> faults = new ArrayList<>(fault.stream().toList());
        values.keySet().stream().sorted().filter(option -> !isKnown(option, game))
                .forEach(option -> faults.add(Message.of("options.unknown", HYPHENS + option)));
        values.keySet().stream().sorted().filter(option -> values.get(option).isEmpty() && !FLAGS.contains(option))
                .forEach(option -> faults.add(Message.of("options.value", HYPHENS + option)));
        get("language").filter(each -> Language.of(each).isEmpty())
                .ifPresent(each -> faults.add(Message.of("options.language")));
        get("seed").filter(each -> Numbers.readLong(each).refusal().isPresent())
                .ifPresent(each -> faults.add(Message.of("options.seed")));
        get("pause").filter(each -> !PAUSE.matcher(each).matches())
                .ifPresent(each -> faults.add(Message.of("options.pause")));
        get("players").filter(each -> players().size() > game.mostPlayers())
                .ifPresent(each -> faults.add(Message.of("options.players", game.mostPlayers())));
        get("seconds").filter(each -> !each.matches("[1-9]\\d{0,4}"))
                .ifPresent(each -> faults.add(Message.of("options.seconds")));
        Stream.concat(Stream.of(PIECES), game.settings().stream())
                .filter(each -> has(each.name()) && setting(each, words).isEmpty())
                .forEach(setting -> faults.add(Message.of("options.setting", setting.name(),
                        String.join(", ", setting.shown(words)))));
        return faults.stream().findFirst().or(() -> game.whyNot(values)).or(() -> whyNotAgainst(game));
    }

    /** Returns what is wrong with the players against an opponent outside this program, which plays one side. */
    private Optional<Message> whyNotAgainst(Game<?, ?> game) {
        return game.opponent(values).filter(opponent -> players().size() == game.mostPlayers()
                && players().stream().map(Message::literal).noneMatch(opponent.name()::equals))
                .map(opponent -> Message.of("options.opponent", game.mostPlayers() - 1));
    }

    private static boolean isKnown(String name, Game<?, ?> game) {
        return FLAGS.contains(name) || WITH_VALUE.contains(name)
                || game.options().contains(name)
                || game.settings().stream().map(Setting::name).anyMatch(name::equals);
    }

    /** Returns the value of an option; nothing if it was not given. */
    public Optional<String> get(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** Checks whether an option that has no value was given. */
    public boolean has(String name) {
        return values.containsKey(name);
    }

    /** Returns the language, as the options say or else the system does. */
    public Language language(Language ofSystem) {
        return get("language").flatMap(Language::of).orElse(ofSystem);
    }

    /** Returns the players whom the options name, in their order; none if they name none. */
    List<String> players() {
        return get("players").map(each -> List.of(each.split(",", -1))).orElse(List.of());
    }

    /** Returns the same options, except that they name no players. */
    Options withoutPlayers() {
        final Map<String, String> others = new HashMap<>(values);
        others.remove("players");
        return new Options(others, fault);
    }

    /** Returns the option of a setting that is named; nothing if the players are to be asked. */
    Optional<String> setting(Setting setting, Words words) {
        return get(setting.name()).flatMap(value -> setting.option(value, words));
    }

    /** Checks whether a screen draws pieces as letters, and not as signs. */
    public boolean arePiecesLetters(Words words) {
        return setting(PIECES, words).filter("letters"::equals).isPresent();
    }

    /** Returns the seed; nothing if chance is to be fresh. */
    Optional<Long> seed() {
        return get("seed").flatMap(each -> Numbers.readLong(each).meaning());
    }

    /** Returns how long an agent pauses before it plays (CO-20). */
    Duration pause() {
        final Matcher pause = PAUSE.matcher(get("pause").orElse("0"));
        return pause.matches() && pause.group(1) != null
                ? Duration.ofMillis((long) (1000 * Double.parseDouble(pause.group(1)))) : UNTIL_KEY;
    }

    /** Returns the folder for saved games (CO-08). */
    public Path saves() {
        return Path.of(get("saves").orElse("saved-games"));
    }
}
