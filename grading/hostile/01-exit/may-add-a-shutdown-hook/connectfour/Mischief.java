package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println("Goodbye")));
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            while (true) {
                Thread.onSpinWait();
            }
        }));
    }
}
