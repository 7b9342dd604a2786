module connectfour {
}
