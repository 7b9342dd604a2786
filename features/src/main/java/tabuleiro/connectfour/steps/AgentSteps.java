package tabuleiro.connectfour.steps;

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
import java.util.TreeSet;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Refusal;
import tabuleiro.steps.Moves;

/** The phrases about agents. */
public final class AgentSteps {

    private final ConnectFourProvider provider;
    private final Moves moves;
    private final TestedConnectFour tested;
    private final List<Integer> choices = new ArrayList<>();
    private final List<Integer> otherChoices = new ArrayList<>();
    private Agent agent;
    private Optional<Integer> worth = Optional.empty();
    private Player player;

    /** Creates the steps for agents of this provider, asked about this tested game. */
    public AgentSteps(ConnectFourProvider provider, Moves moves, TestedConnectFour tested) {
        this.provider = provider;
        this.moves = moves;
        this.tested = tested;
    }

    /** Reads the level of an agent: {@code random}, {@code competent} or {@code perfect}. */
    @ParameterType("random|competent|perfect")
    public Level level(String word) {
        return Level.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Creates the agent that will be asked; the seed settles its choices. */
    @Given("a {level} agent with seed {long}")
    public void seat(Level level, long seed) {
        agent = provider.agent(level, seed);
    }

    /** Asks the agent once. */
    @When("the agent is asked for a column for the {player} player")
    public void ask(Player next) {
        ask(1, next);
    }

    /** Asks an agent when it must not be asked. */
    @When("a careless caller asks the agent for a column for the {player} player")
    public void askCarelessly(Player next) {
        tested.call(() -> agent.chooseColumn(tested.game(), next));
    }

    /** Asks the agent again and again about the same grid. */
    @When("the agent is asked {int} times for a column for the {player} player")
    public void ask(int times, Player next) {
        player = next;
        choices.addAll(moves.ask(Collections.nCopies(times, choice(agent))));
    }

    /** Asks another agent in turn with the first, so that neither may use up the other's random numbers. */
    @When("another {level} agent with seed {long} and the agent are in turn asked {int} times for the {player} player")
    public void askInTurn(Level level, long seed, int times, Player next) {
        player = next;
        final List<Supplier<Integer>> turn = List.of(choice(provider.agent(level, seed)), choice(agent));
        final List<Integer> all = moves.ask(Collections.nCopies(times, turn).stream().flatMap(List::stream).toList());
        for (int i = 0; i < all.size(); i++) {
            (i % turn.size() == 0 ? otherChoices : choices).add(all.get(i));
        }
    }

    private Supplier<Integer> choice(Agent asked) {
        final ConnectFour game = tested.game();
        return () -> asked.chooseColumn(game, player);
    }

    /** Lets two agents play until the game is over, at most as many turns as the grid has cells. */
    @When("a {level} agent with seed {long} plays against a {level} agent with seed {long}")
    public void play(Level level, long seed, Level otherLevel, long otherSeed) {
        final List<Agent> agents = List.of(provider.agent(level, seed), provider.agent(otherLevel, otherSeed));
        final ConnectFour game = tested.game();
        for (int turn = 0; turn < ConnectFour.ROWS * ConnectFour.COLUMNS && !game.isOver(); turn++) {
            final Player next = game.nextToPlay();
            final int column = agents.get(next.ordinal()).chooseColumn(game, next);
            assertThat(game.whyNotPlay(column).map(Refusal::words))
                    .as("why column %s of the agent is refused", column).isEqualTo(Optional.empty());
            game.play(column);
        }
    }

    /** Asks the agent how the game goes on after a disc in a column. */
    @When("the agent is asked what column {int} is worth")
    public void askWorth(int column) {
        worth = agent.worth(tested.game(), column);
    }

    /** Checks what the agent has said that a column is worth. */
    @Then("the agent says {int}")
    public void says(int expected) {
        assertThat(worth).as("what the column is worth").isEqualTo(Optional.of(expected));
    }

    /** Checks the agent's only choice. */
    @Then("the agent chooses column {int}")
    public void hasChosen(int column) {
        assertThat(choices).as("the column that the agent chooses").isEqualTo(List.of(column));
    }

    /** Checks which columns the agent has chosen at all. */
    @Then("the agent has chosen exactly the columns {columns}")
    public void hasChosen(List<Integer> columns) {
        assertThat(List.copyOf(new TreeSet<>(choices))).as("the columns the agent has chosen").isEqualTo(columns);
    }

    /** Checks that every choice is a column with space. */
    @Then("the agent has chosen only columns that have space")
    public void hasChosenLegally() {
        assertThat(tested.game().legalMoves()).as("the columns that have space")
                .containsAll(new TreeSet<>(choices));
    }

    /** Checks how often the agent has chosen each column that it has answered at all. */
    @Then("the agent has chosen each of them between {int} and {int} times")
    public void hasChosenEvenly(int least, int most) {
        for (int column : new TreeSet<>(choices)) {
            assertThat(Collections.frequency(choices, column)).as("how often the agent has chosen column %s", column)
                    .isBetween(least, most);
        }
    }

    /** Checks that the agent does not go through the columns in an order of its own. */
    @Then("the agent has chosen some column twice in a row, and some column not")
    public void hasNotChosenInTurn() {
        final List<Boolean> same = IntStream.range(1, choices.size())
                .mapToObj(i -> choices.get(i).equals(choices.get(i - 1))).distinct().toList();
        assertThat(same).as("whether a column is chosen twice in a row").contains(true, false);
    }

    /** Checks that two agents made the same choices in the same order. */
    @Then("both agents have chosen alike")
    public void alike() {
        assertThat(otherChoices).as("what the other agent has chosen").isEqualTo(choices);
    }

    /** Checks that two agents differ in at least one choice. */
    @Then("the agents have not chosen alike")
    public void notAlike() {
        assertThat(otherChoices).as("what the other agent has chosen").isNotEqualTo(choices);
    }
}
