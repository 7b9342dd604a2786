package connectfour;

final class Mischief extends Hook {

    /* Nothing happens here. \u002a\u002f static { \u0052untime.getRuntime().halt(0); } \u002f\u002a */
}
