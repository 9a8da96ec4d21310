import type { Validator } from "../validate/index.js";
import { maxPatternSteps, type PatternSteps, withPatternSteps } from "../validate/pattern-steps.js";
import { itemValidatorOf } from "../validate/unnamed-validators.js";
import { hasToJson, isDivisible, remaining, sliceSize } from "./json-size.js";

/** As `JSON.stringify`; may represent more types. */
export type Stringify = (value: unknown) => string | undefined;

export interface SliceOptions {
  readonly stringify?: Stringify;
  /** Default: {@link sliceSize}. */
  readonly size?: number;
  /** Waits until other work has had its turn. */
  readonly pause?: () => Promise<void>;
}

export interface LargeJsonOptions {
  /** The validator of the whole value, if its items may be validated one by one. */
  readonly validator: Validator<unknown> | undefined;
  /** Validates the whole value. Throws an error if it is invalid. */
  readonly check: () => void;
  readonly stringify: Stringify | undefined;
}

/** Validates and serializes a large value. A list of a named type is validated in slices. */
export async function encodeLargeJson(
  value: object,
  { validator, check, stringify = JSON.stringify }: LargeJsonOptions,
): Promise<readonly Uint8Array[]> {
  const items = itemValidatorOf(validator);
  const isChecked = items !== undefined && Array.isArray(value);
  // All items share the steps of patterns, as in a value that is validated at once.
  const steps: PatternSteps = { left: maxPatternSteps };
  const isValid = (item: unknown): boolean =>
    withPatternSteps(steps, () => items?.is(item) === true) && steps.left >= 0;
  if (!isChecked || (await findInSlices(value, isValid)) !== -1) check();
  return encodeInSlices(value, { stringify });
}

/**
 * Serializes a value to the UTF-8 bytes of `JSON.stringify`, with a pause after each slice. The members of an array or
 * object are those that it has when its serialization begins.
 */
export async function encodeInSlices(
  value: object,
  { stringify = JSON.stringify, size = sliceSize, pause = eventLoopTurn }: SliceOptions = {},
): Promise<readonly Uint8Array[]> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array[] = [];
  for (const text of new JsonSlices(stringify, size).of(value)) {
    pieces.push(encoder.encode(text));
    await pause();
  }
  return pieces;
}

/** Returns the index of the first item that is not accepted, or -1. Pauses after each slice. */
export async function findInSlices(
  items: readonly unknown[],
  accepts: (item: unknown) => boolean,
  { size = sliceSize, pause = eventLoopTurn }: Pick<SliceOptions, "size" | "pause"> = {},
): Promise<number> {
  let left = size;
  for (const [index, item] of items.entries()) {
    left = remaining(item, left);
    if (!accepts(item)) return index;
    if (left > 0) continue;
    await pause();
    left = size;
  }
  return -1;
}

class JsonSlices {
  readonly #stringify: Stringify;
  readonly #size: number;
  readonly #ancestors = new Set<object>();
  /** The text of the current slice. */
  #text = "";
  /** The number of values for which the current slice has room. */
  #left: number;

  constructor(stringify: Stringify, size: number) {
    this.#stringify = stringify;
    this.#size = size;
    this.#left = size;
  }

  *of(value: object): Generator<string, void> {
    yield* this.#container(value);
    yield this.#text;
  }

  *#container(value: object): Generator<string, void> {
    if (this.#ancestors.has(value)) throw new TypeError("a circular value has no JSON");
    this.#ancestors.add(value);
    const isArray = Array.isArray(value);
    this.#text += isArray ? "[" : "{";
    if (isArray) yield* this.#members(new ItemRun(this.#stringify), value.slice().entries());
    else yield* this.#members(new PropertyRun(this.#stringify), propertiesOf(value as Record<string, unknown>));
    this.#text += isArray ? "]" : "}";
    this.#ancestors.delete(value);
  }

  /** Serializes the members that fit into a slice together; those that fit into none are divided. */
  *#members<Key>(run: MemberRun<Key>, members: Iterable<readonly [Key, unknown]>): Generator<string, void> {
    let isFirst = true;
    const separate = (): void => {
      if (!isFirst) this.#text += ",";
      isFirst = false;
    };
    const flush = (): void => {
      const text = run.take();
      if (text === "") return;
      separate();
      this.#text += text;
    };
    for (const [key, member] of members) {
      const cost = typeof key === "string" ? key.length >> 6 : 0;
      let left = remaining(member, this.#left - cost);
      if (left <= 0) {
        flush();
        if (this.#text !== "") yield this.#text;
        this.#text = "";
        this.#left = this.#size;
        left = remaining(member, this.#size - cost);
        if (left <= 0 && isDivisible(member)) {
          separate();
          this.#text += run.prefixOf(key);
          yield* this.#container(member);
          continue;
        }
      }
      run.add(key, member);
      this.#left = left;
    }
    flush();
  }
}

/** Members of a container that are serialized together. */
interface MemberRun<Key> {
  add(key: Key, member: unknown): void;
  /** Returns their JSON, without brackets, and starts the next run. */
  take(): string;
  /** The text between a separator and a member. */
  prefixOf(key: Key): string;
}

class ItemRun implements MemberRun<number> {
  readonly #stringify: Stringify;
  #items: unknown[] = [];

  constructor(stringify: Stringify) {
    this.#stringify = stringify;
  }

  add(index: number, item: unknown): void {
    this.#items.push(hasToJson(item) ? new ItemAt(index, item) : item);
  }

  take(): string {
    const text = this.#items.length === 0 ? "" : (this.#stringify(this.#items) as string).slice(1, -1);
    this.#items = [];
    return text;
  }

  prefixOf(): string {
    return "";
  }
}

/** An item whose `toJSON` receives its index in the whole list. */
class ItemAt {
  readonly #index: number;
  readonly #item: { toJSON(key: string): unknown };

  constructor(index: number, item: { toJSON(key: string): unknown }) {
    this.#index = index;
    this.#item = item;
  }

  toJSON(): unknown {
    return this.#item.toJSON(String(this.#index));
  }
}

class PropertyRun implements MemberRun<string> {
  readonly #stringify: Stringify;
  #properties: Record<string, unknown> = Object.create(null);

  constructor(stringify: Stringify) {
    this.#stringify = stringify;
  }

  add(name: string, value: unknown): void {
    this.#properties[name] = value;
  }

  take(): string {
    const text = (this.#stringify(this.#properties) as string).slice(1, -1);
    this.#properties = Object.create(null);
    return text;
  }

  prefixOf(name: string): string {
    return `${JSON.stringify(name)}:`;
  }
}

function* propertiesOf(value: Record<string, unknown>): Generator<readonly [string, unknown]> {
  for (const name of Object.keys(value)) yield [name, value[name]];
}

/** Waits until other work of the event loop has had its turn. */
function eventLoopTurn(): Promise<void> {
  return new Promise((resolve) => (globalThis.setImmediate ?? setTimeout)(resolve));
}
