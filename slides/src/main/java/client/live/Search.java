package client.live;

import java.util.List;
import java.util.stream.IntStream;

/** Live: finding a column in a list. Three states of one loop; the argument says which. */
final class Search {

    private static final List<Integer> COLUMNS = List.of(1, 2, 4, 6, 7);

    private Search() {
    }

    // tag::step1[]
    static int indexOf1(List<Integer> columns, int wanted) {
        int i = 0;
        while (i < columns.size() - 1 && columns.get(i) != wanted) {
            i++;
        }
        return columns.get(i) == wanted ? i : -1;
    }
    // end::step1[]

    // tag::step2[]
    static int indexOf2(List<Integer> columns, int wanted) {
        int i = 0;
        while (i < columns.size() && columns.get(i) != wanted) {
            i += 2;
            assert isAbsentBefore(columns, wanted, i) : "invariant broken at " + i;
        }
        return i < columns.size() ? i : -1;
    }
    // end::step2[]

    // tag::step3[]
    static int indexOf3(List<Integer> columns, int wanted) {
        int i = 0;
        while (i < columns.size() && columns.get(i) != wanted) {
            i++;
            assert isAbsentBefore(columns, wanted, i) : "invariant broken at " + i;
        }
        return i < columns.size() ? i : -1;
    }
    // end::step3[]

    private static boolean isAbsentBefore(List<Integer> columns, int wanted, int end) {
        return IntStream.range(0, Math.min(end, columns.size())).noneMatch(i -> columns.get(i) == wanted);
    }

    public static void main(String[] arguments) {
        for (int wanted : new int[] {7, 2, 3}) {
            System.out.println(wanted + ": " + switch (arguments[0]) {
                case "1" -> indexOf1(COLUMNS, wanted);
                case "2" -> indexOf2(COLUMNS, wanted);
                default -> indexOf3(COLUMNS, wanted);
            });
        }
        if (arguments[0].equals("1")) {
            System.out.println("in an empty list: " + indexOf1(List.of(), 3));
        }
    }
}
