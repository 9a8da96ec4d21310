import type { Interface } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import type { SchemaUse } from "../../model/type.js";
import { validatedSchemaUsesOf } from "../../model/walk.js";
import { referencesIn } from "./view.js";

/** Returns the named types whose `is` function other files may call. Only these functions are exported. */
export function findTypesTestedElsewhere({ types, operations }: Interface): ReadonlySet<string> {
  const found = new Set<string>();
  const addReferences = (use: SchemaUse, isElsewhere: (name: string) => boolean): void => {
    for (const name of referencesIn(use)) if (isElsewhere(name)) found.add(name);
    if (!hasUnevaluatedCheck(use)) return;
    // Such a check tests the alternatives of referenced types.
    for (const name of reachableTypes(use, types)) found.add(name);
  };
  for (const user of types.values()) {
    const module = layout.validators(user);
    addReferences(user.use, (name) => {
      const target = types.get(name);
      return target !== undefined && layout.validators(target) !== module;
    });
  }
  for (const { parameters, responses } of operations) {
    for (const { use } of parameters) addReferences(use, () => true);
    for (const { use } of responses.flatMap(({ content }) => content)) {
      // Named types are validated by their own validator.
      if (use !== undefined && (use.type.kind !== "reference" || use.nullable)) addReferences(use, () => true);
    }
  }
  return found;
}

function hasUnevaluatedCheck({ type }: SchemaUse): boolean {
  const own = "checks" in type && type.checks.some(({ kind }) => kind.startsWith("unevaluated-"));
  return own || validatedSchemaUsesOf(type).some(hasUnevaluatedCheck);
}

function reachableTypes(use: SchemaUse, types: Interface["types"]): ReadonlySet<string> {
  const found = new Set<string>();
  const pending = [...referencesIn(use)];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (found.has(name)) continue;
    found.add(name);
    const target = types.get(name);
    if (target !== undefined) for (const inner of referencesIn(target.use)) pending.push(inner);
  }
  return found;
}
