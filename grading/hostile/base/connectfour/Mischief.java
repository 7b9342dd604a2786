package connectfour;

/** None. Each case brings its own. */
final class Mischief extends Hook {
}
