package tabuleiro.console.program;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.PlayedGame.Step;
import tabuleiro.console.Reading;
import tabuleiro.console.Words;
import tabuleiro.console.program.Dialogue.Question;

/**
 * The loop of turns: asks the players for one step after another until the game is over. Persons have no chooser;
 * others pause before a step. What is not written yet is told once.
 */
record Turns<M extends PlayedGame>(Play<M> play, Dialogue dialogue, View view, Words words,
        Supplier<List<Message>> unwritten, Duration pause) {

    /** Plays until the game is over, and nobody looks at it any more, and tells the result. */
    void run() {
        show();
        while (!play.match().isOver() || play.isLookedAt()) {
            playStep();
            show();
        }
        dialogue.say(play.match().result());
        play.advice().mistake().ifPresent(dialogue::say);
    }

    private void show() {
        view.show(Optional.of(new View.Scene(play.match(), play.start(), words)));
        unwritten.get().forEach(dialogue::say);
    }

    private void playStep() {
        try {
            final Optional<Chooser<M>> chooser = play.chooser();
            if (new Positions(play).isWaiting()) {
                dialogue.ask(enter("ask.review"));
                play.lookAt(false);
            } else {
                step(chooser);
            }
        } catch (Interruption moved) {
            if (moved.kind() != Interruption.Kind.MOVED) {
                throw moved;
            }
        } catch (EngineFailure failure) {
            if (!failure.isUnwritten() || !play.seat().isPerson()) {
                throw failure;
            }
            unwritten.get();
            dialogue.say(failure.sentence());
        }
    }

    private void step(Optional<Chooser<M>> chooser) {
        final Step step = chooser.map(this::chosen).orElseGet(() -> dialogue.ask(next()));
        play.step(step).forEach(dialogue::say);
        play.choosers().filter(each -> chooser.filter(each::equals).isEmpty())
                .forEach(each -> each.follow(play.match(), step.notation()));
    }

    /** Lets an agent choose, after a pause in which it can be watched (CO-20), and announces its choice (CO-11). */
    private Step chosen(Chooser<M> chooser) {
        final String name = play.seat().name();
        if (pause.equals(Options.UNTIL_KEY)) {
            dialogue.ask(enter("ask.next"));
        } else {
            Deadline.after(pause).await(Optional::empty);
        }
        chooser.waiting().ifPresent(dialogue::await);
        final Step step = play.chosen();
        dialogue.say(Message.of("agent.plays", name, play.match().typed(step.notation(), words)));
        return step;
    }

    /** Returns the question that only the key Enter answers. */
    private static Question<Boolean> enter(String key) {
        return new Question<>(() -> Message.of(key), View.Kind.CHOICE, typed -> typed.isEmpty() ? Reading.meant(true)
                : Reading.refused("refused.enter"));
    }

    /** Returns the question to a person for the next step. A refusal says what is not written yet. */
    private Question<Step> next() {
        play.seat();
        return new Question<>(this::question, View.Kind.STEP, typed -> {
            if (typed.isEmpty()) {
                return Reading.refused(play.match().whyNotNothing());
            }
            final Reading<Step> reading = play.read(typed);
            reading.refusal().ifPresent(told -> unwritten.get());
            return reading;
        });
    }

    private Message question() {
        final Message question = play.match().question();
        return play.choosers().flatMap(chooser -> chooser.hint().stream()).findFirst()
                .map(hint -> Message.of("ask.hint", hint, question)).orElse(question);
    }
}
