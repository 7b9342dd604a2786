package tabuleiro.rulebook;

import io.cucumber.messages.types.Scenario;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import tabuleiro.games.Descriptor;
import tabuleiro.picture.Drawable;
import tabuleiro.rulebook.Case.CaseStep;
import tabuleiro.rulebook.Case.StepKind;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/**
 * What an example shows at a glance.
 *
 * @param example the example; of an outline, its first row
 * @param before  the board before the move; nothing if it draws none
 * @param after   the board after it, if it has changed or something on it has won; otherwise nothing
 * @param given   what else is given, in sentences
 * @param moves   what happens
 * @param seen    what else can be seen then
 * @param refusal why the move, or the position, is refused; empty if it is not
 */
public record Illustration(Case example, Optional<Board> before, Optional<Board> after, List<String> given,
        List<String> moves, List<String> seen, String refusal) {

    private static final String REFUSED = "(?:the (?:move|position)|it) is refused: ";
    private static final String BOARD = "(?:and )?(?:the (?:board|grid)(?: with .*)?|a new game(?: is started)?)";
    private static final String QUIET =
            "the players resume the game|the agent is asked .*"
            + "|.* (?:resigns|passes|chooses .*|(?:claims|accepts|offers) (?:a|the) draw.*)";
    private static final int LONGEST = 110;
    private static final int SMALL = 6;
    private static final String NO_BOARD = ".*\\b(FEN|PGN|PDN|meanwhile|with the bag)\\b.*";

    /** Returns what an example of a game shows; of an outline, what its first row does. */
    static Illustration of(Descriptor game, Scenario example) {
        return new Reader(game, Case.of(example).get(0)).read();
    }

    /** Checks whether it shows a board. */
    public boolean isDrawn() {
        return before.isPresent();
    }

    /** Checks whether something is refused. */
    public boolean isRefused() {
        return !refusal.isEmpty();
    }

    /** Returns the same with these cells of the board after the move marked as those that have won. */
    Illustration won(List<String> names) {
        final Optional<Board> marked = after.map(end -> new Board(end.game(), end.grid(), end.things())
                .markedByName(Mark.WON, names)).filter(end -> !end.marks().get(Mark.WON).isEmpty());
        return new Illustration(example, before, marked.or(() -> after), given, moves, seen, refusal);
    }

    /** Returns a board as it is drawn beside a text, which says what stands below it. */
    public static String drawn(Board board) {
        return board.with(board.grid().rows().isEmpty() ? board.strips() : List.of(), List.of()).picture().inline();
    }

    /** Returns what stands below the board before the move. */
    public String told() {
        return told(Stream.of(before.stream().flatMap(board -> board.captions().stream()), given.stream(),
                moves.stream()).flatMap(each -> each));
    }

    /** Returns what else can be seen after the move. */
    public String sight() {
        return told(seen.stream());
    }

    /** Returns sentences as a text; of many, the first ones. */
    private static String told(Stream<String> sentences) {
        final StringBuilder told = new StringBuilder();
        sentences.map(each -> each.substring(0, 1).toUpperCase(Locale.ROOT) + each.substring(1))
                .filter(each -> told.length() <= LONGEST)
                .forEach(each -> told.append(told.isEmpty() ? "" : ". ").append(shortened(each)));
        return told.toString();
    }

    private static String shortened(String sentence) {
        return sentence.length() <= LONGEST ? sentence
                : sentence.substring(0, sentence.lastIndexOf(' ', LONGEST)) + " …";
    }

    /** Returns whether a board has so many columns that it is drawn small. */
    public static boolean isWide(Board board) {
        return board.grid().columns().size() > SMALL;
    }

    /** Reads an example, sentence by sentence. */
    private static final class Reader {

        private final Descriptor game;
        private final Case example;
        private final MovedBoard moved;
        private Optional<Board> before = Optional.empty();
        private boolean isDrawn;
        private String refusal = "";
        private Set<Place> won = Set.of();
        private Set<Place> marked = Set.of();
        private final List<String> given = new ArrayList<>();
        private final List<String> moves = new ArrayList<>();
        private final List<String> seen = new ArrayList<>();

        Reader(Descriptor game, Case example) {
            this.game = game;
            this.example = example;
            this.moved = new MovedBoard(game, Minute.of(game).start());
        }

        Illustration read() {
            isDrawn = game.isAlwaysDrawn() && !hasOther();
            for (CaseStep line : example.lines()) {
                if (line.part() == StepKind.GIVEN && !line.equals(lastMove())) {
                    give(line);
                } else if (line.part() != StepKind.THEN) {
                    begin();
                    moves.add(line.text());
                    moved.move(line.text());
                } else {
                    begin();
                    see(line);
                }
            }
            return shown();
        }

        /** Checks whether there are other boards than the one that is drawn. */
        private boolean hasOther() {
            return example.lines().stream().anyMatch(line -> line.text().matches(NO_BOARD));
        }

        /** Returns the move that is made last, among what is given if nothing else happens. */
        private CaseStep lastMove() {
            final boolean happens = example.lines().stream().anyMatch(line -> line.part() == StepKind.WHEN);
            return example.lines().stream().filter(line -> !happens && line.text().startsWith("the players in turn "))
                    .reduce((one, next) -> next).orElse(null);
        }

        private void begin() {
            before = before.or(() -> Optional.of(bare(moved.board())).filter(any -> isDrawn));
        }

        private static Board bare(Board board) {
            return board.grid().rows().isEmpty() ? board : board.with(List.of(), board.captions());
        }

        private void give(CaseStep line) {
            final Optional<Board> drawn = drawn(line);
            drawn.ifPresent(moved::show);
            isDrawn = isDrawn || drawn.isPresent() || line.text().matches("a new game.*|the board with .*");
            if (drawn.isEmpty() && line.docString().isEmpty() && !line.text().matches(BOARD)) {
                given.add(line.text());
            }
            moved.move(line.text());
        }

        private Optional<Board> drawn(CaseStep line) {
            return line.docString().isEmpty() ? Optional.empty()
                    : Drawable.game(game.folder(), line.text()).map(each -> each.read(line.docString()));
        }

        private void see(CaseStep line) {
            final Optional<Board> drawn = drawn(line);
            final Set<Place> stars = drawn.map(each -> each.marks().getOrDefault(Mark.NAMED, Set.of()))
                    .orElse(Set.of());
            if (line.text().matches(REFUSED + ".*")) {
                refusal = line.text().replaceFirst(REFUSED, "");
            } else if (!stars.isEmpty() && line.text().contains("winning")) {
                won = stars;
            } else if (!stars.isEmpty()) {
                marked = stars;
                seen.add(line.text());
            } else if (drawn.isPresent()) {
                moved.show(bare(drawn.get()));
                before = before.or(() -> Optional.of(moved.board()));
            } else if (!moved.see(line.text()) && line.docString().isEmpty()) {
                seen.add(line.text());
            }
        }

        private Illustration shown() {
            if (hasOther()) {
                return new Illustration(example, Optional.empty(), Optional.empty(), given, moves, seen, refusal);
            }
            final Optional<Board> start = before.map(board -> marked(board, Mark.NAMED, marked));
            if (!refusal.isEmpty()) {
                return new Illustration(example, start.map(this::refused).filter(this::tells), Optional.empty(),
                        given, moves, seen, refusal);
            }
            final Optional<Board> end = before.filter(board -> !won.isEmpty()
                    || !moved.board().things().equals(board.things())).map(this::after);
            return new Illustration(example, end.isPresent() ? start
                    : start.map(this::announced).filter(this::tells), end, given, moves, seen, "");
        }

        /** Checks whether a board that does not change shows what happens: a cell is marked, or no piece moves. */
        private boolean tells(Board board) {
            return board.grid().places().count() != 1 && (moves.isEmpty() || !board.marks().isEmpty()
                    || moves.stream().anyMatch(move -> move.matches(QUIET)));
        }

        private Board after(Board start) {
            final Board end = bare(moved.board()).with(List.of(), List.of());
            final boolean isSameGrid = end.grid().equals(start.grid());
            final Set<Place> found = isSameGrid ? end.differences(start) : end.changesSince(start);
            final Set<Place> changed = moves.isEmpty() ? Set.of() : found;
            return marked(marked(end, Mark.LAST, changed.stream().filter(each -> !won.contains(each)).toList()),
                    Mark.WON, won);
        }

        private static Board marked(Board board, Mark mark, Collection<Place> places) {
            return places.isEmpty() ? board : board.marked(mark, places);
        }

        /** Marks the cells that the move names. */
        private Board announced(Board board) {
            if (!marked.isEmpty()) {
                return board;
            }
            return marked(board, Mark.NAMED, !moves.isEmpty() ? named(board)
                    : seen.stream().flatMap(sentence -> MovedBoard.targets(board, sentence).stream()).toList());
        }

        /** Marks the cell on which the move that is refused would end. */
        private Board refused(Board board) {
            final List<Place> named = named(board);
            return marked(board, Mark.REFUSED, named.subList(Math.max(0, named.size() - 1), named.size()));
        }

        private List<Place> named(Board board) {
            return moves.stream().flatMap(move -> MovedBoard.named(board, move).stream()).toList();
        }
    }
}
