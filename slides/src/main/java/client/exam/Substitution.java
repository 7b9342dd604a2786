package client.exam;

/** Compares a weakest precondition that is asked for with what the statements do. */
final class Substitution {

    private Substitution() {
    }

    public static void main(String[] arguments) {
        for (int start = -50; start <= 50; start++) {
            int b = start;
            final int a = b + 1;
            b = a * 2;
            assert start > 2 == b > 6 : start;
        }
        System.out.println("b > 6 afterwards exactly if b > 2 before");
    }
}
