package tabuleiro.quarto.steps;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tabuleiro.quarto.Cell;
import tabuleiro.quarto.Piece;
import tabuleiro.quarto.Position;
import tabuleiro.quarto.Quarto;
import tabuleiro.quarto.QuartoProvider;
import tabuleiro.steps.Actor;
import tabuleiro.steps.Joint;
import tabuleiro.steps.Moves;
import tabuleiro.steps.Prefetch;
import tabuleiro.steps.RandomPlay;

/** Random games of Quarto. */
public final class QuartoPlay extends RandomPlay<Quarto, Position> {

    private static final Measures MEASURES = new Measures(100, 4, 32, 2, 2, 4);

    /** One study, or one opening, in so many is of an almost full board. */
    private static final int SELDOM = 4;

    private static final Map<String, String> RULES = Map.ofEntries(Map.entry("at", "QT-07"),
            Map.entry("isFree", "QT-07"), Map.entry("pool", "QT-08"), Map.entry("chosen", "QT-05"),
            Map.entry("nextToPlay", "QT-09"), Map.entry("chooser", "QT-09"), Map.entry("winner", "QT-14"),
            Map.entry("isOver", "QT-16"), Map.entry("winningCells", "QT-18"), Map.entry("sharedTraits", "QT-18"),
            Map.entry("choices", "QT-06"), Map.entry("choose", "QT-05"), Map.entry("newGame", "QT-08"),
            Map.entry("whyNotNewGame", "QT-08"));

    /** Plays games of this provider. */
    public QuartoPlay(QuartoProvider provider) {
        super(new QuartoTable(provider, new Moves(new Prefetch())));
    }

    @Override
    public Measures measures() {
        return MEASURES;
    }

    @Override
    public List<Trial<Quarto>> trials(Quarto known, RandomGenerator random) {
        final String chooser = "the " + Actor.word(known.chooser()) + " player chooses ";
        final String placer = next(known);
        return Stream.concat(
                Piece.ALL.stream().map(piece -> new Trial<Quarto>(chooser + piece,
                        game -> game.whyNotChoose(piece), game -> game.choose(piece))),
                Cell.ALL.stream().map(cell -> placing(placer, cell))).toList();
    }

    private static Trial<Quarto> placing(String player, Cell cell) {
        return new Trial<>(player + " places it on " + cell, game -> game.whyNotPlace(cell), game -> game.place(cell));
    }

    /** The last piece of a line, or of the board. */
    @Override
    public Optional<Study<Quarto, Position>> study(RandomGenerator random) {
        final Optional<Lines.Chance> chance = random.nextInt(SELDOM) == 0 ? Lines.last(random) : Lines.chance(random);
        return chance.map(each -> new Study<>(each.position(),
                List.of(placing(next(resume(each.position())), each.cell()))));
    }

    /** An almost full board in which nobody has won. */
    @Override
    public Optional<Position> rare(RandomGenerator random) {
        return random.nextInt(SELDOM) == 0 ? Lines.filled(Cell.ALL.size() - 1 - random.nextInt(2), random)
                : Optional.empty();
    }

    /**
     * Swaps two cells, puts any piece on any cell, has another piece chosen; now and then the board is full, or any
     * line has won, or a piece is on two cells.
     */
    @Override
    public Position spoiled(Position position, RandomGenerator random) {
        return switch (random.nextInt(SELDOM)) {
            case 0 -> Lines.filled(Cell.ALL.size(), random)
                    .map(full -> random.nextBoolean() ? swapped(full, random) : repeated(full, random))
                    .orElse(position);
            case 1 -> Lines.chance(random).map(Lines::won).orElse(position);
            case 2 -> repeated(position, random);
            default -> altered(position, random);
        };
    }

    private static Position swapped(Position position, RandomGenerator random) {
        final List<Optional<Piece>> pieces = new ArrayList<>(position.pieces());
        Collections.swap(pieces, random.nextInt(pieces.size()), random.nextInt(pieces.size()));
        return new Position(pieces, position.chosen());
    }

    /** Puts a piece of the board on another cell as well, which mostly had another piece. */
    private static Position repeated(Position position, RandomGenerator random) {
        final List<Optional<Piece>> pieces = new ArrayList<>(position.pieces());
        final List<Integer> occupied = IntStream.range(0, pieces.size()).filter(i -> pieces.get(i).isPresent()).boxed()
                .toList();
        if (!occupied.isEmpty()) {
            pieces.set(any(occupied, random), pieces.get(any(occupied, random)));
        }
        return new Position(pieces, position.chosen());
    }

    private static Position altered(Position position, RandomGenerator random) {
        final List<Optional<Piece>> pieces = new ArrayList<>(swapped(position, random).pieces());
        if (random.nextBoolean()) {
            pieces.set(random.nextInt(pieces.size()), Optional.of(any(Piece.ALL, random)));
        }
        return new Position(pieces,
                random.nextBoolean() ? position.chosen() : Optional.of(any(Piece.ALL, random)));
    }

    @Override
    public List<String> given(Position position) {
        return List.of("the board\n" + position);
    }

    @Override
    protected List<Fact> more(Quarto known) {
        final List<Fact> facts = new ArrayList<>();
        facts.add(fact("chosen", known.chosen().map(piece -> piece + " is chosen").orElse("no piece is chosen")));
        facts.add(fact("pool", "the pool holds " + words(known.pool())));
        facts.add(fact("chooser", "the %s player is to choose and the %s player to place".formatted(
                Actor.word(known.chooser()), Actor.word(known.nextToPlay()))));
        facts.add(fact("choices", words(known.choices()) + " may be chosen"));
        if (!known.legalMoves().isEmpty()) {
            facts.add(fact("legalMoves", "it may be placed exactly on " + known.legalMoves().stream()
                    .map(Cell::toString).collect(Collectors.joining(", "))));
        }
        facts.add(fact("winningCells", winning(known)));
        return facts;
    }

    private static String winning(Quarto known) {
        if (known.winner().isEmpty()) {
            return "there are no winning cells";
        }
        final List<Set<Cell>> lines = Lines.winning(known.position());
        return lines.size() == 1 ? "the winning cells are\n" + drawn(lines.get(0))
                : "the winning cells are four of these, with %s among them\n%s".formatted(Cell.ALL.stream()
                        .filter(cell -> lines.stream().allMatch(line -> line.contains(cell))).findFirst().orElseThrow(),
                        drawn(lines.stream().flatMap(Set::stream).collect(Collectors.toSet())));
    }

    private static String drawn(Set<Cell> cells) {
        return IntStream.rangeClosed(1, Quarto.SIZE).mapToObj(row -> IntStream.rangeClosed(1, Quarto.SIZE)
                .mapToObj(column -> cells.contains(new Cell(row, column)) ? "*" : ".")
                .collect(Collectors.joining(" "))).collect(Collectors.joining("\n"));
    }

    private static String words(Collection<Piece> pieces) {
        if (pieces.isEmpty()) {
            return "no piece";
        }
        return pieces.size() == Piece.ALL.size() ? "all 16 pieces"
                : "exactly " + Piece.ALL.stream().filter(pieces::contains).map(Piece::toString)
                        .collect(Collectors.joining(", "));
    }

    /** Any cells that won may be the winning cells, and then their traits are those that the pieces share. */
    @Override
    public Optional<List<?>> permitted(String query, Quarto known) {
        if (known.winner().isEmpty()) {
            return Optional.empty();
        }
        return switch (query) {
            case "winningCells" -> Optional.of(Lines.winning(known.position()));
            case "sharedTraits" -> Optional.of(Lines.winning(known.position()).stream()
                    .map(cells -> Lines.shared(known.position(), cells)).toList());
            default -> Optional.empty();
        };
    }

    /** Asks what the pieces share on the cells that are said to have won, if others have won, too. */
    @Override
    public Optional<Joint<Quarto>> atEnd(Quarto known) {
        final Position position = known.position();
        return Lines.winning(position).size() < 2 ? Optional.empty() : Optional.of(new Joint<>(game -> {
            game.winningCells();
            game.sharedTraits();
        }, said -> Lines.shared(position, cells(said)).equals(said.get(1))));
    }

    private static Set<Cell> cells(List<?> said) {
        return ((Set<?>) said.get(0)).stream().map(Cell.class::cast).collect(Collectors.toSet());
    }

    @Override
    public String rule(String query) {
        return RULES.getOrDefault(query, "QT-07");
    }
}
