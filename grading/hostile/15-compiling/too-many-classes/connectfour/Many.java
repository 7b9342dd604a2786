package connectfour;

interface Many {
    MANY
}
