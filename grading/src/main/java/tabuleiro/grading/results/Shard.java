package tabuleiro.grading.results;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import tabuleiro.grading.GradingException;

/**
 * The part of a class that is graded here, when the class is spread over several machines. Submissions are dealt out
 * like cards.
 *
 * @param number of the part, from 1
 * @param of     how many parts there are, from 1
 */
public record Shard(int number, int of) implements Comparable<Shard> {

    /** The whole class. */
    public static final Shard WHOLE = new Shard(1, 1);

    private static final Pattern FORM = Pattern.compile("([1-9]\\d{0,3})/([1-9]\\d{0,3})");

    /**
     * Returns the part that these words name, such as {@code 2/3}.
     *
     * @throws GradingException if they name none
     */
    public static Shard parse(String words) {
        final Matcher numbers = FORM.matcher(words);
        if (!numbers.matches() || Integer.parseInt(numbers.group(1)) > Integer.parseInt(numbers.group(2))) {
            throw new GradingException("A shard is written as its number and how many there are, from 1/3 to 3/3, not "
                    + words + ".");
        }
        return new Shard(Integer.parseInt(numbers.group(1)), Integer.parseInt(numbers.group(2)));
    }

    /** Returns those that belong to this part. */
    public <T> List<T> part(List<T> whole) {
        return IntStream.range(0, whole.size()).filter(i -> i % of == number - 1).mapToObj(whole::get).toList();
    }

    @Override
    public int compareTo(Shard other) {
        return of != other.of ? Integer.compare(of, other.of) : Integer.compare(number, other.number);
    }

    @Override
    public String toString() {
        return number + "/" + of;
    }
}
