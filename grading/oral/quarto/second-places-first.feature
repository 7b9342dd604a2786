Feature: The second player places first
  A variant for the oral: the players have changed places.

  @QT-91
  Rule: The first player chooses the first piece, and the second player places it

    Example: in a new game the first player chooses
      Given a new game
      Then the first player is to choose and the second player to place

    Example: after the second player the first one places
      Given a new game
      When the second player is given [p; and places it on B3
      Then the second player is to choose and the first player to place
