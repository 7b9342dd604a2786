package connectfour;

MANY
