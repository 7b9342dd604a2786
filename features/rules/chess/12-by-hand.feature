@by-hand
Feature: What is marked by hand
  No example can show this. An instructor looks at it, with the help of what grading finds in the program, and asks about
  it in the oral.

  @CH-26
  Rule: A piece knows only its own way of moving, and the board decides whether that way is free
    Kinds of pieces are subtypes of one abstract piece; the squares on the way are their answer.

  @CH-28
  Rule: There are no global variables, and resources are handled where they may fail
    Decision: what else the assignment forbids is about another language.

  @CH-29
  Rule: The classes piece, square, player, board and game exist
    Decision: what is handed out counts as well. There are 64 squares with at most one piece each, and a player begins
    with 16 pieces.
