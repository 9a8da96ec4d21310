import { isConvertedHere } from "../conversion.js";
import type { NamedType } from "../interface.js";
import { singleTypeFile } from "../layout.js";
import { hasHiddenNames } from "../required-names.js";
import { requestUses, responseUses, type TypeUsageRoots } from "../surfaces.js";
import type { SchemaUse, Type } from "../type.js";
import { schemaUsesOf } from "../walk.js";
import type { BuildContext } from "./context.js";
import type { NameClaims } from "./name-claims.js";
import type { PendingType } from "./registry.js";
import { filesOfTypes } from "./type-files.js";

/** Completes named types with their directions, whether these differ, and their files. */
export function completeNamedTypes(
  types: ReadonlyMap<string, PendingType>,
  surfaces: TypeUsageRoots,
  { typeNames: names, layout }: Pick<BuildContext, "typeNames" | "layout">,
): ReadonlyMap<string, NamedType> {
  const references = new Map([...types].map(([name, { use }]) => [name, referencesIn(use.type)]));
  const request = reachableTypes(references, requestUses(surfaces));
  const response = reachableTypes(references, responseUses(surfaces));
  const directional = directionalTypes(types, references);
  const files = layout === "single" ? undefined : filesOfTypes(types, surfaces);
  const converted = typesReaching(types, references, isConvertedHere);
  const complete = new Map<string, NamedType>();
  for (const [name, type] of types) {
    const direction = { request: request.has(name), response: response.has(name) };
    const differs = direction.request && direction.response && directional.has(name);
    const wanted = { at: type.at, text: `${type.identifier} in responses`, identifier: `${type.identifier}Response` };
    const responseIdentifier = differs ? names.claimDerived(wanted) : type.identifier;
    const fileStem = files?.get(name) ?? singleTypeFile;
    const base = { ...type, fileStem, direction, differs, responseIdentifier };
    complete.set(name, converted.has(name) ? { ...base, wire: wireNames(base, names) } : base);
  }
  return complete;
}

function wireNames(
  { at, identifier, differs }: Omit<NamedType, "wire">,
  names: NameClaims,
): Exclude<NamedType["wire"], undefined> {
  const claim = (text: string, wanted: string): string => names.claimDerived({ at, text, identifier: wanted });
  const own = claim(`${identifier} in JSON`, `${identifier}Wire`);
  const response = differs ? claim(`${identifier} in JSON of responses`, `${identifier}ResponseWire`) : own;
  return { identifier: own, responseIdentifier: response };
}

/** The names referenced by each named type. */
type References = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the named types reachable from some uses. */
function reachableTypes(references: References, uses: readonly SchemaUse[]): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending: Iterable<string>[] = uses.map((use) => referencesIn(use.type));
  for (let names = pending.pop(); names !== undefined; names = pending.pop()) {
    for (const name of names) {
      const further = references.get(name);
      if (further === undefined || reached.has(name)) continue;
      reached.add(name);
      pending.push(further);
    }
  }
  return reached;
}

/**
 * Returns the types that differ between directions: they contain a `readOnly` or `writeOnly` property or an enumeration
 * that is open in responses only, or reference such a type.
 */
function directionalTypes(types: ReadonlyMap<string, PendingType>, references: References): ReadonlySet<string> {
  return typesReaching(types, references, isDirectional);
}

/** Returns the types that are marked or reference a marked type, transitively. */
function typesReaching(
  types: ReadonlyMap<string, PendingType>,
  references: References,
  isMarked: (type: Type) => boolean,
): ReadonlySet<string> {
  const marked = new Set<string>();
  const users = new Map<string, Set<string>>();
  for (const [name, type] of types) {
    if (isMarked(type.use.type)) marked.add(name);
    for (const target of references.get(name) ?? []) {
      const known = users.get(target) ?? new Set();
      users.set(target, known.add(name));
    }
  }
  const pending = [...marked];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const user of users.get(name) ?? []) {
      if (marked.has(user)) continue;
      marked.add(user);
      pending.push(user);
    }
  }
  return marked;
}

function isDirectional(type: Type): boolean {
  if (type.kind === "enum") return type.open === "response";
  if (type.kind === "object" && hasHiddenNames(type)) return true;
  for (const use of schemaUsesOf(type)) if (isDirectional(use.type)) return true;
  return false;
}

function referencesIn(type: Type, found: Set<string> = new Set()): Set<string> {
  if (type.kind === "reference") found.add(type.name);
  else for (const use of schemaUsesOf(type)) referencesIn(use.type, found);
  return found;
}
