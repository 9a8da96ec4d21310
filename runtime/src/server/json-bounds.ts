/** Bounds of JSON from outside. */
export interface JsonBounds {
  /** Maximum nesting depth. */
  readonly depth: number;
  /** Maximum number of keys of an object. Repeated keys count. */
  readonly keys: number;
  /** Maximum number of objects, arrays, texts, numbers, booleans and nulls together. */
  readonly values: number;
}

/** Thrown for JSON that exceeds a bound. */
export class ExceededBound extends Error {
  /** JSON Pointer of an object with too many keys; otherwise the root. */
  readonly path: string;
  readonly code: "depth" | "max-keys" | "max-values";

  constructor(code: ExceededBound["code"], message: string, path = "") {
    super(message);
    this.path = path;
    this.code = code;
  }
}

/** An object or array around the current character. */
interface Container {
  readonly isObject: boolean;
  /** Keys or commas so far. */
  count: number;
  /** Position of the last key. */
  key: number;
}

/** Minimum length of a property, as in `"":0,`, and of an item, as in `0,`. */
const shortestProperty = 5;
const shortestItem = 2;

/**
 * Scans JSON before it is parsed, because parsing blocks the event loop for a time that depends on the number of values
 * rather than the number of bytes. The first characters of short texts are not scanned for what they cannot exceed.
 *
 * Throws an {@link ExceededBound}.
 */
export function requireBounds(text: string, bounds: JsonBounds): void {
  const { depth, keys, values } = bounds;
  const isShort = text.length < shortestProperty * keys && text.length <= shortestItem * values;
  // A level takes two brackets.
  if (isShort && (text.length <= 2 * depth || !mayBeDeeper(text, depth))) return;
  countValues(text, bounds);
}

/** Returns the number of values in JSON. Throws an {@link ExceededBound}. */
export function countValues(text: string, { depth, keys, values }: JsonBounds): number {
  // The root, and the open objects and arrays.
  const open: Container[] = [{ isObject: false, count: 0, key: 0 }];
  let level = 0;
  let string = 0;
  let found = 1;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    const container = open[level] as Container;
    if (code === 0x22) {
      string = index;
      index = endOfString(text, index);
    } else if (code === 0x7b || code === 0x5b) {
      level += 1;
      if (level > depth) throw new ExceededBound("depth", `nested more than ${depth} levels deep`);
      open[level] = { isObject: code === 0x7b, count: 0, key: 0 };
      if (code === 0x5b && !isEmptyArray(text, index)) found += 1;
    } else if (code === 0x7d || code === 0x5d) {
      if (level > 0) level -= 1;
    } else if (code === (container.isObject ? 0x3a : 0x2c) && level > 0) {
      found += 1;
      container.count += 1;
      container.key = string;
      if (container.isObject && container.count > keys) {
        throw new ExceededBound(
          "max-keys",
          `an object has at most ${shown(keys)} keys`,
          pathOf(text, open.slice(1, level)),
        );
      }
    } else continue;
    if (found > values) throw new ExceededBound("max-values", `JSON has at most ${shown(values)} values`);
  }
  return found;
}

function shown(limit: number): string {
  return limit.toLocaleString("en-US");
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

function isEmptyArray(text: string, start: number): boolean {
  for (let index = start + 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code > 0x20) return code === 0x5d;
  }
  return true;
}

/** Characters of a string that are read one by one; the search for a quote is faster in a longer rest. */
const shortString = 24;

/** Returns the position of the closing quote. */
function endOfString(text: string, start: number): number {
  let index = start + 1;
  for (const end = index + shortString; index < end; index += 1) {
    const code = text.charCodeAt(index);
    if (code === 0x5c) index += 1;
    else if (code === 0x22) return index;
  }
  let quote = text.indexOf('"', index);
  while (quote !== -1 && isEscaped(text, index, quote)) quote = text.indexOf('"', quote + 1);
  return quote === -1 ? text.length : quote;
}

/** Whether an odd number of backslashes precedes a quote. None before `start` counts. */
function isEscaped(text: string, start: number, quote: number): boolean {
  let index = quote;
  while (index > start && text.charCodeAt(index - 1) === 0x5c) index -= 1;
  return (quote - index) % 2 === 1;
}

/** Returns the JSON Pointer of the value after the containers. */
function pathOf(text: string, containers: readonly Container[]): string {
  return containers
    .map(({ isObject, count, key }) => {
      if (!isObject) return `/${count}`;
      const name: string = JSON.parse(text.slice(key, endOfString(text, key) + 1));
      return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    })
    .join("");
}
