package qwirkle;

/** A place that keeps its name however the board grows. Both numbers can be below 0. */
record Spot(int down, int right) {

    Spot plus(Spot way) { return new Spot(down + way.down, right + way.right); }
    Spot minus(Spot way) { return new Spot(down - way.down, right - way.right); }
}
