import type { Interface, MediaContent, Operation, Response } from "../model/interface.js";
import { errorResponses, successResponses } from "../model/responses.js";
import type { Pointer, SchemaUse, Type } from "../model/type.js";
import { everySchemaUse, schemaUsesOf, validatedSchemaUsesOf } from "../model/walk.js";
import { parentOfPointer } from "./pointers.js";
import type { Use, UseKind } from "./use.js";

/** How a use touches a node; `name`: the name of a property only; `names`: which properties
 * an object has; `whole`: all of a value, with everything in it. */
export type Access = "read" | "write" | "type" | "name" | "names" | "whole" | "undecided";

/** A use that touches a node of the specification. */
export interface Touch {
  readonly access: Access;
  readonly use: Use;
}

/**
 * Finds the uses that touch a node. A use of a property touches its schema, and what that refers to, up to the properties
 * of objects, which have uses of their own.
 */
export class TouchedNodes {
  readonly #model: Interface;
  readonly #schemaUses = new Map<Pointer, SchemaUse[]>();
  readonly #contents = new Map<Pointer, readonly SchemaUse[]>();
  readonly #operations: ReadonlyMap<Pointer, Operation>;
  readonly #known = new Set<Pointer>();
  readonly #touches = new Map<Pointer, Touch[]>();

  constructor(model: Interface, uses: readonly Use[]) {
    this.#model = model;
    this.#operations = new Map(model.operations.map((operation) => [operation.at, operation]));
    for (const use of everySchemaUse(model)) {
      this.#schemaUses.set(use.at, [...(this.#schemaUses.get(use.at) ?? []), use]);
      for (const at of ownPointers(use)) this.#known.add(at);
    }
    for (const { at, parameters, body, responses } of model.operations) {
      this.#known.add(at);
      for (const { at: own, use } of parameters) this.#content(own, [use]);
      if (body !== undefined) this.#content(body.at, body.content.flatMap(usesOf));
      for (const response of responses) this.#content(response.at, usesOfResponse(response));
    }
    for (const { at, payload } of model.events) this.#content(at, payload === undefined ? [] : [payload]);
    for (const use of uses) for (const touch of touchesOf(use)) this.#touch(touch);
  }

  /** Whether the model has a node. */
  has(at: Pointer): boolean {
    return this.#known.has(at);
  }

  /** Returns the uses that touch a node or, if the model does not know it, the nearest known one around it. */
  touching(at: Pointer): readonly Touch[] {
    let owner: Pointer | undefined = at;
    while (owner !== undefined && !this.#known.has(owner)) owner = parentOfPointer(owner);
    return this.#touches.get(owner ?? at) ?? [];
  }

  #content(at: Pointer, uses: readonly SchemaUse[]): void {
    this.#known.add(at);
    this.#contents.set(at, [...(this.#contents.get(at) ?? []), ...uses]);
  }

  #touch(touch: Touch): void {
    const { access, use } = touch;
    const isDeep = access === "whole" || access === "undecided";
    const found = new Set<Pointer>([use.at]);
    for (const one of this.#startsOf(touch)) this.#collect(one, isDeep, found, new Set());
    for (const at of found) {
      const touches = this.#touches.get(at);
      if (touches === undefined) this.#touches.set(at, [touch]);
      else touches.push(touch);
    }
  }

  #startsOf({ access, use }: Touch): readonly SchemaUse[] {
    const operation = this.#operations.get(use.at);
    if (operation === undefined) return this.#contents.get(use.at) ?? this.#schemaUses.get(use.at) ?? [];
    const responses = use.kind === "error" ? errorResponses(operation) : successResponses(operation);
    switch (use.kind) {
      case "undecided":
        return [...operation.parameters.map((one) => one.use), ...(operation.body?.content.flatMap(usesOf) ?? [])];
      case "header":
        return responses.flatMap(({ headers }) => headers.flatMap((one) => one.use ?? []));
      case "call":
        return access === "read" && use.isDiscarded !== true ? responses.flatMap(bodiesOf) : [];
      case "error":
        return responses.flatMap(usesOfResponse);
      case "mock":
      case "handler":
        return access === "write" ? responses.flatMap(usesOfResponse) : (operation.body?.content.flatMap(usesOf) ?? []);
      default:
        return [];
    }
  }

  #collect(use: SchemaUse, isDeep: boolean, found: Set<Pointer>, seen: Set<SchemaUse | Type>): void {
    const pending: { readonly use: SchemaUse; readonly isDeep: boolean }[] = [{ use, isDeep }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (seen.has(next.use)) continue;
      seen.add(next.use);
      for (const at of ownPointers(next.use)) found.add(at);
      for (const nested of this.#nested(next.use.type, next.isDeep)) pending.push(nested);
    }
  }

  #nested(type: Type, isDeep: boolean): readonly { readonly use: SchemaUse; readonly isDeep: boolean }[] {
    if (type.kind === "reference") {
      const target = this.#model.types.get(type.name);
      return target === undefined ? [] : [{ use: target.use, isDeep }];
    }
    const properties = new Set<SchemaUse>(type.kind === "object" ? type.properties : []);
    const shape = new Set(schemaUsesOf(type));
    // A condition applies to the whole value, whichever properties it names.
    return [...new Set([...shape, ...validatedSchemaUsesOf(type)])]
      .filter((nested) => isDeep || !properties.has(nested))
      .map((nested) => ({ use: nested, isDeep: isDeep || !shape.has(nested) }));
  }
}

/** The pointers that changes of a schema may have. */
function ownPointers({ at, type }: SchemaUse): readonly Pointer[] {
  const own = [at, type.at];
  if (type.kind === "enum") own.push(...type.members.map((member) => member.at));
  if ("flags" in type) own.push(...(type.flags ?? []).map((flag) => flag.at));
  if ("checks" in type) own.push(...type.checks.map((check) => check.at));
  if (type.kind === "union" && type.discriminator !== undefined) own.push(type.discriminator.at);
  return own;
}

function usesOf({ use, item }: MediaContent): readonly SchemaUse[] {
  return [use, item].filter((one) => one !== undefined);
}

function bodiesOf({ content }: Response): readonly SchemaUse[] {
  return content.flatMap(usesOf);
}

function usesOfResponse(response: Response): readonly SchemaUse[] {
  return [...bodiesOf(response), ...response.headers.flatMap(({ use }) => use ?? [])];
}

const accesses: { readonly [kind in UseKind]: readonly Access[] } = {
  call: ["read"],
  mock: ["read", "write"],
  handler: ["read", "write"],
  read: ["read"],
  write: ["write"],
  key: ["name"],
  names: ["names"],
  build: ["write"],
  compare: ["read"],
  constant: ["type"],
  type: ["type"],
  validator: ["whole"],
  header: ["read"],
  error: ["read"],
  event: ["read"],
  module: ["type"],
  undecided: ["undecided"],
};

function touchesOf(use: Use): readonly Touch[] {
  return accesses[use.kind].map((access) => ({ access, use }));
}
