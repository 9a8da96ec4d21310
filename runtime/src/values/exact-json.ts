import { asNumbers } from "./composite.js";

/** Matches a possible number of 16 digits or more. Most JSON has none and needs no second pass. */
const longInteger = /(?:^|[:,[\s])-?\d{16}/;

/**
 * Parses JSON with bigints for integers that a number cannot represent. `value` is the result of `JSON.parse`, which is
 * returned if there are no such integers. Properties named `__proto__` are omitted.
 */
export function exactJson(json: string, value: unknown): unknown {
  return longInteger.test(json) ? exactValue(json) : value;
}

const token = /[[\]{},:]|"(?:[^"\\]|\\.)*"|[^\s[\]{},:"]+/g;

/** Parses valid JSON with a stack instead of recursion; the caller limits the depth. */
function exactValue(json: string): unknown {
  const root: unknown[] = [];
  const open = [new Container(root)];
  for (const [text] of json.matchAll(token)) {
    const container = open.at(-1) as Container;
    switch (text) {
      case ",":
      case ":":
        break;
      case "{":
      case "[":
        open.push(new Container(text === "{" ? {} : []));
        break;
      case "}":
      case "]":
        open.pop();
        open.at(-1)?.add(container.value);
        break;
      default:
        container.add(scalarValue(text));
    }
  }
  return root.at(0);
}

class Container {
  readonly value: unknown[] | { [name: string]: unknown };
  #name: string | undefined;

  constructor(value: unknown[] | object) {
    this.value = value as Container["value"];
  }

  /** Adds an item, or a property's name followed by its value. */
  add(value: unknown): void {
    if (Array.isArray(this.value)) this.value.push(value);
    else if (this.#name === undefined) this.#name = value as string;
    else {
      // As with `JSON.parse`, the last of duplicate properties counts.
      if (this.#name !== "__proto__") this.value[this.#name] = value;
      this.#name = undefined;
    }
  }
}

function scalarValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const isLong = typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d{1,1000}$/.test(text);
  return isLong ? BigInt(text) : value;
}

/** Serializes a value that may contain bigints, which become numbers. Otherwise like `JSON.stringify`. */
export function stringifyExactly(value: unknown): string | undefined {
  return asNumbers(value) === value ? JSON.stringify(value) : exactText(value, "");
}

function exactText(given: unknown, key: string): string | undefined {
  if (typeof given === "bigint") return String(given);
  const convertible = given as { readonly toJSON?: (key: string) => unknown } | null;
  const value = typeof convertible?.toJSON === "function" ? convertible.toJSON(key) : given;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => exactText(item, String(index)) ?? "null").join(",")}]`;
  }
  const properties = Object.entries(value).flatMap(([name, inner]) => {
    const text = exactText(inner, name);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${properties.join(",")}}`;
}
