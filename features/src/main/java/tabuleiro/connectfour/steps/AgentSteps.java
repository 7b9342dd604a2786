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
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Refusal;

/** What the phrases about agents mean. */
public final class AgentSteps {

    private final ConnectFourProvider provider;
    private final ConnectFourSteps table;
    private final List<Integer> answers = new ArrayList<>();
    private final List<Integer> otherAnswers = new ArrayList<>();
    private Agent agent;
    private Player player;

    /** Will speak of agents that this provider makes, at the table of these steps. */
    public AgentSteps(ConnectFourProvider provider, ConnectFourSteps table) {
        this.provider = provider;
        this.table = table;
    }

    /** Which level do the words mean? */
    @ParameterType("random|competent")
    public Level level(String word) {
        return Level.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** Which agent is asked? */
    Agent agent() {
        return agent;
    }

    /** Seats an agent. */
    @Given("a {level} agent with seed {long}")
    public void seat(Level level, long seed) {
        agent = provider.agent(level, seed);
    }

    /** Asks the agent once. */
    @When("the agent is asked for a column for the {player} player")
    public void ask(Player next) {
        ask(1, next);
    }

    /** Asks the agent again and again about the same grid. */
    @When("the agent is asked {int} times for a column for the {player} player")
    public void ask(int times, Player next) {
        player = next;
        ask(agent, times, answers);
    }

    /** Asks another agent as often about the same grid. */
    @When("another {level} agent with seed {long} is asked as often")
    public void askAnother(Level level, long seed) {
        ask(provider.agent(level, seed), answers.size(), otherAnswers);
    }

    private void ask(Agent asked, int times, List<Integer> into) {
        for (int i = 0; i < times; i++) {
            into.add(asked.chooseColumn(table.game(), player));
        }
    }

    /** Lets two agents play until the game is over, at most as many turns as the grid has cells. */
    @When("a {level} agent with seed {long} plays against a {level} agent with seed {long}")
    public void play(Level level, long seed, Level otherLevel, long otherSeed) {
        final List<Agent> agents = List.of(provider.agent(level, seed), provider.agent(otherLevel, otherSeed));
        final ConnectFour game = table.game();
        for (int turn = 0; turn < ConnectFour.ROWS * ConnectFour.COLUMNS && !game.isOver(); turn++) {
            final Player next = game.nextToPlay();
            final int column = agents.get(next.ordinal()).chooseColumn(game, next);
            assertThat(game.whyNotPlay(column).map(Refusal::words))
                    .as("what speaks against the agent's column %d", column).isEqualTo(Optional.empty());
            game.play(column);
        }
    }

    /** Checks the agent's only answer. */
    @Then("the agent answers column {int}")
    public void hasAnswered(int column) {
        assertThat(answers).as("the column the agent answers").isEqualTo(List.of(column));
    }

    /** Checks which columns the agent has answered at all. */
    @Then("the agent has answered exactly the columns {columns}")
    public void hasAnswered(List<Integer> columns) {
        assertThat(List.copyOf(new TreeSet<>(answers))).as("the columns the agent has answered").isEqualTo(columns);
    }

    /** Checks that every answer is a column with space. */
    @Then("the agent has answered only columns that have space")
    public void hasAnsweredLegally() {
        assertThat(table.game().legalMoves()).as("the columns that have space")
                .containsAll(new TreeSet<>(answers));
    }

    /** Checks how often the agent has answered each column that it has answered at all. */
    @Then("the agent has answered each of them between {int} and {int} times")
    public void hasAnsweredEvenly(int least, int most) {
        for (int column : new TreeSet<>(answers)) {
            assertThat(Collections.frequency(answers, column)).as("how often the agent has answered column %d", column)
                    .isBetween(least, most);
        }
    }

    /** Checks that two agents gave the same answers in the same order. */
    @Then("both agents have answered alike")
    public void alike() {
        assertThat(otherAnswers).as("what the other agent has answered").isEqualTo(answers);
    }

    /** Checks that two agents differ in at least one answer. */
    @Then("the agents have not answered alike")
    public void notAlike() {
        assertThat(otherAnswers).as("what the other agent has answered").isNotEqualTo(answers);
    }
}
