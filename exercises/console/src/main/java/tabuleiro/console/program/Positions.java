package tabuleiro.console.program;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Opponent;

/** The positions through which a game has come: players go back to one of them (CO-19), or look at them (CO-21). */
record Positions(Play<?> play) {

    /** Returns the number of steps before a turn, and after the one before it; turns count from 0. */
    private int before(int turn) {
        final boolean isPlaced = play.steps().stream().findFirst().filter(step -> step.startsWith(GameFile.FEN))
                .isPresent();
        if (turn > 0) {
            return play.ends().get(turn - 1);
        }
        return isPlaced ? 1 : 0;
    }

    /** Returns the turns in which a person has done something; all turns if no person plays. */
    private List<Integer> own() {
        return IntStream.range(0, play.ends().size()).filter(turn -> isOfAgents()
                || play.byPersons().subList(before(turn), play.ends().get(turn)).contains(true))
                .boxed().toList();
    }

    /** Checks whether the last step may be taken back: a person did it, and its turn is not finished (CO-10). */
    boolean canUndo() {
        return play.done() > 0 && play.byPersons().get(play.done() - 1) && play.match().isTurnBegun();
    }

    /** Returns why so many turns of persons cannot be taken back; nothing if they can. */
    Optional<Message> whyNotBack(int turns) {
        final int most = own().size();
        if (play.choosers().anyMatch(chooser -> chooser instanceof Opponent<?, ?> other && !other.resumes())) {
            return Optional.of(Message.of("refused.back.other"));
        }
        if (turns > most) {
            return Optional.of(Message.of("refused.back", most));
        }
        return Optional.empty();
    }

    /** Takes back so many turns of persons, at least 1, with all that has followed them, which must be possible. */
    void back(int turns) {
        play.takeBack(before(own().get(own().size() - turns)));
    }

    private boolean isOfAgents() {
        return play.start().seats().stream().noneMatch(GameStart.Seat::isPerson);
    }

    /** Checks whether an agent that is next must wait, or the end, because somebody looks at the game (CO-21). */
    boolean isWaiting() {
        return play.isLookedAt() && (play.match().isOver() || !play.seat().isPerson()
                && (isOfAgents() || play.done() < play.steps().size()));
    }

    /** Goes to the beginning. */
    void first() {
        play.goTo(Math.min(before(0), play.steps().size()));
    }

    /** Goes back to where the last turn has begun. */
    void previous() {
        final int turns = play.ends().size();
        play.goTo(Math.min(before(turns > 0 && before(turns) == play.done() ? turns - 1 : turns), play.done()));
    }

    /** Goes on to where the next turn has ended. */
    void next() {
        final int turns = play.ends().size();
        while (play.done() < play.steps().size() && play.ends().size() == turns) {
            play.goTo(play.done() + 1);
        }
    }

    /** Goes to the end. */
    void last() {
        play.goTo(play.steps().size());
    }
}
