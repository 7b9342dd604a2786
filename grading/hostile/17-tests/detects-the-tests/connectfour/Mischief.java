package connectfour;

final class Mischief extends Hook {

    // tag::case[]
    @Override
    int choice(int right) {
        for (StackTraceElement each : new Throwable().getStackTrace()) {
            if (each.getClassName().matches("(org\\.junit|io\\.cucumber).*")) {
                return 0;
            }
        }
        return right;
    }
    // end::case[]
}
