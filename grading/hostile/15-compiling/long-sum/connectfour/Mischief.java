package connectfour;

final class Mischief extends Hook {

    int one = 1;
    int sum = MANY one;
}
