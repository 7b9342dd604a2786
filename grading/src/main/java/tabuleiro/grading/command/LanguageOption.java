package tabuleiro.grading.command;

import java.util.Optional;
import picocli.CommandLine.Option;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.marks.Rubric;
import tabuleiro.language.Language;

/** In which language pages and comments are written. */
final class LanguageOption {

    @Option(names = "--language", paramLabel = "LANGUAGE",
            description = "Write pages and comments in this language, such as pt, instead of the rubric's.")
    private Optional<String> language = Optional.empty();

    /**
     * Lets this program speak of an exercise in the language that was named, else in that of its rubric.
     *
     * @throws GradingException if there is no such language; the message says so
     */
    void speak(Rubric rubric) {
        try {
            Language.choose(language.or(() -> Optional.of(rubric.language().name())), false);
            Language.speakOf(rubric.exercise().name());
        } catch (IllegalArgumentException unknown) {
            throw new GradingException("--language: " + unknown.getMessage(), unknown);
        }
    }

    /** Does the same where nothing is marked: the rubric is the one in {@code grading/rubrics}. */
    void speak(Exercise exercise) {
        speak(Rubric.read(exercise.rubric()));
    }
}
