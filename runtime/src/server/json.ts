import { maxDepth } from "../validate/index.js";

/** Thrown for JSON that is nested too deep. */
export class TooDeep extends Error {}

/**
 * Parses JSON. Drops properties named `__proto__`, including escaped spellings.
 *
 * Throws a SyntaxError for invalid JSON, and {@link TooDeep} above `depth` levels, which is checked before parsing.
 */
export function parseJson(text: string, depth: number = maxDepth): unknown {
  // A level takes two brackets.
  if (text.length > 2 * depth && mayBeDeeper(text, depth) && isDeeper(text, depth)) {
    throw new TooDeep(`nested more than ${depth} levels deep`);
  }
  const value: unknown = JSON.parse(text);
  // An escaped spelling contains \u005f (_), or a letter from \u0070 (p) to \u0074.
  if (text.includes("__proto__") || text.includes("\\u00")) dropPrototypes(value);
  return value;
}

/**
 * Whether there are more than `depth` opening brackets, including those in strings. Faster than computing the depth.
 */
function mayBeDeeper(text: string, depth: number): boolean {
  let count = 0;
  for (const bracket of ["{", "["]) {
    for (let index = text.indexOf(bracket); index !== -1; index = text.indexOf(bracket, index + 1)) {
      count += 1;
      if (count > depth) return true;
    }
  }
  return false;
}

const quote = 34;
const backslash = 92;

function isDeeper(text: string, limit: number): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (inString) {
      if (code === backslash) index += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === 0x7b || code === 0x5b) {
      depth += 1;
      if (depth > limit) return true;
    } else if (code === 0x7d || code === 0x5d) depth -= 1;
  }
  return false;
}

function dropPrototypes(root: unknown): void {
  const rest: unknown[] = [root];
  while (rest.length > 0) {
    const value = rest.pop();
    if (typeof value !== "object" || value === null) continue;
    Reflect.deleteProperty(value, "__proto__");
    for (const item of Object.values(value)) if (typeof item === "object") rest.push(item);
  }
}
