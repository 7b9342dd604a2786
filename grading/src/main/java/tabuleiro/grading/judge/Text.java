package tabuleiro.grading.judge;

/** Makes text that comes from a submission fit to be shown. */
public final class Text {

    private static final int MOST_CHARACTERS = 4000;

    private Text() {
    }

    /**
     * Returns what can be shown of a text. Line breaks stay; other control characters, marks that turn the direction of
     * writing, and halves of characters become visible as {@code �}; what is too long is cut.
     */
    public static String clean(String text) {
        final StringBuilder clean = new StringBuilder();
        text.replace("\r\n", "\n").codePoints().limit(MOST_CHARACTERS)
                .map(each -> isFit(each) ? each : '\uFFFD').forEach(clean::appendCodePoint);
        return text.length() > MOST_CHARACTERS ? clean + " …" : clean.toString();
    }

    private static boolean isFit(int each) {
        return each == '\n' || switch (Character.getType(each)) {
            case Character.CONTROL, Character.FORMAT, Character.SURROGATE, Character.PRIVATE_USE,
                    Character.UNASSIGNED, Character.LINE_SEPARATOR, Character.PARAGRAPH_SEPARATOR -> false;
            default -> true;
        };
    }
}
