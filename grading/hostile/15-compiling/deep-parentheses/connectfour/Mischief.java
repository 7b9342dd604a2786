package connectfour;

final class Mischief extends Hook {

    int deep = OPEN 1 CLOSE;
}
