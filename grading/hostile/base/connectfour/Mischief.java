package connectfour;

/** Does nothing. Each case replaces this class. */
final class Mischief extends Hook {
}
