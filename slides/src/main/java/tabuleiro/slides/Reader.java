package tabuleiro.slides;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The reader of one entry of a YAML file.
 *
 * @param name  its name, for messages
 * @param entry its keys and values
 */
record Reader(String name, Map<?, ?> entry) {

    /** Checks that the entry has no other keys than these. */
    void allow(List<String> keys) {
        entry.keySet().stream().filter(key -> !keys.contains(key)).findFirst().ifPresent(key -> {
            throw new IllegalArgumentException(name + " has an unknown key: " + key + "; known are " + keys);
        });
    }

    /** Returns the text of a key, or nothing. */
    Optional<String> optional(String key) {
        final Map<Object, String> words = Map.of(true, "on", false, "off");
        return Optional.ofNullable(entry.get(key)).map(value -> words.getOrDefault(value, value.toString()));
    }

    /** Returns the text of a key, or another one where there is none. */
    String text(String key, String otherwise) {
        return optional(key).orElse(otherwise);
    }

    /** Returns the text of a key that the entry must have. */
    String text(String key) {
        return optional(key).orElseThrow(() -> new IllegalArgumentException(name + " must have the key " + key));
    }

    /** Returns the words of a key, none where there is no such key. */
    List<String> words(String key) {
        return Stream.of(text(key, "").strip().split("\\s+")).filter(word -> !word.isEmpty()).toList();
    }

    /** Returns which one of these kinds the entry has. */
    Run.Kind only(List<String> kinds) {
        final List<String> found = kinds.stream().filter(entry::containsKey).toList();
        if (found.size() != 1) {
            throw new IllegalArgumentException(name + " must have exactly one of the keys " + kinds);
        }
        return Run.Kind.valueOf(found.get(0).toUpperCase(Locale.ROOT));
    }

    /** Returns the changes under a key, none where there is no such key. */
    List<Change> changes(String key) {
        final Object value = entry.get(key);
        return value == null ? List.of()
                : ((List<?>) value).stream().map(each -> new Reader(name, (Map<?, ?>) each).change()).toList();
    }

    /** Returns the change that the entry describes. */
    Change change() {
        return new Change(text("file"), text("replace"), text("with"));
    }
}
