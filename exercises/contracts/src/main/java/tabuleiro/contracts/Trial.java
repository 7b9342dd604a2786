package tabuleiro.contracts;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import tabuleiro.contracts.replay.Case;
import tabuleiro.contracts.replay.Tried;
import tabuleiro.contracts.replay.Tried.Came;
import tabuleiro.contracts.replay.Tried.Kind;

/**
 * The question which clauses the contracts of a program notice: for each clause some wrong boards that break it are
 * drawn, those first that break the fewest others.
 */
public final class Trial {

    /** How many wrong boards are tried for a clause. */
    public static final int BOARDS = 6;

    /** A clause that fewer boards break says too little to be counted. */
    private static final int LEAST = 3;

    private final List<Case> cases;
    private final int most;
    private final Map<String, List<Place>> drawn = new TreeMap<>();
    private final Map<Place, Came> came = new HashMap<>();
    private final Set<Integer> right = new HashSet<>();
    private int alarms;
    private int working;

    /** Where something wrong stands: the number of the case, and its own among what is wrong there. */
    private record Place(int number, int wrong) {
    }

    /** Where a call is made, and something wrong after it: in this process, or in another. */
    @FunctionalInterface
    public interface Bench {

        /**
         * Returns what comes of a call; nothing if that cannot be tried.
         *
         * @param random from which seed follows what is left to chance
         */
        Optional<Tried> tried(Case asked, long random);
    }

    /**
     * Will try boards.
     *
     * @param cases all that are recorded
     * @param seed  from which it follows which are drawn
     */
    public Trial(List<Case> cases, long seed) {
        this(cases, seed, BOARDS);
    }

    /** Will try so many boards for a clause. */
    public Trial(List<Case> cases, long seed, int most) {
        this.cases = cases;
        this.most = most;
        final Map<String, List<Place>> known = new TreeMap<>();
        for (int i = 0; i < cases.size(); i++) {
            for (int j = 0; j < cases.get(i).wrongs().size(); j++) {
                final Place place = new Place(i, j);
                cases.get(i).wrongs().get(j).broken().forEach(clause ->
                        known.computeIfAbsent(clause, any -> new ArrayList<>()).add(place));
            }
        }
        known.values().removeIf(places -> places.size() < LEAST);
        final Random random = new Random(seed);
        known.forEach((clause, places) -> drawn.put(clause, drawn(places, random)));
    }

    /** Returns some that break few other clauses, of as many calls and of as many kinds as there are. */
    private List<Place> drawn(List<Place> places, Random random) {
        final Map<Object, Integer> turns = new HashMap<>();
        final Map<Place, Integer> turn = new HashMap<>();
        Collections.shuffle(places, random);
        places.sort(Comparator.comparingInt(this::breaking));
        places.forEach(place -> turn.put(place, turns.merge(place.number, 1, Integer::sum)
                + turns.merge(question(place).words(), 1, Integer::sum)));
        final int fewest = breaking(places.get(0));
        return places.stream().sorted(Comparator.comparingInt(place -> turn.get(place)
                + 2 * (breaking(place) - fewest)))
                .limit(most).toList();
    }

    private int breaking(Place place) {
        return question(place).broken().size();
    }

    private Case.Question question(Place place) {
        return cases.get(place.number).wrongs().get(place.wrong);
    }

    /** Returns the cases whose questions are asked, and no others: what a file need hold. */
    public List<Case> asked() {
        final List<Case> asked = new ArrayList<>();
        wrongs().forEach((number, wrongs) -> asked.add(only(number, wrongs)));
        return asked;
    }

    private Map<Integer, TreeSet<Integer>> wrongs() {
        final Map<Integer, TreeSet<Integer>> wrongs = new TreeMap<>();
        drawn.values().stream().flatMap(List::stream).forEach(place ->
                wrongs.computeIfAbsent(place.number, any -> new TreeSet<>()).add(place.wrong));
        return wrongs;
    }

    private Case only(int number, TreeSet<Integer> wrongs) {
        return cases.get(number).with(wrongs.stream().map(cases.get(number).wrongs()::get).toList());
    }

    /** Tries a program about which there are some doubts, and returns what is noticed. */
    public Strength run(Bench bench, List<Doubt> doubts) {
        wrongs().forEach((number, wrongs) -> {
            final Optional<Tried> tried = bench.tried(only(number, wrongs), number);
            alarms += tried.filter(each -> each.kind() == Kind.FALSE_ALARM).isPresent() ? 1 : 0;
            working += tried.filter(each -> each.kind() == Kind.ASSERTIONS_WORK).isPresent() ? 1 : 0;
            tried.filter(each -> each.kind() == Kind.RIGHT).ifPresent(any -> right.add(number));
            int next = 0;
            for (int wrong : wrongs) {
                final int place = next++;
                came.put(new Place(number, wrong), tried.map(each -> each.came().get(place)).orElse(Came.UNNOTICED));
            }
        });
        return right.isEmpty() && alarms + working == 0 ? Strength.NONE : new Strength(drawn.entrySet().stream()
                .map(entry -> noticed(entry.getKey(), entry.getValue())).toList(), alarms, working, doubts);
    }

    private Strength.Noticed noticed(String clause, List<Place> places) {
        final int made = places.size() - count(places, Came.NOT_MADE);
        final boolean isWrong = made == 0 && places.stream().noneMatch(place -> right.contains(place.number));
        return new Strength.Noticed(clause, cases.get(places.get(0).number).call().isQuery(),
                isWrong ? places.size() : made, count(places, Came.ASSERTED), count(places, Came.THROWN),
                count(places, Came.COPIED));
    }

    private int count(List<Place> places, Came wanted) {
        return (int) places.stream().filter(place -> came.get(place) == wanted).count();
    }

    /** Returns for each clause that does not notice all a wrong board that it should; those first that lose most. */
    public List<Miss> missed(Strength strength) {
        return strength.clauses().stream().sorted(Comparator.comparing(Strength.Noticed::lost).reversed())
                .flatMap(noticed -> drawn.get(noticed.name()).stream()
                .filter(place -> came.get(place) == Came.UNNOTICED)
                        .limit(1).map(place -> new Miss(noticed.name(), cases.get(place.number), question(place))))
                .toList();
    }
}
