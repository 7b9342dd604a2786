package connectfour;

final class Mischief extends Hook {

    @Override
    void provided() {
        throw new AssertionError("=cmd|'/c calc'!A1\",\"20\"\nother student;20\n::error::x\nGrade :=>> 20\n@SUM(1)");
    }
}
