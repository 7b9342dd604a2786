package tabuleiro.grading.command;

import java.io.PrintWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Where a command prints, each thing in one line, and that it has help: the mixin of all commands. */
@Command(mixinStandardHelpOptions = true, sortOptions = false)
final class Terminal {

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    /** Returns what takes the results of the command. */
    PrintWriter out() {
        return command.commandLine().getOut();
    }

    /** Prints a line of the results. */
    void print(String line) {
        out().println(OneLine.of(line));
        out().flush();
    }

    /** Prints what the command has written. */
    void printWritten(Object what) {
        print("Written: " + what);
    }

    /** Prints what somebody should know, apart from the results. */
    void tell(String what) {
        command.commandLine().getErr().println("grade: " + OneLine.of(what));
    }
}
