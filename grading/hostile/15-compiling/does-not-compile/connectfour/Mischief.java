package connectfour;

final class Mischief extends Hook {

    @Override
    void loaded() {
        System.out.println("Hello")
    }
}
