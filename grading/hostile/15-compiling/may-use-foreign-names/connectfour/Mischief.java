package connectfour;

final class Mischief extends Hook {

    private static final String ÜBER = "çözüm 😀 חמש \t";

    @Override
    void begun(Engine partida) {
        final Coração π = new Coração(ÜBER);
        if (!π.naïve().equals(ÜBER)) {
            throw new IllegalStateException(π.naïve());
        }
    }

    private record Coração(String naïve) {
    }
}
