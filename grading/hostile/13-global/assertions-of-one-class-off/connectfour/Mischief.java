package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        getClass().getClassLoader().clearAssertionStatus();
        getClass().getClassLoader().setClassAssertionStatus("connectfour.Engine", false);
    }
}
