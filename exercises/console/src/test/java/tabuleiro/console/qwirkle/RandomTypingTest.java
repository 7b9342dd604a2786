package tabuleiro.console.qwirkle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.math.BigInteger;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.console.former.Terminal;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;

/** Tests that the console neither fails nor hangs, whatever is typed, and executes exactly what is a command. */
class RandomTypingTest {

    private static final long SEED = 42;
    private static final int LINES = Boolean.getBoolean("thorough") ? 100_000 : 4_000;
    private static final int LINES_A_RUN = 100;
    private static final int CUT = 200;
    private static final Duration TIME_LIMIT = Duration.ofMinutes(10);
    private static final Pattern PLAY =
            Pattern.compile("(?i)(?:play|jogar)\\s+([A-F][1-6])\\s+([-+]?[0-9]+)\\s+([-+]?[0-9]+)");
    private static final Pattern TRADE = Pattern.compile("(?i)(?:trade|trocar)((?:\\s+[A-F][1-6])*)");
    private static final Pattern PASS = Pattern.compile("(?i)pass|passar");
    private static final Set<Integer> INVISIBLE = Set.of((int) Character.CONTROL, (int) Character.FORMAT,
            (int) Character.SURROGATE, (int) Character.UNASSIGNED, (int) Character.PRIVATE_USE,
            (int) Character.LINE_SEPARATOR, (int) Character.PARAGRAPH_SEPARATOR);

    private final Random random = new Random(SEED);
    private final RandomLines lines = new RandomLines(random);
    private int gamesOver;

    /** Creates one game, and stores it. */
    private static final class One extends SimpleQwirkle.Games {

        private final List<Tile> bag;
        private Optional<Qwirkle> made = Optional.empty();

        One(List<Tile> bag) {
            this.bag = bag;
        }

        @Override
        public List<Tile> shuffledBag(long seed) {
            return bag;
        }

        @Override
        public Qwirkle newGame(Start start) {
            made = Optional.of(super.newGame(start));
            return made.get();
        }
    }

    @Test
    void anythingMayBeTypedInAGame() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_RUN) {
                compareWithTwin();
            }
        });
        assertThat(gamesOver).as("games that were played to their end").isPositive();
    }

    private void compareWithTwin() {
        final Start start = someStart();
        final List<String> typed = new ArrayList<>(List.of(String.valueOf(start.players())));
        Stream.of("North", "South", "East", "West").limit(start.players()).forEach(typed::add);
        typed.add(start.options().contains(Option.CHEATING) ? "yes" : "no");
        typed.add(start.options().contains(Option.PUBLISHED_END) ? "sim" : "n");
        final Qwirkle twin = new SimpleQwirkle(start);
        while (!twin.isOver() && typed.size() < LINES_A_RUN) {
            final String line = lines.command(twin);
            typed.add(line);
            follow(line, twin);
        }
        final One provider = new One(start.bag());
        final Terminal terminal = played(provider, typed);
        assertThat(provider.made.orElseThrow().position()).as("the game after %s", typed).hasToString(
                twin.position().toString());
        assertThat(terminal.lastLine()).as("the last line after %s", typed)
                .isEqualTo("End of input: the "
                        + (twin.isOver() ? "program ends here." : "game ends here, unfinished."));
        gamesOver += twin.isOver() ? 1 : 0;
    }

    /** Returns a random start; a game with few tiles is soon over. */
    private Start someStart() {
        final int players = Qwirkle.FEWEST_PLAYERS + random.nextInt(3);
        final Set<Option> options = EnumSet.noneOf(Option.class);
        if (random.nextBoolean()) {
            options.add(Option.CHEATING);
        }
        if (random.nextBoolean()) {
            options.addAll(Set.of(Option.PUBLISHED_END, Option.PUBLISHED_OPENING));
        }
        final List<Tile> bag = new SimpleQwirkle.Games().shuffledBag(random.nextLong());
        final int tiles = random.nextBoolean() ? bag.size() : players * Qwirkle.HAND + 1 + random.nextInt(6);
        return new Start(players, bag.subList(0, tiles), options, 1);
    }

    /** Plays in a game what a line means, if it is a legal command. */
    private static void follow(String typed, Qwirkle game) {
        final String line = typed.substring(0, Math.min(typed.length(), CUT)).strip();
        final Matcher play = PLAY.matcher(line);
        final Matcher trade = TRADE.matcher(line);
        if (play.matches()) {
            cell(play.group(2), play.group(3)).ifPresent(cell -> play(tiles(play.group(1)).get(0), cell, game));
        } else if (trade.matches()) {
            trade(tiles(trade.group(1)), game);
        } else if (PASS.matcher(line).matches()) {
            pass(game);
        }
    }

    private static void play(Tile tile, Cell cell, Qwirkle game) {
        if (game.whyNotPlay(tile, cell).isEmpty()) {
            game.play(tile, cell);
        }
    }

    private static void trade(List<Tile> tiles, Qwirkle game) {
        if (game.whyNotTrade(tiles).isEmpty()) {
            game.trade(tiles);
        }
    }

    private static void pass(Qwirkle game) {
        if (game.turn().isEmpty()) {
            game.pass();
        } else {
            game.endTurn();
        }
    }

    private static List<Tile> tiles(String words) {
        return Arrays.stream(words.toUpperCase(Locale.ROOT).split("\\s+")).filter(word -> !word.isEmpty())
                .map(Tile::parse).toList();
    }

    private static Optional<Cell> cell(String row, String column) {
        final List<BigInteger> numbers = Stream.of(row, column).map(BigInteger::new).toList();
        return numbers.stream().allMatch(number -> number.signum() >= 0 && number.bitLength() < Integer.SIZE)
                ? Optional.of(new Cell(numbers.get(0).intValue(), numbers.get(1).intValue())) : Optional.empty();
    }

    @Test
    void anythingMayBeTypedAnywhere() {
        final Qwirkle dealt = new SimpleQwirkle(new Start(2, new SimpleQwirkle.Games().shuffledBag(1), Set.of(), 1));
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_RUN) {
                final List<String> some = Stream.generate(() -> lines.answer(dealt)).limit(LINES_A_RUN).toList();
                assertThat(played(new SimpleQwirkle.Games(), some).lastLine()).as("the last line after %s", some)
                        .matches("The game ends here, unfinished.|Goodbye!|End of input: .*");
            }
        });
    }

    private static Terminal played(SimpleQwirkle.Games provider, List<String> typed) {
        final Terminal terminal = new Terminal(String.join("\n", typed) + "\n");
        terminal.run(dialogue -> new QwirkleConsole(provider, dialogue, 1).open());
        assertThat(terminal.status()).as("the status after %s, ending: %s", typed, terminal.lastLine()).isZero();
        assertThat(terminal.lines()).as("the screen after %s", typed).allMatch(line ->
                line.codePoints().map(Character::getType).noneMatch(INVISIBLE::contains));
        return terminal;
    }
}
