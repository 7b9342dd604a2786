package tabuleiro.grading.oral;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Stream;
import tabuleiro.grading.Exercise;
import tabuleiro.grading.results.Outcome;
import tabuleiro.grading.results.Question;
import tabuleiro.grading.results.Question.Kind;
import tabuleiro.grading.source.Program;

/**
 * Asks about a program: about lines, fields and contracts of its author's own, each question with an answer that was
 * found by running the program. The same seed asks the same.
 */
public final class Oral {

    private final Map<Kind, List<Question>> questions = new EnumMap<>(Kind.class);
    private final Set<String> asked = new HashSet<>();

    /**
     * Finds questions about a program.
     *
     * @param sources its source files by path
     * @param seed    from which it follows what is tried
     * @param people   how many will be asked, at least 1
     * @param tester    plays all examples with a program of these sources; nothing if it does not compile
     * @param variants plays the examples of a variant with a program of these sources
     */
    public Oral(Exercise exercise, Map<String, String> sources, long seed, int people,
            Function<Map<String, String>, List<Outcome>> tester,
            BiFunction<Variant, Map<String, String>, List<Outcome>> variants) {
        final Map<String, String> given = new TreeMap<>();
        exercise.stubSources().forEach((path, text) -> given.put(path, new String(text, StandardCharsets.UTF_8)));
        final Random random = new Random(seed);
        final Laboratory laboratory = new Laboratory(Program.of(sources, given), sources, tester);
        final Probes probes = new Probes(laboratory, random);
        final Asking asking = new Asking(laboratory, random);
        questions.put(Kind.YOUR_LINE_CHANGED, asking.aboutChangedLines());
        questions.put(Kind.YOUR_CONTRACT, asking.aboutContracts().stream().toList());
        final List<Question> lines = new ArrayList<>(probes.aboutRefusals(exercise));
        lines.addAll(probes.aboutReturns());
        Collections.shuffle(lines, random);
        questions.put(Kind.WHICH_LINE, lines);
        questions.put(Kind.YOUR_WORDS, probes.aboutFields());
        questions.put(Kind.CHANGE_IT, new Changing(laboratory, variants).about(Variants.of(exercise), people, random));
    }

    /**
     * Returns the questions for one person, from easy to hard, which take about so long; nobody else was asked them.
     *
     * @param minutes how long the talk may take, at least 1
     */
    public List<Question> sheet(int minutes) {
        final List<Question> sheet = new ArrayList<>();
        int left = minutes;
        boolean goesOn = true;
        while (goesOn) {
            goesOn = false;
            for (Kind kind : Stream.of(Kind.values()).sorted(Comparator.comparing(Kind::minutes).reversed()).toList()) {
                final Question next = questions.get(kind).stream().filter(question -> !asked.contains(question.key()))
                        .findFirst().orElse(null);
                if (next != null && kind.minutes() <= left) {
                    asked.add(next.key());
                    sheet.add(next);
                    left -= kind.minutes();
                    goesOn = true;
                }
            }
        }
        return sheet.stream().sorted(Comparator.comparing(Question::kind)).toList();
    }
}
