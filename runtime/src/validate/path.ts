/** A place inside of a value, as a list that is linked from the innermost key outwards. `undefined` is the value itself. */
export type Path = Step | undefined;

export interface Step {
  readonly parent: Path;
  /** A property's name or an item's index. */
  readonly key: string | number;
}

/** The place one key below `parent`. */
export function at(parent: Path, key: string | number): Path {
  return { parent, key };
}

/** The keys from the value inwards. */
export function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = [];
  for (let step = path; step !== undefined; step = step.parent) keys.push(step.key);
  return keys.reverse();
}

/** JSON Pointer (RFC 6901); "" is the value itself. */
export function pointerOf(path: Path): string {
  let pointer = "";
  for (let step = path; step !== undefined; step = step.parent) {
    const { key } = step;
    const token = typeof key === "string" && /[~/]/.test(key) ? key.replace(/~/g, "~0").replace(/\//g, "~1") : key;
    pointer = `/${token}${pointer}`;
  }
  return pointer;
}

/** As people write it: `components[0].custom_id`; "" is the value itself. */
export function readablePath(path: Path): string {
  let text = "";
  for (let step = path; step !== undefined; step = step.parent) {
    const { key } = step;
    const plain = typeof key === "string" && /^[A-Za-z_$][\w$]*$/.test(key);
    text =
      (plain ? (step.parent === undefined ? key : `.${key}`) : `[${typeof key === "number" ? key : shown(key)}]`) +
      text;
  }
  return text;
}

/** A value that was sent, as a message quotes it: short, on one line. */
export function shown(value: unknown): string {
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
