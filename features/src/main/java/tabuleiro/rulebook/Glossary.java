package tabuleiro.rulebook;

import java.text.Collator;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import tabuleiro.language.Language;

/**
 * A section of the glossary: the words that rules and contracts use, in English and in Portuguese.
 *
 * @param title what its words are about
 * @param terms its words, in the order of the alphabet
 */
public record Glossary(String title, List<Term> terms) {

    private static final Language PORTUGUESE = Language.of("pt");

    /**
     * A word.
     *
     * @param word    in the language of the reader
     * @param other   in English; for readers of English, in Portuguese
     * @param meaning a sentence, in English
     */
    public record Term(String word, String other, String meaning) {
    }

    /** Returns all sections, for readers of a language. */
    static List<Glossary> in(Language language) {
        final Language other = language == Language.ENGLISH ? PORTUGUESE : Language.ENGLISH;
        return Pattern.compile("(?m)^# ").splitAsStream(Texts.read("glossary.txt")).skip(1).map(section -> {
            final List<Term> terms = section.lines().filter(line -> line.contains(" = ")).map(line -> {
                final String[] parts = line.split(" = ", 2);
                return new Term(language.term(parts[0]), other.term(parts[0]), parts[1]);
            }).sorted(Comparator.comparing(Term::word, Collator.getInstance(language.locale()))).toList();
            return new Glossary(section.lines().findFirst().orElseThrow(), terms);
        }).toList();
    }
}
