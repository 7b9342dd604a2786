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
 * line for each step. Players stand in the order of play; if an agent is shown by another number than its place, the
 * line says so: {@code agent 1: random, number 2}. Empty lines and lines that begin with {@code #} are ignored.
 */
record SaveText(Game<?, ?> game, Words words) {

    private static final Pattern ENTRY = Pattern.compile("([a-z][a-z -]*?)(?: ([1-9]))?\\s*:\\s*(.*)");
    private static final Pattern AGENT = Pattern.compile("(.*?)(?:, number ([1-9]))?");
    private static final String MOVES = "moves";

    /** Writes a game. Its number says how many games had been saved before. */
    String write(Play<?> play, long number) {
        final GameStart start = play.start();
        final String seats = IntStream.range(0, start.seats().size())
                .mapToObj(i -> line(i + 1, start.seats().get(i))).collect(Collectors.joining());
        final String settings = new TreeMap<>(start.settings()).entrySet().stream()
                .map(each -> each.getKey() + ": " + each.getValue() + "\n").collect(Collectors.joining());
        return "game: " + game.name() + "\nsaved: " + number + "\nseed: " + start.seed() + "\n" + seats + settings
                + MOVES + ":\n" + play.steps().stream().map(each -> each + "\n").collect(Collectors.joining());
    }

    /** Returns the line for a player. An opponent outside the program is saved as a person with its name. */
    private String line(int place, GameStart.Seat seat) {
        return seat.level().filter(game.levels()::contains)
                .map(level -> "agent " + place + ": " + level + numbered(place, seat, level))
                .orElse("person " + place + ": " + seat.name()) + "\n";
    }

    /** Returns what is added for an agent that is shown by another number than its place. */
    private String numbered(int place, GameStart.Seat seat, String level) {
        return IntStream.rangeClosed(1, game.mostPlayers())
                .filter(number -> number != place && Agreement.agent(level, number, words).equals(seat))
                .mapToObj(number -> ", number " + number).findFirst().orElse("");
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
        return missing.map(each -> Reading.<SavedGame>refused("save.line", SavedGame.line(moves + 1), each))
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
            game.settings().forEach(each -> settings.put(each.name(), each.options().get(0)));
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
                case "person" -> seat(entry.group(2), PlayerName.whyNot(value, names()),
                        new GameStart.Seat(PlayerName.normal(value), Optional.empty()));
                case "agent" -> agent(entry.group(2), AGENT.matcher(value));
                default -> setting(entry.group(1), value);
            };
        }

        private Optional<Message> ofGame(String value) {
            isOfGame = value.equals(game.name());
            return isOfGame ? Optional.empty() : Optional.of(Message.of("save.game", game.name()));
        }

        private Optional<Message> seed(String value) {
            final Optional<Message> fault = Numbers.whyNotLong(value);
            seed = fault.isEmpty() ? Numbers.asLong(value) : 0;
            return fault;
        }

        private Optional<Message> agent(String place, Matcher agent) {
            if (!agent.matches() || !game.levels().contains(agent.group(1))) {
                return Optional.of(Message.of("save.level"));
            }
            final int number = agent.group(2) == null ? seats.size() + 1 : Integer.parseInt(agent.group(2));
            final GameStart.Seat seat = Agreement.agent(agent.group(1), number, words);
            return seat(place, number > game.mostPlayers() || names().contains(seat.name())
                    ? Optional.of(Message.of("save.level")) : Optional.empty(), seat);
        }

        private Optional<Message> seat(String number, Optional<Message> fault, GameStart.Seat seat) {
            if (!String.valueOf(seats.size() + 1).equals(number)) {
                return Optional.of(Message.of("save.order", seats.size() + 1));
            }
            seats.add(seat);
            return fault;
        }

        private Optional<Message> setting(String name, String value) {
            final Optional<Setting> setting = game.settings().stream().filter(each -> each.name().equals(name))
                    .filter(each -> each.options().contains(value)).findFirst();
            settings.put(name, value);
            return setting.isPresent() ? Optional.empty() : Optional.of(Message.of("save.entry"));
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
