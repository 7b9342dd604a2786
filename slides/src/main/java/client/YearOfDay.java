package client;

import java.time.Year;

/** A loop that does not always end: the mistake that stopped music players on 31 December 2008. */
final class YearOfDay {

    private YearOfDay() {
    }

    // tag::loop[]
    /** Returns the year of a day; day 1 is 1 January 1980. */
    static int yearOf(int day) {
        int year = 1980;
        for (int left = day; left > 365;) {
            final int variant = left;
            final int length = Year.isLeap(year) ? 366 : 365;
            if (left > length) {
                left -= length;
                year++;
            }
            assert left < variant : "variant: still " + left + " days in " + year;
        }
        return year;
    }
    // end::loop[]

    public static void main(String[] arguments) {
        System.out.println("30 December 2008: " + yearOf(10_592));
        System.out.println("31 December 2008: " + yearOf(10_593));
    }
}
