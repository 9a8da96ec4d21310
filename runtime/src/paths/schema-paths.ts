/** The paths of the document by the requests to them. */
const paths = new WeakMap<object, string>();

/** Records the path of a request. */
export function setSchemaPath(request: object, path: string): void {
  paths.set(request, path);
}

/** Returns the path that was recorded for a request. */
export function schemaPathOf(request: object): string | undefined {
  return paths.get(request);
}
