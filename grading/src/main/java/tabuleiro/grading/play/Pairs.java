package tabuleiro.grading.play;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import tabuleiro.contracts.replay.Known;
import tabuleiro.feedback.PossibleCauses;
import tabuleiro.grading.calls.Asked;
import tabuleiro.grading.calls.Observation;
import tabuleiro.grading.calls.Recorder;
import tabuleiro.grading.cause.Causes;
import tabuleiro.grading.play.Exchange.Pair;

/**
 * Finds for a question another one that decides: the same query with another right answer on the board that is nearest.
 * Only who knows the rule answers both. Boards of the rule book, mirrored or recoloured ones too, decide nothing,
 * for their answers can be looked up. A question in a game from its opening is paired with another such: who cannot
 * resume a game can answer both.
 *
 * <p>A pair decides about the rule that who confuses its answers has wrong, about the rules of the refusals that are
 * right answers, and, if it asks for the whole position, about the rule of the command that led there.
 */
final class Pairs {

    /** Other arguments count as much as so many half characters of a board. */
    private static final int OTHER_ARGUMENTS = 3;
    /** A question is one of two in so many pairs at most, so that no answer alone decides much. */
    private static final int MOST = 4;
    private static final String POSITION = "position";

    private final Causes causes;
    private final Recorder recorder;
    private final Set<String> known;
    private final Map<String, List<Question>> asked = new HashMap<>();
    private final Map<Integer, Method> moved = new HashMap<>();
    private final Set<Integer> opened = new HashSet<>();

    /** A question that was asked before. */
    private static final class Question {

        private final Observation call;
        /** The characters of its board. */
        private final char[] board;
        private int pairs;

        Question(Observation call, char[] board) {
            this.call = call;
            this.board = board;
        }

        /** Returns how far another question is from this, or a number that is not below this limit. */
        int distance(Question other, int limit) {
            final int common = Math.min(board.length, other.board.length);
            int distance = 2 * (Math.max(board.length, other.board.length) - common);
            for (int i = 0; i < common && distance < limit; i++) {
                distance += board[i] == other.board[i] ? 0 : 2;
            }
            return distance < limit && !call.arguments().equals(other.call.arguments())
                    ? distance + OTHER_ARGUMENTS : distance;
        }

        /** Returns the nearest of these questions that has another right answer; one that is in many pairs is left. */
        Optional<Question> nearest(List<Question> others) {
            Optional<Question> nearest = Optional.empty();
            int least = Integer.MAX_VALUE;
            for (Question other : others) {
                final int distance = other.pairs < MOST ? distance(other, least) : least;
                if (distance < least && !other.call.answer().equals(call.answer())) {
                    nearest = Optional.of(other);
                    least = distance;
                }
            }
            return nearest;
        }
    }

    /**
     * Will pair the calls that are recorded.
     *
     * @param causes knows which rule a wrong answer contradicts
     * @param known the boards of the rule book and what looks like them, and its questions that are about no board
     */
    Pairs(Causes causes, Recorder recorder, Set<String> known) {
        this.causes = causes;
        this.recorder = recorder;
        this.known = known;
    }

    /** Returns these boards, and each as it looks turned, mirrored or in other colours. */
    static Set<String> alike(Collection<String> boards, List<UnaryOperator<BoardText>> symmetries) {
        Set<BoardText> all = boards.stream().map(BoardText::of).collect(Collectors.toSet());
        for (UnaryOperator<BoardText> each : symmetries) {
            all = all.stream().flatMap(board -> Stream.of(board, each.apply(board))).collect(Collectors.toSet());
        }
        return Stream.concat(boards.stream(), all.stream().map(BoardText::toString)).map(String::strip)
                .collect(Collectors.toSet());
    }

    /** Begins a round, in which objects are numbered anew. */
    void beginRound() {
        moved.clear();
        opened.clear();
    }

    /** Returns the question that decides together with one that is asked now, if there is one. */
    Optional<Pair> pair(Observation call) {
        if (call.isCommand()) {
            moved.put(call.object(), call.method());
            return Optional.empty();
        }
        if (call.answer() instanceof Known made && call.arguments().stream().noneMatch(Pairs::isPosition)) {
            opened.add(made.number());
        }
        final Optional<Object> position = position(call);
        final String board = position.map(Object::toString).orElseGet(call::words);
        if (call.answer() instanceof Known || position.filter(each -> isGiven(call, each)).isPresent()
                || known.contains(board.strip())) {
            return Optional.empty();
        }
        final Question question = new Question(call, board.toCharArray());
        final List<Question> before = asked.computeIfAbsent(call.method().toString() + opened.contains(call.object()),
                any -> new ArrayList<>());
        final Optional<Question> nearest = question.nearest(before);
        nearest.ifPresent(best -> best.pairs++);
        before.add(question);
        return nearest.map(best -> new Pair(best.call, rules(call, best.call.answer())));
    }

    private Set<String> rules(Observation call, Object other) {
        final String confused = PossibleCauses.in(causes.rule(new Asked(recorder.object(call.object()), call.method(),
                call.arguments(), List.of()), call.answer(), other)).get(0).rule();
        final Stream<String> moving = Stream.ofNullable(moved.get(call.object()))
                .filter(any -> call.method().getName().equals(POSITION)).map(move -> causes.about(move.getName()));
        return Stream.of(Stream.of(confused), Stream.of(call.answer(), other).flatMap(Causes::refusals), moving)
                .flatMap(parts -> parts).filter(rule -> !rule.isEmpty()).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Checks whether the answer stands in the position from which the game was resumed. */
    private boolean isGiven(Observation call, Object position) {
        return !moved.containsKey(call.object()) && call.standsIn(position.getClass());
    }

    /** Returns the position that is asked about; nothing if none is. */
    private Optional<Object> position(Observation call) {
        return Stream.concat(Stream.of(recorder.object(call.object())), call.arguments().stream()
                .map(argument -> argument instanceof Known object ? recorder.object(object.number()) : argument))
                .map(Pairs::position).flatMap(Optional::stream).findFirst();
    }

    /** Returns a position, that of a game, or that of the game that something is about. */
    private static Optional<Object> position(Object object) {
        return isPosition(object) ? Optional.of(object) : NamedCall.asked(object, POSITION)
                .or(() -> NamedCall.asked(object, "game").flatMap(Pairs::position));
    }

    private static boolean isPosition(Object value) {
        return value.getClass().getSimpleName().equals("Position");
    }
}
