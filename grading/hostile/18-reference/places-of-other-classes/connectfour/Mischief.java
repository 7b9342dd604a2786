package connectfour;

import tabuleiro.connectfour.ConnectFour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        final String places = ConnectFour.class.getProtectionDomain().getCodeSource().getLocation() + " "
                + getClass().getProtectionDomain().getCodeSource().getLocation();
        if (!places.equals("file:/specification.jar null")) {
            throw new IllegalStateException("saw " + places);
        }
    }
}
