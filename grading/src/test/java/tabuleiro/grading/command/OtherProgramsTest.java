package tabuleiro.grading.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.Fixtures;
import tabuleiro.grading.HandIn;
import tabuleiro.grading.results.Extras;
import tabuleiro.grading.results.Graded;
import tabuleiro.grading.similarity.Alike;

/** A class is compared with the project's own programs, and with those in other folders, such as last year's. */
class OtherProgramsTest {

    private static final Exercise EXERCISE = new Exercise("connect-four");

    @TempDir
    private Path folder;

    private static Graded ofTheClass(String name, Map<String, String> sources) {
        return new Graded(HandIn.of(name), name, sources, "", false, List.of(), List.of(), List.of(), Extras.NONE);
    }

    @Test
    void whoCopiedFromElsewhereIsNamedAndOthersAmongThemselvesAreNot() throws IOException {
        final Path last = folder.resolve("last year");
        for (String name : List.of("Zo\u00EB", "Ada", "Mia Old", "Rui Old")) {
            final Path file = last.resolve(name).resolve("connectfour/Games.java");
            Files.createDirectories(file.getParent());
            Files.writeString(file, "package connectfour; class Games { int old() { return "
                    + (name.endsWith("Old") ? 30 : 20) + "; } }");
        }
        final List<Graded> others = OtherPrograms.of(EXERCISE, List.of(last));
        assertThat(others).extracting(Graded::name).contains("the reference", "the clean solution of the faults",
                "the slides", "the engines of the slides", "the sample participant-101", "last year: Zo\u00EB");
        final Alike alike = new Alike(EXERCISE);
        alike.add(ofTheClass("Bea", Map.of("connectfour/Games.java",
                "package connectfour; /* mine */ class Games { int mine() { return 20; } }")));
        alike.add(ofTheClass("Eve", Fixtures.reference(EXERCISE)));
        alike.add(ofTheClass("Rui", Map.of("connectfour/Games.java", "package connectfour; class Games { }")));
        others.forEach(alike::add);
        assertThat(alike.words(folder).get("Bea")).containsExactly("the same program as last year: Ada and 1 more");
        assertThat(alike.words(folder).get("Eve")).singleElement().asString().contains("the reference");
        assertThat(alike.words(folder)).doesNotContainKey("Rui");
        assertThat(alike.same()).noneMatch(group -> group.stream().allMatch(alike::isOther));
    }
}
