package tabuleiro.grading.sandbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** Finds and runs programs of the machine. */
final class Commands {

    private Commands() {
    }

    /** Returns the place of a program among the folders of PATH; nothing if it is in none. */
    static Optional<Path> find(String program) {
        return Arrays.stream(System.getenv().getOrDefault("PATH", "").split(":"))
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isExecutable)
                .findFirst();
    }

    /** Runs a program to its end and returns what it prints, to both its outputs. */
    static String run(List<String> command) throws IOException {
        final Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
