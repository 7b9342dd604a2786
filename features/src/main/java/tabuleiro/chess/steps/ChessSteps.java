package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import tabuleiro.chess.Chess;
import tabuleiro.chess.ChessProvider;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Move;
import tabuleiro.chess.Square;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Moves.Attempt;

/** The phrases about moves, offers, claims and resigning. */
public final class ChessSteps {

    private static final String MOVE = "[a-h][1-8]-[a-h][1-8](?:=[KQRBNP])?";

    private final ChessProvider provider;
    private final TestedChess tested;

    /** Creates the steps for this tested game, and for others of this provider. */
    public ChessSteps(ChessProvider provider, TestedChess tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /**
     * Reads a move from square to square, such as {@code e2-e4} or, with the piece that a pawn becomes, {@code
     * e7-e8=Q}.
     */
    @ParameterType(MOVE)
    public Move move(String words) {
        return Move.parse(words.replaceAll("[-=]", "").toLowerCase(Locale.ROOT));
    }

    /** Reads moves with commas between them. */
    @ParameterType(MOVE + "(?:, " + MOVE + ")*")
    public List<Move> moves(String list) {
        return Arrays.stream(list.split(", ")).map(this::move).toList();
    }

    /** Reads squares with commas between them, or {@code no square}. */
    @ParameterType("[a-h][1-8](?:, [a-h][1-8])*|no square")
    public List<Square> cells(String list) {
        return Squares.list(list);
    }

    /** Reads what a draw is claimed by: {@code threefold repetition} or {@code fifty moves}. */
    @ParameterType("threefold repetition|fifty moves")
    public Claim claim(String words) {
        return Claim.valueOf(words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    /** Makes moves in a second game, while the first goes on. */
    @Given("meanwhile another game in which the players in turn move {moves}")
    public void anotherGame(List<Move> moves) {
        final Chess other = provider.newGame();
        for (Move move : moves) {
            assertThat(other.whyNotMove(move)).as("why %s is refused in the other game", move)
                    .isEqualTo(Optional.empty());
            other.move(move);
        }
    }

    /** Makes a move, unless it is refused. */
    @When("{actor} moves {move}")
    public void makeMove(Actor actor, Move move) {
        tested.make(actor, tested::nextToPlay, List.of(moving(move)));
    }

    /** Makes moves one after another, whoever is next; none may be refused but the last. */
    @When("the players in turn move {moves}")
    public void makeMoves(List<Move> moves) {
        tested.make(moves.stream().map(this::moving).toList());
    }

    private Attempt moving(Move move) {
        final Chess game = tested.game();
        return new Attempt(() -> game.whyNotMove(move), () -> game.move(move));
    }

    /** Offers a draw, unless it is refused. */
    @When("{actor} offers a draw")
    public void offerDraw(Actor actor) {
        final Chess game = tested.game();
        tested.make(actor, tested::nextToPlay, List.of(new Attempt(game::whyNotOfferDraw, game::offerDraw)));
    }

    /** Accepts a draw, unless it is refused. */
    @When("{actor} accepts the draw")
    public void acceptDraw(Actor actor) {
        final Chess game = tested.game();
        tested.make(actor, tested::nextToPlay, List.of(new Attempt(game::whyNotAcceptDraw, game::acceptDraw)));
    }

    /** Claims a draw, unless it is refused. */
    @When("{actor} claims a draw by {claim}")
    public void claimDraw(Actor actor, Claim claim) {
        final Chess game = tested.game();
        tested.make(actor, tested::nextToPlay,
                List.of(new Attempt(() -> game.whyNotClaimDraw(claim), () -> game.claimDraw(claim))));
    }

    /** Resigns, unless it is refused. */
    @When("{actor} resigns")
    public void resign(Actor actor) {
        final Chess game = tested.game();
        tested.make(actor, tested::nextToPlay, List.of(new Attempt(game::whyNotResign, game::resign)));
    }

    /** Checks that a piece reaches the squares marked {@code *} on a board, and no other. */
    @Then("the piece on {cell} reaches")
    public void reachesMarked(Square square, String picture) {
        assertThat(Squares.drawn(tested.game().reach(square))).as("the squares that the piece on %s reaches", square)
                .isEqualTo(Squares.picture(picture));
    }

    /** Checks that a piece reaches these squares, and no other. */
    @Then("the piece on {cell} reaches exactly {cells}")
    public void reaches(Square square, List<Square> squares) {
        assertThat(Squares.words(tested.game().reach(square))).as("the squares that the piece on %s reaches", square)
                .isEqualTo(Squares.words(squares));
    }

    /** Checks all legal moves, in this order. */
    @Then("the legal moves are {moves}")
    public void legalMoves(List<Move> moves) {
        assertThat(words(tested.game().legalMoves())).as("the legal moves").isEqualTo(words(moves));
    }

    /** Checks the legal moves of one piece by where they lead. */
    @Then("the piece on {cell} has legal moves to exactly {cells}")
    public void legalMovesFrom(Square square, List<Square> squares) {
        assertThat(Squares.words(tested.game().legalMoves().stream().filter(move -> move.from().equals(square))
                .map(Move::to).distinct().toList())).as("where the legal moves of the piece on %s lead", square)
                .isEqualTo(Squares.words(squares));
    }

    /** Checks all moves since the game began or was resumed, in order. */
    @Then("the moves so far are {moves}")
    public void movesSoFar(List<Move> moves) {
        assertThat(words(tested.game().moves())).as("the moves so far").isEqualTo(words(moves));
    }

    /** Checks that there are no moves so far. */
    @Then("no move has been made so far")
    public void noMoveSoFar() {
        assertThat(words(tested.game().moves())).as("the moves so far").isEqualTo(words(List.of()));
    }

    /** Writes moves as examples do. */
    static String words(List<Move> moves) {
        return moves.isEmpty() ? "none" : moves.stream().map(ChessSteps::words).collect(Collectors.joining(", "));
    }

    private static String words(Move move) {
        return move.from() + "-" + move.to() + move.promotion().map(kind -> "=" + kind.letter()).orElse("");
    }
}
