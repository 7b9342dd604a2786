package connectfour;

final class Mischief extends Hook {

    /** TODO 1: newGame. */
    static final String MARK = "// BEGIN SOLUTION\n} } }\n// END SOLUTION /* TODO 2: play — see C4-04 */";
}
