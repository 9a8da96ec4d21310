/** Returns the media type of a Content-Type header in lower case, without parameters. */
export function mediaTypeOf(contentType: string): string {
  const semicolon = contentType.indexOf(";");
  return (semicolon === -1 ? contentType : contentType.slice(0, semicolon)).trim().toLowerCase();
}

// Sticky and unambiguous, so that matching takes linear time.
const parameter = /;[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))[ \t]*/gy;

/**
 * Returns the parameters of a Content-Type header (RFC 9110, 5.6.6) by lower-case name. The first of each name counts.
 */
export function parametersOf(contentType: string): Map<string, string> {
  const parameters = new Map<string, string>();
  const semicolon = contentType.indexOf(";");
  if (semicolon === -1) return parameters;
  for (const [, name = "", quoted, plain] of contentType.slice(semicolon).matchAll(parameter)) {
    const key = name.toLowerCase();
    if (!parameters.has(key)) parameters.set(key, quoted?.replace(/\\(.)/g, "$1") ?? plain ?? "");
  }
  return parameters;
}

/** Whether a media type matches the expected type or range. */
export function isMediaType(mediaType: string, expected: string): boolean {
  if (mediaType === expected || expected === "*/*") return true;
  return expected.endsWith("/*") && mediaType.startsWith(expected.slice(0, -1));
}
