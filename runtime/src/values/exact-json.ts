import { asNumbers } from "./composite.js";

/** Where a number of 16 digits or more may begin. Most JSON has none, and needs no second look. */
const longInteger = /(?:^|[:,[\s])-?\d{16}/;

/**
 * The value of JSON with bigints for integers that a number cannot hold. `value` is that of `JSON.parse`, and the result if
 * there are no such integers. Properties named `__proto__` are left out.
 */
export function exactJson(json: string, value: unknown): unknown {
  return longInteger.test(json) ? exactValue(json) : value;
}

const token = /[[\]{},:]|"(?:[^"\\]|\\.)*"|[^\s[\]{},:"]+/g;

/** The value of valid JSON. A stack of containers instead of recursion: the depth is the caller's to bound. */
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

  /** Adds an item, or the name and then the value of a property. */
  add(value: unknown): void {
    if (Array.isArray(this.value)) this.value.push(value);
    else if (this.#name === undefined) this.#name = value as string;
    else {
      // As with `JSON.parse`, the last of several properties of one name counts.
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

/** The JSON of a value that may have bigints, which become numbers. Otherwise as `JSON.stringify`. */
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
