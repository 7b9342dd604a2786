package connectfour;

import java.util.ArrayList;
import java.util.List;

final class Mischief extends Hook {

    private sealed interface Shape permits Dot, Line {
    }

    private record Dot(int x) implements Shape {
    }

    private record Line(int from, int to) implements Shape {
    }

    @Deprecated
    @SafeVarargs
    private static <T extends Shape> int length(T... shapes) {
        final List raw = new ArrayList();
        raw.add("""
                any
                """);
        int sum = 0;
        for (T each : shapes) {
            sum += each instanceof Line line ? line.to - line.from : switch (raw.size()) {
                case 0 -> throw new IllegalStateException();
                default -> 0;
            };
        }
        return sum;
    }

    public static void main(String[] args) {
        new Mischief().loaded();
    }

    @Override
    void loaded() {
        if (length(new Dot(1), new Line(1, 3)) != 2) {
            throw new IllegalStateException("too short");
        }
    }
}
