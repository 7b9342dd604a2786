package tabuleiro.console.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import tabuleiro.console.Chooser;
import tabuleiro.console.EngineFailure;
import tabuleiro.console.Game;
import tabuleiro.console.Message;
import tabuleiro.console.PlayedGame;
import tabuleiro.console.Words;

/**
 * What the strongest agent at hand says about a game: of the agents, the strongest that is written.
 *
 * @param agents return an agent of each level, the strongest first
 * @param <M>    the type of the game
 */
record Advice<M extends PlayedGame>(Play<M> play, Words words, List<Supplier<Chooser<M>>> agents) {

    /** Returns what creates the agents of a game, the strongest first. */
    static <P, M extends PlayedGame> List<Supplier<Chooser<M>>> agents(Game<P, M> game, P provider, long seed) {
        final List<Supplier<Chooser<M>>> agents = new ArrayList<>();
        game.levels().forEach(level -> agents.add(0, () -> game.agent(provider, level, seed)));
        return agents;
    }

    /** Returns a step that the agent would do now, and what the steps are worth if it can tell (CO-23). */
    List<Message> hint() {
        return ofStrongest(agent -> Stream.concat(Stream.of(step(agent)), agent.worth(play.match()).stream()).toList());
    }

    private Message step(Chooser<M> agent) {
        final String notation = play.chosen(agent, words.text("command.hint")).notation();
        return Message.of("hint", play.match().typed(notation, words));
    }

    /** Returns by which step the game was lost, which is over; nothing if no agent can tell. */
    Optional<Message> mistake() {
        return EngineFailure.ifWritten(() -> ofStrongest(agent -> agent.mistake(play.match())), Optional.empty());
    }

    private <T> T ofStrongest(Function<Chooser<M>, T> question) {
        Optional<EngineFailure> unwritten = Optional.empty();
        for (Supplier<Chooser<M>> agent : agents) {
            try {
                return question.apply(agent.get());
            } catch (EngineFailure failure) {
                unwritten = Optional.of(failure).filter(EngineFailure::isUnwritten);
                if (unwritten.isEmpty()) {
                    throw failure;
                }
            }
        }
        throw unwritten.orElseThrow();
    }
}
