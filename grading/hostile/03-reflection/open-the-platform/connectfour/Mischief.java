package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        try {
            String.class.getDeclaredField("value").setAccessible(true);
        } catch (ReflectiveOperationException | RuntimeException expected) {
            return;
        }
        throw new IllegalStateException("opened java.lang");
    }
}
