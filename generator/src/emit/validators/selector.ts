import type { Interface } from "../../model/interface.js";
import { isOpen } from "../../model/openness.js";
import type { ObjectType, Type, Use } from "../../model/type.js";
import type { Json } from "../../print/index.js";
import type { Direction } from "../typescript/naming.js";
import { isScalar } from "./enum.js";

/** What tells the variants of a union apart, proven from their types. */

export type Kind = "null" | "boolean" | "number" | "string" | "array" | "object";

export const kinds: readonly Kind[] = ["null", "boolean", "number", "string", "array", "object"];

/** What types are looked up in, and from which side they are seen. */
export interface Place {
  readonly model: Interface;
  readonly view: Direction;
}

type Scalar = string | number | boolean | null;

/** A property whose values are listed and differ from variant to variant. */
export interface Tag {
  readonly property: string;
  /** By variant: the values that mean it. */
  readonly values: readonly (readonly Scalar[])[];
  /** The one variant in which the property may be absent. */
  readonly absent?: number | undefined;
}

/** The JSON types of the values that a use can accept; more of them where that is not certain. */
export function kindsOf(use: Use, scope: Place, seen: ReadonlySet<string> = new Set()): ReadonlySet<Kind> {
  const found = typeKinds(use.type, scope, seen);
  return use.nullable ? new Set([...found, "null" as const]) : found;
}

const everyKind: ReadonlySet<Kind> = new Set(kinds);

function typeKinds(type: Type, scope: Place, seen: ReadonlySet<string>): ReadonlySet<Kind> {
  switch (type.kind) {
    case "any":
      return everyKind;
    case "never":
      return new Set();
    case "null":
    case "boolean":
      return new Set([type.kind]);
    case "string":
    case "number":
    case "array":
    case "object":
      return type.lenient ? everyKind : new Set([type.kind]);
    case "enum":
      return isOpen(type, scope.view) ? everyKind : new Set(type.members.map((member) => kindOf(member.value)));
    case "union":
      return new Set(type.variants.flatMap((variant) => [...kindsOf(variant, scope, seen)]));
    case "intersection": {
      const parts = type.parts.map((part) => kindsOf(part, scope, seen));
      return new Set(kinds.filter((kind) => parts.every((part) => part.has(kind))));
    }
    case "reference": {
      const target = scope.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return everyKind;
      return kindsOf(target.use, scope, new Set([...seen, type.name]));
    }
  }
}

function kindOf(value: Json): Kind {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value as Kind;
}

/** The values of a list of scalars; undefined when other values are accepted too. */
export function valuesOf(use: Use, scope: Place, seen: ReadonlySet<string> = new Set()): readonly Scalar[] | undefined {
  const { type } = use;
  const extra: readonly Scalar[] = use.nullable ? [null] : [];
  switch (type.kind) {
    case "null":
      return [null];
    case "boolean":
      return [true, false, ...extra];
    case "enum": {
      const values = type.members.map((member) => member.value);
      if (isOpen(type, scope.view) || !values.every(isScalar)) return undefined;
      return [...(values as readonly Scalar[]), ...extra];
    }
    case "reference": {
      const target = scope.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return undefined;
      const values = valuesOf(target.use, scope, new Set([...seen, type.name]));
      return values === undefined ? undefined : [...values, ...extra];
    }
    case "intersection": {
      const lists = type.parts.map((part) => valuesOf(part, scope, seen)).filter((list) => list !== undefined);
      const [first] = lists;
      return first === undefined ? undefined : [...first, ...extra];
    }
    case "union": {
      const lists = type.variants.map((variant) => valuesOf(variant, scope, seen));
      return lists.every((list) => list !== undefined) ? [...lists.flat(), ...extra] : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether no value is in two of the lists. */
export function areDisjoint(lists: readonly (readonly Scalar[])[]): boolean {
  const seen = new Set<Scalar>();
  for (const list of lists) {
    const own = new Set(list);
    for (const value of own) if (seen.has(value)) return false;
    for (const value of own) seen.add(value);
  }
  return true;
}

/** What is known about one property of all objects that a type accepts. */
interface Field {
  readonly values: readonly Scalar[] | undefined;
  readonly required: boolean;
}

/** The first property that tells the variants apart, preferring `wanted`. Only their objects are looked at. */
export function tagOf(variants: readonly Use[], scope: Place, wanted?: string): Tag | undefined {
  const fields = variants.map((variant) => fieldsOf(variant.type, scope, new Set()));
  const [first] = fields;
  if (first === undefined || fields.some((known) => known === undefined)) return undefined;
  const candidates = [...first.keys()];
  if (wanted !== undefined && first.has(wanted)) candidates.unshift(wanted);
  for (const property of candidates) {
    const found = fields.map((known) => known?.get(property));
    const values = found.map((field) => (field?.values === undefined ? undefined : [...new Set(field.values)]));
    if (!values.every((list) => list !== undefined) || !areDisjoint(values)) continue;
    const absent = found.flatMap((field, index) => (field?.required === true ? [] : [index]));
    if (absent.length <= 1) return { property, values, absent: absent[0] };
  }
  return undefined;
}

function fieldsOf(type: Type, scope: Place, seen: ReadonlySet<string>): ReadonlyMap<string, Field> | undefined {
  switch (type.kind) {
    case "object":
      return new Map([...objectFields(type, scope)]);
    case "reference": {
      const target = scope.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return undefined;
      return fieldsOf(target.use.type, scope, new Set([...seen, type.name]));
    }
    case "intersection": {
      const merged = new Map<string, Field>();
      for (const part of type.parts) {
        for (const [name, field] of fieldsOf(part.type, scope, seen) ?? []) {
          const known = merged.get(name);
          const required = field.required || known?.required === true;
          merged.set(name, { values: inBoth(known?.values, field.values), required });
        }
      }
      return merged;
    }
    case "union": {
      const variants = type.variants.map((variant) => fieldsOf(variant.type, scope, seen));
      const common = new Map<string, Field>();
      const [first] = variants;
      if (first === undefined || variants.some((variant) => variant === undefined)) return undefined;
      for (const name of first.keys()) {
        const all = variants.map((variant) => variant?.get(name));
        const lists = all.map((field) => field?.values);
        const values = lists.every((list) => list !== undefined) ? lists.flat() : undefined;
        common.set(name, { values, required: all.every((field) => field?.required === true) });
      }
      return common;
    }
    default:
      return undefined;
  }
}

/** What two parts leave that both list values, such as a parent all of its children's and a child its own. */
function inBoth(one: Field["values"], other: Field["values"]): Field["values"] {
  if (one === undefined || other === undefined) return one ?? other;
  return one.filter((value) => other.includes(value));
}

function* objectFields(type: ObjectType, scope: Place): Generator<readonly [string, Field]> {
  for (const property of type.properties) {
    const hidden = scope.view === "request" ? property.readOnly : property.writeOnly;
    if (hidden || property.type.kind === "never") continue;
    yield [property.name, { values: valuesOf(property, scope), required: property.required }];
  }
  for (const name of type.requiredElsewhere) yield [name, { values: undefined, required: true }];
}

/** How the first item tells several kinds of arrays apart: by its own tag. At most one of them may be empty. */
export function itemTagOf(
  variants: readonly Use[],
  scope: Place,
): { readonly tag: Tag; readonly empty: number | undefined } | undefined {
  const arrays = variants.map((variant) => arrayOf(variant.type, scope));
  if (!arrays.every((array) => array !== undefined)) return undefined;
  const items = arrays.map((array) => array.items);
  if (!items.every((item) => item !== undefined)) return undefined;
  if (arrays.some((array) => array.prefix.length > 0)) return undefined;
  if (!items.every((item) => [...kindsOf(item, scope)].join() === "object")) return undefined;
  const empty = arrays.flatMap((array, index) =>
    array.checks.some((check) => check.kind === "min-items" && check.limit > 0) ? [] : [index],
  );
  const tag = tagOf(items, scope);
  if (tag === undefined || tag.absent !== undefined || empty.length > 1) return undefined;
  return { tag, empty: empty[0] };
}

function arrayOf(
  type: Type,
  scope: Place,
  seen: ReadonlySet<string> = new Set(),
): Extract<Type, { kind: "array" }> | undefined {
  if (type.kind === "array") return type.lenient ? undefined : type;
  if (type.kind !== "reference" || seen.has(type.name)) return undefined;
  const target = scope.model.types.get(type.name);
  return target === undefined ? undefined : arrayOf(target.use.type, scope, new Set([...seen, type.name]));
}
