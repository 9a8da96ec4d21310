/**
 * Maximum depth of values of a recursive type or of any type. Deeper values are rejected with the code `depth`, so that
 * no value can overflow the stack. Realistic JSON is far below.
 */
export const maxDepth = 256;
