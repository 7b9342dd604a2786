package tabuleiro.console.qwirkle.steps;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import tabuleiro.qwirkle.Cell;
import tabuleiro.qwirkle.Player;
import tabuleiro.qwirkle.Qwirkle;
import tabuleiro.qwirkle.Refusal;
import tabuleiro.qwirkle.Tile;

/** Engines of Qwirkle as students write them on the way: right, but for one fault. */
final class Faulty {

    /** Which faults an engine can have, by the words for them. */
    private static final Map<String, UnaryOperator<Qwirkle>> FAULTS = Map.ofEntries(
            fault("cannot play a tile yet", Faulty::unfinished),
            fault("cannot trade tiles yet", Faulty::halfway),
            fault("has a bag that never empties", Faulty::endless),
            fault("never lets the turn pass", Faulty::stuck),
            fault("refuses everything", Faulty::unwilling),
            fault("deals a seventh tile", Faulty::generous),
            fault("answers null when asked for a hand", Faulty::silent),
            fault("has a board without rows", Faulty::flat),
            fault("has a board of a billion rows", Faulty::vast),
            fault("gives the turn to a third player", Faulty::crowded),
            fault("names no winner", Faulty::undecided));

    private Faulty() {
    }

    private static Map.Entry<String, UnaryOperator<Qwirkle>> fault(String words, UnaryOperator<Qwirkle> engine) {
        return Map.entry(words, engine);
    }

    /** What is a game like that has a fault? */
    static Qwirkle engine(Qwirkle right, String fault) {
        return Optional.ofNullable(FAULTS.get(fault)).orElseThrow(() ->
                new IllegalArgumentException("no engine is known that " + fault)).apply(right);
    }

    private static Qwirkle unfinished(Qwirkle right) {
        return new Honest(right) {
            @Override
            public void play(Tile tile, Cell cell) {
                throw new UnsupportedOperationException("TODO 3: play");
            }
        };
    }

    private static Qwirkle halfway(Qwirkle right) {
        return new Honest(right) {
            @Override
            public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
                throw new UnsupportedOperationException("TODO 6: whyNotTrade");
            }
        };
    }

    private static Qwirkle endless(Qwirkle right) {
        return new Honest(right) {
            @Override
            public List<Tile> bag() {
                return Tile.KINDS;
            }

            @Override
            public boolean isOver() {
                return false;
            }
        };
    }

    private static Qwirkle stuck(Qwirkle right) {
        return new Honest(right) {
            @Override
            public Player nextToPlay() {
                return Player.FIRST;
            }
        };
    }

    private static Qwirkle unwilling(Qwirkle right) {
        return new Honest(right) {
            @Override
            public Optional<Refusal> whyNotPlay(Tile tile, Cell cell) {
                return Optional.of(Refusal.CELL_OCCUPIED);
            }

            @Override
            public Optional<Refusal> whyNotTrade(List<Tile> tiles) {
                return Optional.of(Refusal.BAG_TOO_SMALL);
            }

            @Override
            public Optional<Refusal> whyNotPass() {
                return Optional.of(Refusal.TURN_BEGUN);
            }
        };
    }

    private static Qwirkle generous(Qwirkle right) {
        return new Honest(right) {
            @Override
            public List<Tile> hand(Player player) {
                return Stream.concat(super.hand(player).stream(), Stream.of(new Tile(1, 1))).toList();
            }
        };
    }

    private static Qwirkle silent(Qwirkle right) {
        return new Honest(right) {
            @Override
            public List<Tile> hand(Player player) {
                return null;
            }
        };
    }

    private static Qwirkle flat(Qwirkle right) {
        return new Honest(right) {
            @Override
            public int rows() {
                return 0;
            }
        };
    }

    private static Qwirkle vast(Qwirkle right) {
        return new Honest(right) {
            @Override
            public int rows() {
                return 1_000_000_000;
            }
        };
    }

    private static Qwirkle crowded(Qwirkle right) {
        return new Honest(right) {
            @Override
            public Player nextToPlay() {
                return Player.values()[right.players()];
            }
        };
    }

    private static Qwirkle undecided(Qwirkle right) {
        return new Honest(right) {
            @Override
            public Set<Player> winners() {
                return Set.of();
            }
        };
    }
}
