import { jsonTypesOf, type ModelView } from "./json-types.js";
import { isOpen } from "./openness.js";
import { requiredNamesIn } from "./required-names.js";
import { resolveType } from "./resolve-type.js";
import type { ObjectType, SchemaUse, Type } from "./type.js";

type Scalar = string | number | boolean | null;

/** A property whose listed values differ between all alternatives. */
export interface Discriminant {
  readonly property: string;
  /** The values that select each alternative. */
  readonly values: readonly (readonly Scalar[])[];
  /** The only alternative in which the property may be absent. */
  readonly alternativeWhenAbsent?: number | undefined;
}

/** Returns the values of a closed list of scalars; undefined if other values are accepted. */
export function valuesOf(
  use: SchemaUse,
  scope: ModelView,
  seen: ReadonlySet<string> = new Set(),
): readonly Scalar[] | undefined {
  const { type } = use;
  const extra: readonly Scalar[] = use.nullable ? [null] : [];
  switch (type.kind) {
    case "null":
      return [null];
    case "boolean":
      return [true, false, ...extra];
    case "enum": {
      const values = type.members.map((member) => member.value);
      if (isOpen(type, scope.view) || !values.every((value) => typeof value !== "object" || value === null))
        return undefined;
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
      const [first, ...others] = lists;
      return first && [...first.filter((value) => others.every((list) => list.includes(value))), ...extra];
    }
    case "union": {
      const lists = type.alternatives.map((alternative) => valuesOf(alternative, scope, seen));
      return lists.every((list) => list !== undefined) ? [...lists.flat(), ...extra] : undefined;
    }
    default:
      return undefined;
  }
}

/** Whether the lists are pairwise disjoint. */
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
interface DiscriminantCandidate {
  readonly values: readonly Scalar[] | undefined;
  readonly required: boolean;
}

/** Returns the first property that distinguishes the alternatives, preferring `wanted`. Only object alternatives count. */
export function findDiscriminant(
  alternatives: readonly SchemaUse[],
  scope: ModelView,
  wanted?: string,
): Discriminant | undefined {
  const fields = alternatives.map((alternative) => candidatesOf(alternative.type, scope, new Set()));
  const [first] = fields;
  if (first === undefined || fields.some((known) => known === undefined)) return undefined;
  const candidates = [...first.keys()];
  if (wanted !== undefined && first.has(wanted)) candidates.unshift(wanted);
  for (const property of candidates) {
    const found = fields.map((known) => known?.get(property));
    const values = found.map((field) => (field?.values === undefined ? undefined : [...new Set(field.values)]));
    if (!values.every((list) => list !== undefined) || !areDisjoint(values)) continue;
    const absent = found.flatMap((field, index) => (field?.required === true ? [] : [index]));
    if (absent.length <= 1) return { property, values, alternativeWhenAbsent: absent[0] };
  }
  return undefined;
}

/** Returns the listed values of a property of all objects of a type; undefined if some accept other values. */
export function listedPropertyValues(type: Type, property: string, scope: ModelView): readonly Scalar[] | undefined {
  return candidatesOf(type, scope, new Set())?.get(property)?.values;
}

function candidatesOf(
  type: Type,
  scope: ModelView,
  seen: ReadonlySet<string>,
): ReadonlyMap<string, DiscriminantCandidate> | undefined {
  switch (type.kind) {
    case "object":
      return new Map([...objectCandidates(type, scope)]);
    case "reference": {
      const target = scope.model.types.get(type.name);
      if (target === undefined || seen.has(type.name)) return undefined;
      return candidatesOf(target.use.type, scope, new Set([...seen, type.name]));
    }
    case "intersection": {
      const merged = new Map<string, DiscriminantCandidate>();
      for (const part of type.parts) {
        for (const [name, field] of candidatesOf(part.type, scope, seen) ?? []) {
          const known = merged.get(name);
          const required = field.required || known?.required === true;
          merged.set(name, { values: valuesInBoth(known?.values, field.values), required });
        }
      }
      return merged;
    }
    case "union": {
      const alternatives = type.alternatives.map((alternative) => candidatesOf(alternative.type, scope, seen));
      const common = new Map<string, DiscriminantCandidate>();
      const [first] = alternatives;
      if (first === undefined || alternatives.some((alternative) => alternative === undefined)) return undefined;
      for (const name of first.keys()) {
        const all = alternatives.map((alternative) => alternative?.get(name));
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

/** Intersects listed values, such as those of a parent with all its children's and of a child with its own. */
function valuesInBoth(
  one: DiscriminantCandidate["values"],
  other: DiscriminantCandidate["values"],
): DiscriminantCandidate["values"] {
  if (one === undefined || other === undefined) return one ?? other;
  return one.filter((value) => other.includes(value));
}

function* objectCandidates(type: ObjectType, scope: ModelView): Generator<readonly [string, DiscriminantCandidate]> {
  for (const property of type.properties) {
    const hidden = scope.view === "request" ? property.readOnly : property.writeOnly;
    if (hidden || property.type.kind === "never") continue;
    yield [property.name, { values: valuesOf(property, scope), required: property.required }];
  }
  for (const name of requiredNamesIn(type.requiredElsewhere, scope.view))
    yield [name, { values: undefined, required: true }];
}

/** Returns the property by which the first item distinguishes several array types. At most one of them may be empty. */
export function findItemDiscriminant(
  alternatives: readonly SchemaUse[],
  scope: ModelView,
): { readonly discriminant: Discriminant; readonly empty: number | undefined } | undefined {
  const arrays = alternatives.map((alternative) => arrayOf(alternative.type, scope));
  if (!arrays.every((array) => array !== undefined)) return undefined;
  const items = arrays.map((array) => array.items);
  if (!items.every((item) => item !== undefined)) return undefined;
  if (arrays.some((array) => array.prefix.length > 0)) return undefined;
  if (!items.every((item) => [...jsonTypesOf(item, scope)].join() === "object")) return undefined;
  const empty = arrays.flatMap((array, index) =>
    array.checks.some((check) => check.kind === "min-items" && check.limit > 0) ? [] : [index],
  );
  const discriminant = findDiscriminant(items, scope);
  if (discriminant === undefined || discriminant.alternativeWhenAbsent !== undefined || empty.length > 1)
    return undefined;
  return { discriminant, empty: empty[0] };
}

function arrayOf(type: Type, { model }: ModelView): Extract<Type, { kind: "array" }> | undefined {
  const resolved = resolveType(type, model);
  return resolved.kind === "array" && !resolved.untyped ? resolved : undefined;
}
