package tabuleiro.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Player;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.steps.Moves;

/** What the phrases about choosing and placing the pieces of a game of Quarto mean. */
public final class QuartoSteps {

    private final QuartoProvider provider;
    private final Moves moves;
    private Quarto game;

    /** Will speak of the games that this provider makes. */
    public QuartoSteps(QuartoProvider provider, Moves moves) {
        this.provider = provider;
        this.moves = moves;
    }

    /** Which player do the words mean? */
    @ParameterType("first|second")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Which piece is written like this? */
    @ParameterType("[(\\[][BbPp][!;]")
    public Piece piece(String notation) {
        return Piece.parse(notation);
    }

    /** Which cell is written like this? */
    @ParameterType("[A-D][1-4]")
    public Cell cell(String notation) {
        return Cell.parse(notation);
    }

    /** Which pieces does a list put on which cells, in this order? */
    @ParameterType("[(\\[][BbPp][!;] on [A-D][1-4](?:, [(\\[][BbPp][!;] on [A-D][1-4])*")
    public List<Placement> placements(String list) {
        return Placement.list(list);
    }

    /** Which game is being played, all its moves so far having been allowed? */
    Quarto game() {
        moves.mustBeAccepted();
        return game;
    }

    /** Starts with an empty board. */
    @Given("a new game( is started)")
    public void newGame() {
        game = provider.newGame();
    }

    /** Starts with the board in the picture. */
    @Given("the board")
    public void board(String picture) {
        goOn(Position.parse(picture));
    }

    /** Starts with these pieces on the board. */
    @Given("the board with {placements}")
    public void board(List<Placement> placements) {
        final List<Optional<Piece>> pieces = new ArrayList<>(Collections.nCopies(Cell.ALL.size(), Optional.empty()));
        placements.forEach(each -> pieces.set(Cell.ALL.indexOf(each.cell()), Optional.of(each.piece())));
        goOn(new Position(pieces, Optional.empty()));
    }

    private void goOn(Position position) {
        assertThat(provider.whyNotNewGame(position)).as("a game can go on from this board").isEmpty();
        game = provider.newGame(position);
    }

    /** Asks whether a game can go on from the board in the picture. */
    @When("the players want to go on from the board")
    public void goOnFrom(String picture) {
        final Position position = Position.parse(picture);
        moves.attempt(() -> position, () -> provider.whyNotNewGame(position), () -> goOn(position));
    }

    /** Chooses a piece for the opponent, if nothing forbids it. */
    @When("the {player} player chooses {piece}")
    public void choose(Player player, Piece piece) {
        assertThat(game().chooser()).as("the player who chooses").isEqualTo(player);
        moves.attempt(game()::position, List.of(choosing(game(), piece)));
    }

    /** Places the chosen piece, if nothing forbids it. */
    @When("the {player} player places it on {cell}")
    public void place(Player player, Cell cell) {
        assertThat(game().nextToPlay()).as("the player who places").isEqualTo(player);
        moves.attempt(game()::position, List.of(placing(game(), cell)));
    }

    /** Plays both halves of a turn: the opponent chooses, the player places. */
    @When("the {player} player is given {piece} and places it on {cell}")
    public void takeTurn(Player player, Piece piece, Cell cell) {
        assertThat(game().nextToPlay()).as("the player who places").isEqualTo(player);
        takeTurns(List.of(new Placement(piece, cell)));
    }

    /** Plays one whole turn after another, the players swapping roles. */
    @When("the players in turn place {placements}")
    public void takeTurns(List<Placement> placements) {
        final Quarto played = game();
        final List<Moves.Attempt> halves = new ArrayList<>();
        for (Placement each : placements) {
            halves.add(choosing(played, each.piece()));
            halves.add(placing(played, each.cell()));
        }
        moves.attempt(played::position, halves);
    }

    private static Moves.Attempt choosing(Quarto game, Piece piece) {
        return new Moves.Attempt(() -> game.whyNotChoose(piece), () -> game.choose(piece));
    }

    private static Moves.Attempt placing(Quarto game, Cell cell) {
        return new Moves.Attempt(() -> game.whyNotPlace(cell), () -> game.place(cell));
    }

    /** Checks every cell of the board, and which piece waits to be placed. */
    @Then("the board is")
    public void boardIs(String picture) {
        assertThat(game().position().toString()).as("the board").isEqualTo(Position.parse(picture).toString());
    }

    /** Checks one cell that holds a piece. */
    @Then("{cell} holds {piece}")
    public void cellHolds(Cell cell, Piece piece) {
        assertThat(game().at(cell)).as("the piece on %s", cell).contains(piece);
        assertThat(game().isFree(cell)).as("%s is free", cell).isFalse();
    }

    /** Checks one cell that holds none. */
    @Then("{cell} is empty")
    public void cellIsEmpty(Cell cell) {
        assertThat(game().at(cell)).as("the piece on %s", cell).isEmpty();
        assertThat(game().isFree(cell)).as("%s is free", cell).isTrue();
    }

    /** Checks which piece waits to be placed. */
    @Then("{piece} is chosen")
    public void isChosen(Piece piece) {
        assertThat(game().chosen()).as("the chosen piece").contains(piece);
    }

    /** Checks that no piece waits to be placed. */
    @Then("no piece is chosen")
    public void noneIsChosen() {
        assertThat(game().chosen()).as("the chosen piece").isEmpty();
    }

    /** Checks who has which role. */
    @Then("the {player} player is to choose and the {player} player to place")
    public void roles(Player chooser, Player placer) {
        assertThat(game().chooser()).as("the player who chooses").isEqualTo(chooser);
        assertThat(game().nextToPlay()).as("the player who places").isEqualTo(placer);
    }
}
