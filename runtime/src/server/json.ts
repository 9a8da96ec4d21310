import { maxDepth } from "../validate/index.js";

/** JSON that is nested too deep. */
export class TooDeep extends Error {}

/**
 * Parses JSON. Properties named `__proto__` are dropped, however they are spelled.
 *
 * Throws a SyntaxError for what is no JSON, {@link TooDeep} for more than `depth` levels; nothing is built before the
 * depth is known.
 */
export function parseJson(text: string, depth: number = maxDepth): unknown {
  // A level takes two brackets.
  if (text.length > 2 * depth && mayBeDeeper(text, depth) && isDeeper(text, depth)) {
    throw new TooDeep(`nested more than ${depth} levels deep`);
  }
  const value: unknown = JSON.parse(text);
  // The name may be spelled with escapes, of which at least one is \u005f (_) or one of its letters, \u0070 (p) to \u0074.
  if (text.includes("__proto__") || text.includes("\\u00")) dropPrototypes(value);
  return value;
}

/** Whether there are more than `depth` opening brackets, wherever they stand. Quicker than telling where. */
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
