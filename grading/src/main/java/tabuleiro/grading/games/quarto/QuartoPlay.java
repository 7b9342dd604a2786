package tabuleiro.grading.games.quarto;

import java.lang.reflect.Method;
import java.util.Collection;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.BoardText;
import tabuleiro.grading.play.Moment.Fact;
import tabuleiro.grading.play.NamedCall;
import tabuleiro.grading.play.RandomPlay;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;

/** Random games of Quarto. */
public final class QuartoPlay extends RandomPlay<Quarto, Position> {

    private static final Measures MEASURES = new Measures(100, 0, 72, 250);

    /** Will play. */
    public QuartoPlay(Causes causes) {
        super(MEASURES, Position::parse, causes);
    }

    @Override
    protected List<List<Object>> arguments(Method method, Quarto known, Random random) {
        return (method.getParameterTypes()[0] == Piece.class ? Piece.ALL : Cell.ALL).stream()
                .map(List::<Object>of).toList();
    }

    @Override
    protected String phrase(Quarto known, NamedCall move) {
        return move.name().equals("choose")
                ? "the %s player chooses %s".formatted(word(known.chooser()), move.arguments().get(0))
                : "%s places it on %s".formatted(next(known), move.arguments().get(0));
    }

    @Override
    protected String look(Quarto known, NamedCall move) {
        return known.isOver() || known.chosen().isPresent() == move.name().equals("place")
                ? String.valueOf(move.arguments()) : "";
    }

    @Override
    protected List<UnaryOperator<BoardText>> symmetries() {
        return List.of(BoardText::mirrored, BoardText::upsideDown, BoardText::transposed, BoardText::shifted,
                picture -> picture.exchanged("(", "["), picture -> picture.exchanged("Bb", "Pp"),
                picture -> picture.exchanged("BP", "bp"), picture -> picture.exchanged("!", ";"));
    }

    /** The piece that is chosen stands below the board. */
    @Override
    protected String picture(Position position) {
        return position.toString();
    }

    @Override
    protected List<Fact> more(Quarto known) {
        return Stream.of(
                fact("chosen", known.chosen().map(piece -> piece + " is chosen").orElse("no piece is chosen")),
                fact("pool", "the pool holds " + words(known.pool())),
                fact("chooser", "the %s player is to choose and the %s player to place".formatted(
                        word(known.chooser()), word(known.nextToPlay()))),
                fact("winningCells", "there are no winning cells"))
                .limit(known.winner().isEmpty() ? 4 : 3).toList();
    }

    private static String words(Collection<Piece> pieces) {
        if (pieces.isEmpty()) {
            return "no piece";
        }
        return pieces.size() == Piece.ALL.size() ? "all 16 pieces" : "exactly " + Piece.ALL.stream()
                .filter(pieces::contains).map(Piece::toString).collect(Collectors.joining(", "));
    }
}
