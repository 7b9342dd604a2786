package connectfour;
