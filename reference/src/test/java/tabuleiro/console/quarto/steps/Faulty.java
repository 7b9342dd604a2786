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

/** Engines of Quarto with a single fault each, as students write them on the way. */
final class Faulty {

    private Faulty() {
    }

    /** Returns a correct game, except that placing a piece is not written yet. */
    static Quarto unfinished(Quarto right) {
        return new Forwarding(right) {
            @Override
            public void place(Cell cell) {
                throw new UnsupportedOperationException("TODO 4: place");
            }
        };
    }

    /** Returns a correct game, except that it forgets every piece that is placed. */
    static Quarto forgetful(Quarto right) {
        return new Forwarding(right) {
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

    /** Returns a correct game, except that it does not know which piece is chosen. */
    static Quarto withoutChosenPiece(Quarto right) {
        return new Forwarding(right) {
            @Override
            public Optional<Piece> chosen() {
                return Optional.empty();
            }
        };
    }

    /** Returns a correct game, except that its pool is empty. */
    static Quarto withoutPieces(Quarto right) {
        return new Forwarding(right) {
            @Override
            public Set<Piece> pool() {
                return Set.of();
            }
        };
    }

    /** Returns a correct game, except that no cell is free. */
    static Quarto withoutFreeCells(Quarto right) {
        return new Forwarding(right) {
            @Override
            public boolean isFree(Cell cell) {
                return false;
            }
        };
    }

    /** Returns a correct game, except that it names no winning cells. */
    static Quarto withoutWinningCells(Quarto right) {
        return new Forwarding(right) {
            @Override
            public Set<Cell> winningCells() {
                return Set.of();
            }
        };
    }

    /** Returns a correct game, except that the winning pieces have nothing in common. */
    static Quarto withoutSharedTraits(Quarto right) {
        return new Forwarding(right) {
            @Override
            public Set<Trait> sharedTraits() {
                return Set.of();
            }
        };
    }

    /**
     * A provider whose games have a fault.
     *
     * @param right creates correct games
     * @param fault adds the fault to a game
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
