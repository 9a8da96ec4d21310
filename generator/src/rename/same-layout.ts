import type { Interface } from "../model/interface.js";

/**
 * Divides the types of the former interface among files as those of the current one. The types of a large document are
 * divided by their names; without this, a renamed type and its former declaration may be in different files.
 */
export function withLayoutOf(former: Interface, current: Interface): Interface {
  if (former.types.size !== current.types.size) return former;
  const stems = [...current.types.values()].map(({ fileStem }) => fileStem);
  const types = [...former.types].map(([name, type], index) => {
    return [name, { ...type, fileStem: stems[index] ?? type.fileStem }] as const;
  });
  return { ...former, types: new Map(types) };
}
