package connectfour;

interface List<T> {
}
