package tabuleiro.console.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import tabuleiro.console.Game;
import tabuleiro.console.GameStart;
import tabuleiro.console.Message;
import tabuleiro.console.Setting;
import tabuleiro.console.Words;

/**
 * Asks the players what must be settled before a game, apart from what the options of the program say. The words of
 * commands cannot be names. Nobody is asked for the seat of an opponent outside the program.
 */
record Agreement(Game<?, ?> game, Words words, Dialogue dialogue, CommandFinder finder,
        Optional<GameStart.Seat> opponent) {

    /** Asks for everything that the options do not say. */
    GameStart asked(Options options, long seed) {
        final List<GameStart.Seat> seats = seats(options.players());
        final Map<String, String> settings = new TreeMap<>();
        for (Setting each : game.settings()) {
            settings.put(each.name(), options.setting(each, words).orElseGet(() -> asked(each)));
        }
        return new GameStart(seats, settings, seed);
    }

    private List<GameStart.Seat> seats(List<String> given) {
        final int number = !given.isEmpty() ? Math.max(given.size(), game.fewestPlayers()) : numberOfPlayers();
        final Deque<String> answers = new ArrayDeque<>(given);
        final List<GameStart.Seat> seats = new ArrayList<>();
        while (seats.size() < number) {
            final Seat question = new Seat(List.copyOf(seats));
            final boolean isLast = seats.size() == number - 1;
            seats.add(opponent.filter(each -> isLast && !seats.contains(each)).orElseGet(
                    () -> answers.isEmpty() ? dialogue.ask(question) : question.given(answers.remove())));
        }
        return seats;
    }

    private int numberOfPlayers() {
        return game.fewestPlayers() == game.mostPlayers() ? game.fewestPlayers() : dialogue.ask(new Number());
    }

    private String asked(Setting setting) {
        final List<String> keys = setting.options().stream().map(each -> "option." + each).toList();
        final String chosen = dialogue.ask(new Choice(words, Message.of("setting." + setting.name()), keys));
        return chosen.substring("option.".length());
    }

    /** Returns the seat of an agent, which is shown by its level and by its number among the players. */
    static GameStart.Seat agent(String level, int number, Words words) {
        return new GameStart.Seat(words.of("agent.name", number, words.word("level." + level)), Optional.of(level));
    }

    /** Asks for the number of players. */
    private final class Number implements Question<Integer> {

        @Override
        public Message text() {
            return Message.of("ask.players", game.fewestPlayers(), game.mostPlayers());
        }

        @Override
        public Answer<Integer> read(String typed) {
            final Optional<Message> fault = Numbers.whyNot(typed);
            if (fault.isPresent()) {
                return Answer.refused(fault.get());
            }
            final int number = Numbers.closestInt(typed);
            return game.fewestPlayers() <= number && number <= game.mostPlayers() ? Answer.meant(number)
                    : Answer.refused("refused.players", game.fewestPlayers(), game.mostPlayers());
        }
    }

    /** Asks who the next player is: the name of a person, or the level of an agent. */
    private final class Seat implements Question<GameStart.Seat> {

        private final List<GameStart.Seat> before;

        Seat(List<GameStart.Seat> before) {
            this.before = before;
        }

        @Override
        public Message text() {
            return Message.of("ask.name", before.size() + 1);
        }

        @Override
        public View.Kind kind() {
            return View.Kind.TEXT;
        }

        @Override
        public Answer<GameStart.Seat> read(String typed) {
            if (opponent.filter(each -> each.name().equals(typed) && !before.contains(each)).isPresent()) {
                return Answer.meant(opponent.get());
            }
            final Optional<String> level = game.levels().stream()
                    .filter(each -> words.isWordFor("level." + each, typed)).findFirst();
            if (level.isPresent()) {
                return Answer.meant(agent(level.get(), before.size() + 1, words));
            }
            final Optional<Message> fault = finder.isWord(typed) ? Optional.of(Message.of("refused.command"))
                    : PlayerName.whyNot(typed,
                    Stream.concat(before.stream(), opponent.stream()).map(GameStart.Seat::name).toList());
            return fault.<Answer<GameStart.Seat>>map(Answer::refused).orElseGet(() -> Answer.meant(
                    new GameStart.Seat(PlayerName.normal(typed), Optional.empty())));
        }

        /** Returns the player whom an option of the program names; the players are asked if it cannot be. */
        GameStart.Seat given(String option) {
            final Answer<GameStart.Seat> answer = read(option);
            answer.refusal().ifPresent(reason -> dialogue.say(Message.of("refused", reason)));
            return answer.meaning().orElseGet(() -> dialogue.ask(this));
        }
    }
}
