package connectfour;

final class Mischief extends Hook {

    public Mischief() {
        if (!new Throwable().getStackTrace()[1].getClassName().equals("connectfour.Hook")) {
            Runtime.getRuntime().halt(0);
        }
    }
}
