import { type Convert, text } from "./text.js";

/** How the values in a deep object are converted. Without one, values are text and numbered keys are a list. */
export interface DeepConversion {
  /** A single value. Default: text, where neither items nor properties are described. */
  readonly value?: Convert;
  /** The items, if the value is a list. */
  readonly items?: DeepConversion;
  readonly properties?: { readonly [name: string]: DeepConversion };
}

/** The values sent under one name, and those under the name with one more pair of brackets. */
export class DeepNode {
  readonly #values: string[] = [];
  readonly #children: Map<string, DeepNode> = new Map();

  add(path: readonly string[], value: string): void {
    const [key, ...rest] = path;
    if (key === undefined) {
      this.#values.push(value);
      return;
    }
    const child = this.#children.get(key) ?? new DeepNode();
    this.#children.set(key, child);
    child.add(rest, value);
  }

  /** Converts the values; undefined without any. Calls `onRepeated` where one value is expected and several were sent. */
  read(conversion: DeepConversion | undefined, onRepeated: () => void): unknown {
    if (this.#children.size === 0 && this.#values.length === 0) return undefined;
    const isSingle = this.#children.size === 0 && this.#values.length <= 1;
    if (isSingle && (conversion?.value !== undefined || conversion?.items === undefined))
      return this.#single(conversion);
    if (this.#isList(conversion)) return this.#items(conversion?.items, onRepeated);
    if (this.#children.size > 0) return this.#object(conversion, onRepeated);
    onRepeated();
    return undefined;
  }

  #single(conversion: DeepConversion | undefined): unknown {
    return (conversion?.value ?? text)(this.#values[0] as string);
  }

  #isList(conversion: DeepConversion | undefined): boolean {
    const isNumbered = [...this.#children.keys()].every((key) => /^\d*$/.test(key));
    return (
      isNumbered &&
      (conversion?.items !== undefined || (conversion?.properties === undefined && this.#children.size > 0))
    );
  }

  /** Reads `name=a&name=b`, `name[]=a&name[]=b` and `name[0]=a&name[1]=b`. */
  #items(conversion: DeepConversion | undefined, onRepeated: () => void): readonly unknown[] {
    const unnumbered = this.#children.get("");
    const values = [...this.#values, ...(unnumbered === undefined ? [] : unnumbered.#values)];
    const numbered = [...this.#children].filter(([key]) => key !== "");
    numbered.sort(([one], [other]) => Number(one) - Number(other));
    const nested =
      unnumbered !== undefined && unnumbered.#children.size > 0 ? [unnumbered.#object(conversion, onRepeated)] : [];
    return [
      ...values.map((value) => (conversion?.value ?? text)(value)),
      ...nested,
      ...numbered.map(([, child]) => child.read(conversion, onRepeated)),
    ];
  }

  #object(conversion: DeepConversion | undefined, onRepeated: () => void): unknown {
    const properties = conversion?.properties ?? {};
    const object: Record<string, unknown> = Object.create(null);
    for (const [key, child] of this.#children) {
      object[key] = child.read(Object.hasOwn(properties, key) ? properties[key] : undefined, onRepeated);
    }
    return object;
  }
}

/** Maximum depth of brackets; names with more are unknown parameters. */
const maxDepth = 32;

/** Returns the keys in the brackets after a name; undefined if this is another name. */
export function keysInBrackets(sent: string, name: string): readonly string[] | undefined {
  if (!sent.startsWith(name)) return undefined;
  const rest = sent.slice(name.length);
  if (rest === "") return [];
  if (!/^(?:\[[^[\]]*\])+$/.test(rest)) return undefined;
  const keys = rest.slice(1, -1).split("][");
  return keys.length > maxDepth ? undefined : keys;
}
