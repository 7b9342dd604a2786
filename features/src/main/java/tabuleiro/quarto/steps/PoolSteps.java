package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;

/** The phrases about the pool, and about all that is legal now. */
public final class PoolSteps {

    private static final String ALL_BUT = "all pieces but ";
    private static final String EXACTLY = "exactly ";
    private static final String PIECES = "[(\\[][BbPp][!;](?:, [(\\[][BbPp][!;])*";

    private final TestedQuarto tested;

    /** Creates the steps for this tested game. */
    public PoolSteps(TestedQuarto tested) {
        this.tested = tested;
    }

    /**
     * Reads which of the 16 pieces are meant: {@code all 16 pieces}, {@code no piece}, {@code exactly (B!, [p;} or
     * {@code all pieces but (B!, [p;}.
     */
    @ParameterType("all 16 pieces|no piece|(?:all pieces but|exactly) " + PIECES)
    public List<Piece> pieces(String words) {
        if (words.startsWith(EXACTLY)) {
            return list(words.substring(EXACTLY.length()));
        }
        if (words.startsWith(ALL_BUT)) {
            final List<Piece> missing = list(words.substring(ALL_BUT.length()));
            return Piece.ALL.stream().filter(piece -> !missing.contains(piece)).toList();
        }
        return words.startsWith("all") ? Piece.ALL : List.of();
    }

    private static List<Piece> list(String words) {
        return Arrays.stream(words.split(", ")).map(Piece::parse).toList();
    }

    /** Reads a list of cells such as {@code A1, B2}, row by row from the top. */
    @ParameterType("[A-D][1-4](?:, [A-D][1-4])*")
    public List<Cell> cells(String list) {
        return Arrays.stream(list.split(", ")).map(Cell::parse).toList();
    }

    /** Checks which pieces are in the pool. */
    @Then("the pool holds {pieces}")
    public void poolHolds(List<Piece> pieces) {
        assertThat(inOrder(tested.game().pool())).as("the pieces in the pool").isEqualTo(inOrder(pieces));
    }

    /** Checks that no piece is lost and none occurs twice. */
    @Then("pool and board together hold each of the 16 pieces once")
    public void sixteenPieces() {
        final List<Piece> pieces = new ArrayList<>(tested.game().pool());
        Cell.ALL.stream().map(tested.game()::at).flatMap(Optional::stream).forEach(pieces::add);
        assertThat(inOrder(pieces)).as("the pieces in the pool and on the board").isEqualTo(inOrder(Piece.ALL));
    }

    /** Checks which pieces may be chosen now, in the order in which a game lists them. */
    @Then("{pieces} may be chosen")
    public void mayBeChosen(List<Piece> pieces) {
        assertThat(words(tested.game().choices().stream())).as("the pieces that may be chosen")
                .isEqualTo(words(pieces.stream()));
    }

    /** Checks where the chosen piece may be placed. */
    @Then("it may be placed exactly on {cells}")
    public void mayBePlaced(List<Cell> cells) {
        assertThat(tested.game().legalMoves()).as("the cells on which the piece may be placed").isEqualTo(cells);
    }

    /** Returns the pieces as words in which the order of a set does not show. */
    private static String inOrder(Collection<Piece> pieces) {
        return words(pieces.stream().sorted(Comparator.comparing(Piece::toString)));
    }

    private static String words(Stream<Piece> pieces) {
        return pieces.map(Piece::toString).collect(Collectors.joining(" "));
    }
}
