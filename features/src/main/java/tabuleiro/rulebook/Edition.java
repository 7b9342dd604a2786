package tabuleiro.rulebook;

import java.nio.file.Path;
import java.util.List;
import tabuleiro.language.Language;

/** What an edition of the rule book has beyond the specification itself. */
public interface Edition {

    /** The edition for students: nothing beyond the specification. */
    Edition STUDENTS = students(Language.ENGLISH);

    /** Returns the edition for students in a language. */
    static Edition students(Language language) {
        return new Edition() {
            @Override
            public String title() {
                return "Students' edition";
            }

            @Override
            public Language language() {
                return language;
            }

            @Override
            public List<Addition> sections(String folder, String id) {
                return List.of();
            }
        };
    }

    /**
     * A section of a rule, which is folded.
     *
     * @param title what it is about
     * @param parts the parts of it
     */
    record Addition(String title, List<Listing> parts) {
    }

    /**
     * A part of a section.
     *
     * @param title what it is
     * @param lines its text, line by line, as it is
     */
    record Listing(String title, List<String> lines) {
    }

    /** Returns what it is called. */
    String title();

    /** Returns the language in which it is read. */
    default Language language() {
        return Language.ENGLISH;
    }

    /** Checks whether it says which sections of the original assignments ask for a rule. */
    default boolean namesAssignments() {
        return false;
    }

    /** Returns further folders of sources that contain steps, whose phrases it lists. */
    default List<Path> steps() {
        return List.of();
    }

    /** Returns the sections of a rule of the game with this folder of feature files. */
    List<Addition> sections(String folder, String id);
}
