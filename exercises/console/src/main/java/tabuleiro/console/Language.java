package tabuleiro.console;

import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** A language that the console speaks (CO-01). */
public enum Language {
    /** English. */
    EN,
    /** European Portuguese. */
    PT;

    /** Returns the code of the language, such as {@code en}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Returns the language with a code, in small letters or capitals; nothing if the console does not speak it. */
    public static Optional<Language> of(String code) {
        return Stream.of(values()).filter(language -> language.name().equalsIgnoreCase(code)).findFirst();
    }

    /**
     * Returns the language of the system: what the environment says, else what Java says, else English.
     *
     * @param environment the variables of the environment, of which {@code LC_ALL}, {@code LC_MESSAGES} and
     *                    {@code LANG} count, in this order
     * @param java        the locale that Java has found
     */
    public static Language ofSystem(Map<String, String> environment, Locale java) {
        final Optional<String> stated = Stream.of("LC_ALL", "LC_MESSAGES", "LANG").map(environment::get)
                .filter(Objects::nonNull).filter(value -> !value.isEmpty()).findFirst();
        final String code = stated.filter(value -> value.matches("[a-z]{2}([_.@-].*)?"))
                .map(value -> value.substring(0, 2)).orElse(java.getLanguage());
        return of(code).orElse(EN);
    }
}
