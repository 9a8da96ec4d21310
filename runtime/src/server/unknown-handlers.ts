import type { Operation } from "./operation.js";
import { isTypo } from "./typo.js";

/**
 * Returns a problem for each handler of a partial server that belongs to no operation: without it, the operation that
 * was meant would respond with 501. Handlers in a class or module may have helpers beside them, so only a name that
 * resembles a missing handler is a problem there.
 */
export function unknownHandlers(handlers: object, operations: readonly Operation[]): readonly string[] {
  const methods = new Map<string, string[]>();
  for (const { handler } of operations) {
    const [group, method] = handler;
    methods.set(group, [...(methods.get(group) ?? []), method]);
  }
  return [
    ...unknownMembers("handlers", handlers, { known: [...methods.keys()], type: "object" }),
    ...[...methods].flatMap(([group, known]) => {
      const owner: unknown = Reflect.get(handlers, group);
      if (typeof owner !== "object" || owner === null) return [];
      return unknownMembers(`handlers.${group}`, owner, { known, type: "function" });
    }),
  ];
}

interface Expected {
  readonly known: readonly string[];
  readonly type: "function" | "object";
}

function unknownMembers(path: string, owner: object, { known, type }: Expected): readonly string[] {
  const isPlain = Object.getPrototypeOf(owner) === Object.prototype;
  const given = memberNames(owner);
  const missing = known.filter((name) => !given.includes(name));
  return given.flatMap((name) => {
    if (known.includes(name)) return [];
    const meant = missing.find((other) => isTypo(name, other));
    if (meant === undefined && !isPlain) return [];
    const value: unknown = Reflect.get(owner, name);
    if (typeof value !== type || value === null) return [];
    return [
      `${path} has no ${name}; ${meant === undefined ? `there are ${known.join(", ")}` : `did you mean ${meant}?`}`,
    ];
  });
}

/** Returns the names of own and inherited members, without those of all objects. */
function memberNames(owner: object): readonly string[] {
  const names = new Set<string>();
  for (let at: object | null = owner; at !== null && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  names.delete("constructor");
  return [...names];
}
