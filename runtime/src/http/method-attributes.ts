/** Other methods are reported as `_OTHER`, so that the number of values is limited. */
const knownMethods = /* @__PURE__ */ "CONNECT DELETE GET HEAD OPTIONS PATCH POST PUT QUERY TRACE".split(" ");

/** The attributes of a method in the semantic conventions of OpenTelemetry. */
export interface MethodAttributes {
  readonly "http.request.method": string;
  readonly "http.request.method_original"?: string;
}

export function methodAttributes(method: string): MethodAttributes {
  const known = method.toUpperCase();
  if (knownMethods.includes(known)) return { "http.request.method": known };
  return { "http.request.method": "_OTHER", "http.request.method_original": method };
}

/** The method in the name of a span. */
export function methodInSpanName(method: string): string {
  const { "http.request.method": known } = methodAttributes(method);
  return known === "_OTHER" ? "HTTP" : known;
}
