import { createHash } from "node:crypto";

/** Size in UTF-16 units from which collected text is hashed. */
const chunkSize = 65_536;

/**
 * Returns a SHA-256 of a plain value: equal values with equal order and sharing have equal hashes. The encoding of
 * `v8.serialize` does not qualify, because it depends on how the engine stores a number or a text.
 *
 * @throws TypeError for functions and symbols.
 */
export function hashValue(value: unknown): string {
  const hash = createHash("sha256");
  const known = new Map<object, number>();
  let text = "";
  const add = (part: string): void => {
    text += part;
    if (text.length < chunkSize) return;
    hash.update(text);
    text = "";
  };
  const visit = (node: unknown): void => {
    if (typeof node === "function" || typeof node === "symbol") throw new TypeError(`cannot hash a ${typeof node}`);
    if (typeof node === "string") add(JSON.stringify(node));
    else if (typeof node === "bigint") add(`${node}n`);
    else if (typeof node !== "object" || node === null) add(Object.is(node, -0) ? "-0" : String(node));
    else visitObject(node);
    add(",");
  };
  const visitObject = (node: object): void => {
    const index = known.get(node);
    if (index !== undefined) {
      add(`#${index}`);
      return;
    }
    known.set(node, known.size);
    const isList = Array.isArray(node) || node instanceof Set;
    add(`${Object.prototype.toString.call(node)}(`);
    if (node instanceof RegExp) add(String(node));
    else if (isList) for (const inner of node) visit(inner);
    else for (const entry of node instanceof Map ? node : Object.entries(node)) entry.forEach(visit);
    add(")");
  };
  visit(value);
  return hash.update(text).digest("hex");
}
