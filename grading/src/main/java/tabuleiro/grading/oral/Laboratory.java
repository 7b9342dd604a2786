package tabuleiro.grading.oral;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import tabuleiro.grading.craft.Program;
import tabuleiro.grading.judge.Outcome;

/** Runs a program as it is and with changes, and keeps what came of it. */
final class Laboratory {

    private final Map<String, String> sources;
    private final Program program;
    private final Function<Map<String, String>, List<Outcome>> judge;
    private final Map<Change, List<Outcome>> tried = new LinkedHashMap<>();
    private final List<Outcome> before;

    /**
     * Runs a program as it is.
     *
     * @param judge plays all examples with a program of these sources; nothing if it does not compile
     */
    Laboratory(Program program, Map<String, String> sources, Function<Map<String, String>, List<Outcome>> judge) {
        this.program = program;
        this.sources = sources;
        this.judge = judge;
        before = judge.apply(sources);
    }

    /** Returns the program. */
    Program program() {
        return program;
    }

    /** Returns its sources by path. */
    Map<String, String> sources() {
        return sources;
    }

    /** Returns what came of the examples with the program as it is, in the order of the features. */
    List<Outcome> before() {
        return before;
    }

    /** Returns what came of the examples after a change; nothing if it does not compile then. */
    List<Outcome> after(Change change) {
        return tried.computeIfAbsent(change, each -> judge.apply(each.in(sources)));
    }

    /** Returns the changes that have been tried. */
    List<Change> tried() {
        return List.copyOf(tried.keySet());
    }

    /** Returns the lines of the routine in which a change stands, with the changed line marked. */
    List<String> listing(Change change) {
        return program.types().stream().filter(each -> each.file().equals(change.file()))
                .flatMap(type -> type.routines().stream()).filter(each -> each.getRange().filter(range ->
                        range.begin.line <= change.line() && change.line() <= range.end.line).isPresent())
                .findFirst().map(routine -> {
                    final int first = routine.getName().getRange().orElseThrow().begin.line;
                    final int last = routine.getRange().orElseThrow().end.line;
                    return change.text(sources).lines().skip(first - 1L).limit(last - first + 1L).toList();
                }).orElse(List.of());
    }
}
