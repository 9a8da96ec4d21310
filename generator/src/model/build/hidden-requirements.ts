import type { Mutable } from "../raw.js";
import { type NamedTypes, resolveType } from "../resolve-type.js";
import type {
  HiddenDirections,
  LogicCheck,
  ObjectCheck,
  ObjectType,
  RequiredName,
  SchemaUse,
  Type,
  UnionType,
} from "../type.js";

/** In which directions values do not have a property. */
interface HiddenProperty {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
  /** Whether there are alternatives that do not declare the property. */
  readonly isConditional?: boolean;
}

/**
 * What schemas of one value declare about its properties: by name, and of sets of names (`patternProperties`,
 * `additionalProperties`).
 */
interface Declarations {
  readonly names: ReadonlyMap<string, HiddenProperty>;
  readonly sets: readonly (HiddenProperty & { has(name: string): boolean })[];
}

const nothing: Declarations = { names: new Map(), sets: [] };

function isEmpty({ names, sets }: Declarations): boolean {
  return names.size === 0 && sets.length === 0;
}

function declarationOf(name: string, { names, sets }: Declarations): HiddenProperty | undefined {
  return names.get(name) ?? sets.find((set) => name.length <= maxComparedName && set.has(name));
}

/** Longer names are not compared with patterns, whose time may grow with a power of the length. */
const maxComparedName = 64;

/**
 * Marks required names whose property another schema of the same value declares as `readOnly` or `writeOnly`: `required`
 * then applies to one direction only (Schema Object of OpenAPI 3.0), whichever schema states it. Marks properties that
 * only another schema of the same value declares so, too.
 *
 * Of alternatives, those that declare the property decide if they agree. A name that `patternProperties` or
 * `additionalProperties` describe counts as declared.
 *
 * A named type may be required together with different schemas. Where one of them hides a property that the type requires,
 * a copy replaces the reference.
 */
export function markHiddenRequirements(uses: readonly SchemaUse[], types: NamedTypes): void {
  const marker = new Marker(types);
  for (const use of uses) marker.markUse(use);
}

class Marker {
  readonly #types: NamedTypes;
  readonly #known = new WeakMap<Type, Declarations>();

  constructor(types: NamedTypes) {
    this.#types = types;
  }

  markUse({ type }: SchemaUse): void {
    if (!isComposed(type)) return;
    const declared = this.#withoutContradictions(this.#declarationsOf(type), type);
    if (!isEmpty(declared)) this.#mark(type, declared);
  }

  /** Marks what a type requires of a value about which `declared` is known. */
  #mark(type: Type, declared: Declarations): void {
    switch (type.kind) {
      case "object":
        markObject(type, declared);
        break;
      case "intersection":
        for (const part of type.parts) this.#markPart(part, declared);
        break;
      case "union":
        this.#markUnion(type, declared);
        break;
    }
    if (!("checks" in type)) return;
    for (const check of type.checks) this.#markCheck(check, declared);
  }

  /** Conditions (`not`, `if`) test whether a property is present, so they do not change. */
  #markCheck(check: LogicCheck | ObjectCheck | { readonly kind: string }, declared: Declarations): void {
    if (isCheck(check, "if")) {
      for (const use of [check.consequent, check.alternative]) if (use !== undefined) this.#markPart(use, declared);
    }
    if (isCheck(check, "dependent-schema")) this.#markPart(check.use, declared);
    if (isCheck(check, "dependent-required")) markNames(check.required, declared);
  }

  #markPart(part: SchemaUse, declared: Declarations): void {
    if (part.type.kind !== "reference") {
      // A part knows what its own schemas declare, too.
      this.#mark(part.type, declared);
      return;
    }
    const target = resolveType(part.type, this.#types);
    if (!this.#requiresHidden(target, declared, new Set())) return;
    const copy = this.#copyOf(target, new Set());
    (part as Mutable<SchemaUse>).type = copy;
    this.#mark(copy, declared);
  }

  /**
   * An alternative that only requires hidden names tests whether they are present, as in `oneOf: [{ required: [id] },
   * { required: [name] }]`. It remains as it is, unless all alternatives are of this kind.
   */
  #markUnion({ alternatives }: UnionType, all: Declarations): void {
    // An alternative may require what only another one hides.
    const declared = { ...all, names: filtered(all.names, ({ isConditional }) => !isConditional) };
    const tests = alternatives.filter(({ type }) => isPresenceTest(type, declared));
    for (const alternative of alternatives) {
      if (tests.length === alternatives.length || !tests.includes(alternative)) this.#markPart(alternative, declared);
    }
  }

  /** Returns what the schemas of a value declare that apply together. */
  #declarationsOf(type: Type): Declarations {
    const known = this.#known.get(type);
    if (known !== undefined) return known;
    // A schema that refers to itself adds nothing.
    this.#known.set(type, nothing);
    const found = this.#readDeclarations(type);
    this.#known.set(type, found);
    return found;
  }

  #readDeclarations(type: Type): Declarations {
    switch (type.kind) {
      case "object":
        return declarationsOfObject(type);
      case "reference": {
        const target = resolveType(type, this.#types);
        return target.kind === "reference" ? nothing : this.#declarationsOf(target);
      }
      case "intersection":
        return mergedParts(type.parts.map((part) => this.#declarationsOf(part.type)));
      case "union":
        return this.#mergedAlternatives(type);
      default:
        return nothing;
    }
  }

  /** Alternatives hide a property if all that declare it do. */
  #mergedAlternatives({ alternatives }: UnionType): Declarations {
    const found = alternatives.map(({ type }) => this.#declarationsOf(type));
    const names = new Map<string, HiddenProperty>();
    for (const name of new Set(found.flatMap((declarations) => [...declarations.names.keys()]))) {
      const entries = found.flatMap((declarations) => declarations.names.get(name) ?? []);
      const isConditional = entries.length < alternatives.length || entries.some((entry) => entry.isConditional);
      const states = (keyword: "readOnly" | "writeOnly"): boolean => entries.every((entry) => entry[keyword]);
      const entry = { readOnly: states("readOnly"), writeOnly: states("writeOnly"), isConditional };
      if (entry.readOnly || entry.writeOnly) names.set(name, entry);
    }
    return { names, sets: [] };
  }

  /** Removes what some alternatives hide, but other schemas of the value declare for both directions. */
  #withoutContradictions(declared: Declarations, type: Type): Declarations {
    const isCertain = ([name, { isConditional }]: readonly [string, HiddenProperty]): boolean =>
      !isConditional || !this.#declaresVisibly(type, name, new Set());
    return [...declared.names].every(isCertain)
      ? declared
      : { ...declared, names: new Map([...declared.names].filter(isCertain)) };
  }

  /** Whether a schema of a value declares a property that it does not hide. */
  #declaresVisibly(type: Type, name: string, seen: Set<Type>): boolean {
    if (seen.has(type)) return false;
    seen.add(type);
    switch (type.kind) {
      case "object":
        return type.properties.some((property) => property.name === name && !property.readOnly && !property.writeOnly);
      case "reference":
        return this.#declaresVisibly(resolveType(type, this.#types), name, seen);
      case "intersection":
        return type.parts.some((part) => this.#declaresVisibly(part.type, name, seen));
      case "union":
        return type.alternatives.some((alternative) => this.#declaresVisibly(alternative.type, name, seen));
      default:
        return false;
    }
  }

  /** Whether a named type requires a name that its own schemas do not hide. */
  #requiresHidden(type: Type, declared: Declarations, seen: Set<Type>): boolean {
    if (seen.has(type)) return false;
    seen.add(type);
    switch (type.kind) {
      case "object":
        return (
          type.requiredElsewhere.some((entry) => isHiddenBy(entry, declared)) ||
          type.properties.some((property) => property.required && isHiddenBy(property, declared))
        );
      case "intersection":
        return type.parts.some((part) => this.#requiresHidden(part.type, declared, seen));
      case "reference":
        return this.#requiresHidden(resolveType(type, this.#types), declared, seen);
      default:
        return false;
    }
  }

  /** Copies what {@link #mark} changes; references in intersections are replaced in turn where necessary. */
  #copyOf(type: Type, seen: ReadonlySet<Type>): Type {
    if (seen.has(type)) return type;
    switch (type.kind) {
      case "object":
        return {
          ...type,
          properties: type.properties.map((property) => ({ ...property })),
          requiredElsewhere: type.requiredElsewhere.map((entry) => ({ ...entry })),
          checks: type.checks.map((check) =>
            check.kind === "dependent-required"
              ? { ...check, required: check.required.map((entry) => ({ ...entry })) }
              : check,
          ),
        };
      case "intersection":
        return {
          ...type,
          parts: type.parts.map((part) => ({ ...part, type: this.#copyOf(part.type, new Set([...seen, type])) })),
        };
      default:
        return type;
    }
  }
}

function isCheck<Kind extends (LogicCheck | ObjectCheck)["kind"]>(
  check: { readonly kind: string },
  kind: Kind,
): check is Extract<LogicCheck | ObjectCheck, { readonly kind: Kind }> {
  return check.kind === kind;
}

/** Whether other schemas may apply to the same value. */
function isComposed(type: Type): boolean {
  if (type.kind === "intersection" || type.kind === "union") return true;
  return (
    type.kind === "object" &&
    (type.checks.length > 0 || type.patterns.length > 0 || type.additionalHidden !== undefined)
  );
}

function declarationsOfObject({ properties, patterns, additionalHidden }: ObjectType): Declarations {
  const hidden = properties.filter(isHidden);
  const hiddenPatterns = patterns.filter(isHidden);
  if (hidden.length === 0 && hiddenPatterns.length === 0 && additionalHidden === undefined) return nothing;
  const sets: Declarations["sets"][number][] = hiddenPatterns.flatMap((entry) => {
    const expression = comparable(entry.pattern);
    return expression === undefined ? [] : { ...directionsOf(entry), has: (name) => expression.test(name) };
  });
  const others = patterns.map(({ pattern }) => comparable(pattern));
  // A name that may match a pattern that cannot be compared is not known to be an additional one.
  if (additionalHidden !== undefined && !others.includes(undefined)) {
    const declared = new Set(properties.map(({ name }) => name));
    sets.push({
      ...directionsOf(additionalHidden),
      has: (name) => !declared.has(name) && !others.some((expression) => expression?.test(name)),
    });
  }
  return { names: new Map(hidden.map((property) => [property.name, property])), sets };
}

function isHidden({ readOnly = false, writeOnly = false }: HiddenDirections): boolean {
  return readOnly || writeOnly;
}

function directionsOf({ readOnly = false, writeOnly = false }: HiddenDirections): HiddenProperty {
  return { readOnly, writeOnly };
}

/** A pattern as an expression, unless repeated groups or back references may take it exponential time. */
function comparable(pattern: string): RegExp | undefined {
  if (/\)[*+?{]|\\\d|\\k/.test(pattern)) return undefined;
  try {
    return new RegExp(pattern, "u");
  } catch {
    return undefined;
  }
}

function filtered<Value>(entries: ReadonlyMap<string, Value>, keeps: (value: Value) => boolean): Map<string, Value> {
  return new Map([...entries].filter(([, value]) => keeps(value)));
}

/** Merges the declarations of schemas that all apply: one suffices. */
function mergedParts(all: readonly Declarations[]): Declarations {
  const concerned = all.filter((declarations) => !isEmpty(declarations));
  const [first] = concerned;
  if (first === undefined) return nothing;
  if (concerned.length === 1) return first;
  const names = new Map<string, HiddenProperty>();
  for (const [name, entry] of concerned.flatMap((declarations) => [...declarations.names])) {
    const { readOnly, writeOnly, isConditional = true } = names.get(name) ?? { readOnly: false, writeOnly: false };
    names.set(name, {
      readOnly: readOnly || entry.readOnly,
      writeOnly: writeOnly || entry.writeOnly,
      isConditional: isConditional && entry.isConditional === true,
    });
  }
  return { names, sets: concerned.flatMap(({ sets }) => sets) };
}

function isHiddenBy(entry: RequiredName, declared: Declarations): boolean {
  const declaration = declarationOf(entry.name, declared);
  if (declaration === undefined) return false;
  return (declaration.readOnly && !entry.readOnly) || (declaration.writeOnly && !entry.writeOnly);
}

function markObject({ properties, requiredElsewhere }: ObjectType, declared: Declarations): void {
  markNames(requiredElsewhere, declared);
  // Keep a property hidden in both directions as one part declares it; `check` reports it.
  markNames(properties, { names: filtered(declared.names, ({ isConditional }) => !isConditional), sets: [] });
}

function markNames(entries: readonly RequiredName[], declared: Declarations): void {
  for (const entry of entries) {
    const declaration = declarationOf(entry.name, declared);
    if (declaration === undefined || !isHiddenBy(entry, declared)) continue;
    const mutable = entry as Mutable<RequiredName>;
    if (declaration.readOnly) mutable.readOnly = true;
    if (declaration.writeOnly) mutable.writeOnly = true;
  }
}

/** Whether an alternative consists of nothing but required names, of which all are hidden. */
function isPresenceTest(type: Type, declared: Declarations): boolean {
  return (
    type.kind === "object" &&
    type.properties.length === 0 &&
    type.requiredElsewhere.length > 0 &&
    type.requiredElsewhere.every(({ name }) => declarationOf(name, declared) !== undefined)
  );
}
