package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the file of a saved game is complete or does not exist. */
class SavesTest {

    private static final int LONGEST = 10_000;

    private final GameSoFar start = GameSoFar.start(new Names("North", "South"));
    private final GameSoFar later = start.with(Turn.parse("[p; A1").orElseThrow());

    @TempDir
    private Path folder;

    private Saves saves;

    @BeforeEach
    void open() {
        saves = new Saves(folder, new GameReader(new SimpleQuarto.Games()));
    }

    @Test
    void readsWhatWasWritten() throws IOException {
        saves.write("evening", start);
        assertThat(saves.has("evening")).isTrue();
        assertThat(saves.has("morning")).isFalse();
        assertThat(saves.find("evening")).isEqualTo(Found.sound(start));
        assertThat(folder).isDirectoryContaining("glob:**/evening.quarto.txt");
    }

    @Test
    void replacesAGameAndLeavesNothingElse() throws IOException {
        saves.write("evening", later);
        saves.write("evening", start);
        assertThat(saves.find("evening")).isEqualTo(Found.sound(start));
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("evening.quarto.txt"));
    }

    @Test
    void replacesAGameInOneStepAndNeverWritesIntoItsFile() throws IOException {
        saves.write("evening", later);
        Files.createLink(file("also-evening"), file("evening"));
        saves.write("evening", start);
        assertThat(saves.find("also-evening")).isEqualTo(Found.sound(later));
    }

    @Test
    void replacesTheRestOfAnEarlierAttempt() throws IOException {
        Files.writeString(folder.resolve("evening.quarto.tmp"), "half a game");
        saves.write("evening", start);
        assertThat(saves.find("evening")).isEqualTo(Found.sound(start));
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("evening.quarto.txt"));
    }

    @Test
    void leavesNoFileIfTheGameCannotBeWritten() throws IOException {
        Files.createDirectories(file("evening").resolve("full"));
        assertThatThrownBy(() -> saves.write("evening", start)).isInstanceOf(IOException.class);
        assertThat(folder).isDirectoryNotContaining(file -> !file.endsWith("evening.quarto.txt"));
    }

    @Test
    void writesNothingIfThereIsNoFolder() throws IOException {
        Files.delete(folder);
        assertThatThrownBy(() -> saves.write("evening", start)).isInstanceOf(IOException.class);
        assertThat(folder).doesNotExist();
        Files.createDirectory(folder);
    }

    @Test
    void readsTheLongestFileButNotALongerOne() throws IOException {
        final String text = start + "\n".repeat(LONGEST - start.toString().length());
        Files.writeString(file("evening"), text);
        assertThat(saves.find("evening")).isEqualTo(Found.sound(start));
        Files.writeString(file("evening"), text + "\n");
        assertThat(saves.find("evening"))
                .isEqualTo(Found.nothing("evening.quarto.txt: the file is too large for a saved game"));
    }

    @Test
    void refusesToOverwriteWhatItCannotRead() throws IOException {
        Files.createDirectory(file("folder"));
        Files.write(file("empty"), new byte[0]);
        saves.write("sound", start);
        assertThat(saves.whyNotWrite("folder")).isPresent();
        assertThat(saves.whyNotWrite("empty")).isPresent();
        assertThat(saves.whyNotWrite("sound")).isEmpty();
        assertThat(saves.whyNotWrite("new")).isEmpty();
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void refusesToOverwriteALinkThatLeadsNowhere() throws IOException {
        Files.createSymbolicLink(file("evening"), folder.resolve("nowhere"));
        assertThat(saves.whyNotWrite("evening")).isPresent();
        assertThat(saves.find("evening").fault()).contains("evening.quarto.txt: this is not a file that can be read");
    }

    private Path file(String name) {
        return folder.resolve(name + ".quarto.txt");
    }
}
