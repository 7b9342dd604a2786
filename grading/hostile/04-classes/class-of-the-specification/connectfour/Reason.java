package tabuleiro;

public interface Reason {
}
