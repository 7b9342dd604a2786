module connectfour {
    requires java.desktop;
    provides tabuleiro.connectfour.ConnectFourProvider with connectfour.Games;
}
