package tabuleiro.console.former;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Asks for one of several options, each of which is named by a word.
 *
 * <p>The beginning of a word is enough if no other word begins with it. Upper and lower case are not distinguished.
 * An empty line chooses the first option.
 *
 * @param <T> the type of what is chosen
 */
public final class Choice<T> implements Question<T> {

    private final String question;
    private final Map<String, T> options;

    /**
     * Creates a question.
     *
     * @param question the text before the list of words
     * @param options  what each word means, the words in lower case; at least one
     */
    public Choice(String question, LinkedHashMap<String, T> options) {
        this.question = question;
        this.options = new LinkedHashMap<>(options);
    }

    @Override
    public String words() {
        return question + ": " + list() + "? (empty line: " + matching("").get(0) + ")";
    }

    /** Returns the words that may be chosen, as in {@code one, two or three}. */
    public String list() {
        return list(List.copyOf(options.keySet()));
    }

    @Override
    public Optional<String> whyNot(String typed) {
        return switch (matching(typed).size()) {
            case 0 -> Optional.of("that is not " + list());
            case 1 -> Optional.empty();
            default -> Optional.of("that may mean " + list(matching(typed)));
        };
    }

    @Override
    public T meaning(String typed) {
        return options.get(matching(typed).get(0));
    }

    private List<String> matching(String typed) {
        final String start = typed.toLowerCase(Locale.ROOT);
        if (options.containsKey(start)) {
            return List.of(start);
        }
        final List<String> words = options.keySet().stream().filter(word -> word.startsWith(start)).toList();
        return start.isEmpty() ? words.subList(0, 1) : words;
    }

    private static String list(List<String> words) {
        final int last = words.size() - 1;
        return last == 0 ? words.get(0) : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }
}
