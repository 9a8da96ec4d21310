import type { Interface, Operation } from "../../../model/interface.js";
import { NameTable } from "../../../model/names.js";
import { isOnlyStream } from "../../../model/responses.js";
import { isRead, isWrite } from "../../../model/touched-operations.js";

/** The exported names of an operation in the package's queries. */
export type QueryNames =
  | { readonly kind: "query"; readonly key: string; readonly options: string; readonly infinite?: InfiniteNames }
  | { readonly kind: "mutation"; readonly options: string; readonly touches: string };

interface InfiniteNames {
  readonly key: string;
  readonly options: string;
}

/** Names that the package exports besides those of operations. */
export const sharedNames: readonly string[] = [
  "InfiniteKey",
  "OperationInfiniteQuery",
  "OperationKey",
  "OperationMutation",
  "OperationQuery",
  "TouchedQueries",
  "TouchingMutation",
  "invalidate",
  "queryScope",
];

/** Returns the names of every operation that a query library can call. Streams have no single result. */
export function queryNamesOf(model: Interface): ReadonlyMap<Operation, QueryNames> {
  const table = new NameTable([
    ...sharedNames,
    "infiniteKey",
    "keyValue",
    "operationKey",
    ...model.operations.map(({ identifier }) => identifier),
  ]);
  const names = new Map<Operation, QueryNames>();
  for (const operation of model.operations) {
    if (isOnlyStream(operation)) continue;
    const claim = (suffix: string): string => table.claim(`${operation.identifier}${suffix}`);
    if (isRead(operation)) {
      const own = { kind: "query", key: claim("Key"), options: claim("Query") } as const;
      const hasPages = operation.pagination !== undefined;
      const infinite = hasPages ? { key: claim("InfiniteKey"), options: claim("InfiniteQuery") } : undefined;
      names.set(operation, infinite === undefined ? own : { ...own, infinite });
    } else if (isWrite(operation)) {
      names.set(operation, { kind: "mutation", options: claim("Mutation"), touches: claim("Touches") });
    }
  }
  return names;
}
