import type { Interface, Operation } from "../../model/interface.js";

/** Returns operations that share a method and path shape, in document order. */
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
 * Returns the family of each operation of a shared route: its tag, if the tags differ within every shared route, so
 * that one result of `resolve` fits all routes; otherwise its id.
 */
export function familiesOf(model: Interface): ReadonlyMap<Operation, string> {
  const shared = sharedRoutes(model);
  const separateFamilies = shared.every((route) => new Set(route.map(({ tag }) => tag.name)).size === route.length);
  return new Map(
    shared.flat().map((operation) => [operation, separateFamilies ? operation.tag.identifier : operation.identifier]),
  );
}
