package tabuleiro.draughts.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.ParameterType;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import tabuleiro.draughts.DraughtsProvider;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;
import tabuleiro.steps.Moves.Attempt;

/**
 * The phrases about the match of two programs: what this program draws, sends and receives. A match is seen from one of
 * the two, which the phrases call this program.
 */
public final class MatchSteps {

    private final DraughtsProvider provider;
    private final TestedDraughts tested;

    /** Creates the steps for a match of this tested game. */
    public MatchSteps(DraughtsProvider provider, TestedDraughts tested) {
        this.provider = provider;
        this.tested = tested;
    }

    /** Reads a list of numbers, such as {@code 2, 3, 1}. */
    @ParameterType("\\d+(?:, \\d+)*")
    public List<Integer> numbers(String list) {
        return Arrays.stream(list.split(", ")).map(Integer::valueOf).toList();
    }

    /** Begins a match about the game of the example; after these numbers this program draws 1000, 1001 and so on. */
    @Given("a match begins in which this program draws {numbers}")
    public void begin(List<Integer> numbers) {
        tested.play(provider.newMatch(tested.game(), draws(numbers)));
    }

    private static List<Integer> draws(List<Integer> numbers) {
        final List<Integer> draws = new ArrayList<>(numbers);
        while (draws.size() < Match.MOST_DRAWS) {
            draws.add(1000 + draws.size());
        }
        return draws;
    }

    /** Begins a match with fewer numbers than it may need, or with a wrong one. */
    @When("a careless caller begins a match with only the draws {}")
    public void beginWithTooFew(String numbers) {
        final List<Integer> draws = Arrays.stream(numbers.split(", ")).map(Integer::valueOf).toList();
        tested.call(() -> provider.newMatch(tested.game(), draws));
    }

    /** Begins a match with a hundred draws, all of which are this number. */
    @When("a careless caller begins a match in which every draw is {int}")
    public void beginCarelessly(int draw) {
        tested.call(() -> provider.newMatch(tested.game(),
                Stream.generate(() -> draw).limit(Match.MOST_DRAWS).toList()));
    }

    /** Receives one number after another, each on a line, of which none may be refused but the last. */
    @When("the other program sends {numbers}")
    public void receive(List<Integer> numbers) {
        receiveLines(numbers.stream().map(String::valueOf).toList());
    }

    /** Receives a line with any text, unless it is refused. */
    @When("the other program sends the line {string}")
    public void receiveLine(String line) {
        receiveLines(List.of(line));
    }

    /** Receives a line with as many nines, unless it is refused. */
    @When("the other program sends a line of {int} digits")
    public void receiveDigits(int digits) {
        receiveLines(List.of("9".repeat(digits)));
    }

    /** Receives as many lines as there are draws, each with the number that this program has just drawn. */
    @When("the other program draws the same number {int} times")
    public void receiveEqual(int times) {
        final Match match = tested.match();
        tested.make(Stream.generate(() -> new Attempt(() -> match.whyNotReceive(lastDraw(match)),
                () -> match.receive(lastDraw(match)))).limit(times).toList());
    }

    private static String lastDraw(Match match) {
        return String.valueOf(match.drawn().get(match.drawn().size() - 1));
    }

    private void receiveLines(List<String> lines) {
        final Match match = tested.match();
        tested.make(lines.stream()
                .map(line -> new Attempt(() -> match.whyNotReceive(line), () -> match.receive(line))).toList());
    }

    /** Receives a line without asking first. */
    @When("a careless caller receives the line {string}")
    public void receiveCarelessly(String line) {
        tested.call(() -> tested.match().receive(line));
    }

    /** Lets this program move, unless it is refused. */
    @When("this program plays {way}")
    public void play(List<Square> way) {
        final Match match = tested.match();
        tested.make(List.of(new Attempt(() -> match.whyNotMove(way), () -> match.move(way))));
    }

    /** Lets this program move without asking first. */
    @When("a careless caller lets this program play {way}")
    public void playCarelessly(List<Square> way) {
        tested.call(() -> tested.match().move(way));
    }

    /** Lets this program resign, unless it is refused. */
    @When("this program resigns")
    public void resign() {
        final Match match = tested.match();
        tested.make(List.of(new Attempt(match::whyNotResign, match::resign)));
    }

    /** Lets this program resign without asking first. */
    @When("a careless caller lets this program resign")
    public void resignCarelessly() {
        tested.call(() -> tested.match().resign());
    }

    /** Abandons the match for the reason with these words, unless it is refused. */
    @When("the match is abandoned, because {}")
    public void abandon(String words) {
        final Match match = tested.match();
        final Refusal why = Stream.of(Refusal.values()).filter(refusal -> refusal.words().equals(words)).findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No refusal has the words: " + words));
        tested.make(List.of(new Attempt(() -> match.whyNotAbandon(why), () -> match.abandon(why))));
    }

    /** Abandons the match without asking first. */
    @When("a careless caller abandons the match")
    public void abandonCarelessly() {
        tested.call(() -> tested.match().abandon(Refusal.PEER_CLOSED));
    }

    /** Checks which numbers this program has drawn. */
    @Then("this program has drawn {numbers}")
    public void drawn(List<Integer> numbers) {
        assertThat(tested.match().drawn()).as("the numbers that this program has drawn").isEqualTo(numbers);
    }

    /** Checks which side this program plays. */
    @Then("this program has the {player} pieces")
    public void side(Player player) {
        assertThat(tested.match().side()).as("the side of this program").isEqualTo(Optional.of(player));
    }

    /** Checks that no side is settled yet: the numbers drawn do not differ. */
    @Then("this program has no side yet")
    public void noSide() {
        assertThat(tested.match().side()).as("the side of this program").isEqualTo(Optional.empty());
    }

    /** Checks all lines that this program must have sent by now. */
    @Then("this program has sent {numbers}")
    public void sent(List<Integer> numbers) {
        assertThat(tested.match().linesToSend()).as("the lines that this program must have sent")
                .isEqualTo(numbers.stream().map(String::valueOf).toList());
    }

    /** Checks what has been received of a turn that is not complete. */
    @Then("{numbers} has/have been received of a turn")
    public void incomplete(List<Integer> numbers) {
        assertThat(tested.match().incompleteTurn()).as("the numbers of the incomplete turn").isEqualTo(numbers);
    }

    /** Checks that this program waits for a number or a part of a turn. */
    @Then("a line of the other program is awaited")
    public void waits() {
        assertThat(tested.match().isWaiting()).as("a line of the other program is awaited").isTrue();
    }

    /** Checks that this program does not wait: it is its turn, or the match has ended. */
    @Then("no line of the other program is awaited")
    public void doesNotWait() {
        assertThat(tested.match().isWaiting()).as("a line of the other program is awaited").isFalse();
    }

    /** Checks that the match goes on. */
    @Then("the match goes on")
    public void goesOn() {
        assertThat(tested.match().isOver()).as("the match is over").isFalse();
        assertThat(tested.match().abandoned()).as("why the match is abandoned").isEqualTo(Optional.empty());
    }

    /** Checks that the match has ended, because the game has. */
    @Then("the match is over")
    public void isOver() {
        assertThat(tested.match().isOver()).as("the match is over").isTrue();
        assertThat(tested.match().abandoned()).as("why the match is abandoned").isEqualTo(Optional.empty());
    }

    /** Checks that the match has ended for this reason, and not because the game has. */
    @Then("the match has been abandoned: {}")
    public void abandoned(String words) {
        assertThat(tested.match().isOver()).as("the match is over").isTrue();
        assertThat(tested.match().abandoned().map(Refusal::words)).as("why the match is abandoned")
                .isEqualTo(Optional.of(words));
    }
}
