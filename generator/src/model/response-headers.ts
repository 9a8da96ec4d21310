import type { Interface, Response, ResponseHeader } from "./interface.js";

/** Headers set by the body or transport ("shall be ignored", OpenAPI). */
const reserved: ReadonlySet<string> = new Set([
  "connection",
  "content-length",
  "content-type",
  "keep-alive",
  "transfer-encoding",
  "upgrade",
]);

/** Whether a header is set by the body or the transport. */
export function isReservedHeader(name: string): boolean {
  return reserved.has(name.toLowerCase());
}

/** Returns the headers that handlers set and callers read. */
export function typedHeaders({ headers }: Pick<Response, "headers">): readonly ResponseHeader[] {
  const seen = new Set(reserved);
  return headers.filter(({ name }) => {
    const key = name.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a handler must set a header. */
export function hasRequiredHeader(response: Pick<Response, "headers">): boolean {
  return typedHeaders(response).some(({ required }) => required);
}

/** The names of the types that hold the headers of responses. */
export function headerTypeNames({ operations }: Pick<Interface, "operations">): ReadonlySet<string> {
  const sets = operations.flatMap(({ responses }) => responses).flatMap(({ headerSet }) => headerSet?.type ?? []);
  return new Set(sets.flatMap((type) => (type.kind === "reference" ? [type.name] : [])));
}
