import { at, type Path } from "../validate/path.js";
import {
  type AnyConversion,
  type Conversion,
  ConversionError,
  type ConversionReference,
  conversionOf,
} from "./conversion.js";

/** A property with another name or a conversion. */
export type PropertyConversion = ConversionReference | readonly [name: string, conversion?: ConversionReference];

/** A conversion that may be one of an object, and then selects the rules for a value. */
interface ObjectConversion extends AnyConversion {
  readonly rules?: (value: unknown, form: Form) => readonly ObjectRules[];
}

/** The form of a value. */
type Form = "wire" | "code";

/** The property rules of one schema. */
interface ObjectRules {
  readonly properties: readonly PropertyRule[];
  readonly rest: ConversionReference | undefined;
}

interface PropertyRule {
  readonly name: string;
  readonly key: string;
  readonly conversion: ConversionReference | undefined;
}

/** The rules of several schemas for one object, as lookup tables. */
interface RuleTables {
  readonly byName: ReadonlyMap<string, PropertyRule>;
  readonly byKey: ReadonlyMap<string, PropertyRule>;
  /** Keys that differ from the names. */
  readonly renamed: ReadonlySet<string>;
  readonly rest: ConversionReference | undefined;
}

/**
 * Converts an object. Properties are listed by their TypeScript names, with their conversions, or their JSON names and
 * conversions.
 * Other properties keep their names, with an underscore if a declared one has the name, and their values, unless `rest`
 * converts them.
 */
export function objectOf(
  properties: { readonly [key: string]: PropertyConversion },
  rest?: ConversionReference,
): AnyConversion {
  const own: ObjectRules = {
    properties: Object.entries(properties).map(([key, property]) => {
      const [name, conversion] = isNamed(property) ? property : [key, property];
      return { name, key, conversion };
    }),
    rest,
  };
  const tables = tablesOf([own]);
  return {
    fromWire: (wire, exact, path) => objectFromWire(wire, exact, path, tables),
    toWire: (value, path) => objectToWire(value, path, tables),
    rules: () => [own],
  } as ObjectConversion;
}

function objectFromWire(wire: unknown, exact: unknown, path: Path, tables: RuleTables): unknown {
  const { byName, renamed, rest } = tables;
  return mapEntries(wire, (name, value) => {
    const rule = byName.get(name);
    const conversion = rule === undefined ? rest : rule.conversion;
    const converted =
      conversion === undefined
        ? value
        : conversionOf(conversion).fromWire(value, propertyOf(exact, name), at(path, name));
    return [rule?.key ?? (isShadowed(name, renamed) ? `${name}_` : name), converted];
  });
}

function objectToWire(value: unknown, path: Path, { byKey, renamed, rest }: RuleTables): unknown {
  return mapEntries(value, (key, inner) => {
    const rule = byKey.get(key);
    const conversion = rule === undefined ? rest : rule.conversion;
    const converted = conversion === undefined ? inner : conversionOf(conversion).toWire(inner, at(path, key));
    const isMarked = key.endsWith("_") && isShadowed(key.slice(0, -1), renamed);
    return [rule?.name ?? (isMarked ? key.slice(0, -1) : key), converted];
  });
}

function tablesOf(all: readonly ObjectRules[]): RuleTables {
  const byName = new Map<string, PropertyRule>();
  for (const rule of all.flatMap(({ properties }) => properties)) {
    const other = byName.get(rule.name);
    byName.set(
      rule.name,
      other === undefined ? rule : { ...rule, conversion: both(other.conversion, rule.conversion) },
    );
  }
  const rules = [...byName.values()];
  return {
    byName,
    byKey: new Map(rules.map((rule) => [rule.key, rule])),
    renamed: new Set(rules.filter(({ key, name }) => key !== name).map(({ key }) => key)),
    rest: all.map(({ rest }) => rest).reduce(both, undefined),
  };
}

function both(
  one: ConversionReference | undefined,
  other: ConversionReference | undefined,
): ConversionReference | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one === other ? one : allOf(one, other);
}

function isNamed(property: PropertyConversion): property is Exclude<PropertyConversion, ConversionReference> {
  return Array.isArray(property);
}

/** Whether a name is one of `keys`, or has underscores because of one. */
function isShadowed(name: string, keys: ReadonlySet<string>): boolean {
  if (keys.size === 0) return false;
  for (let stem = name; ; stem = stem.slice(0, -1)) {
    if (keys.has(stem)) return true;
    if (!stem.endsWith("_")) return false;
  }
}

/** Converts an array whose first items have their own conversions; `items` converts all further ones. */
export function tupleOf(
  prefix: readonly (ConversionReference | undefined)[],
  items?: ConversionReference,
): AnyConversion {
  const of = (index: number): Conversion | undefined => {
    const reference = index < prefix.length ? prefix[index] : items;
    return reference === undefined ? undefined : conversionOf(reference);
  };
  return {
    fromWire: (wire, exact, path) =>
      mapItems(wire, (item, index) => {
        const conversion = of(index);
        return conversion === undefined ? item : conversion.fromWire(item, propertyOf(exact, index), at(path, index));
      }),
    toWire: (value, path) =>
      mapItems(value, (item, index) => {
        const conversion = of(index);
        return conversion === undefined ? item : conversion.toWire(item, at(path, index));
      }),
  };
}

/** Converts an array with one conversion for all items. */
export function arrayOf(items: ConversionReference): AnyConversion {
  return tupleOf([], items);
}

/** Applies several conversions to one value (`allOf`). */
export function allOf(...parts: readonly ConversionReference[]): AnyConversion {
  const rules = (value: unknown, form: Form): readonly ObjectRules[] => {
    return [...new Set(parts.map(conversionOf))].flatMap((part) => rulesOf(part, value, form));
  };
  // A value other than an object is converted by one part; the others only restrict it, and skip converted values.
  return {
    fromWire: (wire, exact, path) =>
      kindOf(wire) === "object"
        ? objectFromWire(wire, exact, path, tablesOf(rules(wire, "wire")))
        : parts.reduce((value, part) => conversionOf(part).fromWire(value, exact, path), wire),
    toWire: (value, path) =>
      kindOf(value) === "object"
        ? objectToWire(value, path, tablesOf(rules(value, "code")))
        : parts.reduceRight((wire, part) => conversionOf(part).toWire(wire, path), value),
    rules,
  } as ObjectConversion;
}

function rulesOf(conversion: ObjectConversion, value: unknown, form: Form): readonly ObjectRules[] {
  return conversion.rules?.(value, form) ?? [];
}

/** Creates a conversion that is selected by the value. */
function chosen(choose: (value: unknown, form: Form) => ConversionReference | undefined): AnyConversion {
  const of = (value: unknown, form: Form): ObjectConversion | undefined => {
    const reference = choose(value, form);
    return reference === undefined ? undefined : conversionOf(reference);
  };
  return {
    fromWire: (wire, exact, path) => {
      const conversion = of(wire, "wire");
      return conversion === undefined ? wire : conversion.fromWire(wire, exact, path);
    },
    toWire: (value, path) => {
      const conversion = of(value, "code");
      return conversion === undefined ? value : conversion.toWire(value, path);
    },
    rules: (value, form) => {
      const conversion = of(value, form);
      return conversion === undefined ? [] : rulesOf(conversion, value, form);
    },
  } as ObjectConversion;
}

/** The JSON types that are converted. A bigint is a `number`, a date a `string`. */
export type ConvertedKind = "array" | "number" | "object" | "string";

/** Selects an alternative by JSON type. */
export function byKind(kinds: { readonly [Kind in ConvertedKind]?: ConversionReference }): AnyConversion {
  return chosen((value) => kinds[kindOf(value)]);
}

/** Converts values where possible and returns others unchanged: for a conversion beside alternatives without one. */
export function where(possible: ConversionReference): AnyConversion {
  return {
    fromWire: (wire, exact, path) => attempt(() => conversionOf(possible).fromWire(wire, exact, path), wire),
    toWire: (value, path) => conversionOf(possible).toWire(value, path),
  };
}

/**
 * Selects an object conversion by a property: `key` in TypeScript, `name` in JSON. Unlisted values select `otherwise`.
 */
export function byTag(
  [key, name]: readonly [key: string, name: string],
  tags: { readonly [tag: string]: ConversionReference | undefined },
  otherwise?: ConversionReference,
): AnyConversion {
  return chosen((value, form) => {
    const tag = String(propertyOf(value, form === "wire" ? name : key) ?? propertyOf(value, name));
    return Object.hasOwn(tags, tag) ? tags[tag] : otherwise;
  });
}

/** A validator of JSON values. */
interface WireValidator {
  readonly is: (wire: unknown) => boolean;
}

/** An alternative recognized by a validator. */
export type ValidAlternative = readonly [validator: () => WireValidator, conversion?: ConversionReference];

/** Selects the first alternative whose validator accepts the JSON. Values that none accepts are unchanged. */
export function firstValid(...alternatives: readonly ValidAlternative[]): AnyConversion {
  return chosen((value, form) => {
    const found = alternatives.find(([validator, conversion]) => {
      const isUnchanged = form === "wire" || conversion === undefined;
      const wire = isUnchanged ? value : attempt(() => conversionOf(conversion).toWire(value), none);
      return wire !== none && validator().is(asNumbers(wire));
    });
    return found?.[1];
  });
}

const none = Symbol();

function attempt<Result, Otherwise>(convert: () => Result, otherwise: Otherwise): Result | Otherwise {
  try {
    return convert();
  } catch (error) {
    if (error instanceof ConversionError) return otherwise;
    throw error;
  }
}

/** Replaces bigints by numbers; returns the same object without any. Files and other class instances are kept. */
export function asNumbers(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) {
    const items = value.map(asNumbers);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, asNumbers(inner)] as const);
  return entries.some(([name, inner]) => inner !== value[name]) ? Object.fromEntries(entries) : value;
}

function isPlainObject(value: unknown): value is { readonly [name: string]: unknown } {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

function mapEntries(
  value: unknown,
  map: (name: string, value: unknown) => readonly [name: string, value: unknown],
): unknown {
  if (kindOf(value) !== "object" || value === null) return value;
  // `Object.fromEntries` defines properties, so that `__proto__` is a regular name.
  return Object.fromEntries(Object.entries(value as object).map(([name, inner]) => map(name, inner)));
}

function mapItems(value: unknown, map: (item: unknown, index: number) => unknown): unknown {
  return Array.isArray(value) ? value.map(map) : value;
}

function propertyOf(value: unknown, name: string | number): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? (value as { readonly [name: string | number]: unknown })[name]
    : undefined;
}

/** Returns the JSON type that a value has or is converted to. */
function kindOf(value: unknown): ConvertedKind {
  if (Array.isArray(value)) return "array";
  if (typeof value === "bigint" || typeof value === "number") return "number";
  if (typeof value !== "object" || value === null) return "string";
  const isDate = value instanceof Date || /^Temporal\./.test(String(Reflect.get(value, Symbol.toStringTag)));
  return isDate ? "string" : "object";
}
