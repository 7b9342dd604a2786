package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        System.getProperties().forEach((name, value) -> {
            if (value.toString().matches(".*(/home|/root|/srv|/tmp/.|/usr/lib/jvm).*")) {
                throw new IllegalStateException(name + " is " + value);
            }
        });
    }
}
