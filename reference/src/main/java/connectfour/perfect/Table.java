package connectfour.perfect;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * What has been found out about positions: at least and at most how much each is worth. A position that comes from
 * another order of the same moves is looked up instead of searched again. The table forgets an older position where a
 * newer one needs its place, but what it returns is never wrong: the whole key stands in the entry.
 *
 * <p>It begins small and doubles, up to a limit, whenever as many entries were written as it has places. Several
 * threads may share it once it has reached its limit.
 */
final class Table {

    /** Nothing is known. */
    static final int UNKNOWN = 0;

    /** Six bits for each bound, which is counted from the lowest value that there is. */
    private static final int BITS = 6;
    private static final int MASK = (1 << BITS) - 1;
    private static final int ZERO = 1 << BITS - 1;
    /** An odd number without a pattern, which spreads keys over all places: 2 to the 64th by the golden ratio. */
    private static final long SPREAD = 0x9E3779B97F4A7C15L;

    /** In each place the key, and both bounds. */
    private AtomicLongArray entries;
    private final int limit;
    private int written;

    /**
     * Creates a table in which nothing is known.
     *
     * @param bits  it has two to this power places, from 1 to 30
     * @param limit the power up to which it grows, from {@code bits} to 30
     */
    Table(int bits, int limit) {
        entries = new AtomicLongArray(1 << bits);
        this.limit = 1 << limit;
    }

    private static int place(long key, int places) {
        return (int) (key * SPREAD >>> Long.numberOfLeadingZeros(places) + 1);
    }

    /** Returns what is known of the position with this key: bounds for {@link #least} and {@link #most}, or unknown. */
    // tag::get[]
    int get(long key) {
        final long entry = entries.getOpaque(place(key, entries.length()));
        final boolean isThis = entry >>> 2 * BITS == key;
        return isThis ? (int) entry & (1 << 2 * BITS) - 1 : UNKNOWN;
    }
    // end::get[]

    /** Returns both bounds as one number. */
    static int bounds(int least, int most) {
        return least + ZERO | most + ZERO << BITS;
    }

    /** Returns how much a position of these bounds is worth at least. */
    static int least(int bounds) {
        return (bounds & MASK) - ZERO;
    }

    /** Returns how much a position of these bounds is worth at most. */
    static int most(int bounds) {
        return (bounds >>> BITS) - ZERO;
    }

    /** Keeps how much the position with this key is worth at least and at most. */
    void put(long key, int least, int most) {
        if (written == entries.length() && entries.length() < limit) {
            grow();
        }
        entries.setOpaque(place(key, entries.length()), key << 2 * BITS | bounds(least, most));
        written++;
    }

    private void grow() {
        final AtomicLongArray old = entries;
        entries = new AtomicLongArray(2 * old.length());
        for (int i = 0; i < old.length(); i++) {
            entries.setOpaque(place(old.get(i) >>> 2 * BITS, entries.length()), old.get(i));
        }
        written = 0;
    }
}
