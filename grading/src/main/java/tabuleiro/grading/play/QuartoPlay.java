package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.Trait;

/** Random games of Quarto. */
final class QuartoPlay extends RandomPlay<Quarto, Position> {

    private static final Measures MEASURES = new Measures(100, 0, 10, 72, 400);

    /** The rows, columns, diagonals and squares of two by two cells. */
    private static final List<Set<Cell>> LINES = lines();

    /** Will play. */
    QuartoPlay(UnaryOperator<String> rules) {
        super(MEASURES, Position::parse, rules);
    }

    private static List<Set<Cell>> lines() {
        final List<Predicate<Cell>> lines = new ArrayList<>(List.of(cell -> cell.row() == cell.column(),
                cell -> cell.row() + cell.column() == Quarto.SIZE + 1));
        for (int i = 1; i <= Quarto.SIZE; i++) {
            final int number = i;
            lines.add(cell -> cell.row() == number);
            lines.add(cell -> cell.column() == number);
        }
        Cell.ALL.stream().filter(each -> each.row() < Quarto.SIZE && each.column() < Quarto.SIZE).forEach(corner ->
                lines.add(cell -> cell.row() - corner.row() >> 1 == 0 && cell.column() - corner.column() >> 1 == 0));
        return lines.stream().map(line -> Cell.ALL.stream().filter(line).collect(Collectors.toSet())).toList();
    }

    /** Returns the cells of each line that wins. */
    private static List<Set<Cell>> winning(Position position) {
        return LINES.stream().filter(cells -> !shared(position, cells).isEmpty()).toList();
    }

    /** Returns the traits that the pieces on some cells share; none if a cell is empty. */
    private static Set<Trait> shared(Position position, Collection<?> cells) {
        return Arrays.stream(Trait.values()).filter(trait -> cells.stream().allMatch(cell -> position.at((Cell) cell)
                .filter(each -> each.has(trait)).isPresent()))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Trait.class)));
    }

    @Override
    List<List<Object>> arguments(Method method, Quarto known, Random random) {
        return (method.getParameterTypes()[0] == Piece.class ? Piece.ALL : Cell.ALL).stream()
                .map(List::<Object>of).toList();
    }

    @Override
    String phrase(Quarto known, NamedCall move) {
        return move.name().equals("choose")
                ? "the %s player chooses %s".formatted(word(known.chooser()), move.arguments().get(0))
                : "%s places it on %s".formatted(next(known), move.arguments().get(0));
    }

    @Override
    String look(Quarto known, NamedCall move) {
        return known.isOver() || known.chosen().isPresent() == move.name().equals("place")
                ? String.valueOf(move.arguments()) : "";
    }

    @Override
    List<UnaryOperator<BoardText>> symmetries() {
        return List.of(BoardText::mirrored, BoardText::upsideDown, BoardText::transposed, BoardText::shifted,
                picture -> picture.exchanged("(", "["), picture -> picture.exchanged("Bb", "Pp"),
                picture -> picture.exchanged("BP", "bp"), picture -> picture.exchanged("!", ";"));
    }

    /** The piece that is chosen stands below the board. */
    @Override
    String picture(Position position) {
        return position.toString();
    }

    @Override
    List<Fact> more(Quarto known) {
        return Stream.of(
                fact("chosen", known.chosen().map(piece -> piece + " is chosen").orElse("no piece is chosen")),
                fact("pool", "the pool holds " + words(known.pool())),
                fact("chooser", "the %s player is to choose and the %s player to place".formatted(
                        word(known.chooser()), word(known.nextToPlay()))),
                fact("winningCells", "there are no winning cells"))
                .limit(known.winner().isEmpty() ? 4 : 3).toList();
    }

    private static String words(Collection<Piece> pieces) {
        return pieces.isEmpty() ? "no piece" : pieces.size() == Piece.ALL.size() ? "all 16 pieces"
                : "exactly " + Piece.ALL.stream().filter(pieces::contains).map(Piece::toString)
                        .collect(Collectors.joining(", "));
    }

    /** Any cells that won may be the winning cells, and then their traits are those that the pieces share. */
    @Override
    Optional<List<?>> permitted(String query, Quarto known) {
        if (known.winner().isEmpty()) {
            return Optional.empty();
        }
        final List<Set<Cell>> lines = winning(known.position());
        return switch (query) {
            case "winningCells" -> Optional.of(lines);
            case "sharedTraits" -> Optional.of(lines.stream().map(cells -> shared(known.position(), cells)).toList());
            default -> Optional.empty();
        };
    }
}
