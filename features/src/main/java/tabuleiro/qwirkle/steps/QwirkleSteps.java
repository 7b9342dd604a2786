package tabuleiro.qwirkle.steps;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves.Attempt;

/** The phrases about beginning, playing, ending the turn, trading and passing. */
public final class QwirkleSteps {

    private final QwirkleProvider provider;
    private final TestedQwirkle tested;

    /** Creates the steps for this tested game, and for others of this provider. */
    public QwirkleSteps(QwirkleProvider provider, TestedQwirkle tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /**
     * Reads which tiles a list puts on which cells, such as {@code A1 on 0/0, A2 on 1/2}, in this order; each cell as
     * the board is numbered just before.
     */
    @ParameterType("[A-F][1-6] on \\d+/\\d+(?:, [A-F][1-6] on \\d+/\\d+)*")
    public List<Placement> placements(String list) {
        return Arrays.stream(list.split(", ")).map(placed -> placed.split(" on "))
                .map(parts -> new Placement(Tile.parse(parts[0]), Cell.parse(parts[1]))).toList();
    }

    /** Begins a game with a bag that has been shuffled. */
    @Given("a new game for {int} players( is started)")
    public void newGame(int players) {
        tested.play(tested.begin(players, provider.shuffledBag(SetUp.SEED)));
    }

    /** Begins a game with a bag of these tiles in this order, and no others. */
    @Given("a new game for {int} players with the bag")
    public void newGame(int players, String bag) {
        tested.play(tested.begin(players, read(bag)));
    }

    private static List<Tile> read(String bag) {
        return Arrays.stream(bag.strip().split("\\s+")).map(Tile::parse).toList();
    }

    /** Begins a game with a bag that has been shuffled, unless it is refused. */
    @When("{int} player(s) want(s) to begin a game")
    public void wantToBegin(int players) {
        attemptToBegin(tested.setUp().start(players, provider.shuffledBag(SetUp.SEED)));
    }

    /** Begins a game with this bag, unless it is refused. */
    @When("{int} player(s) want(s) to begin a game with the bag")
    public void wantToBegin(int players, String bag) {
        attemptToBegin(tested.setUp().start(players, read(bag)));
    }

    private void attemptToBegin(Start start) {
        tested.make(List.of(
                new Attempt(() -> provider.whyNotNewGame(start), () -> tested.play(provider.newGame(start)))));
    }

    /** Begins a game for so many players without asking first. */
    @When("a careless caller begins a game for {int} player(s)")
    public void beginCarelessly(int players) {
        final Start start = tested.setUp().start(players, provider.shuffledBag(SetUp.SEED));
        tested.call(() -> provider.newGame(start));
    }

    /** Plays one tile after another, of which none may be refused but the last. */
    @When("{actor} plays {placements}")
    public void play(Actor actor, List<Placement> placements) {
        tested.make(actor, tested::nextToPlay, playing(placements));
    }

    /** Plays one tile after another and ends the turn; nothing may be refused but that. */
    @When("{actor} plays {placements} and ends the turn")
    public void playAndEnd(Actor actor, List<Placement> placements) {
        final List<Attempt> attempts = new ArrayList<>(playing(placements));
        attempts.add(ending());
        tested.make(actor, tested::nextToPlay, attempts);
    }

    private List<Attempt> playing(List<Placement> placements) {
        final Qwirkle game = tested.game();
        return placements.stream()
                .map(placement -> new Attempt(() -> game.whyNotPlay(placement.tile(), placement.cell()),
                () -> game.play(placement.tile(), placement.cell()))).toList();
    }

    /** Ends the turn, unless it is refused. */
    @When("{actor} ends the turn")
    public void endTurn(Actor actor) {
        tested.make(actor, tested::nextToPlay, List.of(ending()));
    }

    private Attempt ending() {
        final Qwirkle game = tested.game();
        return new Attempt(game::whyNotEndTurn, game::endTurn);
    }

    /** Trades tiles, unless it is refused. */
    @When("{actor} trades {tiles}")
    public void trade(Actor actor, List<Tile> tiles) {
        final Qwirkle game = tested.game();
        tested.make(actor, tested::nextToPlay,
                List.of(new Attempt(() -> game.whyNotTrade(tiles), () -> game.trade(tiles))));
    }

    /** Passes, unless it is refused. */
    @When("{actor} passes")
    public void pass(Actor actor) {
        final Qwirkle game = tested.game();
        tested.make(actor, tested::nextToPlay, List.of(new Attempt(game::whyNotPass, game::pass)));
    }

    /** Asks about a cell that the board does not have. */
    @When("a careless caller asks for the tile on {cell}")
    public void askForTile(Cell cell) {
        tested.call(() -> tested.game().at(cell));
    }

    /** Asks about a player who does not take part. */
    @When("a careless caller asks for the hand of the {player} player")
    public void askForHand(Player player) {
        tested.call(() -> tested.game().hand(player));
    }

    /** Asks about a player who does not take part. */
    @When("a careless caller asks for the points of the {player} player")
    public void askForPoints(Player player) {
        tested.call(() -> tested.game().points(player));
    }
}
