/**
 * Returns alternative forms of a reference that does not resolve: relative and percent-encoded forms accepted by other
 * tools, in order of precedence.
 */
export function otherFormsOf(written: string): readonly string[] {
  const forms = [
    written.replaceAll("\\", "/"),
    written.replace(/^file:(?!\/)/i, ""),
    written.replace(/%(?![0-9a-fA-F]{2})/g, "%25").replace(/~(?![01])/g, "~0"),
    written.replace(/#(?=[a-zA-Z])/, "#/"),
    written.replace(/(#.*|#?)\/+$/, "$1").replace(/#$/, ""),
    written.replace(/^#\/definitions\//, "#/components/schemas/"),
    written.replace(/^#\/(parameters|responses)\//, "#/components/$1/"),
    written.replace(/^[\w.-]+$/, "#/components/schemas/$&"),
  ];
  return [...new Set(forms)].filter((form) => form !== written && form !== "");
}
