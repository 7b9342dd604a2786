Feature: Playing in a terminal
  Two people share the keyboard and play Quarto from a menu. One types the letter of a piece, the other a cell.

  @QT-04 @console
  Rule: Each player throws a die, and the higher one places the first piece
    Decision: after a tie both throw again. The program may have one argument, a seed that determines the dice; without
    it they are different in every run. Arguments that are not understood end the program with one line and status 2.

    Scenario Outline: <first> and <second>
      Given Quarto in the terminal
      And the dice will show <first>, <second>
      When the players type
        """
        b
        North
        South
        """
      Then the console shows
        """
        North throws <first>, South throws <second>: <placer> places the first piece.
        """
      And the console shows
        """
        <placer> plays, <chooser> chooses.
        """

      Examples: either player is higher
        | first | second | placer | chooser |
        | 6     | 1      | North  | South   |
        | 1     | 6      | South  | North   |
        | 5     | 4      | North  | South   |
        | 2     | 3      | South  | North   |

    Example: after a tie both throw again
      Given Quarto in the terminal
      And the dice will show 3, 3, 6, 6, 1, 2
      When the players type
        """
        b
        North
        South
        """
      Then the console shows
        """
        North throws 3, South throws 3: a tie, so both throw again.
        North throws 6, South throws 6: a tie, so both throw again.
        North throws 1, South throws 2: South places the first piece.
        """

    Example: the dice are thrown for every game
      Given Quarto in the terminal
      And the dice will show 6, 1, 1, 6
      When the players type
        """
        b
        North
        South
        z
        b
        North
        South
        """
      Then the console shows
        """
        North throws 6, South throws 1: North places the first piece.
        """
      And the console shows
        """
        North throws 1, South throws 6: South places the first piece.
        """

    Example: dice that a seed determines
      Given Quarto in the terminal
      And the program is started with: 3
      When the players type
        """
        b
        North
        South
        """
      Then the console shows
        """
        North throws 3, South throws 3: a tie, so both throw again.
        North throws 1, South throws 2: South places the first piece.
        """

    Scenario Outline: the arguments "<arguments>" are not understood
      Given Quarto in the terminal
      And the program is started with: <arguments>
      When the players type nothing
      Then the console shows only
        """
        Usage: [SEED] - SEED is a whole number, which determines the dice.
        """
      And the program ends with status 2

      Examples: too many, wrong ones
        | arguments           |
        | 1 2                 |
        | x                   |
        | 1.5                 |
        | 9223372036854775808 |
        | --help              |

  @QT-30 @console
  Rule: A menu offers the rules, a new game, a saved game and the end, by small letters or capitals; anything else is refused and asked for again
    Decision: a line that is not one letter has a message of its own. At any question the word quit leaves, too, as in
    every game: it leaves a game for the menu, and the menu for good. At the end of the input the console says so.

    Example: the menu
      Given Quarto in the terminal
      When the players type nothing
      Then the console shows only
        """

        Quarto!
          a: read the rules
          b: play
          c: resume a saved game
          z: leave
        Which one, a, b, c or z?
        End of input: the program ends here.
        """
      And the program ends with status 0

    Scenario Outline: <typed> is accepted
      Given Quarto in the terminal
      When the players type
        """
        <typed>
        """
      Then the console shows
        """
        Which one, a, b, c or z?
        <answer>
        """
      And the program ends with status 0

      Examples: small letters and capitals
        | typed | answer                                              |
        | b     | What is player 1 called?                            |
        | B     | What is player 1 called?                            |
        | c     | Resume the game with which name? (empty line: none) |
        | C     | Resume the game with which name? (empty line: none) |
        | z     | Goodbye!                                            |
        | Z     | Goodbye!                                            |
        | ␠z␉   | Goodbye!                                            |
        | quit  | Goodbye!                                            |

    Scenario Outline: <what> is refused
      Given Quarto in the terminal
      When the players type
        """
        <typed>
        z
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """

        Quarto!
          a: read the rules
          b: play
          c: resume a saved game
          z: leave
        Which one, a, b, c or z?
        Goodbye!
        """
      And the program ends with status 0

      Examples: what is not one letter
        | what             | typed | reason                                                                  |
        | an empty line    |       | nothing was typed                                                       |
        | a line of blanks | ␠␉␠   | nothing was typed                                                       |
        | two letters      | ab    | type one letter only                                                    |
        | a word           | play  | type one letter only                                                    |
        | an arrow key     | ␛[A   | the line contains an invisible character, such as an arrow key produces |

      Examples: what is not in the menu
        | what             | typed | reason                   |
        | another letter   | d     | that is not a, b, c or z |
        | a digit          | 1     | that is not a, b, c or z |
        | a foreign letter | á     | that is not a, b, c or z |
        | one wide symbol  | 🂡     | that is not a, b, c or z |

  @QT-31 @console
  Rule: The players are asked for their names, which are used from then on
    Decision: a name consists of at most 20 visible characters and spaces. The two names must differ in more than small
    letters and capitals.

    Example: both are asked for their names, which are used
      Given Quarto in the terminal
      And the dice will show 2, 4
      When the players type
        """
        b
        North
        South
        a
        A1
        """
      Then the console shows
        """
        What is player 1 called?
        What is player 2 called?
        North throws 2, South throws 4: South places the first piece.
        """
      And the console shows
        """
        South plays, North chooses.
        """
      And the console shows
        """
        North chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        South places (B! - large white round solid: on which cell, such as A1?
        """
      And the console shows
        """
        North plays, South chooses.
        """

    Scenario Outline: <what> is a name
      Given Quarto in the terminal
      When the players type
        """
        b
        <name>
        West
        """
      Then the console shows
        """
        <name> plays, West chooses.
        """

      Examples: names of many kinds
        | what                     | name                 |
        | one letter               | z                    |
        | two words                | North Star           |
        | a name with accents      | Équipe du Nord       |
        | a name in another script | 北                   |
        | a name with signs        | N.-W. & Co. (2)      |
        | a name of 20 characters  | abcdefghijklmnopqrst |

    Scenario Outline: <what> is not a name
      Given Quarto in the terminal
      When the players type
        """
        b
        North
        <typed>
        South
        """
      Then the console asks again: <reason>
      And the console shows
        """
        North throws 6, South throws 1: North places the first piece.
        """

      Examples: what is refused
        | what                     | typed                 | reason                                                                  |
        | an empty line            |                       | nothing was typed                                                       |
        | a line of blanks         | ␠␉␠                   | nothing was typed                                                       |
        | a name of 21 characters  | abcdefghijklmnopqrstu | a name has at most 20 characters                                        |
        | the other player's name  | North                 | another player has that name                                            |
        | that name in capitals    | NORTH                 | another player has that name                                            |
        | that name among blanks   | ␠North␠               | another player has that name                                            |
        | a name with a tab        | S␉th                  | a name consists of visible characters and spaces                        |
        | a name with an arrow key | S␛[A                  | the line contains an invisible character, such as an arrow key produces |

    Scenario Outline: the first player is asked again, too, after <what>
      Given Quarto in the terminal
      When the players type
        """
        b
        <typed>
        North
        South
        """
      Then the console asks again: <reason>
      And the console shows
        """
        North throws 6, South throws 1: North places the first piece.
        """

      Examples: what is refused
        | what                    | typed                 | reason                           |
        | an empty line           |                       | nothing was typed                |
        | a name of 21 characters | abcdefghijklmnopqrstu | a name has at most 20 characters |

  @QT-32 @console
  Rule: A piece is drawn in three characters, for its shape, its size and colour, and its filling; an empty cell is three spaces
    Round ( or square [; large B or small b if it is white, large P or small p if it is black; solid ! or hollow ;.

    Scenario Outline: <words>
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        <letter>
        B2
        """
      Then the console shows
        """
        North places <drawn> - <words>: on which cell, such as A1?
        """
      And the console shows
        """
        |     |     |     |     |
        2     | <drawn> |     |     2
        |     |     |     |     |
        """

      Examples: every piece
        | letter | drawn | words                     |
        | a      | (B!   | large white round solid   |
        | b      | (B;   | large white round hollow  |
        | c      | [B!   | large white square solid  |
        | d      | [B;   | large white square hollow |
        | e      | (P!   | large black round solid   |
        | f      | (P;   | large black round hollow  |
        | g      | [P!   | large black square solid  |
        | h      | [P;   | large black square hollow |
        | i      | (b!   | small white round solid   |
        | j      | (b;   | small white round hollow  |
        | k      | [b!   | small white square solid  |
        | l      | [b;   | small white square hollow |
        | m      | (p!   | small black round solid   |
        | n      | (p;   | small black round hollow  |
        | o      | [p!   | small black square solid  |
        | p      | [p;   | small black square hollow |

  @QT-33 @console
  Rule: The board is drawn as a grid with A to D above and below and 1 to 4 at both sides

    Example: the empty board
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type nothing
      Then the console shows
        """

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     |     1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        """

    Example: a full board
      Given Quarto in the terminal
      And the file draw.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        [p; B1
        (b; C1
        [P; D1
        [P! A2
        (P! B2
        (p! C2
        (B; D2
        (p; A3
        [b; B3
        [B; C3
        [p! D3
        [B! A4
        [b! B4
        (P; C4
        """
      When the players type
        """
        c
        draw
        a
        D4
        """
      Then the console shows
        """

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1 (B! | [p; | (b; | [P; 1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2 [P! | (P! | (p! | (B; 2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3 (p; | [b; | [B; | [p! 3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4 [B! | [b! | (P; | (b! 4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        """

  @QT-34 @console
  Rule: The pieces left are listed four to a line under letters, from large white round solid down to small black square hollow; the letters leave no gap when pieces are placed

    Example: all of them
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type nothing
      Then the console shows
        """

        Pieces left:
          a: (B!  b: (B;  c: [B!  d: [B;
          e: (P!  f: (P;  g: [P!  h: [P;
          i: (b!  j: (b;  k: [b!  l: [b;
          m: (p!  n: (p;  o: [p!  p: [p;
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        """

    Example: after three pieces have been placed
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        p
        A1
        a
        C2
        f
        D4
        """
      Then the console shows
        """

        Pieces left:
          a: (B;  b: [B!  c: [B;  d: (P!
          e: (P;  f: [P;  g: (b!  h: (b;
          i: [b!  j: [b;  k: (p!  l: (p;
          m: [p!
        North chooses the piece: which letter, 'a' to 'm'? (s saves the game, z leaves it)
        """

    Example: one piece is left
      Given Quarto in the terminal
      And the file draw.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        [p; B1
        (b; C1
        [P; D1
        [P! A2
        (P! B2
        (p! C2
        (B; D2
        (p; A3
        [b; B3
        [B; C3
        [p! D3
        [B! A4
        [b! B4
        (P; C4
        """
      When the players type
        """
        c
        draw
        b
        """
      Then the console shows
        """

        Pieces left:
          a: (b!
        North chooses the piece: which letter, 'a'? (s saves the game, z leaves it)
        """
      And the console asks again: type the letter of a piece, 'a'

  @QT-35 @console
  Rule: The opponent is asked for one letter, small or capital; z leaves the game for the menu, and anything else is refused and asked for again
    Decision: more or fewer than one character is refused with its own message, and so is a letter that is not listed.

    Scenario Outline: <typed> chooses a piece
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        """
      Then the console shows
        """
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        North places <piece>: on which cell, such as A1?
        """

      Examples: the first and the last letter, small and capital
        | typed | piece                           |
        | a     | (B! - large white round solid   |
        | A     | (B! - large white round solid   |
        | p     | [p; - small black square hollow |
        | P     | [p; - small black square hollow |
        | ␠P␠   | [p; - small black square hollow |

    Scenario Outline: <typed> leaves the game for the menu
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        <typed>
        """
      Then the console shows, and then the menu
        """
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        The game ends here, unfinished.
        """
      And the program ends with status 0

      Examples: small, capital, and the word
        | typed |
        | z     |
        | Z     |
        | quit  |

    Scenario Outline: <what> is refused
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        p
        A1
        a
        C2
        f
        D4
        <typed>
        m
        """
      Then the console asks again: <reason>
      And the console shows at the end
        """
        North chooses the piece: which letter, 'a' to 'm'? (s saves the game, z leaves it)
        South places [p! - small black square solid: on which cell, such as A1?
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

      Examples: more or fewer than one character
        | what             | typed | reason                     |
        | an empty line    |       | type exactly one character |
        | a line of blanks | ␠␉␠   | type exactly one character |
        | two letters      | ab    | type exactly one character |
        | a piece          | (B;   | type exactly one character |

      Examples: what is not listed
        | what                      | typed | reason                                 |
        | the letter after the last | n     | type the letter of a piece, 'a' to 'm' |
        | the same as a capital     | N     | type the letter of a piece, 'a' to 'm' |
        | a letter further on       | y     | type the letter of a piece, 'a' to 'm' |
        | a digit                   | 1     | type the letter of a piece, 'a' to 'm' |
        | the sign before A         | @     | type the letter of a piece, 'a' to 'm' |
        | the sign before a         | `     | type the letter of a piece, 'a' to 'm' |
        | a foreign letter          | á     | type the letter of a piece, 'a' to 'm' |
        | a letter that looks alike | а     | type the letter of a piece, 'a' to 'm' |
        | one wide symbol           | 🂡     | type the letter of a piece, 'a' to 'm' |

  @QT-36 @console
  Rule: The player is asked for a cell, as A1 or 1A, in small letters or capitals; a wrong form, row or column, or an occupied cell, is refused and asked for again
    Decision: these are checked in this order, and the first that is wrong is reported.

    Scenario Outline: <typed> is a cell
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        c
        <typed>
        """
      Then the console shows
        """
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        North places [B! - large white square solid: on which cell, such as A1?

        #__A__#__B__#__C__#__D__#
        """
      And the console shows
        """
        <drawn>
        """

      Examples: in either order, small and capital
        | typed | drawn                        |
        | A1    | 1 [B! \|     \|     \|     1 |
        | 1A    | 1 [B! \|     \|     \|     1 |
        | a1    | 1 [B! \|     \|     \|     1 |
        | 1a    | 1 [B! \|     \|     \|     1 |
        | D4    | 4     \|     \|     \| [B! 4 |
        | 4d    | 4     \|     \|     \| [B! 4 |
        | b3    | 3     \| [B! \|     \|     3 |
        | 2C    | 2     \|     \| [B! \|     2 |
        | ␠c2␉  | 2     \|     \| [B! \|     2 |

    Scenario Outline: <what> is refused
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        c
        B2
        o
        <typed>
        C3
        """
      Then the console asks again: <reason>
      And the console shows
        """
        South places [p; - small black square hollow: on which cell, such as A1?

        #__A__#__B__#__C__#__D__#
        """
      And the console shows
        """
        2     | [B! |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     | [p; |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        North plays, South chooses.
        """

      Examples: a wrong form
        | what                   | typed | reason                       |
        | an empty line          |       | type a cell such as A1 or 1A |
        | a line of blanks       | ␠␉␠   | type a cell such as A1 or 1A |
        | a letter alone         | A     | type a cell such as A1 or 1A |
        | a digit alone          | 1     | type a cell such as A1 or 1A |
        | three characters       | A12   | type a cell such as A1 or 1A |
        | a blank between        | A 1   | type a cell such as A1 or 1A |
        | two letters            | AB    | type a cell such as A1 or 1A |
        | two digits             | 11    | type a cell such as A1 or 1A |
        | the letter that leaves | z     | type a cell such as A1 or 1A |

      Examples: a wrong row
        | what                           | typed | reason                  |
        | the row before the first       | A0    | the row is 1, 2, 3 or 4 |
        | the row after the last         | A5    | the row is 1, 2, 3 or 4 |
        | that row first                 | 5a    | the row is 1, 2, 3 or 4 |
        | a wrong row and a wrong column | E9    | the row is 1, 2, 3 or 4 |

      Examples: a wrong column
        | what                          | typed | reason                     |
        | the column after the last     | E1    | the column is A, B, C or D |
        | that column as a small letter | 4e    | the column is A, B, C or D |
        | a sign                        | @1    | the column is A, B, C or D |
        | a foreign letter              | á1    | the column is A, B, C or D |
        | one wide symbol               | 🂡1    | the column is A, B, C or D |

      Examples: an occupied cell
        | what             | typed | reason               |
        | an occupied cell | B2    | the cell is occupied |
        | the same again   | 2b    | the cell is occupied |

  @QT-37 @console
  Rule: The board is drawn at the start and after each turn; the console says who plays, who chooses and which piece was chosen, and how the game ends; then it shows the menu again
    Decision: with the winner the winning cells are named, and what their pieces have in common. If an engine fails, so
    that the game cannot continue, the program ends with a line that says why, and status 1.

    Example: the first turn
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        p
        C2
        """
      Then the console shows at the end
        """

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     |     1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        North plays, South chooses.

        Pieces left:
          a: (B!  b: (B;  c: [B!  d: [B;
          e: (P!  f: (P;  g: [P!  h: [P;
          i: (b!  j: (b;  k: [b!  l: [b;
          m: (p!  n: (p;  o: [p!  p: [p;
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        North places [p; - small black square hollow: on which cell, such as A1?

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     |     1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     | [p; |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        South plays, North chooses.

        Pieces left:
          a: (B!  b: (B;  c: [B!  d: [B;
          e: (P!  f: (P;  g: [P!  h: [P;
          i: (b!  j: (b;  k: [b!  l: [b;
          m: (p!  n: (p;  o: [p!
        North chooses the piece: which letter, 'a' to 'o'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

    Example: a row wins, and the menu is shown again
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        a
        A1
        a
        B1
        a
        C1
        a
        D1
        """
      Then the console shows, and then the menu
        """
        1 (B! | (B; | [B! | [B; 1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        South has won!
        The pieces on A1, B1, C1 and D1 are all large and white.
        """
      And the program ends with status 0

    Scenario Outline: <what> wins, for <winner>
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        <1>
        <2>
        <3>
        <4>
        """
      When the players type
        """
        c
        evening
        <letter>
        <cell>
        """
      Then the console shows, and then the menu
        """
        <winner> has won!
        The pieces on <win>.
        """

      Examples: what can win besides a row
        | what       | winner | 1      | 2      | 3      | 4      | letter | cell | win                                         |
        | a column   | North  | (B! A1 | (p; C2 | (B; A2 | [B! A3 | a      | A4   | A1, A2, A3 and A4 are all large and white   |
        | a diagonal | North  | [B; A1 | (P! A4 | [P; B2 | [b; C3 | l      | D4   | A1, B2, C3 and D4 are all square and hollow |
        | a square   | South  | (B! B2 | [P! C2 | (b! B3 |        | l      | C3   | B2, C2, B3 and C3 are all solid             |

    Example: a draw
      Given Quarto in the terminal
      And the file draw.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        [p; B1
        (b; C1
        [P; D1
        [P! A2
        (P! B2
        (p! C2
        (B; D2
        (p; A3
        [b; B3
        [B; C3
        [p! D3
        [B! A4
        [b! B4
        (P; C4
        """
      When the players type
        """
        c
        draw
        a
        D4
        """
      Then the console shows, and then the menu
        """
        4 [B! | [b! | (P; | (b! 4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        Nobody has won: the game is a draw.
        """

    Example: one game after another
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        a
        A1
        z
        b
        East
        West
        """
      Then the console shows at the end
        """
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        East plays, West chooses.

        Pieces left:
          a: (B!  b: (B;  c: [B!  d: [B;
          e: (P!  f: (P;  g: [P!  h: [P;
          i: (b!  j: (b;  k: [b!  l: [b;
          m: (p!  n: (p;  o: [p!  p: [p;
        West chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """

    Example: the input ends before a piece is placed
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        a
        """
      Then the console shows at the end
        """
        North places (B! - large white round solid: on which cell, such as A1?
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

    Example: the players leave before a piece is placed
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        a
        quit
        """
      Then the console shows, and then the menu
        """
        North places (B! - large white round solid: on which cell, such as A1?
        The game ends here, unfinished.
        """

    Example: an engine that is not finished yet
      Given Quarto in the terminal, with an engine that cannot place a piece yet
      And North and South have begun a game
      When the players type
        """
        a
        A1
        """
      Then the console shows
        """
        North places (B! - large white round solid: on which cell, such as A1?
        The engine failed: UnsupportedOperationException: TODO 4: place
        """
      And the program ends with status 1

    Example: an engine whose pool never empties and whose games never end
      Given Quarto in the terminal, with an engine that forgets every piece that is placed
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        (B! A1
        """
      When the players type
        """
        c
        evening
        a
        A1
        a
        A1
        a
        A1
        """
      Then the console shows
        """
        Turns played so far: 14.
        """
      And the console shows at the end
        """
        North places (B! - large white round solid: on which cell, such as A1?

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1     |     |     |     1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     |     |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#
        The engine failed: after 16 turns the game is not over.
        """
      And the program ends with status 1

    Scenario Outline: an engine that <fault>
      Given Quarto in the terminal, with an engine that <fault>
      And North and South have begun a game
      When the players type
        """
        a
        A1
        a
        B1
        a
        C1
        a
        D1
        """
      Then the console shows at the end
        """
        The engine failed: <words>.
        """
      And the program ends with status 1

      Examples: faults with which the game cannot continue, or its end cannot be shown
        | fault                                      | words                                                        |
        | forgets which piece is chosen              | it does not return the piece that was chosen                 |
        | has no pieces                              | the game is not over, but no piece may be chosen             |
        | treats every cell as occupied             | the game is not over, but the piece may be placed on no cell |
        | names no winning cells                     | the number of winning cells is 0, not 4                      |
        | does not say what the winning pieces share | it does not say what the winning pieces have in common       |

    Example: the winner is named before the fault is reported
      Given Quarto in the terminal, with an engine that names no winning cells
      And North and South have begun a game
      When the players type
        """
        a
        A1
        a
        B1
        a
        C1
        a
        D1
        """
      Then the console shows at the end
        """

        South has won!
        The engine failed: the number of winning cells is 0, not 4.
        """

  @QT-38 @console
  Rule: The rules are shown on request; if they cannot be read, a warning is shown and then the menu again

    Scenario Outline: the rules, after <typed>
      Given Quarto in the terminal
      When the players type
        """
        <typed>
        """
      Then the console shows
        """
        Which one, a, b, c or z?

        Quarto: the rules

        The board has 16 cells, from A1 to D4. There are 16 pieces, and no two are alike:
        each is large or small, white or black, round or square, solid or hollow.
        """
      And the console shows, and then the menu
        """
        menu. At any question, the word quit leaves, too.
        """

      Examples: small and capital
        | typed |
        | a     |
        | A     |

    Example: the rules cannot be read
      Given Quarto in the terminal, with rules that cannot be read
      When the players type
        """
        a
        """
      Then the console shows, and then the menu
        """
        Which one, a, b, c or z?
        Warning: the rules cannot be shown.
        """
      And the program ends with status 0

  @QT-39 @console
  Rule: A game can be saved while a piece is being chosen, and resumed later; a missing or damaged file is reported with what is wrong and is not changed
    Decision: s saves. The name consists of letters, digits and hyphens; the game is written to a text file that a
    person can read and edit. A saved game is overwritten only if the players agree, a damaged file never. A damaged
    game is resumed from the turns before the first fault, but not if one of its first three lines is damaged.

    Scenario Outline: a game is saved, by <typed>
      Given Quarto in the terminal
      And the dice will show 1, 6
      And North and South have begun a game
      When the players type
        """
        p
        A1
        a
        C3
        <typed>
        evening
        """
      Then the console shows at the end
        """
        North chooses the piece: which letter, 'a' to 'n'? (s saves the game, z leaves it)
        Save the game under which name? (empty line: do not save)
        The game is saved in the file evening.quarto.txt.
        North chooses the piece: which letter, 'a' to 'n'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """
      And the file evening.quarto.txt holds
        """
        Quarto, version 1
        Places first: South
        Chooses first: North
        [p; A1
        (B! C3
        """
      And there is no file but evening.quarto.txt

      Examples: small and capital
        | typed |
        | s     |
        | S     |

    Example: a game in which nothing has been done yet
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s
        evening
        """
      Then the file evening.quarto.txt holds
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        """

    Example: the game goes on after it was saved
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s
        evening
        a
        B4
        """
      Then the console shows
        """
        4     | (B! |     |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        South plays, North chooses.
        """

    Example: a game is not saved after all
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s

        """
      Then the console shows at the end
        """
        Save the game under which name? (empty line: do not save)
        The game was not saved.
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """
      And there is no file

    Example: a game is saved after all
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s

        s
        evening
        """
      Then there is no file but evening.quarto.txt
      And the program ends with status 0

    Example: every kind of character in a name
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s
        Az-09
        """
      Then there is no file but Az-09.quarto.txt

    Scenario Outline: <what> is not a name of a saved game
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        s
        <typed>

        """
      Then the console asks again: <reason>
      And there is no file

      Examples: names that lead to another folder, and a name that is too long
        | what                    | typed                                     | reason                                                                       |
        | a path upwards          | ../evening                                | the name of a saved game consists of letters from a to z, digits and hyphens |
        | a path downwards        | games/evening                             | the name of a saved game consists of letters from a to z, digits and hyphens |
        | a path from the root    | /tmp/evening                              | the name of a saved game consists of letters from a to z, digits and hyphens |
        | a path of Windows       | C:\evening                                | the name of a saved game consists of letters from a to z, digits and hyphens |
        | a name with its ending  | evening.quarto.txt                        | the name of a saved game consists of letters from a to z, digits and hyphens |
        | two words               | our game                                  | the name of a saved game consists of letters from a to z, digits and hyphens |
        | an accent               | manhã                                     | the name of a saved game consists of letters from a to z, digits and hyphens |
        | a name of 41 characters | abcdefghij-abcdefghij-abcdefghij-abcdefgh | the name of a saved game has at most 40 characters                           |

    Scenario Outline: a saved game <what> if <typed> is the answer
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: East
        Chooses first: West
        """
      And North and South have begun a game
      When the players type
        """
        s
        evening
        <typed>
        """
      Then the console shows
        """
        A game is already saved under that name. Overwrite it: no or yes? (empty line: no)
        <shown>
        """
      And the file evening.quarto.txt holds
        """
        Quarto, version 1
        Places first: <placer>
        Chooses first: <chooser>
        """
      And there is no file but evening.quarto.txt

      Examples: yes and no
        | what           | typed | shown                                             | placer | chooser |
        | is overwritten | yes   | The game is saved in the file evening.quarto.txt. | North  | South   |
        | is overwritten | Y     | The game is saved in the file evening.quarto.txt. | North  | South   |
        | is kept        | no    | The game was not saved.                           | East   | West    |
        | is kept        |       | The game was not saved.                           | East   | West    |

    Scenario Outline: a file with <what> is never overwritten
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        <first line>
        Places first: East
        Chooses first: West
        <turn>
        """
      And North and South have begun a game
      When the players type
        """
        s
        evening

        """
      Then the console asks again: the file evening.quarto.txt is damaged and is not overwritten: choose another name
      And the file evening.quarto.txt is as it was

      Examples: what cannot be read, or only in part
        | what           | first line        | turn   |
        | a damaged head | Quarto            | [p; A1 |
        | a damaged turn | Quarto, version 1 | [p; A  |

    Example: a damaged game that was resumed is saved under another name
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        (B; B9
        """
      When the players type
        """
        c
        evening
        s
        evening
        mended
        """
      Then the console asks again: the file evening.quarto.txt is damaged and is not overwritten: choose another name
      And the file evening.quarto.txt is as it was
      And the file mended.quarto.txt holds
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        """

    Example: a game that cannot be saved goes on
      Given Quarto in the terminal
      And no folder for saved games
      And North and South have begun a game
      When the players type
        """
        s
        evening
        """
      Then the console shows at the end
        """
        Warning: the game was not saved, because the file evening.quarto.txt cannot be written.
        South chooses the piece: which letter, 'a' to 'p'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """
      And the program ends with status 0

    Example: a game is resumed
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: South
        Chooses first: North
        [p; A1
        (B! C3
        (b; D4
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows at the end
        """
        Resume the game with which name? (empty line: none)
        Turns played so far: 3.

        #__A__#__B__#__C__#__D__#
        |     |     |     |     |
        1 [p; |     |     |     1
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        2     |     |     |     2
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        3     |     | (B! |     3
        |     |     |     |     |
        #-----|-----|-----|-----#
        |     |     |     |     |
        4     |     |     | (b; 4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        North plays, South chooses.

        Pieces left:
          a: (B;  b: [B!  c: [B;  d: (P!
          e: (P;  f: [P!  g: [P;  h: (b!
          i: [b!  j: [b;  k: (p!  l: (p;
          m: [p!
        South chooses the piece: which letter, 'a' to 'm'? (s saves the game, z leaves it)
        End of input: the game ends here, unfinished.
        """
      And the file evening.quarto.txt is as it was

    Example: a game is saved, left, resumed, and saved again
      Given Quarto in the terminal
      And North and South have begun a game
      When the players type
        """
        p
        A1
        s
        evening
        z
        c
        evening
        a
        C3
        s
        evening
        yes
        """
      Then the file evening.quarto.txt holds
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        (B! C3
        """

    Example: a game in which a piece is chosen but not yet placed
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        Chosen: (b;
        """
      When the players type
        """
        c
        evening
        C3
        s
        evening
        yes
        """
      Then the console shows
        """
        South plays, North chooses.
        South places (b; - small white round hollow: on which cell, such as A1?
        """
      And the file evening.quarto.txt holds
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        (b; C3
        """

    Example: a game that was over is shown once more
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        (B; B1
        [B! C1
        [B; D1
        """
      When the players type
        """
        c
        evening
        z
        """
      Then the console shows, and then the menu
        """
        South has won!
        The pieces on A1, B1, C1 and D1 are all large and white.
        """

    Example: blanks and empty lines do no harm
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """

          Quarto, version 1

        Places first:North
        Chooses first:   South

         [p;   A1

        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Turns played so far: 1.
        """
      And the console shows
        """
        South plays, North chooses.
        """

    Example: a file of a Windows editor
      Given Quarto in the terminal
      And the file evening.quarto.txt, as a Windows editor writes it, with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Resume the game with which name? (empty line: none)
        Turns played so far: 1.
        """

    Example: no game is resumed after all
      Given Quarto in the terminal
      When the players type
        """
        c

        """
      Then the console shows, and then the menu
        """
        Resume the game with which name? (empty line: none)
        """

    Example: a name that leads to another folder is refused here, too
      Given Quarto in the terminal
      When the players type
        """
        c
        ../evening
        evening
        """
      Then the console asks again: the name of a saved game consists of letters from a to z, digits and hyphens

    Example: a file that is not there
      Given Quarto in the terminal
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Resume the game with which name? (empty line: none)
        Warning: evening.quarto.txt: there is no such file.
        """
      And the program ends with status 0

    Example: a folder where a file should be
      Given Quarto in the terminal
      And a folder named evening.quarto.txt
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: this is not a file that can be read.
        """

    Example: a file that is too large
      Given Quarto in the terminal
      And the file evening.quarto.txt, followed by 10000 empty lines, with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: the file is too large for a saved game.
        """
      And the file evening.quarto.txt is as it was

    Example: a file with many empty lines is not too large
      Given Quarto in the terminal
      And the file evening.quarto.txt, followed by 9900 empty lines, with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Turns played so far: 0.
        """

    Scenario Outline: the head of a file is damaged: <what>
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        <first>
        <second>
        <third>
        [p; A1
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: <reason>.
        """
      And the file evening.quarto.txt is as it was
      And the program ends with status 0

      Examples: the first line
        | what            | first              | second              | third                | reason                                               |
        | another version | Quarto, version 2  | Places first: North | Chooses first: South | line 1: this program reads version 1 only            |
        | version 10      | Quarto, version 10 | Places first: North | Chooses first: South | line 1: this program reads version 1 only            |
        | another text    | Dear players       | Places first: North | Chooses first: South | line 1: a saved game begins with "Quarto, version 1" |
        | it is missing   |                    | Places first: North | Chooses first: South | line 2: a saved game begins with "Quarto, version 1" |

      Examples: the names
        | what                | first             | second                              | third                | reason                                                          |
        | none who places     | Quarto, version 1 |                                     | Chooses first: South | line 3: this line must be "Places first:" and a name, in UTF-8  |
        | none who chooses    | Quarto, version 1 | Places first: North                 |                      | line 4: this line must be "Chooses first:" and a name, in UTF-8 |
        | an empty name       | Quarto, version 1 | Places first:                       | Chooses first: South | line 2: nothing was typed                                       |
        | a name too long     | Quarto, version 1 | Places first: abcdefghijklmnopqrstu | Chooses first: South | line 2: a name has at most 20 characters                        |
        | the same name twice | Quarto, version 1 | Places first: North                 | Chooses first: north | line 3: another player has that name                            |

    Example: a file that ends too early
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: line 3: this line must be "Chooses first:" and a name, in UTF-8.
        """

    Example: an empty file
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: line 1: a saved game begins with "Quarto, version 1".
        """

    Example: a name that is not UTF-8
      Given Quarto in the terminal
      And the file evening.quarto.txt, in ISO 8859-1, with these lines
        """
        Quarto, version 1
        Places first: Équipe du Nord
        Chooses first: South
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows, and then the menu
        """
        Warning: evening.quarto.txt: line 2: this line must be "Places first:" and a name, in UTF-8.
        """
      And the file evening.quarto.txt is as it was

    Example: a turn that is not UTF-8
      Given Quarto in the terminal
      And the file evening.quarto.txt, in ISO 8859-1, with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        [P; Á2
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Warning: evening.quarto.txt: line 5: the line is not written in UTF-8.
        The game is resumed from the lines before it. The file is unchanged. Turns played so far: 1.
        """
      And the file evening.quarto.txt is as it was

    Scenario Outline: a turn is damaged: <what>
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        <line>
        (B! B2
        """
      When the players type
        """
        c
        evening
        a
        C4
        """
      Then the console shows
        """
        Warning: evening.quarto.txt: line 5: <reason>.
        The game is resumed from the lines before it. The file is unchanged. Turns played so far: 1.
        """
      And the console shows
        """
        South plays, North chooses.

        Pieces left:
          a: (B!  b: (B;  c: [B!  d: [B;
          e: (P!  f: (P;  g: [P!  h: [P;
          i: (b!  j: (b;  k: [b!  l: [b;
          m: (p!  n: (p;  o: [p!
        North chooses the piece: which letter, 'a' to 'o'? (s saves the game, z leaves it)
        South places (B! - large white round solid: on which cell, such as A1?
        """
      And the console shows
        """
        4     |     | (B! |     4
        |     |     |     |     |
        #__A__#__B__#__C__#__D__#

        North plays, South chooses.
        """
      And the file evening.quarto.txt is as it was

      Examples: lines that can be read, but are not legal
        | what                  | line        | reason                    |
        | a piece twice         | [p; D4      | the piece is on the board |
        | an occupied cell      | (P; A1      | the cell is occupied      |
        | a piece twice, chosen | Chosen: [p; | the piece is on the board |

      Examples: lines that cannot be read
        | what                   | line          | reason                                                                               |
        | a piece without a cell | (P;           | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | a cell without a piece | B2            | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | no piece               | (Q; B2        | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | no cell                | (P; E2        | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | two turns in a line    | (P; B2 (P! C2 | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | the wrong way round    | B2 (P;        | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | no piece chosen        | Chosen: none  | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |
        | other words            | and so on     | this line must be a turn, such as "[p; A1", or a chosen piece, such as "Chosen: [p;" |

    Example: a turn after the chosen piece
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South

        Chosen: (b;
        [p; A1
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Warning: evening.quarto.txt: line 6: nothing may follow the chosen piece.
        The game is resumed from the lines before it. The file is unchanged. Turns played so far: 0.
        """
      And the console shows
        """
        North places (b; - small white round hollow: on which cell, such as A1?
        """

    Scenario Outline: <what> after the end
      Given Quarto in the terminal
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        (B! A1
        (B; B1
        [B! C1
        [B; D1
        <line>
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Warning: evening.quarto.txt: line 8: the game is over.
        The game is resumed from the lines before it. The file is unchanged. Turns played so far: 4.
        """
      And the console shows, and then the menu
        """
        South has won!
        The pieces on A1, B1, C1 and D1 are all large and white.
        """
      And the file evening.quarto.txt is as it was

      Examples: a turn, and half of one
        | what    | line        |
        | a turn  | [p; A4      |
        | a piece | Chosen: [p; |

    Example: a saved game and an engine that is not finished yet
      Given Quarto in the terminal, with an engine that cannot place a piece yet
      And the file evening.quarto.txt with these lines
        """
        Quarto, version 1
        Places first: North
        Chooses first: South
        [p; A1
        (B! A2
        """
      When the players type
        """
        c
        evening
        """
      Then the console shows
        """
        Resume the game with which name? (empty line: none)
        The engine failed: UnsupportedOperationException: TODO 4: place
        """
      And the program ends with status 1
