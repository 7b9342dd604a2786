package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tabuleiro.Providers;
import tabuleiro.console.Chooser;
import tabuleiro.console.GameStart;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.QuartoProvider;

/** Tests the competent agent of Quarto (CO-11) in seeded random games on the reference. */
class AgentsTest {

    private static final int GAMES = 12;

    private final QuartoProvider provider = Providers.only(QuartoProvider.class);
    private final QuartoGame quarto = new QuartoGame();

    private Chooser<QuartoMatch> agent(String level, long seed) {
        return quarto.agent(provider, level, seed);
    }

    private static GameStart start(String level, long seed) {
        final GameStart.Seat seat = new GameStart.Seat("", Optional.of(level));
        return new GameStart(List.of(seat, seat), Map.of(), seed);
    }

    @Test
    void theCompetentAgentTakesAWinAndHandsOverNoWinningPieceIfItCanHelpIt() {
        final Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            final QuartoMatch match = match();
            final Chooser<QuartoMatch> competent = agent("competent", seed);
            final Random random = new Random(seed);
            while (!match.isOver()) {
                seen.add(checked(match, competent.choose(match)));
                final Position now = match.game().position();
                final List<String> harmless = match.legalSteps().stream().filter(step -> !wins(now, step)).toList();
                final List<String> steps = harmless.isEmpty() ? match.legalSteps() : harmless;
                step(match, steps.get(random.nextInt(steps.size())));
            }
        }
        assertThat(seen).contains("a win", "a safe piece", "no safe piece", "a safe cell");
    }

    /** Checks a choice of the agent, and returns what kind of choice it was. */
    private String checked(QuartoMatch match, String choice) {
        final Position now = match.game().position();
        assertThat(match.legalSteps()).contains(choice);
        if (now.chosen().isEmpty()) {
            final boolean canHelp = match.pieces().stream().anyMatch(piece -> isSafe(now, piece));
            assertThat(isSafe(now, Piece.parse(choice))).as("%s is safe in\n%s", choice, now).isEqualTo(canHelp);
            return canHelp ? "a safe piece" : "no safe piece";
        }
        final boolean canWin = match.cells().stream().anyMatch(cell -> wins(now, cell.toString()));
        assertThat(wins(now, choice)).as("%s wins in\n%s", choice, now).isEqualTo(canWin);
        if (canWin) {
            return "a win";
        }
        final boolean canHelp = match.cells().stream().anyMatch(cell -> leavesSafePiece(now, cell));
        assertThat(leavesSafePiece(now, Cell.parse(choice))).as("%s leaves a safe piece in\n%s", choice, now)
                .isEqualTo(canHelp);
        return canHelp ? "a safe cell" : "no safe cell";
    }

    private boolean leavesSafePiece(Position position, Cell cell) {
        final List<Optional<Piece>> pieces = new ArrayList<>(position.pieces());
        pieces.set(Cell.ALL.indexOf(cell), position.chosen());
        final Position after = new Position(pieces, Optional.empty());
        final List<Piece> left = Piece.ALL.stream().filter(piece -> !pieces.contains(Optional.of(piece))).toList();
        return left.isEmpty() || left.stream().anyMatch(piece -> isSafe(after, piece));
    }

    private boolean isSafe(Position position, Piece piece) {
        final Position chosen = new Position(position.pieces(), Optional.of(piece));
        return Cell.ALL.stream().filter(cell -> position.at(cell).isEmpty())
                .noneMatch(cell -> wins(chosen, cell.toString()));
    }

    /** Checks whether the chosen piece wins on a cell: four that share one of the traits, in any of the 19 groups. */
    private static boolean wins(Position position, String step) {
        if (position.chosen().isEmpty()) {
            return false;
        }
        final List<Optional<Piece>> pieces = new ArrayList<>(position.pieces());
        pieces.set(Cell.ALL.indexOf(Cell.parse(step)), position.chosen());
        return groups().anyMatch(group -> group.stream().allMatch(i -> pieces.get(i).isPresent())
                && pieces.get(group.get(0)).orElseThrow().traits().stream()
                .anyMatch(trait -> group.stream().allMatch(i -> pieces.get(i).orElseThrow().has(trait))));
    }

    private static Stream<List<Integer>> groups() {
        final Stream<List<Integer>> rows = IntStream.range(0, 4).mapToObj(i -> List.of(4 * i, 4 * i + 1, 4 * i + 2,
                4 * i + 3));
        final Stream<List<Integer>> columns = IntStream.range(0, 4).mapToObj(i -> List.of(i, i + 4, i + 8, i + 12));
        final Stream<List<Integer>> squares = Stream.of(0, 1, 2, 4, 5, 6, 8, 9, 10)
                .map(i -> List.of(i, i + 1, i + 4, i + 5));
        return Stream.of(rows, columns, squares, Stream.of(List.of(0, 5, 10, 15), List.of(3, 6, 9, 12)))
                .flatMap(each -> each);
    }

    private QuartoMatch match() {
        return quarto.begin(provider, start("random", 0));
    }

    private static void step(QuartoMatch match, String notation) {
        match.read(notation).meaning().orElseThrow().action().get();
    }
}
