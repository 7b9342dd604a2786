package tabuleiro.svg;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * What a game shows of a position, before it is drawn: two of them can be compared, and cells can be marked.
 *
 * @param game     the name of the game
 * @param grid     the empty board
 * @param things   what lies on its cells
 * @param strips   what lies beside it
 * @param captions what else is to be said of the position, a sentence or less each
 * @param marks    the cells that are marked
 */
public record Board(String game, Grid grid, Map<Place, Drawn> things, List<Strip> strips, List<String> captions,
        Map<Mark, Set<Place>> marks) {

    private static final String AND = "; ";

    /** Keeps sorted copies. */
    public Board {
        things = Collections.unmodifiableMap(new TreeMap<>(things));
        strips = List.copyOf(strips);
        captions = List.copyOf(captions);
        final Map<Mark, Set<Place>> sorted = new EnumMap<>(Mark.class);
        marks.forEach((mark, places) -> sorted.put(mark, Collections.unmodifiableSet(new TreeSet<>(places))));
        marks = Collections.unmodifiableMap(sorted);
    }

    /** Describes a board with nothing beside it and no cell marked. */
    public Board(String game, Grid grid, Map<Place, Drawn> things) {
        this(game, grid, things, List.of(), List.of(), Map.of());
    }

    /** Returns the same with these things and captions below the board. */
    public Board with(List<Strip> below, List<String> said) {
        return new Board(game, grid, things, below, said, marks);
    }

    /** Returns the same without captions, for a page that says {@link #caption()} beside the picture. */
    public Board uncaptioned() {
        return with(strips, List.of());
    }

    /** Returns all captions as one text. */
    public String caption() {
        return String.join(AND, captions);
    }

    /** Returns the same with another grid, on which these things lie. */
    public Board with(Grid other, Map<Place, Drawn> lying) {
        return new Board(game, other, lying, strips, captions, marks);
    }

    /** Returns the same with these cells marked too. */
    public Board marked(Mark mark, Collection<Place> places) {
        final Map<Mark, Set<Place>> all = new EnumMap<>(Mark.class);
        all.putAll(marks);
        final Set<Place> marked = new TreeSet<>(all.getOrDefault(mark, Set.of()));
        marked.addAll(places);
        all.put(mark, marked);
        return new Board(game, grid, things, strips, captions, all);
    }

    /** Returns the same with these cells, called as in the notation of the game, marked too; others are ignored. */
    public Board markedByName(Mark mark, Collection<String> names) {
        return marked(mark, grid.places().filter(place -> names.contains(grid.name(place))).toList());
    }

    /** Returns the cells of this board on which another board shows something else, or which it does not have. */
    public Set<Place> differences(Board other) {
        return grid.places().filter(place -> !shown(place).equals(other.shown(place)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the cells that show another thing, or none any more, since the board looked like this. A board that has
     * grown since is compared where the two agree most; cells that are new in it count only if something lies there.
     */
    public Set<Place> changesSince(Board before) {
        final Place shift = shifts(before).max(Comparator.comparing(place -> unchanged(before, place).count()))
                .orElse(new Place(0, 0));
        final Set<Place> unchanged = unchanged(before, shift).collect(Collectors.toSet());
        return grid.places().filter(place -> !unchanged.contains(place))
                .filter(place -> things.containsKey(place) || before.things.containsKey(place.minus(shift)))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Returns how far an earlier board can have been moved by growing at the top and at the left. */
    private Stream<Place> shifts(Board before) {
        return IntStream.rangeClosed(0, Math.max(0, grid.rows().size() - before.grid.rows().size())).boxed()
                .flatMap(row -> IntStream.rangeClosed(0,
                        Math.max(0, grid.columns().size() - before.grid.columns().size()))
                        .mapToObj(column -> new Place(row, column)));
    }

    private Stream<Place> unchanged(Board before, Place shift) {
        return things.keySet().stream().filter(place ->
                things.get(place).equals(before.things.get(place.minus(shift))));
    }

    /** Returns what a cell shows: a thing, and marks; nothing if there is no such cell. */
    private List<String> shown(Place place) {
        if (place.row() >= grid.rows().size() || place.column() >= grid.columns().size()) {
            return List.of();
        }
        return Stream.concat(Stream.of(things.containsKey(place) ? things.get(place).words() : ""), marks.keySet()
                .stream().filter(mark -> marks.get(mark).contains(place)).map(Mark::words)).toList();
    }

    /** Returns the board as a picture. */
    public SvgPicture picture() {
        final String title = game + (marks.isEmpty() ? "" : ", " + marks.keySet().stream()
                .map(Mark::words).collect(Collectors.joining(" and ")) + " cells shown");
        final Sheet sheet = new Sheet(grid.width());
        sheet.add(grid.height(), grid.shape() + onCells());
        strips.forEach(sheet::add);
        captions.forEach(sheet::add);
        return sheet.picture(title, description());
    }

    private String onCells() {
        return things.entrySet().stream().map(entry -> grid.at(entry.getKey(), entry.getValue().shape()))
                .collect(Collectors.joining()) + marks.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(place -> grid.at(place, entry.getKey().shape())))
                .collect(Collectors.joining());
    }

    private String description() {
        final List<String> parts = new ArrayList<>();
        if (!grid.rows().isEmpty()) {
            parts.add(things.isEmpty() ? "Every cell is empty" : things.entrySet().stream()
                    .map(entry -> grid.name(entry.getKey()) + ": " + entry.getValue().words())
                    .collect(Collectors.joining(AND)));
        }
        marks.forEach((mark, places) -> parts.add(mark.words() + ": "
                + places.stream().map(grid::name).collect(Collectors.joining(AND))));
        return Stream.of(parts.stream(), strips.stream().map(Strip::description), captions.stream())
                .flatMap(each -> each).collect(Collectors.joining(". "));
    }
}
