/** The form of a dictionary's file: a line that names it, a line of its letters, the number of its edges, then the edges. */

/** The number goes up with any change of what src/dictionaries writes: kept files tell their age by it. */
export const MAGIC = 'words 1\n';
/** Twenty-three bits. */
export const MOST_EDGES = 2 ** 23;
