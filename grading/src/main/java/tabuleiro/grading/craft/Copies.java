package tabuleiro.grading.craft;

import com.github.javaparser.JavaToken;
import com.github.javaparser.ast.body.CallableDeclaration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import tabuleiro.grading.source.Place;
import tabuleiro.grading.source.Program;

/** Finds passages of a program that stand in two places, but for names, numbers and comments. */
final class Copies {

    /** So many words and signs in a row must be alike: some seven lines. */
    private static final int ALIKE = 60;

    /**
     * A passage that stands in two places.
     *
     * @param place where the second one begins, with where the first does
     * @param lines on how many lines it stands
     */
    record Copy(Place place, int lines) {
    }

    /** The words and signs of a routine. */
    private record Text(Program.Type type, CallableDeclaration<?> routine, List<String> words, List<Integer> lines) {

        String window(int from) {
            return String.join(" ", words.subList(from, from + ALIKE));
        }
    }

    /** Where a passage begins. */
    private record Start(Text text, int from) {
    }

    private Copies() {
    }

    /** Returns the copies in a program, in the order of its files. */
    static List<Copy> in(Program program) {
        final Map<String, Start> seen = new HashMap<>();
        final List<Copy> copies = new ArrayList<>();
        program.types().stream().flatMap(type -> type.routines().stream().map(routine -> text(type, routine)))
                .forEach(text -> {
                    int i = 0;
                    while (i + ALIKE <= text.words.size()) {
                        final Start before = seen.get(text.window(i));
                        if (before == null || before.text == text && i < before.from + ALIKE) {
                            seen.putIfAbsent(text.window(i), new Start(text, i));
                            i++;
                        } else {
                            final int length = length(before, new Start(text, i));
                            copies.add(copy(before, new Start(text, i), length));
                            i += length;
                        }
                    }
                });
        return copies;
    }

    private static int length(Start one, Start other) {
        int length = ALIKE;
        while (one.from + length < one.text.words.size() && other.from + length < other.text.words.size()
                && one.text.words.get(one.from + length).equals(other.text.words.get(other.from + length))) {
            length++;
        }
        return length;
    }

    private static Copy copy(Start before, Start now, int length) {
        final String first = new Place(before.text.type.file(), before.text.lines.get(before.from),
                before.text.routine.getNameAsString()).toString();
        return new Copy(new Place(now.text.type.file(), now.text.lines.get(now.from),
                now.text.routine.getNameAsString() + ", as " + first),
                (int) now.text.lines.subList(now.from, now.from + length).stream().distinct().count());
    }

    private static Text text(Program.Type type, CallableDeclaration<?> routine) {
        final List<JavaToken> tokens = routine.getTokenRange().stream().flatMap(range ->
                StreamSupport.stream(range.spliterator(), false))
                .filter(token -> !token.getCategory().isWhitespaceOrComment()).toList();
        return new Text(type, routine, tokens.stream().map(Copies::word).toList(), tokens.stream().map(token ->
                token.getRange().orElseThrow().begin.line).collect(Collectors.toList()));
    }

    private static String word(JavaToken token) {
        if (token.getCategory().isIdentifier()) {
            return "name";
        }
        return token.getCategory().isLiteral() ? "value" : token.getText();
    }
}
