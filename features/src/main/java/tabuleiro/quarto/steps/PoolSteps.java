package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Quarto;

/** What the phrases about the pool, and about all that may be done now, mean. */
public final class PoolSteps {

    private final QuartoSteps table;

    /** Will speak of the game at the table of these steps. */
    public PoolSteps(QuartoSteps table) {
        this.table = table;
    }

    /** Which pieces does a list such as {@code (B!, [p;} name? */
    @ParameterType("[(\\[][BbPp][!;](?:, [(\\[][BbPp][!;])*")
    public List<Piece> pieces(String list) {
        return Arrays.stream(list.split(", ")).map(Piece::parse).toList();
    }

    /** Which cells does a list such as {@code A1, B2} name? */
    @ParameterType("[A-D][1-4](?:, [A-D][1-4])*")
    public List<Cell> cells(String list) {
        return Arrays.stream(list.split(", ")).map(Cell::parse).toList();
    }

    /** Checks that no piece has left the pool. */
    @Then("the pool holds all 16 pieces")
    public void poolIsFull() {
        poolLacks(List.of());
    }

    /** Checks that every piece has left the pool. */
    @Then("the pool is empty")
    public void poolIsEmpty() {
        poolLacks(Piece.ALL);
    }

    /** Checks the pool when most pieces are in it. */
    @Then("the pool holds all pieces but {pieces}")
    public void poolLacks(List<Piece> missing) {
        assertThat(inOrder(table.game().pool())).as("the pieces in the pool")
                .isEqualTo(inOrder(Piece.ALL.stream().filter(piece -> !missing.contains(piece)).toList()));
    }

    /** Checks the pool when few pieces are in it. */
    @Then("the pool holds exactly {pieces}")
    public void poolHolds(List<Piece> pieces) {
        assertThat(inOrder(table.game().pool())).as("the pieces in the pool").isEqualTo(inOrder(pieces));
    }

    /** Checks that no piece is lost and none is there twice. */
    @Then("pool and board together hold each of the 16 pieces once")
    public void sixteenPieces() {
        final List<Piece> pieces = new ArrayList<>(table.game().pool());
        Cell.ALL.stream().map(table.game()::at).flatMap(Optional::stream).forEach(pieces::add);
        assertThat(inOrder(pieces)).as("the pieces in the pool and on the board").isEqualTo(inOrder(Piece.ALL));
    }

    /** Checks which pieces may be chosen now. */
    @Then("exactly {pieces} may be chosen")
    public void mayBeChosen(List<Piece> pieces) {
        assertThat(inOrder(table.game().choices())).as("the pieces that may be chosen").isEqualTo(inOrder(pieces));
    }

    /** Checks that no piece may be chosen now. */
    @Then("no piece may be chosen")
    public void noneMayBeChosen() {
        mayBeChosen(List.of());
    }

    /** Checks where the chosen piece may be placed. */
    @Then("it may be placed exactly on {cells}")
    public void mayBePlaced(List<Cell> cells) {
        assertThat(table.game().legalMoves()).as("the cells on which a piece may be placed").isEqualTo(cells);
    }

    /** Checks that no piece may be placed now. */
    @Then("no piece may be placed")
    public void noneMayBePlaced() {
        mayBePlaced(List.of());
    }

    /** Checks that questions can be asked again without changing an answer. */
    @Then("asking every question twice gives the same answers and changes nothing")
    public void questionsChangeNothing() {
        final String before = everythingThere();
        final String answers = askEverything();
        assertThat(askEverything()).as("the answers when asked again").isEqualTo(answers);
        assertThat(everythingThere()).as("the board and the pool after the questions").isEqualTo(before);
    }

    private String everythingThere() {
        return table.game().position() + "\npool: " + inOrder(table.game().pool());
    }

    private String askEverything() {
        final Quarto game = table.game();
        final List<String> answers = new ArrayList<>();
        Cell.ALL.forEach(cell -> answers.add(cell + " is refused: " + game.whyNotPlace(cell)));
        answers.add("pieces that may be chosen: " + inOrder(game.choices()));
        answers.add("pool: " + inOrder(game.pool()));
        answers.add("chooses: " + game.chooser() + ", places: " + game.nextToPlay());
        answers.add("over: " + game.isOver() + ", winner: " + game.winner());
        answers.add("winning cells: " + game.winningCells().stream().map(Cell::toString).sorted().toList());
        answers.add("in common: " + game.sharedTraits().stream().sorted().toList());
        return String.join("\n", answers);
    }

    /** A list in which the order of sets does not show. */
    private static String inOrder(Collection<Piece> pieces) {
        return pieces.stream().map(Piece::toString).sorted().collect(Collectors.joining(" "));
    }
}
