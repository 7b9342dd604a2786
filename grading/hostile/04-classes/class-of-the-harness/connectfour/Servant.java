package tabuleiro.grading.child;

final class Servant {
}
