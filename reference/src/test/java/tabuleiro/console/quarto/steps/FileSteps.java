package tabuleiro.console.quarto.steps;

import static org.assertj.core.api.Assertions.assertThat;

import io.cucumber.java.After;
import io.cucumber.java.Before;
import io.cucumber.java.en.Given;
import io.cucumber.java.en.Then;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Steps about the files of saved games. Each example has a folder of its own. */
public final class FileSteps {

    private Path home;
    private Path folder;
    private byte[] given = {};

    /** Creates the folder. */
    @Before
    public void makeFolder() throws IOException {
        home = Files.createTempDirectory("tabuleiro");
        folder = home;
    }

    /** Deletes the folder with its content. */
    @After
    public void removeFolder() throws IOException {
        try (Stream<Path> all = Files.walk(home)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(each);
            }
        }
    }

    /** Returns the folder in which games are saved. */
    Path folder() {
        return folder;
    }

    /** Writes a file with these lines. */
    @Given("the file {word} with these lines")
    public void file(String name, String lines) throws IOException {
        write(name, lines + "\n", StandardCharsets.UTF_8);
    }

    /** Writes a file as an old editor writes it. */
    @Given("the file {word}, in ISO 8859-1, with these lines")
    public void latinFile(String name, String lines) throws IOException {
        write(name, lines + "\n", StandardCharsets.ISO_8859_1);
    }

    /** Writes a file as an editor on Windows writes it. */
    @Given("the file {word}, as a Windows editor writes it, with these lines")
    public void windowsFile(String name, String lines) throws IOException {
        write(name, "\ufeff" + lines.replace("\n", "\r\n"), StandardCharsets.UTF_8);
    }

    /** Writes a file that ends with empty lines. */
    @Given("the file {word}, followed by {int} empty lines, with these lines")
    public void longFile(String name, int number, String lines) throws IOException {
        write(name, lines + "\n".repeat(number), StandardCharsets.UTF_8);
    }

    private void write(String name, String text, Charset charset) throws IOException {
        given = text.getBytes(charset);
        Files.write(folder.resolve(name), given);
    }

    /** Creates a folder instead of a file. */
    @Given("a folder named {word}")
    public void folder(String name) throws IOException {
        Files.createDirectory(folder.resolve(name));
    }

    /** Lets games be saved in a folder that does not exist. */
    @Given("no folder for saved games")
    public void noFolder() {
        folder = home.resolve("nowhere");
    }

    /** Checks every line of a file. */
    @Then("the file {word} holds")
    public void holds(String name, String lines) throws IOException {
        assertThat(Files.readString(folder.resolve(name))).as("the file %s", name).isEqualTo(lines + "\n");
    }

    /** Checks that no byte of a given file has changed. */
    @Then("the file {word} is as it was")
    public void isAsItWas(String name) throws IOException {
        assertThat(Files.readAllBytes(folder.resolve(name))).as("the file %s, byte for byte", name).isEqualTo(given);
    }

    /** Checks that this is the only file. */
    @Then("there is no file but {word}")
    public void noFileBut(String name) throws IOException {
        assertThat(names()).as("the files in the folder").containsExactly(name);
    }

    /** Checks that there is no file. */
    @Then("there is no file")
    public void noFile() throws IOException {
        assertThat(names()).as("the files in the folder").isEmpty();
    }

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(home)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }
}
