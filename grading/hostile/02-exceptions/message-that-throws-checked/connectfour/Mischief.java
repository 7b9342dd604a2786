package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new RuntimeException() {
            @Override
            public String getMessage() {
                throw Mischief.<RuntimeException>undeclared();
            }

            @Override
            public StackTraceElement[] getStackTrace() {
                throw Mischief.<RuntimeException>undeclared();
            }
        };
    }

    @SuppressWarnings("unchecked")
    private static <T extends Throwable> T undeclared() throws T {
        throw (T) new Exception("undeclared");
    }
}
