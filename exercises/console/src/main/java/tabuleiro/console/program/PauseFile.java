package tabuleiro.console.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Collectors;
import tabuleiro.console.Game.Pause;
import tabuleiro.console.Message;

/**
 * The file in which a game of some kinds is paused. It has nothing but the steps, so that a person can write it. Its
 * folder is made when it is needed.
 */
record PauseFile(Path folder, Pause pause) {

    Path path() {
        return folder.resolve(pause.file());
    }

    /** Returns what the players are told if the steps cannot be read. */
    Message whyNot() {
        return Message.of(new TextFile(path()).exists() ? "pause.unreadable" : "pause.none",
                path().toString());
    }

    /**
     * Reads the lines. What is no text becomes a step that the game does not know.
     *
     * @throws IOException if there is no file, or if it cannot be read
     */
    List<String> read() throws IOException {
        return TextFile.lines(new String(new TextFile(path()).bytes(), StandardCharsets.UTF_8));
    }

    /**
     * Writes steps over what was there, which is kept in a file whose name ends with {@code .bak}.
     *
     * @throws IOException if they cannot be written; then the file is as it was
     */
    void write(List<String> steps) throws IOException {
        if (Files.exists(path())) {
            Files.copy(path(), folder.resolve(pause.file() + ".bak"), StandardCopyOption.REPLACE_EXISTING);
        }
        new TextFile(path()).write(steps.stream().map(pause.line()).map(line -> line + "\n")
                .collect(Collectors.joining()));
    }
}
