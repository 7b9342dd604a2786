package draughts;

import java.util.List;
import java.util.Optional;
import tabuleiro.draughts.Draughts;
import tabuleiro.draughts.Match;
import tabuleiro.draughts.Player;
import tabuleiro.draughts.Refusal;
import tabuleiro.draughts.Square;

/** A match of this program against another. The contract of every method stands in {@link Match}. */
final class Pairing implements Match {

    /** Begins a match: the first number is drawn. */
    Pairing(Draughts game, List<Integer> draws) {
        throw new UnsupportedOperationException("TODO 7: new Pairing — see DR-40, the first number is to be sent");
    }

    @Override
    public Draughts game() {
        throw new UnsupportedOperationException("TODO 7: game — the one that the match was begun with");
    }

    @Override
    public List<Integer> drawn() {
        throw new UnsupportedOperationException("TODO 7: drawn — see DR-40, the numbers so far");
    }

    @Override
    public Optional<Player> side() {
        throw new UnsupportedOperationException("TODO 7: side — see DR-40, the higher number has White");
    }

    @Override
    public List<String> linesToSend() {
        throw new UnsupportedOperationException("TODO 7: linesToSend — see DR-41, all since the match began");
    }

    @Override
    public List<Integer> incompleteTurn() {
        throw new UnsupportedOperationException("TODO 7: incompleteTurn — see DR-42, what has arrived of a turn");
    }

    @Override
    public boolean isWaiting() {
        throw new UnsupportedOperationException("TODO 7: isWaiting — see DR-42, whether a line is awaited");
    }

    @Override
    public Optional<Refusal> whyNotMove(List<Square> way) {
        throw new UnsupportedOperationException("TODO 7: whyNotMove — see DR-42, whose turn it is");
    }

    @Override
    public void move(List<Square> way) {
        throw new UnsupportedOperationException("TODO 7: move — see DR-41, what is to be sent");
    }

    @Override
    public Optional<Refusal> whyNotResign() {
        throw new UnsupportedOperationException("TODO 7: whyNotResign — see DR-42, whose turn it is");
    }

    @Override
    public void resign() {
        throw new UnsupportedOperationException("TODO 7: resign — see DR-41, a 0 is to be sent");
    }

    @Override
    public Optional<Refusal> whyNotReceive(String line) {
        throw new UnsupportedOperationException("TODO 7: whyNotReceive — see DR-43 and DR-41, nothing is trusted");
    }

    @Override
    public void receive(String line) {
        throw new UnsupportedOperationException("TODO 7: receive — see DR-40 and DR-42, a draw or part of a turn");
    }

    @Override
    public Optional<Refusal> whyNotAbandon(Refusal why) {
        throw new UnsupportedOperationException("TODO 7: whyNotAbandon — see DR-43, only if the match has ended");
    }

    @Override
    public void abandon(Refusal why) {
        throw new UnsupportedOperationException("TODO 7: abandon — see DR-43, with its reason");
    }

    @Override
    public Optional<Refusal> abandoned() {
        throw new UnsupportedOperationException("TODO 7: abandoned — see DR-43, why");
    }
}
