import type { Interface, NamedType } from "../../model/interface.js";
import type { Direction } from "../../model/openness.js";
import { hasHiddenNames } from "../../model/required-names.js";
import type { SchemaUse, Type } from "../../model/type.js";
import { validatedSchemaUsesOf } from "../../model/walk.js";

/**
 * Returns the types that accept different values in each direction: open enumerations, `readOnly` and `writeOnly`,
 * including nested ones.
 */
export function differingTypes(model: Interface, users: TypeUsers): ReadonlySet<string> {
  const differing = [...model.types].filter(([, type]) => partHasDirections(type.use.type)).map(([name]) => name);
  return withTransitiveUsers(differing, users);
}

/** The directions that the generated validators of named types distinguish. */
export interface ValidatorDirections {
  /** Whether the two directions accept different values, so that a validator has `.response`. */
  differs(type: NamedType): boolean;
  /** Whether requests would be validated differently if the type occurred in any. */
  isSentOnly(type: NamedType): boolean;
  /** The direction that a validator itself checks: requests, unless the type only occurs in responses. */
  ownView(type: NamedType): Direction;
}

export function validatorDirections(model: Interface): ValidatorDirections {
  const users = usersOfTypes(model);
  const directions = directionsOfTypes(model, users);
  const differing = differingTypes(model, users);
  // One-way types need only one direction.
  const isRequested = ({ identifier }: NamedType): boolean => directions.get(identifier)?.request === true;
  return {
    differs: (type) =>
      differing.has(type.identifier) && isRequested(type) && directions.get(type.identifier)?.response === true,
    isSentOnly: (type) => differing.has(type.identifier) && !isRequested(type),
    ownView: (type) => (isRequested(type) ? "request" : "response"),
  };
}

/** By named type, the types that reference it directly. */
export type TypeUsers = ReadonlyMap<string, readonly string[]>;

export function usersOfTypes(model: Interface): TypeUsers {
  const users = new Map<string, string[]>();
  for (const [name, type] of model.types) {
    for (const target of referencesIn(type.use)) {
      const known = users.get(target);
      if (known === undefined) users.set(target, [name]);
      else known.push(name);
    }
  }
  return users;
}

/** Returns the given types and all that reference them, transitively. */
function withTransitiveUsers(names: Iterable<string>, users: TypeUsers): ReadonlySet<string> {
  const found = new Set(names);
  const pending = [...found];
  for (let name = pending.pop(); name !== undefined; name = pending.pop()) {
    for (const user of users.get(name) ?? []) {
      if (found.has(user)) continue;
      found.add(user);
      pending.push(user);
    }
  }
  return found;
}

/** The directions in which values of a named type are sent. */
export interface TypeDirections {
  readonly request: boolean;
  readonly response: boolean;
}

/** Returns directions by named type. Unused types have both directions, unless they contain a one-way type. */
export function directionsOfTypes(model: Interface, users: TypeUsers): ReadonlyMap<string, TypeDirections> {
  const leadingTo = (isWanted: (direction: TypeDirections) => boolean): ReadonlySet<string> => {
    const wanted = [...model.types].filter(([, { direction }]) => isWanted(direction)).map(([name]) => name);
    return withTransitiveUsers(wanted, users);
  };
  const sent = leadingTo(({ request, response }) => response && !request);
  const taken = leadingTo(({ request, response }) => request && !response);
  return new Map(
    [...model.types].map(([name, { direction }]) => {
      if (direction.request || direction.response) return [name, direction];
      const [isSent, isTaken] = [sent.has(name), taken.has(name)];
      return [name, isSent === isTaken ? { request: true, response: true } : { request: isTaken, response: isSent }];
    }),
  );
}

/** Whether the type itself, without nested types, differs between directions. */
export function partHasDirections(type: Type): boolean {
  if (type.kind === "enum") return type.open === "response";
  if (type.kind === "object" && hasHiddenNames(type)) return true;
  return validatedSchemaUsesOf(type).some((use) => partHasDirections(use.type));
}

/** Returns the named types that a use references directly. */
export function referencesIn(use: SchemaUse): readonly string[] {
  return use.type.kind === "reference" ? [use.type.name] : validatedSchemaUsesOf(use.type).flatMap(referencesIn);
}
