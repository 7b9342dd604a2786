package tabuleiro.grading.command;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.GradingException;
import tabuleiro.grading.Home;
import tabuleiro.grading.process.Workers;
import tabuleiro.grading.sandbox.Isolation;
import tabuleiro.grading.sandbox.Sandbox;
import tabuleiro.grading.testing.WrongBoards;
import tabuleiro.rulebook.Clause;

/** Records the wrong boards by which contracts are tried. */
@Command(name = "boards",
        header = "Records the wrong boards by which contracts are tried, when rules or clauses have changed.",
        description = {"", "It writes grading/boards, by which contracts are graded, and the boards that are handed out"
                + " with the exercises, and lists the clauses that no wrong board breaks.", ""})
final class BoardsCommand implements Callable<Integer> {

    @Parameters(arity = "1..*", paramLabel = "GAME", description = "The exercises, such as connect-four.")
    private List<String> names;

    @Mixin
    private Terminal terminal;

    @Override
    public Integer call() throws IOException {
        try (Workers workers = new Workers(new Sandbox(Isolation.PROCESS, Home.runtimes()), 1)) {
            for (Exercise each : names.stream().distinct().map(Exercise::named).toList()) {
                final Map<String, String> reference = ReferenceCheck.sources(each).orElseThrow(() ->
                        new GradingException("The reference is not in this copy, so that nothing can be recorded."));
                for (Clause clause : new WrongBoards(workers).write(each, reference)) {
                    terminal.tell("No wrong board breaks " + clause.label() + " of " + clause.owner() + ".");
                }
                terminal.printWritten(WrongBoards.graded(each) + ", " + WrongBoards.handedOut(each));
            }
        }
        return 0;
    }
}
