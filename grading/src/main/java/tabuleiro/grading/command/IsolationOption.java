package tabuleiro.grading.command;

import java.util.stream.Stream;
import picocli.CommandLine.Option;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.sandbox.Isolation;

/** How programs are kept from the machine: a mixin. */
final class IsolationOption {

    @Option(names = "--isolation", paramLabel = "KIND", defaultValue = "${env:GRADE_ISOLATION:-sandbox}",
            description = "sandbox (default); user: another user for each, in a container that forbids sandboxes;"
                    + " or process: no sandbox, for programs you trust.")
    private String word;

    /**
     * Returns the isolation that is asked for.
     *
     * @throws GradingException if there is none of this name; the message names all
     */
    Isolation kind() {
        return Stream.of(Isolation.values()).filter(isolation -> isolation.name().equalsIgnoreCase(word)).findFirst()
                .orElseThrow(() -> new GradingException("--isolation is sandbox, user or process, not " + word + "."));
    }
}
