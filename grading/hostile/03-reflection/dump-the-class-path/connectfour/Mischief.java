package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        if (!System.getProperty("java.class.path").equals("/harness.jar:/specification.jar")
                || System.getProperty("jdk.module.path") != null) {
            throw new IllegalStateException(System.getProperty("java.class.path"));
        }
    }
}
