package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                throw this;
            }

            @Override
            public StackTraceElement[] getStackTrace() {
                throw this;
            }
        };
    }
}
