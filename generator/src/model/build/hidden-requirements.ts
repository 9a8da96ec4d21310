import type { Mutable } from "../raw.js";
import { type NamedTypes, resolveType } from "../resolve-type.js";
import type { LogicCheck, ObjectCheck, ObjectType, RequiredName, SchemaUse, Type, UnionType } from "../type.js";

/** In which directions values do not have a property. */
interface HiddenProperty {
  readonly readOnly: boolean;
  readonly writeOnly: boolean;
}

/** What schemas of one value declare about its properties, by name. */
type Declarations = ReadonlyMap<string, HiddenProperty>;

const nothing: Declarations = new Map();

/**
 * Marks required names whose property another schema of the same value declares as `readOnly` or `writeOnly`: `required`
 * then applies to one direction only (Schema Object of OpenAPI 3.0), whichever schema states it. Marks properties that
 * only another schema of the same value declares so, too.
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
    const declared = this.#declarationsOf(type);
    if (declared.size > 0) this.#mark(type, declared);
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
  #markUnion({ variants }: UnionType, declared: Declarations): void {
    const tests = variants.filter(({ type }) => isPresenceTest(type, declared));
    for (const variant of variants) {
      if (tests.length === variants.length || !tests.includes(variant)) this.#markPart(variant, declared);
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
        return merged(
          type.parts.map((part) => this.#declarationsOf(part.type)),
          "some",
        );
      case "union":
        return merged(
          type.variants.map((variant) => this.#declarationsOf(variant.type)),
          "every",
        );
      default:
        return nothing;
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
  return type.kind === "object" && type.checks.length > 0;
}

function declarationsOfObject({ properties }: ObjectType): Declarations {
  const hidden = properties.filter(({ readOnly, writeOnly }) => readOnly || writeOnly);
  return hidden.length === 0 ? nothing : new Map(hidden.map((property) => [property.name, property]));
}

/** Merges declarations: of schemas that all apply, one suffices; of alternatives, each that hides anything must agree. */
function merged(all: readonly Declarations[], quantifier: "some" | "every"): Declarations {
  const concerned = all.filter(({ size }) => size > 0);
  const [first] = concerned;
  if (first === undefined) return nothing;
  if (concerned.length === 1 && (quantifier === "some" || all.length === 1)) return first;
  const names = new Set(concerned.flatMap((declarations) => [...declarations.keys()]));
  const result = new Map<string, HiddenProperty>();
  for (const name of names) {
    const found = (quantifier === "some" ? concerned : all).map((declarations) => declarations.get(name));
    const states = (keyword: keyof HiddenProperty): boolean =>
      quantifier === "some"
        ? found.some((declaration) => declaration?.[keyword] === true)
        : found.every((declaration) => declaration?.[keyword] === true);
    const entry = { readOnly: states("readOnly"), writeOnly: states("writeOnly") };
    if (entry.readOnly || entry.writeOnly) result.set(name, entry);
  }
  return result;
}

function isHiddenBy(entry: RequiredName, declared: Declarations): boolean {
  const declaration = declared.get(entry.name);
  if (declaration === undefined) return false;
  return (declaration.readOnly && !entry.readOnly) || (declaration.writeOnly && !entry.writeOnly);
}

function markObject({ properties, requiredElsewhere }: ObjectType, declared: Declarations): void {
  markNames(requiredElsewhere, declared);
  // Keep a property hidden in both directions as one part declares it; `check` reports it.
  markNames(properties, declared);
}

function markNames(entries: readonly RequiredName[], declared: Declarations): void {
  for (const entry of entries) {
    const declaration = declared.get(entry.name);
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
    type.requiredElsewhere.every(({ name }) => declared.has(name))
  );
}
