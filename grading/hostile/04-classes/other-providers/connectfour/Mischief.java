package connectfour;

import java.util.ServiceLoader;
import tabuleiro.connectfour.ConnectFourProvider;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (ServiceLoader.load(ConnectFourProvider.class).iterator().hasNext()) {
            throw new IllegalStateException("found a provider");
        }
    }
}
