package tabuleiro.chess.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Then;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import tabuleiro.chess.Castling;
import tabuleiro.chess.Chess;
import tabuleiro.chess.Claim;
import tabuleiro.chess.Ending;
import tabuleiro.chess.Kind;
import tabuleiro.chess.Piece;
import tabuleiro.chess.Player;
import tabuleiro.chess.Square;

/** The phrases about check, captured pieces, counters, offers, claims and how a game has ended. */
public final class StateSteps {

    private final TestedChess tested;

    /** Creates the steps for this tested game. */
    public StateSteps(TestedChess tested) {
        this.tested = tested;
    }

    /** Reads kinds of pieces with commas between them, such as {@code pawn, queen}, or {@code nothing}. */
    @ParameterType("nothing|(?:queen|rook|bishop|knight|pawn)(?:, (?:queen|rook|bishop|knight|pawn))*")
    public List<Kind> kinds(String list) {
        return list.equals("nothing") ? List.of() : Arrays.stream(list.split(", "))
                .map(word -> Kind.valueOf(word.toUpperCase(Locale.ROOT))).toList();
    }

    /** Reads castling rights as a FEN writes them, such as {@code KQkq}, or {@code gone}. */
    @ParameterType("K?Q?k?q?(?<=[KQkq])|gone")
    public Set<Castling> rights(String letters) {
        return Arrays.stream(Castling.values()).filter(right -> letters.indexOf(right.letter()) >= 0)
                .filter(right -> !letters.equals("gone")).collect(Collectors.toSet());
    }

    /**
     * Reads how a game has ended: {@code checkmate}, {@code stalemate}, {@code dead position}, {@code fivefold
     * repetition}, {@code seventy five moves}, {@code threefold repetition}, {@code fifty moves}, {@code agreement} or
     * {@code resignation}.
     */
    @ParameterType("checkmate|stalemate|dead position|fivefold repetition|seventy five moves|threefold repetition"
            + "|fifty moves|agreement|resignation")
    public Ending ending(String words) {
        return Ending.valueOf(words.toUpperCase(Locale.ROOT).replace(' ', '_'));
    }

    /** Checks that this player is to move, and in check. */
    @Then("the {player} player is in check")
    public void isInCheck(Player player) {
        assertThat(tested.game().nextToPlay()).as("the player whose turn it is").isEqualTo(player);
        assertThat(tested.game().isCheck()).as("the player to move is in check").isTrue();
    }

    /** Checks that the player to move is not in check. */
    @Then("nobody is in check")
    public void nobodyIsInCheck() {
        assertThat(tested.game().isCheck()).as("the player to move is in check").isFalse();
    }

    /** Checks which pieces of the opponent a player has captured, in the order in which they were captured. */
    @Then("the {player} player has captured {kinds}")
    public void hasCaptured(Player player, List<Kind> kinds) {
        assertThat(tested.game().captured(player)).as("what the %s player has captured", word(player))
                .isEqualTo(kinds.stream().map(kind -> Piece.of(player.opponent(), kind)).toList());
    }

    /** Checks for which ways to castle neither king nor rook has moved. */
    @Then("the castling rights are {rights}")
    public void castlingRights(Set<Castling> rights) {
        assertThat(letters(tested.game().position().castlingRights())).as("the castling rights")
                .isEqualTo(letters(rights));
    }

    private static String letters(Set<Castling> rights) {
        return rights.stream().sorted().map(right -> String.valueOf(right.letter())).collect(Collectors.joining());
    }

    /** Checks which square a pawn has just passed. */
    @Then("the en passant square is {cell}")
    public void enPassant(Square square) {
        assertThat(tested.game().position().enPassant()).as("the en passant square").isEqualTo(Optional.of(square));
    }

    /** Checks both counters, as a FEN has them. */
    @Then("the halfmove clock is {int} and the move number {int}")
    public void counters(int clock, int number) {
        assertThat(tested.game().position().halfmoveClock()).as("the halfmove clock").isEqualTo(clock);
        assertThat(tested.game().position().moveNumber()).as("the move number").isEqualTo(number);
    }

    /** Checks whose offer waits. */
    @Then("the {player} player has offered a draw")
    public void hasOffered(Player player) {
        assertThat(tested.game().position().drawOffer()).as("who has offered a draw").isEqualTo(Optional.of(player));
    }

    /** Checks that no offer waits. */
    @Then("no draw is offered")
    public void noOffer() {
        assertThat(tested.game().position().drawOffer()).as("who has offered a draw").isEqualTo(Optional.empty());
    }

    /** Checks that a draw may be claimed by this, and by nothing else. */
    @Then("a draw may be claimed by {claim}")
    public void mayClaim(Claim claim) {
        assertThat(tested.game().claims()).as("the draws that may be claimed").isEqualTo(List.of(claim));
    }

    /** Checks that both claims are refused. */
    @Then("no draw may be claimed")
    public void mayNotClaim() {
        assertThat(tested.game().claims()).as("the draws that may be claimed").isEqualTo(List.of());
    }

    /** Checks how the game has ended. */
    @Then("the game has ended by {ending}")
    public void hasEnded(Ending ending) {
        final Chess game = tested.game();
        assertThat(game.ending().map(Ending::words).orElse("it has not ended")).as("how the game has ended")
                .isEqualTo(ending.words());
        assertThat(game.isOver()).as("the game is over").isTrue();
    }

    /** Checks how a game has ended that looks like the position of the example. */
    @Then("a game in this position has ended by {ending}")
    public void positionHasEnded(Ending ending) {
        assertThat(tested.endingOfDescribed().map(Ending::words).orElse("it has not ended"))
                .as("how a game in this position has ended").isEqualTo(ending.words());
    }

    /** Checks that a game in the position of the example goes on, or that no game can look like this. */
    @Then("a game in this position has not ended")
    public void positionHasNotEnded() {
        assertThat(tested.endingOfDescribed().map(Ending::words)).as("how a game in this position has ended").isEmpty();
    }

    private static String word(Player player) {
        return player.name().toLowerCase(Locale.ROOT);
    }
}
