import type { Pointer } from "../model/type.js";

/** Returns the object that declares a property; undefined for other nodes. */
export function parentOfProperty(at: Pointer): Pointer | undefined {
  return /^(.*)\/properties\/[^/]*$/.exec(at)?.[1];
}

/** Whether a node is another one or inside of it. */
export function isWithin(at: Pointer, outer: Pointer): boolean {
  return at === outer || at.startsWith(`${outer}/`);
}

/** Returns the node around another one; undefined for the document. */
export function parentOfPointer(at: Pointer): Pointer | undefined {
  return at === "" ? undefined : at.slice(0, Math.max(0, at.lastIndexOf("/")));
}
