package tabuleiro.grading.intake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Submission;

/** In the whole hand-out, what a student has not touched is ignored, and what is handed in untouched is graded. */
class StubsTest {

    private static final String PLACE = "exercises/%s/src/main/java/";
    private static final String ENGINE = "connectfour/Engine.java";

    @TempDir
    private Path folder;

    private static Map<String, String> stub(Exercise exercise) throws IOException {
        final Map<String, String> texts = new TreeMap<>();
        try (Stream<Path> files = Files.walk(exercise.stub())) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                texts.put(exercise.stub().relativize(file).toString(), Files.readString(file));
            }
        }
        assertThat(texts).isNotEmpty();
        return texts;
    }

    /** Hands in both exercises as they were handed out, beside given code and tests, as edited by this editor. */
    private void clone(String name, Charset charset, UnaryOperator<String> editor) throws IOException {
        final Path clone = folder.resolve("class").resolve(name);
        for (Exercise exercise : List.of(Given.CONNECT_FOUR, Given.QUARTO)) {
            for (Map.Entry<String, String> each : stub(exercise).entrySet()) {
                final Path file = clone.resolve(PLACE.formatted(exercise.name()) + each.getKey());
                Files.createDirectories(file.getParent());
                Files.write(file, editor.apply(each.getValue()).getBytes(charset));
            }
            Given.write(clone.resolve("exercises/%s/src/test/java/%s/RulesTest.java".formatted(exercise.name(),
                    exercise.packageName())), "package " + exercise.packageName() + ";");
            Given.write(clone.resolve("features/src/main/java/tabuleiro/%s/Any.java".formatted(exercise.packageName())),
                    "package tabuleiro." + exercise.packageName() + ";");
        }
        Given.write(clone.resolve("pom.xml"), "<project/>");
        Files.createDirectories(clone.resolve("features/rules"));
    }

    private void clone(String name) throws IOException {
        clone(name, StandardCharsets.UTF_8, text -> text);
    }

    private void solve(String name, Exercise exercise) throws IOException {
        final Path file = folder.resolve("class").resolve(name).resolve(PLACE.formatted(exercise.name()))
                .resolve(exercise.packageName()).resolve("Engine.java");
        Files.writeString(file, Files.readString(file).replace("TODO", "done"));
    }

    private List<Submission> found() {
        return Given.found(folder.resolve("class"));
    }

    @Test
    void theHandOutSolvedInOneGameIsGradedAmongOthersAndAlone() throws IOException {
        clone("clone");
        solve("clone", Given.CONNECT_FOUR);
        Given.source(folder, "class/other/" + ENGINE);
        assertThat(Given.problems(found())).containsEntry("clone", "").containsEntry("other", "");
        assertThat(found().get(0).sources().keySet()).isEqualTo(stub(Given.CONNECT_FOUR).keySet());
        assertThat(found().get(0).sources().get(ENGINE)).contains("done").doesNotContain("TODO");
        assertThat(Given.found(folder.resolve("class/clone"))).as("named itself").singleElement()
                .satisfies(each -> assertThat(each.problem()).isEmpty());
    }

    @Test
    void aClassOfClonesIsGradedByWhatMostOfThemSolved() throws IOException {
        for (String name : List.of("a", "b", "c", "d")) {
            clone(name);
        }
        solve("a", Given.QUARTO);
        solve("b", Given.CONNECT_FOUR);
        solve("c", Given.CONNECT_FOUR);
        assertThat(Given.problems(found())).containsEntry("a", "is another exercise").containsEntry("b", "")
                .containsEntry("c", "").containsEntry("d", "");
        assertThat(found().get(0).problem().get(1)).contains("quarto (in exercises/quarto", "connectfour",
                "still as it was handed out");
        assertThat(found().get(3).sources()).as("the untouched stub is graded").isEqualTo(stub(Given.CONNECT_FOUR));
    }

    @Test
    void clonesThatNobodyTouchedTakeAWordFromTheInstructor() throws IOException {
        clone("a");
        clone("b");
        assertThatThrownBy(this::found).isInstanceOf(GradingException.class)
                .hasMessageContaining("connect-four (2), quarto (2). Say which one with --exercise");
        assertThat(Given.problems(Given.forced(Given.QUARTO, folder.resolve("class")))).hasSize(2)
                .containsEntry("a", "").containsEntry("b", "");
    }

    @Test
    void aStubHandedInAloneIsGraded() throws IOException {
        final Map<String, String> stub = stub(Given.CONNECT_FOUR);
        for (Map.Entry<String, String> each : stub.entrySet()) {
            Given.write(folder.resolve("class/a").resolve(each.getKey()), each.getValue());
        }
        assertThat(found()).singleElement().satisfies(each -> assertThat(each.sources()).isEqualTo(stub));
    }

    @ParameterizedTest
    @ValueSource(strings = {"lines", "tabs", "marked", "wide", "squeezed", "spread"})
    void anEditorThatChangesWhiteSpaceHasNotTouchedIt(String editor) throws IOException {
        final boolean isWide = editor.equals("wide");
        clone("clone", isWide ? StandardCharsets.UTF_16LE : StandardCharsets.UTF_8, text -> switch (editor) {
            case "lines" -> text.replace("\n", "\r\n");
            case "tabs" -> text.replace("    ", "\t") + "\n\n";
            case "marked", "wide" -> "\uFEFF" + text;
            case "squeezed" -> text.replaceAll("\\s+", " ");
            default -> text.replace(";", " ; ");
        });
        solveWithHelper();
        assertThat(found().get(0).problem()).isEmpty();
        assertThat(found().get(0).sources()).containsKey("connectfour/Helper.java");
    }

    private void solveWithHelper() throws IOException {
        Given.source(folder, "class/clone/" + PLACE.formatted("connect-four") + "connectfour/Helper.java");
        Given.source(folder, "class/other/" + ENGINE);
    }

    @Test
    void oneWordMoreInOneFileIsTouched() throws IOException {
        clone("clone");
        solveWithHelper();
        final Path quarto =
                folder.resolve("class/clone").resolve(PLACE.formatted("quarto")).resolve("quarto/Games.java");
        Files.writeString(quarto, Files.readString(quarto) + "// mine");
        assertThat(found().get(0).problem()).first().isEqualTo("holds 2 exercises");
    }

    @Test
    void aCopyOfTheStubBesideTheSolutionIsIgnoredToo() throws IOException {
        for (Map.Entry<String, String> each : stub(Given.CONNECT_FOUR).entrySet()) {
            Given.write(folder.resolve("class/a/handed-out").resolve(each.getKey()), each.getValue());
            Given.write(folder.resolve("class/a/work").resolve(each.getKey()), each.getValue() + "// solved");
        }
        Given.source(folder, "class/b/" + ENGINE);
        assertThat(found().get(0).problem()).isEmpty();
        assertThat(found().get(0).sources().get(ENGINE)).endsWith("// solved");
    }

    @Test
    void aSolutionThatLiesAboutInTheHandOutIsFound() throws IOException {
        clone("clone");
        for (Map.Entry<String, String> each : stub(Given.CONNECT_FOUR).entrySet()) {
            Given.write(folder.resolve("class/clone").resolve(each.getKey().replace("connectfour/", "")),
                    each.getValue() + "// solved");
        }
        Given.source(folder, "class/other/" + ENGINE);
        assertThat(found().get(0).problem()).isEmpty();
        assertThat(found().get(0).sources().get(ENGINE)).endsWith("// solved");
    }
}
