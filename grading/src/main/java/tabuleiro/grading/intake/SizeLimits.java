package tabuleiro.grading.intake;

/**
 * How much is taken, so that nobody can hand in more than the machine can bear. What an archive says about itself is
 * looked at first; what is really in it is counted too.
 *
 * @param entries       how many files and folders
 * @param nameBytes     how long all names may be together; of a zip archive, how much is read to learn what is in it
 * @param unpackedBytes how large an archive may be when all of it is unpacked
 * @param ratio         how many times as large as the archive itself
 */
record SizeLimits(int entries, long nameBytes, long unpackedBytes, int ratio) {

    /** What is said of what is larger than it can be if it is honest. */
    static final String BOMB = "would unpack to far more than an honest one, as an archive bomb does";

    private static final long MIB = 1L << 20;
    private static final long GIB = 1L << 30;

    /** For what one student hands in. Text shrinks to a tenth, a bomb to a thousandth. */
    static final SizeLimits SUBMISSION = new SizeLimits(20_000, 4 * MIB, 512 * MIB, 200);

    /** For an archive that holds the submissions of a class: what one student put in must not stop all others. */
    static final SizeLimits CLASS = new SizeLimits(500_000, 128 * MIB, 64 * GIB, 1 << 20);

    static final int MOST_SOURCES = 200;
    static final int MOST_OF_A_SOURCE = 1 << 20;
    static final long MOST_OF_ALL_SOURCES = 4 * MIB;

    private static final long ALWAYS_FINE = 16 * MIB;
    private static final long MOST_STORED = 256 * MIB;

    /** Returns how much of one submission is unpacked from the archive of a class where it takes so many bytes. */
    static long storedBytes(long packedBytes) {
        return Math.min(MOST_STORED, Math.max(MOST_OF_ALL_SOURCES, packedBytes * SUBMISSION.ratio));
    }

    /** Returns how large an archive of so many bytes may be when it is unpacked. */
    long unpackedBytes(long packedBytes) {
        return Math.min(unpackedBytes, Math.max(ALWAYS_FINE, packedBytes * ratio));
    }
}
