/** The media type of a Content-Type header, in lower case, without its parameters. */
export function mediaTypeOf(contentType: string): string {
  const semicolon = contentType.indexOf(";");
  return (semicolon === -1 ? contentType : contentType.slice(0, semicolon)).trim().toLowerCase();
}

// Sticky, and nothing in it can be matched in two ways, so that no header takes more than linear time.
const parameter = /;[ \t]*([!#$%&'*+.^_`|~\w-]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))[ \t]*/gy;

/** The parameters of a Content-Type header (RFC 9110, 5.6.6), names in lower case. The first of its name counts. */
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

/** Whether a media type is the expected one, or inside of the expected range. */
export function isMediaType(mediaType: string, expected: string): boolean {
  if (mediaType === expected || expected === "*/*") return true;
  return expected.endsWith("/*") && mediaType.startsWith(expected.slice(0, -1));
}
