package connectfour;

final class Mischief extends Hook {

	static final int TAB = 1;
}
