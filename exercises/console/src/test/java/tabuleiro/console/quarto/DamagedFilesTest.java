package tabuleiro.console.quarto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tabuleiro.console.former.Terminal;

/** Tests that resuming a damaged file neither fails nor changes it, and that no game is saved in its place. */
class DamagedFilesTest {

    private static final long SEED = 42;
    private static final int FILES = Boolean.getBoolean("thorough") ? 5_000 : 200;
    private static final int MOST_DAMAGE = 3;
    private static final Duration TIME_LIMIT = Duration.ofMinutes(3);
    private static final String RESUME = "c\nevening\n";
    private static final String SAVE = "s\nevening\n";
    private static final String NEW_GAME = "b\nNorth\nSouth\n";

    private final Random random = new Random(SEED);
    private final RandomGames games = new RandomGames(random);

    @TempDir
    private Path folder;

    @Test
    void anyDamageIsHandled() {
        assertTimeoutPreemptively(TIME_LIMIT, () -> {
            int refused = 0;
            for (int i = 0; i < FILES; i++) {
                refused += resume(damaged(games.some().toString())) ? 0 : 1;
            }
            assertThat(refused).as("damaged files").isBetween(FILES / 3, FILES);
        });
    }

    /** Resumes the game in a file, and returns whether the whole file is sound. */
    private boolean resume(byte[] content) throws IOException {
        Files.write(file(), content);
        final boolean sound = played(RESUME, content).stream().noneMatch(line -> line.startsWith("Warning: "));
        if (!sound) {
            played(RESUME + SAVE, content);
            assertThat(played(NEW_GAME + SAVE, content)).anyMatch(line -> line.contains("choose another name"));
        }
        return sound;
    }

    private List<String> played(String typed, byte[] content) throws IOException {
        final Terminal terminal = new Terminal(typed);
        terminal.run(dialogue -> new QuartoConsole(new SimpleQuarto.Games(), dialogue, new Dice(SEED),
                QuartoConsole.RULES, folder).open());
        final String text = new String(content, StandardCharsets.ISO_8859_1);
        assertThat(terminal.status()).as("the status after %s: %s", text, terminal.lastLine()).isZero();
        assertThat(terminal.lastLine()).as("the last line after %s", text).startsWith("End of input: ");
        assertThat(Files.readAllBytes(file())).as("the file").isEqualTo(content);
        assertThat(folder).isDirectoryNotContaining(file -> !file.equals(file()));
        return terminal.lines();
    }

    private Path file() {
        return folder.resolve("evening.quarto.txt");
    }

    private byte[] damaged(String text) {
        byte[] content = text.getBytes(StandardCharsets.UTF_8);
        for (int i = random.nextInt(MOST_DAMAGE); i >= 0 && content.length > 0; i--) {
            content = random.nextBoolean() ? damagedByte(content) : damagedLine(content);
        }
        return content;
    }

    /** Flips a bit, inserts a byte, removes a byte, or removes everything from there on. */
    private byte[] damagedByte(byte[] content) {
        final int place = random.nextInt(content.length);
        final ByteArrayOutputStream damaged = new ByteArrayOutputStream();
        damaged.write(content, 0, place);
        switch (random.nextInt(4)) {
            case 0 -> damaged.write(content[place] ^ 1 << random.nextInt(Byte.SIZE));
            case 1 -> damaged.writeBytes(new byte[] {(byte) random.nextInt(), content[place]});
            case 2 -> {
                return damaged.toByteArray();
            }
            default -> {
                // The byte is left out.
            }
        }
        damaged.write(content, place + 1, content.length - place - 1);
        return damaged.toByteArray();
    }

    /** Repeats a line, removes a line, or swaps two lines. */
    private byte[] damagedLine(byte[] content) {
        final List<String> lines =
                new ArrayList<>(Arrays.asList(new String(content, StandardCharsets.ISO_8859_1).split("\n")));
        final int place = random.nextInt(lines.size());
        switch (random.nextInt(3)) {
            case 0 -> lines.add(random.nextInt(lines.size() + 1), lines.get(place));
            case 1 -> lines.remove(place);
            default -> Collections.swap(lines, place, random.nextInt(lines.size()));
        }
        return String.join("\n", lines).getBytes(StandardCharsets.ISO_8859_1);
    }
}
