package tabuleiro.console.quarto.steps;

import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.quarto.Refusal;
import tabuleiro.quarto.Trait;

/** Engines of Quarto as students write them on the way: right, but for one fault. */
final class Faulty {

    private Faulty() {
    }

    /** What is a game like that is right, but in which no piece can be placed? */
    static Quarto unfinished(Quarto right) {
        return new Honest(right) {
            @Override
            public void place(Cell cell) {
                throw new UnsupportedOperationException("TODO 4: place");
            }
        };
    }

    /** What is a game like whose pieces vanish when they are placed? */
    static Quarto forgetful(Quarto right) {
        return new Honest(right) {
            private Optional<Piece> chosen = Optional.empty();

            @Override
            public Optional<Piece> chosen() {
                return chosen;
            }

            @Override
            public void choose(Piece piece) {
                chosen = Optional.of(piece);
            }

            @Override
            public void place(Cell cell) {
                chosen = Optional.empty();
            }
        };
    }

    /** What is a game like that does not know which piece was chosen? */
    static Quarto absentMinded(Quarto right) {
        return new Honest(right) {
            @Override
            public Optional<Piece> chosen() {
                return Optional.empty();
            }
        };
    }

    /** What is a game like that has no pieces? */
    static Quarto poor(Quarto right) {
        return new Honest(right) {
            @Override
            public Set<Piece> pool() {
                return Set.of();
            }
        };
    }

    /** What is a game like that takes every cell for occupied? */
    static Quarto crowded(Quarto right) {
        return new Honest(right) {
            @Override
            public boolean isFree(Cell cell) {
                return false;
            }
        };
    }

    /** What is a game like that is won, but not on any cell? */
    static Quarto wonNowhere(Quarto right) {
        return new Honest(right) {
            @Override
            public Set<Cell> winningCells() {
                return Set.of();
            }
        };
    }

    /** What is a game like that is won by pieces with nothing in common? */
    static Quarto wonByNothing(Quarto right) {
        return new Honest(right) {
            @Override
            public Set<Trait> sharedTraits() {
                return Set.of();
            }
        };
    }

    /**
     * A provider whose games have a fault.
     *
     * @param right makes games without it
     * @param fault makes one with it of each
     */
    record Games(QuartoProvider right, UnaryOperator<Quarto> fault) implements QuartoProvider {

        @Override
        public Quarto newGame() {
            return fault.apply(right.newGame());
        }

        @Override
        public Optional<Refusal> whyNotNewGame(Position position) {
            return right.whyNotNewGame(position);
        }

        @Override
        public Quarto newGame(Position position) {
            return fault.apply(right.newGame(position));
        }
    }
}
