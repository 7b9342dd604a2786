package tabuleiro.console.connectfour.steps;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import tabuleiro.connectfour.Agent;
import tabuleiro.connectfour.Cell;
import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.ConnectFourProvider;
import tabuleiro.connectfour.Level;
import tabuleiro.connectfour.Player;
import tabuleiro.connectfour.Position;
import tabuleiro.connectfour.Refusal;

/** Engines and agents of Connect Four with a single fault each, as students write them on the way. */
final class Faulty {

    private Faulty() {
    }

    /** Returns a correct game, except for what a drop does. */
    static ConnectFour engine(ConnectFour right, IntConsumer drop) {
        return new Engine(right, drop, right::winningLine);
    }

    /** Returns a correct game, except that it does not say which discs have won. */
    static ConnectFour withoutLine(ConnectFour right) {
        return new Engine(right, right::play, List::of);
    }

    /** Returns a provider of correct games, whose agents do not look at the game. */
    static ConnectFourProvider agents(ConnectFourProvider right, BiFunction<Level, Long, Integer> choice) {
        return new Agents(right, choice);
    }

    /**
     * A game with a drop and a winning line of its own.
     *
     * @param right the game that all other queries ask
     * @param drop  what a play does
     * @param line  supplies the discs that have won
     */
    private record Engine(ConnectFour right, IntConsumer drop, Supplier<List<Cell>> line) implements ConnectFour {

        @Override
        public boolean hasSpace(int column) {
            return right.hasSpace(column);
        }

        @Override
        public Optional<Refusal> whyNotPlay(int column) {
            return right.whyNotPlay(column);
        }

        @Override
        public void play(int column) {
            drop.accept(column);
        }

        @Override
        public Optional<Player> at(int row, int column) {
            return right.at(row, column);
        }

        @Override
        public boolean isOver() {
            return right.isOver();
        }

        @Override
        public Optional<Player> winner() {
            return right.winner();
        }

        @Override
        public List<Cell> winningLine() {
            return line.get();
        }

        @Override
        public Player nextToPlay() {
            return right.nextToPlay();
        }
    }

    /**
     * A provider with agents of its own.
     *
     * @param right  creates the games
     * @param choice the column that an agent of this level and seed always chooses
     */
    private record Agents(ConnectFourProvider right, BiFunction<Level, Long, Integer> choice)
            implements ConnectFourProvider {

        @Override
        public ConnectFour newGame() {
            return right.newGame();
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            return right.whyNotNewGame(position);
        }

        @Override
        public ConnectFour newGame(Position position) {
            return right.newGame(position);
        }

        @Override
        public Agent agent(Level level, long seed) {
            return (game, player) -> choice.apply(level, seed);
        }
    }
}
