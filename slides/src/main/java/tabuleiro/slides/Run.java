package tabuleiro.slides;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * One run whose output a slide shows: what is run, on which sources, and what its output must contain.
 *
 * @param name    what the decks call it
 * @param game    the name of the exercise, such as {@code connect-four}
 * @param of      the folder with the sources of the engine, from the top folder of the project
 * @param changes what is changed in these sources
 * @param added   files of {@code slides/engines} that the sources have besides
 * @param own     the file of {@code slides/examples} with examples of one's own, if there is one
 * @param kind    what is run
 * @param subject the program, the groups of rules, the options of the console, or what is graded, with the
 *                options of grading
 * @param typed   what is typed into the console
 * @param asserts whether assertions are on
 * @param shows   what the output must contain, or the build fails
 * @param ends    whether the run must fail or must end well
 * @param cut     which lines of the output are shown
 */
record Run(String name, String game, String of, List<Change> changes, List<String> added, Optional<String> own,
           Kind kind, String subject, String typed, boolean asserts, String shows, Ending ends, Cut cut) {

    /** What can be run. */
    enum Kind {
        PROGRAM, RULES, CONSOLE, GRADE;

        private String usualEnding() {
            return this == CONSOLE || this == GRADE ? "well" : "fails";
        }
    }

    /** How a run must end. */
    enum Ending { FAILS, WELL }

    private static final String REFERENCE = "reference/src/main/java";

    /** The keys that a run may have. */
    private static final List<String> KEYS = List.of("game", "of", "fault", "change", "program", "rules", "console",
            "grade", "add", "typed", "examples", "assertions", "shows", "ends", "from", "to", "without");

    /**
     * Reads a run.
     *
     * @throws IllegalArgumentException if it has another form; the message says what is wrong
     */
    static Run of(String name, Map<?, ?> entry, Project project) {
        final Reader reader = new Reader(name, entry);
        reader.allow(KEYS);
        final String game = reader.text("game", "connect-four");
        final Optional<Fault> fault = reader.optional("fault").map(each -> Fault.named(project, game, each));
        final String of = reader.optional("of").or(() -> fault.map(Fault::clean)).orElse(REFERENCE);
        final List<Change> changes = fault.map(Fault::changes).orElseGet(() -> reader.changes("change"));
        final Kind kind = reader.only(List.of("program", "rules", "console", "grade"));
        return new Run(name, game, of, changes, reader.words("add"), reader.optional("examples"), kind,
                reader.text(kind.name().toLowerCase(Locale.ROOT), ""), reader.text("typed", ""),
                reader.text("assertions", "on").equals("on"), reader.text("shows"),
                Ending.valueOf(reader.text("ends", kind.usualEnding()).toUpperCase(Locale.ROOT)),
                new Cut(reader.optional("from"), reader.optional("to"), reader.optional("without")));
    }
}
