package tabuleiro.qwirkle.steps;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Placement;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Position;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.QwirkleProvider;
import tabuleiro.qwirkle.Tile;
import tabuleiro.steps.RandomPlay.Study;
import tabuleiro.steps.RandomPlay.Trial;

/**
 * A new game in which the board grows by some twenty cells to one side. The first player makes lines in that direction,
 * each of one colour; the second puts a tile of another colour beside the end of each, from which the next line begins.
 */
final class Tower {

    /** How many directions there are. */
    static final int DIRECTIONS = 4;

    private static final int LINES = 4;

    /** Of rows and columns as they are numbered here: far from 0, since the board grows to any side. */
    private static final int ORIGIN = 40;

    private final List<Integer> colours = new ArrayList<>(IntStream.rangeClosed(1, Qwirkle.COLOURS).boxed().toList());
    private final List<List<Integer>> shapes = new ArrayList<>();
    private final boolean isAcross;
    private final int ahead;
    private final int aside;
    private final Map<Cell, Tile> board = new HashMap<>();
    private final List<Trial<Qwirkle>> trials = new ArrayList<>();

    /**
     * Chooses the tiles.
     *
     * @param direction from 0: down, up, to the right or to the left
     */
    Tower(int direction, RandomGenerator random) {
        final Random mixing = new Random(random.nextLong());
        isAcross = direction > 1;
        ahead = direction % 2 == 0 ? 1 : -1;
        aside = random.nextBoolean() ? 1 : -1;
        Collections.shuffle(colours, mixing);
        for (int i = 0; i < LINES; i++) {
            final List<Integer> mixed = new ArrayList<>(IntStream.rangeClosed(1, Qwirkle.SHAPES).boxed().toList());
            Collections.shuffle(mixed, mixing);
            shapes.add(mixed);
        }
    }

    /** Returns the position before the first move, and all moves. */
    Study<Qwirkle, Position> study(QwirkleProvider provider) {
        final Position position = position();
        final Qwirkle game = provider.newGame(position);
        int end = 0;
        for (int i = 0; i < LINES; i++) {
            for (Tile tile : line(i).subList(i == 0 ? 0 : 1, Qwirkle.QWIRKLE)) {
                play(game, tile, i == 0 && board.isEmpty() ? 0 : ++end, i);
            }
            make(game, QwirkleTrials.ending(game));
            if (i + 1 < LINES) {
                play(game, line(i + 1).get(0), end, i + 1);
                make(game, QwirkleTrials.ending(game));
            }
        }
        return new Study<>(position, trials);
    }

    /** Returns the tiles of a line: the first has the shape with which the line before it ends. */
    private List<Tile> line(int number) {
        final List<Integer> mixed = new ArrayList<>(shapes.get(number));
        if (number > 0) {
            final Integer joint = line(number - 1).get(Qwirkle.QWIRKLE - 1).shape();
            mixed.remove(joint);
            mixed.add(0, joint);
        }
        return mixed.stream().map(shape -> new Tile(shape, colours.get(number))).toList();
    }

    /** Deals each player what is to be played, as it is needed. */
    private Position position() {
        final List<Tile> beside = new ArrayList<>();
        final List<Tile> bag = new ArrayList<>();
        for (int i = 1; i < LINES; i++) {
            beside.add(line(i).get(0));
            bag.addAll(line(i).subList(1, Qwirkle.QWIRKLE));
            bag.add(filler(i));
        }
        bag.add(Qwirkle.QWIRKLE - 1, filler(LINES));
        bag.add(filler(LINES + 1));
        return new Position(List.of(List.of(Optional.empty())), List.of(), Player.FIRST, List.of(line(0), beside),
                List.of(0, 0), bag, Set.of(), SetUp.SEED);
    }

    /** Returns a tile that is only drawn. */
    private Tile filler(int number) {
        return new Tile(number, colours.get(LINES));
    }

    /** Plays a tile so far ahead, and so far aside. */
    private void play(Qwirkle game, Tile tile, int far, int beside) {
        final int along = ORIGIN + ahead * far;
        final int across = ORIGIN + aside * beside;
        final Cell cell = isAcross ? new Cell(across, along) : new Cell(along, across);
        make(game, QwirkleTrials.playing(game, new Placement(tile, Stairs.seen(cell, board))));
        board.put(cell, tile);
    }

    private void make(Qwirkle game, Trial<Qwirkle> trial) {
        trials.add(trial);
        trial.move().accept(game);
    }
}
