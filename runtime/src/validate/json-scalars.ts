/** Matches a possible number of 16 digits or more. Most JSON has none and needs no second pass. */
const longInteger = /(?:^|[:,[\s])-?\d{16}/;

/** Whether JSON may contain integers that a number cannot represent. */
export function mayHaveLongIntegers(json: string): boolean {
  return longInteger.test(json);
}

const token = /[[\]{},:]|"(?:[^"\\]|\\.)*"|[^\s[\]{},:"]+/g;

/**
 * Parses valid JSON with a function for its scalars and property names, which receives their text. Uses a stack instead
 * of recursion; the caller limits the depth. Properties named `__proto__` are omitted.
 */
export function parseScalars(json: string, scalar: (text: string) => unknown): unknown {
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
        container.add(scalar(text));
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
