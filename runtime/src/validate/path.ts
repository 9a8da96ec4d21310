/** A path inside a value, as a linked list from the innermost key outwards. `undefined` is the value itself. */
export type Path = Step | undefined;

export interface Step {
  readonly parent: Path;
  /** A property name or item index. */
  readonly key: string | number;
}

/** Returns the path of a key of `parent`. */
export function at(parent: Path, key: string | number): Path {
  return { parent, key };
}

/** Returns the keys from the outermost inwards. */
export function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = path; step !== undefined; step = step.parent) keys.push(step.key);
  return keys.reverse();
}

/** A path as JSON Pointer and in readable form; both are "" for the value itself. */
export interface PathTexts {
  /** JSON Pointer (RFC 6901): `/components/0/custom_id`. */
  readonly pointer: string;
  /** With long keys truncated: `components[0].custom_id`. */
  readonly readable: string;
}

/** A name that can follow a dot. */
const plainName = /^[a-z_$][\w$]*$/i;

export function formatPath(path: Path): PathTexts {
  let pointer = "";
  let readable = "";
  for (let step = path; step !== undefined; step = step.parent) {
    const { key } = step;
    if (typeof key === "number") {
      pointer = `/${key}${pointer}`;
      readable = `[${key}]${readable}`;
    } else if (plainName.test(key)) {
      pointer = `/${key}${pointer}`;
      const name = key.length > 40 ? `${key.slice(0, 40)}…` : key;
      readable = step.parent === undefined ? name + readable : `.${name}${readable}`;
    } else {
      pointer = `/${key.replace(/~/g, "~0").replace(/\//g, "~1")}${pointer}`;
      readable = `[${quoteKey(key)}]${readable}`;
    }
  }
  return { pointer, readable };
}

/** Quotes a value for a message, short and on one line. */
export function quoteKey(value: unknown): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(value.length > 40 ? `${value.slice(0, 40)}…` : value);
    case "number":
    case "boolean":
    case "undefined":
      return String(value);
    case "bigint":
      return `${String(value).slice(0, 40)}n`;
    case "object":
      return value === null ? "null" : Array.isArray(value) ? "an array" : "an object";
    default:
      return `a ${typeof value}`;
  }
}
