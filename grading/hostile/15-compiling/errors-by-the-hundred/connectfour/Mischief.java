package connectfour;

final class Mischief extends Hook {

    MANY
}
