package tabuleiro.qwirkle.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Start;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.Moves;

/** What the phrases about the moves of a game of Qwirkle mean: playing, ending the turn, trading, passing. */
public final class QwirkleSteps {

    private static final long SEED = 1;

    private final QwirkleProvider provider;
    private final Moves moves;
    private final SetUp setUp = new SetUp();
    private Qwirkle game;

    /** Will speak of the games that this provider makes. */
    public QwirkleSteps(QwirkleProvider provider, Moves moves) {
        this.provider = provider;
        this.moves = moves;
    }

    /** Which player do the words mean? */
    @ParameterType("first|second|third|fourth")
    public Player player(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Which tile is written like this? */
    @ParameterType("[A-F][1-6]")
    public Tile tile(String notation) {
        return Tile.parse(notation);
    }

    /** Which tiles does a list such as {@code A1 B2} name? */
    @ParameterType("[A-F][1-6](?: [A-F][1-6])*")
    public List<Tile> tiles(String list) {
        return Arrays.stream(list.split(" ")).map(Tile::parse).toList();
    }

    /** Which cell is written like this, as row and column? */
    @ParameterType("\\d+/\\d+")
    public Cell cell(String notation) {
        return Cell.parse(notation);
    }

    /** Which tiles does a list put on which cells, in this order? */
    @ParameterType("[A-F][1-6] on \\d+/\\d+(?:, [A-F][1-6] on \\d+/\\d+)*")
    public List<Placement> placements(String list) {
        return Arrays.stream(list.split(", ")).map(each -> each.split(" on "))
                .map(parts -> new Placement(Tile.parse(parts[0]), Cell.parse(parts[1]))).toList();
    }

    /** What is described so far, by the {@code Given}s that follow one another? */
    SetUp setUp() {
        return setUp;
    }

    /** Which game is being played, all its moves so far having been allowed? */
    Qwirkle game() {
        moves.mustBeAccepted();
        if (game == null) {
            goOn(setUp.position());
        }
        return game;
    }

    private void goOn(Position position) {
        assertThat(provider.whyNotNewGame(position)).as("a game can go on from this position").isEmpty();
        game = provider.newGame(position);
    }

    /** Starts from a bag that has been shuffled. */
    @Given("a new game for {int} players( is started)")
    public void newGame(int players) {
        begin(new Start(players, provider.shuffledBag(SEED), Set.of(), SEED));
    }

    /** Starts from a bag in this order. */
    @Given("a new game for {int} players with the bag")
    public void newGame(int players, String bag) {
        begin(new Start(players, read(bag), Set.of(), SEED));
    }

    /** Starts from a bag in this order, with the published opening. */
    @Given("a new game for {int} players with the published opening and the bag")
    public void newGameWithOpening(int players, String bag) {
        begin(new Start(players, read(bag), Set.of(Option.PUBLISHED_OPENING), SEED));
    }

    private void begin(Start start) {
        assertThat(provider.whyNotNewGame(start)).as("a game can begin like this").isEmpty();
        game = provider.newGame(start);
    }

    private static List<Tile> read(String bag) {
        return Arrays.stream(bag.strip().split("\\s+")).map(Tile::parse).toList();
    }

    /** Asks whether so many can play. */
    @When("{int} players want to begin a game")
    public void wantToBegin(int players) {
        final Start start = new Start(players, provider.shuffledBag(SEED), Set.of(), SEED);
        moves.attempt(() -> start, () -> provider.whyNotNewGame(start), () -> begin(start));
    }

    /** Asks whether a game can begin with this bag. */
    @When("{int} players want to begin a game with the bag")
    public void wantToBegin(int players, String bag) {
        final Start start = new Start(players, read(bag), Set.of(), SEED);
        moves.attempt(() -> start, () -> provider.whyNotNewGame(start), () -> begin(start));
    }

    /** Asks whether a game can go on from what has been described. */
    @When("the players want to go on from there")
    public void wantToGoOn() {
        final Position position = setUp.position();
        moves.attempt(() -> position, () -> provider.whyNotNewGame(position), () -> goOn(position));
    }

    /** Plays one tile after another, unless one is refused. */
    @When("the {player} player plays {placements}")
    public void play(Player player, List<Placement> placements) {
        moves.attempt(game()::position, playing(player, placements));
    }

    /** Plays one tile after another and ends the turn, unless something is refused. */
    @When("the {player} player plays {placements} and ends the turn")
    public void playAndEnd(Player player, List<Placement> placements) {
        final List<Moves.Attempt> attempts = playing(player, placements);
        attempts.add(new Moves.Attempt(game()::whyNotEndTurn, game()::endTurn));
        moves.attempt(game()::position, attempts);
    }

    private List<Moves.Attempt> playing(Player player, List<Placement> placements) {
        mustBeNext(player);
        final Qwirkle played = game();
        final List<Moves.Attempt> attempts = new ArrayList<>();
        for (Placement each : placements) {
            attempts.add(new Moves.Attempt(() -> played.whyNotPlay(each.tile(), each.cell()),
                    () -> played.play(each.tile(), each.cell())));
        }
        return attempts;
    }

    private void mustBeNext(Player player) {
        assertThat(game().nextToPlay()).as("the player whose turn it is").isEqualTo(player);
    }

    /** Ends the turn, unless it is refused. */
    @When("the {player} player ends the turn")
    public void endTurn(Player player) {
        mustBeNext(player);
        moves.attempt(game()::position, game()::whyNotEndTurn, game()::endTurn);
    }

    /** Trades tiles, unless it is refused. */
    @When("the {player} player trades {tiles}")
    public void trade(Player player, List<Tile> tiles) {
        mustBeNext(player);
        moves.attempt(game()::position, () -> game.whyNotTrade(tiles), () -> game.trade(tiles));
    }

    /** Wants to trade without naming a tile. */
    @When("the {player} player trades no tile")
    public void tradeNothing(Player player) {
        trade(player, List.of());
    }

    /** Passes, unless it is refused. */
    @When("the {player} player passes")
    public void pass(Player player) {
        mustBeNext(player);
        moves.attempt(game()::position, game()::whyNotPass, game()::pass);
    }
}
