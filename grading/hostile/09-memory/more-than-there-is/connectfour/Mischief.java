package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        System.out.println(new long[1 << 27].length);
    }
}
