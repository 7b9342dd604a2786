package tabuleiro.rulebook;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tabuleiro.games.Descriptor;
import tabuleiro.picture.Drawable;
import tabuleiro.rulebook.Case.CaseStep;
import tabuleiro.rulebook.Case.StepKind;
import tabuleiro.svg.Board;
import tabuleiro.svg.Mark;
import tabuleiro.svg.Place;

/** Reads what an example shows at a glance, sentence by sentence. */
final class IllustrationReader {

    private static final String REFUSED = "(?:the (?:move|position)|it) is refused: ";
    private static final String BOARD = "(?:and )?(?:the (?:board|grid)(?: with .*)?|a new game(?: is started)?)";
    private static final String QUIET =
            "the players resume the game|the agent is asked .*"
            + "|.* (?:resigns|passes|chooses .*|(?:claims|accepts|offers) (?:a|the) draw.*)";
    private static final String NO_BOARD = ".*\\b(FEN|PGN|PDN|meanwhile|with the bag)\\b.*";

    private final Descriptor game;
    private final Case example;
    private final Recorded boards;
    private Board board;
    private Optional<Board> before = Optional.empty();
    private boolean isDrawn;
    private String refusal = "";
    private Set<Place> won = Set.of();
    private Set<Place> marked = Set.of();
    private final List<String> given = new ArrayList<>();
    private final List<String> moves = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();

    IllustrationReader(Case example, Recorded boards) {
        this.game = boards.game();
        this.example = example;
        this.boards = boards;
        this.board = Minute.of(game).start();
    }

    Illustration read() {
        isDrawn = game.isAlwaysDrawn() && !hasOther();
        for (CaseStep line : example.lines()) {
            if (line.part() == StepKind.GIVEN && !line.equals(lastMove())) {
                give(line);
            } else if (line.part() != StepKind.THEN) {
                begin();
                moves.add(line.text());
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
        if (before.isEmpty()) {
            board = boards.before(example).map(moved -> moved.with(List.of(), board.captions())).orElse(board);
            before = Optional.of(bare(board)).filter(any -> isDrawn);
        }
    }

    private static Board bare(Board shown) {
        return shown.grid().rows().isEmpty() ? shown : shown.with(List.of(), shown.captions());
    }

    private void give(CaseStep line) {
        final Optional<Board> drawn = drawn(line);
        board = drawn.orElse(board);
        isDrawn = isDrawn || drawn.isPresent() || line.text().matches("a new game.*|the board with .*");
        if (drawn.isEmpty() && line.docString().isEmpty() && !line.text().matches(BOARD)) {
            given.add(line.text());
        }
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
            board = bare(drawn.get());
            before = before.or(() -> Optional.of(board));
        } else if (!NamedCells.describes(last(), line.text()) && line.docString().isEmpty()) {
            seen.add(line.text());
        }
    }

    private Illustration shown() {
        if (hasOther()) {
            return new Illustration(example, Optional.empty(), Optional.empty(), given, moves, seen, refusal);
        }
        final Optional<Board> start = before.map(first -> marked(first, Mark.NAMED, marked));
        if (!refusal.isEmpty()) {
            return new Illustration(example, start.map(this::refused).filter(this::tells), Optional.empty(),
                    given, moves, seen, refusal);
        }
        final Optional<Board> end = before.filter(first -> !won.isEmpty()
                || !last().things().equals(first.things())).map(this::after);
        return new Illustration(example, end.isPresent() ? start
                : start.map(this::announced).filter(this::tells), end, given, moves, seen, "");
    }

    /** Checks whether a board that does not change shows what happens: a cell is marked, or no piece moves. */
    private boolean tells(Board board) {
        return board.grid().places().count() != 1 && (moves.isEmpty() || !board.marks().isEmpty()
                || moves.stream().anyMatch(move -> move.matches(QUIET)));
    }

    private Board last() {
        return boards.after(example).orElse(board);
    }

    private Board after(Board start) {
        final Board end = last().with(List.of(), List.of());
        final boolean isSameGrid = end.grid().equals(start.grid());
        final Set<Place> found = isSameGrid ? end.differences(start) : end.changesSince(start);
        final Set<Place> changed = moves.isEmpty() ? Set.of() : found;
        return marked(marked(end, Mark.LAST, changed.stream().filter(place -> !won.contains(place)).toList()),
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
                : seen.stream().flatMap(sentence -> NamedCells.targets(board, sentence).stream()).toList());
    }

    /** Marks the cell on which the move that is refused would end. */
    private Board refused(Board board) {
        final List<Place> named = named(board);
        return marked(board, Mark.REFUSED, named.subList(Math.max(0, named.size() - 1), named.size()));
    }

    private List<Place> named(Board board) {
        return moves.stream().flatMap(move -> NamedCells.named(board, move).stream()).toList();
    }
}
