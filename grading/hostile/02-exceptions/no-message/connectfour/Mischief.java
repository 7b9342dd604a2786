package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new RuntimeException(null, null, false, false) {
            @Override
            public StackTraceElement[] getStackTrace() {
                return null;
            }
        };
    }
}
