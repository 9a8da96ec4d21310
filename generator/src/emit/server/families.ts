import type { Interface, Operation } from "../../model/interface.js";

/** Operations that share a method and a path shape, in the order of the document. */
export function sharedRoutes(model: Interface): readonly (readonly Operation[])[] {
  const byId = new Map(model.operations.map((operation) => [operation.id, operation]));
  return model.operations
    .filter((operation) => operation.variants.length > 0)
    .map((host) => [
      host,
      ...host.variants.flatMap((id) => {
        const variant = byId.get(id);
        return variant === undefined ? [] : [variant];
      }),
    ]);
}

/**
 * The family of each operation of a shared route: its group, if the groups differ within every shared route, so that one
 * answer of `resolve` fits all of them; else its id.
 */
export function familiesOf(model: Interface): ReadonlyMap<Operation, string> {
  const shared = sharedRoutes(model);
  const separateFamilies = shared.every((route) => new Set(route.map(({ tag }) => tag.name)).size === route.length);
  return new Map(
    shared.flat().map((operation) => [operation, separateFamilies ? operation.tag.identifier : operation.identifier]),
  );
}
