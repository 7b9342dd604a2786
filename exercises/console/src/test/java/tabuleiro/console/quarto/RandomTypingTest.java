package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.former.Terminal;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;

/** Tests that the console neither fails nor hangs, whatever is typed, and plays exactly what was typed as a turn. */
class RandomTypingTest {

    private static final long SEED = 42;
    private static final int LINES = Boolean.getBoolean("thorough") ? 100_000 : 4_000;
    private static final int LINES_A_RUN = 80;
    private static final Duration TIME_LIMIT = Duration.ofMinutes(5);
    private static final List<String> SPECIAL_LINES = List.of("", " ", "\t", "0", "A0", "E1", "A10", "AA", "11", "-1",
            "(B!", "\u001b[A", "\u0000", "\u202ea", "\ufeffa", "\u0661A", "\uff21\uff11", "\u212a", "\ud83d", "null",
            "9".repeat(150), "a".repeat(100_000), "%s%n", "${}", "\r", "a\r", "A1\r", "../up", "quit?", ".");
    private static final List<String> MENU_LINES = List.of("a", "b", "c", "z", "B", "C", "s", "S", "quit",
            "North", "South", "one", "two", "three", "yes", "no");
    private static final Set<Integer> INVISIBLE = Set.of((int) Character.CONTROL, (int) Character.FORMAT,
            (int) Character.SURROGATE, (int) Character.UNASSIGNED, (int) Character.PRIVATE_USE,
            (int) Character.LINE_SEPARATOR, (int) Character.PARAGRAPH_SEPARATOR);

    private final Random random = new Random(SEED);
    private final RandomGames games = new RandomGames(random);

    @TempDir
    private Path folder;

    @Test
    void anythingMayBeTypedAnywhere() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_RUN) {
                final List<String> lines = Stream.generate(() -> random.nextInt(5) == 0
                        ? games.oneOf(MENU_LINES) : someLine()).limit(LINES_A_RUN).toList();
                assertThat(played(new SimpleQuarto.Games(), lines).lastLine()).as("the last line after %s", lines)
                        .matches("Goodbye!|End of input: .*");
            }
        });
        assertThat(names()).as("the games that were saved").isNotEmpty()
                .allMatch(name -> saves().find(name).fault().isEmpty());
    }

    /** Returns the names of the saved games. The name of any other file is not the name of a game. */
    private List<String> names() {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString().replaceFirst("[.]quarto[.]txt$", "")).toList();
        } catch (IOException broken) {
            throw new AssertionError(broken);
        }
    }

    private Saves saves() {
        return new Saves(folder, new GameReader(new SimpleQuarto.Games()));
    }

    @Test
    void anythingMayBeTypedInAGame() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            for (int typed = 0; typed < LINES; typed += LINES_A_RUN) {
                compareWithTwin();
            }
        });
    }

    private void compareWithTwin() {
        final List<String> lines = new ArrayList<>(List.of("b", "North", "South"));
        final Quarto twin = new SimpleQuarto();
        while (!twin.isOver() && lines.size() < LINES_A_RUN) {
            final String line = someLine();
            if (!line.strip().matches("(?i)[sz]|quit")) {
                lines.add(line);
                follow(line.strip(), twin);
            }
        }
        final Quarto game = new SimpleQuarto();
        final Terminal terminal = played(new One(game), lines);
        assertThat(game.position().toString()).as("the board after %s", lines).isEqualTo(twin.position().toString());
        assertThat(terminal.lines().contains("Nobody has won: the game is a draw."))
                .isEqualTo(twin.isOver() && twin.winner().isEmpty());
        assertThat(terminal.lines().stream().anyMatch(line -> line.endsWith(" has won!")))
                .isEqualTo(twin.winner().isPresent());
    }

    /** Plays in a game what a line means, if it means anything. */
    private static void follow(String line, Quarto game) {
        final String small = line.toLowerCase(Locale.ROOT);
        final List<Piece> left = Piece.ALL.stream().filter(game.pool()::contains).toList();
        if (game.chosen().isEmpty() && line.matches("[a-pA-P]") && small.charAt(0) - 'a' < left.size()) {
            game.choose(left.get(small.charAt(0) - 'a'));
        } else if (game.chosen().isPresent()) {
            Cell.ALL.stream().filter(game::isFree)
                    .filter(cell -> line.matches("(?i)" + cell + "|" + reversed(cell)))
                    .findFirst().ifPresent(game::place);
        }
    }

    private static String reversed(Cell cell) {
        return new StringBuilder(cell.toString()).reverse().toString();
    }

    private Terminal played(QuartoProvider provider, List<String> lines) {
        final Terminal terminal = new Terminal(String.join("\n", lines) + "\n");
        terminal.run(dialogue -> new QuartoConsole(provider, dialogue, new Dice(random.nextLong()),
                QuartoConsole.RULES, folder).open());
        assertThat(terminal.status()).as("the status after %s, ending: %s", lines, terminal.lastLine()).isZero();
        assertThat(terminal.lines()).as("the screen after %s", lines).allMatch(line ->
                line.codePoints().map(Character::getType).noneMatch(INVISIBLE::contains));
        return terminal;
    }

    private String someLine() {
        return switch (random.nextInt(7)) {
            case 0 -> games.oneOf(SPECIAL_LINES);
            case 1 -> random.ints(random.nextInt(12), 0, 0x3000).filter(character -> character != '\n')
                    .mapToObj(Character::toString).collect(Collectors.joining());
            case 2, 3 -> String.valueOf((char) ((random.nextBoolean() ? 'a' : 'A') + random.nextInt(16)));
            case 4 -> reversed(games.oneOf(Cell.ALL));
            default -> games.oneOf(Cell.ALL).toString().toLowerCase(Locale.ROOT);
        };
    }

    /**
     * A provider of one game.
     *
     * @param game the game
     */
    private record One(Quarto game) implements QuartoProvider {

        @Override
        public Quarto newGame() {
            return game;
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            return new SimpleQuarto.Games().whyNotNewGame(position);
        }

        @Override
        public Quarto newGame(Position position) {
            return new SimpleQuarto.Games().newGame(position);
        }
    }
}
