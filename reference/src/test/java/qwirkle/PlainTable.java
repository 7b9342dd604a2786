package qwirkle;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Option;
import tabuleiro.qwirkle.Start;

/**
 * A game of Qwirkle that is independent of the engine: words on paper, in hands and in a bag.
 */
final class PlainTable {

    private static final List<String> ATTRIBUTES = List.of("ABCDEF123456".split(""));

    private final PlainPaper paper = new PlainPaper();
    private final List<List<String>> hands = new ArrayList<>();
    private final int[] points;
    private final List<String> bag;
    private final boolean isCheating;
    private final boolean isPublishedEnd;
    private int next = 1;

    /** The number of the last tiles in the list of the bag that were put back at unknown places. */
    private int putBack;

    PlainTable(Start start) {
        bag = start.bag().stream().map(Object::toString).collect(Collectors.toCollection(ArrayList::new));
        points = new int[start.players()];
        isCheating = start.options().contains(Option.CHEATING);
        isPublishedEnd = start.options().contains(Option.PUBLISHED_END);
        for (int i = 0; i < start.players(); i++) {
            hands.add(new ArrayList<>());
            fill(hands.get(i));
        }
        if (start.options().contains(Option.PUBLISHED_OPENING)) {
            final List<Integer> most = hands.stream().map(PlainTable::most).toList();
            next = most.indexOf(Collections.max(most)) + 1;
        }
    }

    private static int most(List<String> hand) {
        return ATTRIBUTES.stream().mapToInt(attribute -> (int) hand.stream().distinct()
                .filter(tile -> tile.contains(attribute)).count()).max().orElseThrow();
    }

    private void fill(List<String> hand) {
        while (hand.size() < 6 && !bag.isEmpty()) {
            hand.add(bag.remove(0));
        }
    }

    void play(String tile, int row, int column) {
        if (!hand().remove(tile)) {
            bag.remove(tile);
        }
        paper.put(tile, row, column);
    }

    void endTurn() {
        points[next - 1] += paper.turnPoints();
        fill(hand());
        points[next - 1] += isPublishedEnd && hand().isEmpty() ? 6 : 0;
        pass();
    }

    void pass() {
        paper.endTurn();
        next = next % hands.size() + 1;
    }

    void trade(List<String> tiles) {
        tiles.forEach(hand()::remove);
        IntStream.range(0, tiles.size()).forEach(i -> hand().add(bag.remove(0)));
        bag.addAll(tiles);
        putBack = tiles.size();
        pass();
    }

    /** Checks whether the bag can have this order: the tiles that were put back anywhere, the others as before. */
    boolean canHold(List<String> order) {
        final List<String> others = new ArrayList<>(bag.subList(0, bag.size() - putBack));
        order.forEach(tile -> {
            if (!others.isEmpty() && others.get(0).equals(tile)) {
                others.remove(0);
            }
        });
        return others.isEmpty() && sorted(bag).equals(sorted(order));
    }

    /** Sets the order of the bag, after it has been seen. */
    void settle(List<String> order) {
        bag.clear();
        bag.addAll(order);
        putBack = 0;
    }

    PlainPaper paper() {
        return paper;
    }

    int players() {
        return hands.size();
    }

    int next() {
        return next;
    }

    /** Returns the tiles of the player whose turn it is. */
    List<String> hand() {
        return hands.get(next - 1);
    }

    List<String> hand(int player) {
        return sorted(hands.get(player - 1));
    }

    int points(int player) {
        return points[player - 1];
    }

    List<String> bag() {
        return bag;
    }

    /** Checks whether this tile may be taken from the hand, or else from the bag. */
    boolean mayTake(String tile) {
        return hand().contains(tile) || isCheating && bag.contains(tile);
    }

    boolean isInTurn() {
        return paper.isInTurn();
    }

    boolean isOver() {
        return !isInTurn() && bag.isEmpty() && (!isPublishedEnd || hands.stream().anyMatch(List::isEmpty));
    }

    /** Returns the winners. Points count a thousand times as much as tiles that are not left in the hand. */
    List<Integer> winners() {
        final List<Integer> results = IntStream.range(0, players())
                .mapToObj(i -> points[i] * 1000 - hands.get(i).size()).toList();
        final int best = Collections.max(results);
        return IntStream.rangeClosed(1, players()).filter(player -> isOver() && results.get(player - 1) == best)
                .boxed().toList();
    }

    private static List<String> sorted(List<String> words) {
        return words.stream().sorted().toList();
    }
}
