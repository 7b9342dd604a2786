package tabuleiro.console.screen;

import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes keys of the characters that a terminal sends: arrow keys, for example, are sequences of several.
 *
 * @param reader reads a character within so many milliseconds, or without a limit if that is 0; it returns
 *               {@link #NOTHING} if none came, and -1 at the end of the input
 */
record KeyDecoder(IntUnaryOperator reader) {

    /** What is read if no character comes in time. */
    static final int NOTHING = -2;

    /** What is read at the end of the input. */
    static final int END = -1;
    private static final int ESCAPE = 27;
    private static final int LONGEST_SEQUENCE = 24;
    private static final int SHORTLY = 30;

    private static final Map<Integer, Key.Kind> SINGLE = Map.of(END, Key.Kind.END_OF_INPUT, 3, Key.Kind.INTERRUPT,
            4, Key.Kind.END_OF_INPUT, 8, Key.Kind.BACKSPACE, 127, Key.Kind.BACKSPACE, (int) '\r', Key.Kind.ENTER,
            (int) '\n', Key.Kind.ENTER);

    private static final Map<String, Key.Kind> SEQUENCES = Map.of("A", Key.Kind.UP, "B", Key.Kind.DOWN,
            "C", Key.Kind.RIGHT, "D", Key.Kind.LEFT, "H", Key.Kind.HOME, "F", Key.Kind.END, "5~", Key.Kind.PAGE_UP,
            "6~", Key.Kind.PAGE_DOWN, "1~", Key.Kind.HOME, "4~", Key.Kind.END);

    private static final Pattern MOUSE = Pattern.compile("<(\\d{1,3});(\\d{1,4});(\\d{1,4})([Mm])");

    /** Returns the next key; one of the kind {@code OTHER} if nothing came in time or it means nothing. */
    Key next(int milliseconds) {
        final int first = reader.applyAsInt(milliseconds);
        if (first == ESCAPE) {
            return sequence();
        }
        if (SINGLE.containsKey(first)) {
            return Key.of(SINGLE.get(first));
        }
        return first < ' ' ? Key.of(Key.Kind.OTHER) : Key.typed(whole(first));
    }

    private int whole(int first) {
        if (!Character.isHighSurrogate((char) first)) {
            return first;
        }
        final int second = reader.applyAsInt(SHORTLY);
        return second >= 0 && Character.isLowSurrogate((char) second)
                ? Character.toCodePoint((char) first, (char) second) : '?';
    }

    /** Reads what follows the character that the key Escape sends: at once, if it is the beginning of a sequence. */
    private Key sequence() {
        final int second = reader.applyAsInt(SHORTLY);
        if (second != '[' && second != 'O') {
            return Key.of(second == END ? Key.Kind.END_OF_INPUT : Key.Kind.ESCAPE);
        }
        final StringBuilder sequence = new StringBuilder();
        int next = reader.applyAsInt(SHORTLY);
        while (next >= ' ' && sequence.length() < LONGEST_SEQUENCE && !isFinal(next)) {
            sequence.append((char) next);
            next = reader.applyAsInt(SHORTLY);
        }
        return next < 0 ? Key.of(Key.Kind.OTHER) : meaning(sequence.append((char) next).toString());
    }

    private static boolean isFinal(int character) {
        return '@' <= character && character <= '~';
    }

    private static Key meaning(String sequence) {
        final Matcher mouse = MOUSE.matcher(sequence);
        if (mouse.matches()) {
            final boolean isLeftDown = mouse.group(1).equals("0") && mouse.group(4).equals("M");
            return isLeftDown ? Key.click(Integer.parseInt(mouse.group(3)) - 1, Integer.parseInt(mouse.group(2)) - 1)
                    : Key.of(Key.Kind.OTHER);
        }
        return Key.of(SEQUENCES.getOrDefault(sequence.replaceFirst("^1;\\d(?=[A-DHF])", ""), Key.Kind.OTHER));
    }
}
