/** A game. */
@Deprecated
package connectfour;
