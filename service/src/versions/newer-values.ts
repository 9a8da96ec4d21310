import type { NewerValue } from "../store/schema/guild-tables.js";

/** Values of a request that version 8 cannot express, by the JSON pointer of the object that has them. */
export type NewerValues = ReadonlyMap<string, NewerValue>;

const ofBodies = new WeakMap<object, NewerValues>();
const ofRequests = new WeakMap<object, NewerValues>();

/** Records the values that were set aside when a body was converted to version 8. */
export function setAside(body: object, values: NewerValues): void {
  ofBodies.set(body, values);
}

/** Marks a request as one of version 9 or 10, with what was set aside from its body. */
export function markNewer(request: object, body: unknown): void {
  ofRequests.set(request, (typeof body === "object" && body !== null && ofBodies.get(body)) || new Map());
}

/**
 * What was set aside for an object in the body of a request of version 9 or 10; undefined in version 8.
 *
 * @param pointer The JSON pointer of the object.
 */
export function newerValueOf(request: object, pointer: string): NewerValue | undefined {
  const values = ofRequests.get(request);
  return values && (values.get(pointer) ?? {});
}
