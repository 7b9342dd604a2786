package connectfour;

value class Point {
    int x = 1;

    String kind(Object any) {
        return switch (any) {
            case int number when number > 0 -> "number";
            default -> STR."a \{any}";
        };
    }
}
