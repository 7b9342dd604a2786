package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import io.cucumber.java.en.When;

/** What a caller keeps of a game, looks at again and changes. */
public final class SharingSteps {

    private final TestedGame<?, ?> tested;
    private final Keeper keeper;
    private Answers before = Answers.NONE;

    /** Creates the steps for this tested game, whose values this keeps. */
    public SharingSteps(TestedGame<?, ?> tested, Keeper keeper) {
        this.tested = tested;
        this.keeper = keeper;
    }

    /** Keeps the lists and sets that queries return now, and all that are returned or handed in later. */
    @Given("a caller keeps what every query returns")
    public void keep() {
        keeper.keep();
        tested.answers();
    }

    /** Turns round and empties every list and set that was returned or handed in, unless it refuses. */
    @When("the caller changes all that was returned or handed in")
    public void change() {
        before = tested.answers();
        keeper.change();
    }

    /** Asks every query again, and then looks once more at what was returned before. */
    @Then("what the caller keeps is as it was")
    public void keptIsUnchanged() {
        tested.answers();
        mustBeLike(keeper.before(), keeper.now(), "a list or set that was returned before, looked at again");
    }

    /** Checks that no query returns something else because of what the caller has done to its own lists and sets. */
    @Then("every query returns what it returned before")
    public void answersAreUnchanged() {
        mustBeLike(before, tested.answers(), "what queries return after the caller has changed what it keeps");
    }

    private static void mustBeLike(Answers before, Answers now, String what) {
        assertThat(now.differingFrom(before)).as(what).isEqualTo(before.differingFrom(now));
    }
}
