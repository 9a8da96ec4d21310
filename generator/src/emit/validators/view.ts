import type { Interface } from "../../model/interface.js";
import type { Type, Use } from "../../model/type.js";
import { innerUses } from "./inner-uses.js";

/** The types whose two directions accept different values: open enumerations, `readOnly` and `writeOnly`, also inside. */
export function differingTypes(model: Interface): ReadonlySet<string> {
  const differing = new Set<string>();
  const users = new Map<string, string[]>();
  for (const [name, type] of model.types) {
    if (partsDirections(type.use.type)) differing.add(name);
    for (const target of referencesIn(type.use)) {
      const known = users.get(target);
      if (known === undefined) users.set(target, [name]);
      else known.push(name);
    }
  }
  const pending = [...differing];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const user of users.get(name) ?? []) {
      if (differing.has(user)) continue;
      differing.add(user);
      pending.push(user);
    }
  }
  return differing;
}

/** The directions in which the values of a named type travel. */
export interface Directions {
  readonly request: boolean;
  readonly response: boolean;
}

/**
 * By named type. What nothing in the interface uses may travel either way, unless it holds what travels one way only:
 * then so does it.
 */
export function travels(model: Interface): ReadonlyMap<string, Directions> {
  const targets = new Map([...model.types].map(([name, type]) => [name, referencesIn(type.use)]));
  return new Map(
    [...model.types].map(([name, { direction }]) => {
      if (direction.request || direction.response) return [name, direction];
      const held = [...reach(name, targets)].flatMap((other) => model.types.get(other)?.direction ?? []);
      const isSent = held.some(({ request, response }) => response && !request);
      const isTaken = held.some(({ request, response }) => request && !response);
      return [name, isSent === isTaken ? { request: true, response: true } : { request: isTaken, response: isSent }];
    }),
  );
}

/** The named types that one leads to. */
export function reach(from: string, targets: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set<string>();
  const pending = [...(targets.get(from) ?? [])];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    pending.push(...(targets.get(name) ?? []));
  }
  return reached;
}

/** Whether a type has a part of its own that the two directions see differently. */
export function partsDirections(type: Type): boolean {
  if (type.kind === "enum") return type.open === "response";
  if (type.kind === "object" && type.properties.some((property) => property.readOnly || property.writeOnly))
    return true;
  return innerUses(type).some((use) => partsDirections(use.type));
}

/** The named types that a use refers to, not through others. */
export function referencesIn(use: Use): readonly string[] {
  return use.type.kind === "reference" ? [use.type.name] : innerUses(use.type).flatMap(referencesIn);
}
