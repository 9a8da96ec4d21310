import type { Interface, Operation } from "../../model/interface.js";
import { canonical } from "../schemas/comparison.js";
import type { Pairing } from "./comparison.js";

/** Pairs operations by operationId, then by earlier names, then by method and path. */
export function pairOperations(base: Interface, head: Interface): Pairing<Operation> {
  const gone = new Set(base.operations);
  const come = new Set(head.operations);
  const kept: (readonly [Operation, Operation])[] = [];
  const keep = (one: Operation, other: Operation | undefined): void => {
    if (other === undefined || !come.has(other)) return;
    kept.push([one, other]);
    gone.delete(one);
    come.delete(other);
  };
  const byId = new Map(head.operations.map((operation) => [operation.id, operation]));
  for (const one of [...gone]) keep(one, byId.get(one.id));
  const byOldId = new Map([...come].flatMap((operation) => (operation.renamedFrom ?? []).map((id) => [id, operation])));
  for (const one of [...gone]) keep(one, byOldId.get(one.id));
  const byRoute = new Map([...come].map((operation) => [routeOf(operation), operation]));
  for (const one of [...gone]) keep(one, byRoute.get(routeOf(one)));
  return { gone: [...gone], come: [...come], kept };
}

/** Method and path without the names of parameters, with what tells variants apart. */
function routeOf(operation: Operation): string {
  return `${operation.method} ${pathShape(operation)} ${canonical(fixedValues(operation))}`;
}

/** The path with `{}` in the place of each parameter: what the service sees of it. */
export function pathShape({ path }: Operation): string {
  return path.segments
    .map((segment) => `/${segment.map((part) => (part.kind === "text" ? part.text : "{}")).join("")}`)
    .join("");
}

export function fixedValues({ fixed }: Operation): object {
  return Object.fromEntries(fixed.map(({ parameter, value }) => [parameter, value]));
}
