package tabuleiro.grading.craft;

import com.github.javaparser.ast.expr.NameExpr;
import com.github.javaparser.ast.type.ClassOrInterfaceType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import tabuleiro.grading.source.Program;
import tabuleiro.svg.Shapes;

/**
 * The types of a program and who uses whom.
 *
 * @param lines by the name of a type, how many lines of code it has
 * @param uses  by the name of a type, the names of those it speaks of
 */
public record ClassMap(SortedMap<String, Integer> lines, SortedMap<String, Set<String>> uses) {

    private static final int WIDTH = 150;
    private static final int HEIGHT = 40;
    private static final int GAP = 24;
    private static final int FLOOR = 90;
    private static final int IN_A_ROW = 5;

    /** Returns the map of a program. What lies within a type is part of it. */
    static ClassMap of(Program program) {
        final ClassMap map = new ClassMap(new TreeMap<>(), new TreeMap<>());
        final List<Program.Type> outer = program.types().stream().filter(type ->
                type.declaration().isTopLevelType()).toList();
        outer.forEach(type -> map.lines.put(type.name(), type.lines()));
        outer.forEach(type -> {
            final Set<String> used = new TreeSet<>();
            Stream.concat(type.declaration().findAll(ClassOrInterfaceType.class).stream()
                    .map(ClassOrInterfaceType::getNameAsString),
                    type.declaration().findAll(NameExpr.class).stream().map(NameExpr::getNameAsString))
                    .filter(name -> map.lines.containsKey(name) && !name.equals(type.name())).forEach(used::add);
            map.uses.put(type.name(), used);
        });
        return map;
    }

    /** Returns the floor on which a type stands: 0 if it uses no other, else one above what it uses. */
    private int floor(String name, Map<String, Integer> floors) {
        if (!floors.containsKey(name)) {
            floors.put(name, 0);
            floors.put(name, uses.get(name).stream().mapToInt(used -> floor(used, floors) + 1).max().orElse(0));
        }
        return floors.get(name);
    }

    /** Returns the map as a picture: who uses something stands above it, with an arrow to it; dashed ones go up. */
    public String svg() {
        final Map<String, Integer> floors = new HashMap<>();
        final TreeMap<Integer, List<String>> rows = new TreeMap<>();
        lines.keySet().forEach(name -> rows.computeIfAbsent(-floor(name, floors), any -> new ArrayList<>()).add(name));
        final Map<String, double[]> places = new TreeMap<>();
        int row = 0;
        for (List<String> floor : rows.values()) {
            for (int i = 0; i < floor.size(); i++) {
                places.put(floor.get(i), new double[] {
                    (double) (i % IN_A_ROW) * (WIDTH + GAP) + 1, (double) (row + i / IN_A_ROW) * FLOOR + 1});
            }
            row += (floor.size() - 1) / IN_A_ROW + 1;
        }
        final int columns = rows.values().stream().mapToInt(List::size).max().orElse(0);
        final StringBuilder shapes = new StringBuilder();
        uses.forEach((user, used) -> used.forEach(other -> shapes.append(arrow(places.get(user), places.get(other)))));
        places.forEach((name, place) -> shapes.append(Shapes.rectangle("class", place[0], place[1], WIDTH, HEIGHT, 4))
                .append("<g translate=\"no\">" + Shapes.text("name", place[0] + 8, place[1] + 17, name) + "</g>")
                .append(Shapes.text("size", place[0] + 8, place[1] + 33, lines.get(name) + " lines")));
        return "<svg class=\"classes\" role=\"img\" aria-label=\"The classes, and which of them use which\""
                + " width=\"%1$s\" height=\"%2$s\" viewBox=\"0 0 %1$s %2$s\">%3$s</svg>".formatted(
                Math.max(1, Math.min(columns, IN_A_ROW)) * (WIDTH + GAP), Math.max(1, row) * FLOOR - HEIGHT, shapes);
    }

    private static String arrow(double[] from, double[] to) {
        final boolean isUp = from[1] >= to[1];
        final double startX = from[0] + WIDTH / 2.0;
        final double startY = from[1] + (isUp ? 0 : HEIGHT);
        final double endX = to[0] + WIDTH / 2.0;
        final double endY = to[1] + (isUp ? HEIGHT : 0);
        final double length = Math.max(1, Math.hypot(endX - startX, endY - startY));
        final double alongX = (endX - startX) / length * 7;
        final double alongY = (endY - startY) / length * 7;
        return Shapes.path(isUp ? "arrow up" : "arrow", "M" + Shapes.number(startX) + " " + Shapes.number(startY) + "L"
                + Shapes.number(endX) + " " + Shapes.number(endY) + "m" + Shapes.number(-alongX - alongY / 2) + " "
                + Shapes.number(-alongY + alongX / 2) + "L" + Shapes.number(endX) + " " + Shapes.number(endY) + "l"
                + Shapes.number(-alongX + alongY / 2) + " " + Shapes.number(-alongY - alongX / 2));
    }
}
