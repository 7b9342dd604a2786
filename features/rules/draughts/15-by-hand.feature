@by-hand
Feature: What is marked by hand
  No example can show this. An instructor looks at it, with the help of what grading finds, and asks about it.

  @DR-50
  Rule: Every routine states its contract, and every class its invariants, in the documentation and as assertions
    Decision: what an assertion cannot check is stated in the documentation alone.

  @DR-51
  Rule: The classes game, board, cell and piece exist, and classes are used wherever they fit
    Decision: what is handed out counts as well: the cell is the class Square.

  @DR-60
  Rule: Without play against a second program, or with one movement a turn, at most 18 of 20 are given; without both, 17

  @DR-61
  Rule: Each working day late costs 2 of 20; after the fifth nothing is accepted

  @DR-62
  Rule: Above all the structure of classes and routines counts, and how well the program can be read
    Simplicity counts more than efficiency. Comments say what is not obvious. What nobody asked for earns nothing.

  @DR-63
  Rule: A group hands in a report of one page; each member is asked alone about the program, and marked by their part
