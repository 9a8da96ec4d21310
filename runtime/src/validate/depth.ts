/**
 * How many levels of a recursive type, or of a value of which nothing is said, are looked at. Deeper values are refused
 * with the code `depth`, so that no value can exhaust the stack; JSON that people write stays far below.
 */
export const maxDepth = 256;
