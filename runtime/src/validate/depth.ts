/**
 * Maximum depth of values of a recursive type, or of any type. Deeper values are rejected
 * with the code `depth`, so that no value can exhaust the stack; JSON that people write stays far below.
 */
export const maxDepth = 256;
