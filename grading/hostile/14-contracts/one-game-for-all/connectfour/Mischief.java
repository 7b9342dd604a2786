package connectfour;

import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    private static ConnectFour first;

    @Override
    ConnectFour game(Engine right) {
        first = first == null ? right : first;
        return first;
    }
}
