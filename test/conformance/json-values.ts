import type { Pick } from "./from-random.js";

/** Property names that schemas and values share, so that they overlap. */
export const names: readonly string[] = ["a", "b", "c", "ab", "ba"];

const strings = ["", "a", "b", "ab", "ba", "abc", "é", "𝒳", "a𝒳", "\ud835", "12", "2024-02-29", " a ", "null"];
const numbers = [0, -0, 1, 2, 3, -1, 0.5, 1.5, 0.1, 0.3, 10, 100, -2.5, 2 ** 31, -(2 ** 31), 2 ** 32, 1e-3];

/** Any small JSON value. */
export function anyJson(pick: Pick, depth = 2): unknown {
  switch (pick.between(0, depth > 0 ? 6 : 4)) {
    case 0:
      return null;
    case 1:
      return pick.once(2);
    case 2:
      return pick.of(numbers);
    case 3:
      return pick.of(strings);
    case 4:
      return pick.between(-3, 12);
    case 5:
      return Array.from({ length: pick.between(0, 4) }, () => anyJson(pick, depth - 1));
    default:
      return objectOf(pick.some(names).map((name) => [name, anyJson(pick, depth - 1)]));
  }
}

/** An object with only own properties, whatever their names. */
export function objectOf(entries: readonly (readonly [string, unknown])[]): unknown {
  return Object.fromEntries(entries);
}

/** The value with one change. */
export function mutated(value: unknown, pick: Pick): unknown {
  if (Array.isArray(value) && value.length > 0 && !pick.once(3)) {
    const index = pick.between(0, value.length - 1);
    return value.with(index, mutated(value[index], pick));
  }
  if (isObject(value) && Object.keys(value).length > 0 && !pick.once(3)) {
    const name = pick.of(Object.keys(value));
    return objectOf(Object.entries(value).map(([key, item]) => [key, key === name ? mutated(item, pick) : item]));
  }
  return pick.once(5) ? anyJson(pick, 1) : nudged(value, pick);
}

function nudged(value: unknown, pick: Pick): unknown {
  if (typeof value === "number") return nudgedNumber(value, pick);
  if (typeof value === "string") return nudgedText(value, pick);
  if (typeof value === "boolean") return !value;
  if (Array.isArray(value)) return nudgedList(value, pick);
  if (isObject(value)) return nudgedObject(value, pick);
  return anyJson(pick, 1);
}

/** Few and short fractions: ajv divides to detect multiples, and is correct for these. */
function nudgedNumber(value: number, pick: Pick): number {
  if (Math.abs(value) > 1000) return value + pick.of([1, -1]);
  return Number((value + pick.of([1, -1, 0.5, 0.1, -value])).toPrecision(12));
}

function nudgedText(text: string, pick: Pick): string {
  switch (pick.between(0, 4)) {
    case 0:
      return text.slice(1);
    case 1:
      return text.slice(0, -1);
    case 2:
      return text + pick.of(["a", "1", "𝒳", "^"]);
    case 3:
      return text.toUpperCase();
    default: {
      const at = pick.between(0, text.length - 1);
      return text.slice(0, at) + pick.of(["a", "b", "0", "9", "g", "["]) + text.slice(at + 1);
    }
  }
}

function nudgedList(items: readonly unknown[], pick: Pick): unknown[] {
  const at = pick.between(0, items.length - 1);
  switch (pick.between(0, 3)) {
    case 0:
      return items.toSpliced(at, 1);
    case 1:
      return [...items, anyJson(pick, 1)];
    case 2:
      return items.length === 0 ? [null] : [...items, items[at]];
    default:
      return items.toReversed();
  }
}

function nudgedObject(object: Readonly<Record<string, unknown>>, pick: Pick): unknown {
  const entries = Object.entries(object);
  const at = pick.between(0, entries.length - 1);
  switch (pick.between(0, 2)) {
    case 0:
      return objectOf(entries.toSpliced(at, 1));
    case 1:
      return objectOf([...entries, [pick.of([...names, "__proto__", "x"]), anyJson(pick, 1)]]);
    default:
      return objectOf(entries.map(([name, item], index) => [name, index === at ? anyJson(pick, 1) : item]));
  }
}

/** All values that are one step smaller. */
export function* smallerValues(value: unknown): Generator<unknown> {
  if (typeof value === "string" && value !== "") {
    yield "";
    if (value.length > 1) yield* [value.slice(0, value.length / 2), value.slice(0, -1), value.slice(1)];
  } else if (typeof value === "number" && value !== 0) {
    yield* [0, Math.trunc(value / 2)].filter((smaller) => Math.abs(smaller) < Math.abs(value));
  } else if (Array.isArray(value)) {
    for (const index of value.keys()) yield value.toSpliced(index, 1);
    for (const [index, item] of value.entries()) {
      for (const inner of smallerValues(item)) yield value.with(index, inner);
    }
  } else if (isObject(value)) {
    const entries = Object.entries(value);
    for (const index of entries.keys()) yield objectOf(entries.toSpliced(index, 1));
    for (const [index, [name, item]] of entries.entries()) {
      for (const inner of smallerValues(item)) yield objectOf(entries.with(index, [name, inner]));
    }
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
