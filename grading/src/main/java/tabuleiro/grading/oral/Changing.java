package tabuleiro.grading.oral;

import com.github.javaparser.ast.body.CallableDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.BiFunction;
import tabuleiro.grading.results.Check;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Question;
import tabuleiro.grading.results.Question.Kind;
import tabuleiro.grading.source.Program;

/** Asks to change a program so that it plays by another rule, of which an example is shown that fails now. */
final class Changing {

    private final Laboratory laboratory;
    private final BiFunction<Variant, Map<String, String>, List<Outcome>> tester;

    /**
     * Will ask about a program.
     *
     * @param tester plays the examples of a variant with a program of these sources
     */
    Changing(Laboratory laboratory, BiFunction<Variant, Map<String, String>, List<Outcome>> tester) {
        this.laboratory = laboratory;
        this.tester = tester;
    }

    /** Returns so many questions, about variants that follow from the random numbers. */
    List<Question> about(List<Variant> variants, int most, Random random) {
        final List<Variant> shuffled = new ArrayList<>(variants);
        Collections.shuffle(shuffled, random);
        return shuffled.stream().map(this::question).flatMap(Optional::stream).limit(most).toList();
    }

    private Optional<Question> question(Variant variant) {
        return tester.apply(variant, laboratory.sources()).stream().filter(outcome -> !outcome.passed()).findFirst()
                .map(wrong -> new Question(Kind.CHANGE_IT, variant.id(), List.of(
                        "The rule is now: " + variant.rule() + ".",
                        "Which of your routines must change, and how? Change them, so that this example passes."),
                        List.of(), List.of(wrong.check()), answers(variant, wrong)));
    }

    private List<String> answers(Variant variant, Outcome wrong) {
        final List<String> answers = new ArrayList<>();
        final String call = wrong.cause().call();
        if (!call.isEmpty()) {
            answers.add("Now it fails: " + Question.told(wrong.cause()));
            answers.add("Up to there your program comes through " + String.join(", ",
                    reached(call.replaceFirst("\\(.*", ""), variant, wrong.check())) + ".");
        }
        variant.edits().forEach(edit -> answers.add("The reference, in " + edit.path() + ":\n- "
                + edit.change().replace().strip().replace("\n", "\n- ") + "\n+ "
                + edit.change().with().strip().replace("\n", "\n+ ")));
        final String game = variant.exercise().name();
        answers.add("To try it: copy grading/oral/" + game + "/" + variant.file().getFileName() + " into exercises/"
                + game + "/src/test/resources/examples of the student's copy, and run exercises/check " + game + " "
                + variant.id() + ".");
        return answers;
    }

    /** Returns the student's own routines that an example comes through, of those that a call of this may reach. */
    private Set<String> reached(String method, Variant variant, Check example) {
        final Set<String> names = new LinkedHashSet<>();
        final Deque<String> open = new ArrayDeque<>(List.of(method));
        final Set<String> reached = new LinkedHashSet<>();
        while (!open.isEmpty()) {
            final String name = open.remove();
            for (Program.Type type : names.add(name) ? laboratory.program().types() : List.<Program.Type>of()) {
                type.routines().stream().filter(routine -> routine.getNameAsString().equals(name)).forEach(routine -> {
                    Program.called(routine).forEach(open::add);
                    if (isReached(type, routine, variant, example)) {
                        reached.add(type.name() + "." + name);
                    }
                });
            }
        }
        return reached;
    }

    private boolean isReached(Program.Type type, CallableDeclaration<?> routine, Variant variant, Check example) {
        return routine instanceof MethodDeclaration method && method.getBody().flatMap(body ->
                body.getStatements().getFirst()).filter(first -> tester.apply(variant, laboratory.probe(type, routine,
                first, "").in(laboratory.sources())).stream().filter(outcome -> outcome.check().equals(example))
                .anyMatch(outcome -> Laboratory.told(outcome).isPresent())).isPresent();
    }
}
