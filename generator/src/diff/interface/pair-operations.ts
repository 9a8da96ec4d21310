import type { Interface, Operation } from "../../model/interface.js";
import { canonicalJson } from "../canonical-json.js";
import type { Pairing } from "../pairing.js";

type Key = (operation: Operation) => string;

/**
 * Pairs operations by method, path and the fixed values of a alternative first. Their operationId, which exists in code
 * only, then pairs operations of one route, and operations whose route exists on one side only.
 */
export function pairOperations(base: Interface, head: Interface): Pairing<Operation> {
  const removed = new Set(base.operations);
  const added = new Set(head.operations);
  const kept: (readonly [Operation, Operation])[] = [];
  const pairBy = (
    keyOf: Key,
    formerKeysOf: (operation: Operation) => readonly string[] = (one) => [keyOf(one)],
  ): void => {
    const candidates = new Map<string, Operation[]>();
    for (const operation of added) {
      for (const key of formerKeysOf(operation)) candidates.set(key, [...(candidates.get(key) ?? []), operation]);
    }
    for (const operation of removed) {
      const other = candidates.get(keyOf(operation))?.find((candidate) => added.has(candidate));
      if (other === undefined) continue;
      kept.push([operation, other]);
      removed.delete(operation);
      added.delete(other);
    }
  };
  const called = (operation: Operation, id: string): string => `${callOf(operation)} ${id}`;
  const formerIds = (operation: Operation): readonly string[] => operation.renamedFrom ?? [];
  pairBy((operation) => called(operation, operation.id));
  pairBy(
    (operation) => called(operation, operation.id),
    (operation) => formerIds(operation).map((id) => called(operation, id)),
  );
  pairBy(callOf);
  pairBy(({ id }) => id);
  pairBy(({ id }) => id, formerIds);
  return { removed: [...removed], added: [...added], kept };
}

/** Returns what a server sees of a call: method, path without parameter names, and the values of a alternative. */
function callOf(operation: Operation): string {
  return `${operation.method} ${pathShape(operation)} ${canonicalJson(fixedValues(operation))}`;
}
/** Returns the path with `{}` for each parameter. */
export function pathShape({ path }: Operation): string {
  return path.segments
    .map((segment) => `/${segment.map((part) => (part.kind === "text" ? part.text : "{}")).join("")}`)
    .join("");
}

export function fixedValues({ fixed }: Operation): object {
  return Object.fromEntries(fixed.map(({ parameter, value }) => [parameter, value]));
}
