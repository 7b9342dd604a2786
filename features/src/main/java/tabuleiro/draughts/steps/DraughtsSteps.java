package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Ending;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.draughts.Variant;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves.Attempt;

/**
 * The phrases about positions, moves, captures, and how a game ends. Several of them describe, with the board, one
 * position together; what they leave out follows: the simplified rules, White next, no turns that are counted for
 * draws.
 */
public final class DraughtsSteps {

    private static final String WAY = "[a-h][1-8](?:-[a-h][1-8])*";

    private final DraughtsProvider provider;
    private final TestedDraughts tested;

    /** Creates the steps for this tested game, and for others of this provider. */
    public DraughtsSteps(DraughtsProvider provider, TestedDraughts tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Reads a way: the squares on which a piece stands in a turn, such as {@code c3-e5-g7}. */
    @ParameterType("[a-h][1-8](?:-[a-h][1-8])*")
    public List<Square> way(String notation) {
        return Square.parseWay(notation);
    }

    /** Reads a list of ways, such as {@code c3-d4, f6-e5}. */
    @ParameterType(WAY + "(?:, " + WAY + ")*")
    public List<List<Square>> ways(String list) {
        return Arrays.stream(list.split(", ")).map(Square::parseWay).toList();
    }

    /** Reads a list of squares, such as {@code c3, e5}. */
    @ParameterType("[a-h][1-8](?:, [a-h][1-8])*")
    public List<Square> squares(String list) {
        return Arrays.stream(list.split(", ")).map(Square::parse).toList();
    }

    /** Reads by which rules a game is played: {@code simplified} or {@code classic}. */
    @ParameterType("simplified|classic")
    public Variant variant(String word) {
        return word.equals("classic") ? Variant.CLASSIC : Variant.SIMPLIFIED;
    }

    /** Describes by which rules the game is played, a new one too. */
    @Given("the {variant} rules")
    public void rules(Variant variant) {
        tested.setUp().variant(variant);
    }

    /** Describes whose turn it is, if not White's. */
    @Given("it is the turn of the {player} player")
    public void next(Player player) {
        tested.setUp().next(player);
    }

    /** Describes how many turns in a row were moves of kings without a capture. */
    @Given("kings have moved for {int} turn(s)")
    public void kingTurns(int turns) {
        tested.setUp().kingTurns(turns);
    }

    /** Describes how many turns have been played with the same few pieces. */
    @Given("the same few pieces have been left for {int} turn(s)")
    public void endgameTurns(int turns) {
        tested.setUp().endgameTurns(turns);
    }

    /** Moves a piece, unless it is refused. */
    @When("{actor} plays {way}")
    public void play(Actor actor, List<Square> way) {
        tested.make(actor, tested::nextToPlay, List.of(moving(tested.game(), way)));
    }

    /** Plays one turn after another, whoever is next; none may be refused but the last. */
    @When("the players in turn play {ways}")
    public void play(List<List<Square>> ways) {
        final Draughts game = tested.game();
        tested.make(ways.stream().map(way -> moving(game, way)).toList());
    }

    /** Plays these turns in their order, from the first again after the last, until so many have been played. */
    @When("the players in turn play {ways}, again and again, {int} turn(s) in all")
    public void playAgainAndAgain(List<List<Square>> ways, int turns) {
        play(IntStream.range(0, turns).mapToObj(i -> ways.get(i % ways.size())).toList());
    }

    private static Attempt moving(Draughts game, List<Square> way) {
        return new Attempt(() -> game.whyNotMove(way), () -> game.move(way));
    }

    /** Asks to move along a way without squares. */
    @When("{actor} plays no way at all")
    public void playNothing(Actor actor) {
        play(actor, List.of());
    }

    /** Resigns, unless it is refused. */
    @When("{actor} resigns")
    public void resign(Actor actor) {
        final Draughts game = tested.game();
        tested.make(actor, tested::nextToPlay, List.of(new Attempt(game::whyNotResign, game::resign)));
    }

    /** Asks what a move captures that must not be made. */
    @When("a careless caller asks what {way} captures")
    public void askForCaptured(List<Square> way) {
        tested.call(() -> tested.game().captured(way));
    }

    /** Checks all legal moves, in their order. */
    @Then("the legal moves are {ways}")
    public void legalMoves(List<List<Square>> ways) {
        assertThat(words(tested.game().legalMoves())).as("the legal moves").isEqualTo(words(ways));
    }

    /** Checks the legal moves of one piece, in their order. */
    @Then("the legal moves from {cell} are {ways}")
    public void legalMovesFrom(Object square, List<List<Square>> ways) {
        assertThat(words(from(square))).as("the legal moves from %s", square).isEqualTo(words(ways));
    }

    private List<List<Square>> from(Object square) {
        return tested.game().legalMoves().stream().filter(way -> way.get(0).equals(square)).toList();
    }

    /** Checks which pieces a legal move captures, in the order of its jumps. */
    @Then("{way} captures on {squares}")
    public void captures(List<Square> way, List<Square> squares) {
        assertThat(tested.game().whyNotMove(way).map(Refusal::words)).as("why %s is refused", Square.draw(way))
                .isEqualTo(Optional.empty());
        assertThat(tested.game().captured(way)).as("the squares of the pieces that %s captures", Square.draw(way))
                .isEqualTo(squares);
    }

    /** Checks that a legal move captures no piece. */
    @Then("{way} captures nothing")
    public void capturesNothing(List<Square> way) {
        captures(way, List.of());
    }

    /** Checks which ways have been played, in this order. */
    @Then("the moves so far are {ways}")
    public void moves(List<List<Square>> ways) {
        assertThat(words(tested.game().moves())).as("the moves so far").isEqualTo(words(ways));
    }

    /** Checks that nothing has been played. */
    @Then("no move has been played")
    public void noMoves() {
        assertThat(words(tested.game().moves())).as("the moves so far").isEqualTo("");
    }

    private static String words(List<List<Square>> ways) {
        return String.join(", ", ways.stream().map(Square::draw).toList());
    }

    /** Checks by which rules the game is played. */
    @Then("the game is played by the {variant} rules")
    public void playedBy(Variant variant) {
        assertThat(tested.game().variant()).as("the rules of the game").isEqualTo(variant);
    }

    /** Checks the turns that are counted for draws. */
    @Then("{int} turn(s) of kings and {int} turn(s) with the same few pieces have been counted")
    public void counted(int kingTurns, int endgameTurns) {
        assertThat(tested.game().kingTurns()).as("the turns of kings").isEqualTo(kingTurns);
        counted(endgameTurns);
    }

    /** Checks the turns that are counted for a draw because the same few pieces are left. */
    @Then("{int} turn(s) with the same few pieces has/have been counted")
    public void counted(int endgameTurns) {
        assertThat(tested.game().endgameTurns()).as("the turns with the same few pieces").isEqualTo(endgameTurns);
    }

    /** Checks how the game has ended. */
    @Then("the game has ended: {}")
    public void ending(String words) {
        assertThat(tested.game().ending().map(Ending::words)).as("how the game has ended")
                .isEqualTo(Optional.of(words));
    }

    /** Checks that the game has not ended in any way. */
    @Then("nothing has ended the game")
    public void noEnding() {
        assertThat(tested.game().ending().map(Ending::words)).as("how the game has ended").isEqualTo(Optional.empty());
    }

    /** Checks how the game has ended that has reached the position which is described. */
    @Then("the game of this position has ended: {}")
    public void endingOfPosition(String words) {
        assertThat(provider.ending(tested.described()).map(Ending::words)).as("how the game of the position has ended")
                .isEqualTo(Optional.of(words));
    }

    /** Checks that this game goes on, or cannot be. */
    @Then("the game of this position has not ended")
    public void noEndingOfPosition() {
        assertThat(provider.ending(tested.described()).map(Ending::words)).as("how the game of the position has ended")
                .isEqualTo(Optional.empty());
    }
}
