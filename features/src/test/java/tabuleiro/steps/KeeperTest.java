package tabuleiro.steps;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** Tests that what was returned is looked at again, that it is changed, and what of that a right program notices. */
class KeeperTest {

    private final Keeper keeper = new Keeper();

    /** A game in which numbers are added to a list. */
    interface Numbers {

        void add(List<Integer> more);

        List<Integer> all();

        Numbers other();

        boolean isSame(Numbers numbers);

        void fail();
    }

    /** Numbers of which some program hands out its list in its own way. */
    private static class Shared implements Numbers {

        private final List<Integer> list = new ArrayList<>(List.of(1));
        private final Function<List<Integer>, List<Integer>> handsOut;

        Shared(Function<List<Integer>, List<Integer>> handsOut) {
            this.handsOut = handsOut;
        }

        @Override
        public void add(List<Integer> more) {
            list.addAll(more);
        }

        @Override
        public List<Integer> all() {
            return handsOut.apply(list);
        }

        @Override
        public Numbers other() {
            return this;
        }

        @Override
        public boolean isSame(Numbers numbers) {
            return numbers == this;
        }

        @Override
        public void fail() {
            throw new IllegalStateException("its own");
        }
    }

    private Numbers numbers(Function<List<Integer>, List<Integer>> handsOut) {
        return (Numbers) keeper.standIn(new Shared(handsOut), Numbers.class);
    }

    private String differenceAfterMore(Function<List<Integer>, List<Integer>> handsOut) {
        keeper.clear();
        final Numbers numbers = numbers(handsOut);
        keeper.keep();
        numbers.all();
        numbers.add(List.of(2));
        return keeper.now().differingFrom(keeper.before());
    }

    @Test
    void looksAgainAtWhatWasReturned() {
        assertThat(differenceAfterMore(list -> list)).isEqualTo("all(): 1, 2");
        assertThat(differenceAfterMore(Collections::unmodifiableList)).isNotEmpty();
        assertThat(differenceAfterMore(list -> list.subList(0, 1))).as("a view that breaks")
                .contains("no value", "let the query return a copy");
    }

    @Test
    void acceptsCopiesOfAnyKind() {
        assertThat(differenceAfterMore(List::copyOf)).isEmpty();
        assertThat(differenceAfterMore(ArrayList::new)).isEmpty();
        assertThat(differenceAfterMore(list -> Collections.unmodifiableList(new ArrayList<>(list)))).isEmpty();
    }

    private List<Integer> afterChange(Function<List<Integer>, List<Integer>> handsOut) {
        keeper.clear();
        final Numbers numbers = numbers(handsOut);
        keeper.keep();
        numbers.all();
        keeper.change();
        return List.copyOf(numbers.all());
    }

    @Test
    void changesWhatWasReturned() {
        assertThat(afterChange(list -> list)).isEmpty();
        assertThat(afterChange(ArrayList::new)).containsExactly(1);
        assertThat(afterChange(Collections::unmodifiableList)).containsExactly(1);
    }

    @Test
    void changesWhatWasHandedInAndNotWhatTheCallerHas() {
        final List<List<Integer>> added = new ArrayList<>();
        final Numbers numbers = (Numbers) keeper.standIn(new Shared(list -> List.copyOf(added.get(0))) {
            @Override
            public void add(List<Integer> more) {
                added.add(more);
            }
        }, Numbers.class);
        final List<Integer> handed = List.of(5, 6);
        keeper.keep();
        numbers.add(handed);
        keeper.change();
        assertThat(numbers.all()).isEmpty();
        assertThat(handed).containsExactly(5, 6);
    }

    @Test
    void standsBetweenWithoutBeingNoticed() {
        final Numbers numbers = numbers(List::copyOf);
        assertThat(numbers.other()).isSameAs(numbers);
        assertThat(numbers.isSame(numbers)).isTrue();
        assertThatThrownBy(numbers::fail).isInstanceOf(IllegalStateException.class).hasMessage("its own");
    }

    @Test
    void keepsNothingUnlessItIsAsked() {
        numbers(list -> list).all();
        assertThat(keeper.before()).isEqualTo(Answers.NONE);
    }
}
