Feature: Playing
  Two players put stones on the cells of a row in turn.

  @TY-01 @task-1
  Rule: The board is a row of four cells, which are empty in a new game

    Example: every cell of a new game is empty
      Given a new game
      Then the board is
        """
        . . . .
        """
      And the first player is next

  @TY-02 @task-2
  Rule: A player puts a stone on an empty cell, then the other player is next
    Decision: cells are numbered from 1 at the left (TY-01).

    Example: the first player puts a stone
      Given a new game
      When the first player plays on 2
      Then the board is
        """
        . 1 . .
        """
      And the second player is next

    Example: a cell is taken only once
      Given the board
        """
        . 1 . .
        """
      When the second player plays on 2
      Then the move is refused: the cell is taken

    Example: there is no fifth cell
      Given a new game
      When the first player plays on 5
      Then the move is refused: there is no such cell

  @TY-03 @task-3
  Rule: Whoever has two stones that are neighbours has won

    Example: two neighbours win
      Given the board
        """
        1 . . 2
        """
      When the first player plays on 2
      Then the first player has won
      And the game is over

    Example: a full row without neighbours is a draw
      Given the board
        """
        1 2 1 .
        """
      When the second player plays on 4
      Then the game is a draw

    Example: a game that is won cannot be resumed
      Given the board
        """
        1 1 . 2
        """
      When the players resume the game
      Then the position is refused: the game is over

    Example: the players must have taken turns
      Given the board
        """
        2 . . .
        """
      When the players resume the game
      Then the position is refused: the players do not take turns
