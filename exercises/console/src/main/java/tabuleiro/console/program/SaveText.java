package tabuleiro.console.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Reading;
import tabuleiro.console.Setting;
import tabuleiro.console.Words;

/**
 * Writes and reads the text of a saved game (CO-08), which a person can read and repair. It is the same in every
 * language: a line {@code key: value} for each thing that was settled before the game, the line {@code moves:}, and a
 * line for each step. Players stand in the order of play, with the number of each among those who were asked, by which
 * an agent is shown. Empty lines and lines that begin with {@code #} are ignored.
 */
record SaveText(Game<?, ?> game, Words words) {

    private static final Pattern ENTRY = Pattern.compile("([a-z][a-z -]*?)(?: ([1-9]))?\\s*:\\s*(.*)");
    private static final String MOVES = "moves";

    /** Writes a game. Its number says how many games had been saved before. */
    String write(Play<?> play, long number) {
        final GameStart start = play.start();
        final List<Integer> numbers = IntStream.rangeClosed(1, start.seats().size()).boxed()
                .collect(Collectors.toCollection(ArrayList::new));
        start.seats().forEach(seat -> number(seat).ifPresent(numbers::remove));
        final String seats = start.seats().stream().map(seat -> number(seat)
                .map(own -> "agent " + own + ": " + seat.level().orElseThrow())
                .orElseGet(() -> "person " + numbers.remove(0) + ": " + seat.name()) + "\n")
                .collect(Collectors.joining());
        final String settings = new TreeMap<>(start.settings()).entrySet().stream()
                .map(entry -> entry.getKey() + ": " + entry.getValue() + "\n").collect(Collectors.joining());
        return "game: " + game.name() + "\nsaved: " + number + "\nseed: " + start.seed() + "\n" + seats + settings
                + MOVES + ":\n" + play.steps().stream().map(step -> step + "\n").collect(Collectors.joining());
    }

    /** Returns the number by which an agent is shown; nothing for a person, as whom other programs are saved, too. */
    private Optional<Integer> number(GameStart.Seat seat) {
        return seat.level().filter(game.levels()::contains).flatMap(level -> IntStream
                .rangeClosed(1, game.mostPlayers()).boxed()
                .filter(number -> Agreement.agent(level, number, words).equals(seat)).findFirst());
    }

    /** Returns the number of a saved game; 0 if its text does not say. */
    static long number(String text) {
        final Matcher saved = Pattern.compile("(?m)^saved:\\s*(\\d{1,15})\\s*$").matcher(text);
        return saved.find() ? Long.parseLong(saved.group(1)) : 0;
    }

    /** Reads a game up to its steps, which only an engine can judge. A fault says in which line it is. */
    Reading<SavedGame> read(String name, String text) {
        final List<String> lines = TextFile.lines(text);
        final int moves = IntStream.range(0, lines.size()).filter(i -> lines.get(i).matches(MOVES + "\\s*:"))
                .findFirst().orElse(lines.size());
        final Heading heading = new Heading();
        for (int i = 0; i < moves; i++) {
            final Optional<Message> fault = isIgnored(lines.get(i)) ? Optional.empty() : heading.add(lines.get(i));
            if (fault.isPresent()) {
                return Reading.refused("save.line", SavedGame.line(i + 1), fault.get());
            }
        }
        final Optional<Message> missing = moves == lines.size() ? Optional.of(Message.of("save.moves"))
                : heading.missing();
        return missing.map(message -> Reading.<SavedGame>refused("save.line", SavedGame.line(moves + 1), message))
                .orElseGet(() -> Reading.meant(
                        SavedGame.of(name, heading.start(), lines, moves + 1, SaveText::isIgnored)));
    }

    private static boolean isIgnored(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    /** The lines before the moves, as they are read one after another. */
    private final class Heading {

        private final List<GameStart.Seat> seats = new ArrayList<>();
        private final Map<String, String> settings = new TreeMap<>();
        private boolean isOfGame;
        private long seed;

        Heading() {
            game.settings().forEach(setting -> settings.put(setting.name(), setting.options().get(0)));
        }

        /** Adds a line, and returns what is wrong with it; nothing if nothing is. */
        Optional<Message> add(String line) {
            final Matcher entry = ENTRY.matcher(line);
            if (!entry.matches()) {
                return Optional.of(Message.of("save.entry"));
            }
            final String value = entry.group(3);
            return switch (entry.group(1)) {
                case "game" -> ofGame(value);
                case "saved" -> Optional.empty();
                case "seed" -> seed(value);
                case "person" -> person(value);
                case "agent" -> agent(value, Optional.ofNullable(entry.group(2)).map(Integer::valueOf));
                default -> setting(entry.group(1), value);
            };
        }

        private Optional<Message> ofGame(String value) {
            isOfGame = value.equals(game.name());
            return isOfGame ? Optional.empty() : Optional.of(Message.of("save.game", game.name()));
        }

        private Optional<Message> seed(String value) {
            final Reading<Long> number = Numbers.readLong(value);
            seed = number.meaning().orElse(0L);
            return number.refusal();
        }

        private Optional<Message> person(String name) {
            final Optional<Message> fault = PlayerName.whyNot(name, names());
            seats.add(new GameStart.Seat(PlayerName.normal(name), Optional.empty()));
            return fault;
        }

        private Optional<Message> agent(String level, Optional<Integer> number) {
            final Optional<GameStart.Seat> seat = Optional.of(level).filter(game.levels()::contains)
                    .filter(known -> number.orElse(1) <= game.mostPlayers())
                    .map(known -> Agreement.agent(known, number.orElse(seats.size() + 1), words))
                    .filter(agent -> !names().contains(agent.name()));
            seat.ifPresent(seats::add);
            return seat.isPresent() ? Optional.empty() : Optional.of(Message.of("save.level"));
        }

        private Optional<Message> setting(String name, String value) {
            final Optional<Setting> setting = game.settings().stream().filter(each -> each.name().equals(name))
                    .findFirst();
            settings.put(name, value);
            return setting.isEmpty() ? Optional.of(Message.of("save.unknown", name))
                    : Optional.of(Message.of("save.entry")).filter(message -> !setting.get().options().contains(value));
        }

        private List<String> names() {
            return seats.stream().map(GameStart.Seat::name).toList();
        }

        /** Returns what the lines lack; nothing if they are complete. */
        Optional<Message> missing() {
            if (!isOfGame) {
                return Optional.of(Message.of("save.game", game.name()));
            }
            final boolean fits = game.fewestPlayers() <= seats.size() && seats.size() <= game.mostPlayers();
            return fits ? Optional.empty() : Optional.of(Message.of("save.players"));
        }

        /** Returns the start that the lines describe, which must be complete. */
        GameStart start() {
            return new GameStart(seats, settings, seed);
        }
    }
}
