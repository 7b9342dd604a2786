package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (!System.getProperty("java.class.path").equals("/specification.jar")
                || !System.getProperty("jdk.module.path").equals("/harness.jar")) {
            throw new IllegalStateException(System.getProperty("java.class.path"));
        }
    }
}
