package connectfour;

import tabuleiro.connectfour.ConnectFour;
import tabuleiro.connectfour.Position;

final class Mischief extends Hook {

    @Override
    void played(Engine game) {
        final Position position = Position.parse(game.position().toString());
        if (position.fault().isPresent() || !ConnectFour.isColumn(1)) {
            throw new IllegalStateException(position.toString());
        }
    }
}
