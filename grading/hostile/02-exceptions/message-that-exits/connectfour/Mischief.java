package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                Runtime.getRuntime().halt(0);
                return "";
            }
        };
    }
}
