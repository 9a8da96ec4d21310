import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, LoadedDocument } from "../load/document.js";
import { child, parsePointer } from "../values/pointer.js";

/**
 * Removes diagnostics of `check` and the model that follow from errors reported by `load`: the form of a reference
 * rejected at the same location and, if a whole file could not be read, anything its content may refute.
 */
export function withoutDependentDiagnostics(
  found: readonly Diagnostic[],
  fromLoad: readonly Diagnostic[],
  loaded: LoadedDocument,
): readonly Diagnostic[] {
  const errors = fromLoad.filter(({ severity }) => severity === "error");
  const refused = new Set(errors.map(locationKey));
  const independent = found.filter(
    (diagnostic) => diagnostic.pointer?.endsWith("/$ref") !== true || !refused.has(locationKey(diagnostic)),
  );
  if (!errors.some(({ code }) => code === "syntax-error")) return independent;
  return independent.filter(
    ({ code, pointer = "" }) => !wholeDocumentCodes.has(code) && !isUnresolved(loaded.document as Json, pointer),
  );
}

/** Codes for missing, unknown, unused or mismatching items, which an unread file may contain or contradict. */
const wholeDocumentCodes: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  "channel-message-differs",
  "check-path-impossible",
  "check-property-unknown",
  "component-unused",
  "constructor-impossible",
  "constructor-property-unknown",
  "default-invalid",
  "discriminator-mapping-outside",
  "discriminator-mapping-wrong",
  "discriminator-property-missing",
  "discriminator-property-optional",
  "discriminator-value-missing",
  "dispatch-callback-impossible",
  "dispatch-discriminator-unknown",
  "dispatch-pointer-impossible",
  "dispatch-response-invalid",
  "dispatch-value-unknown",
  "endpoint-incomplete",
  "error-unknown",
  "event-unknown",
  "example-invalid",
  "extension-parameter-unknown",
  "operation-unknown",
  "path-parameter-undeclared",
  "permission-unknown",
  "required-undeclared",
  "response-status-undeclared",
  "schema-unknown",
  "security-scheme-unknown",
  "security-scope-unknown",
  "tag-undeclared",
]);

/** Whether a pointer resolves to a reference that still points into another file. */
function isUnresolved(document: Json, pointer: string): boolean {
  let node: Json | undefined = document;
  for (const token of [...(parsePointer(pointer) ?? []), undefined]) {
    const ref = typeof node === "object" && node !== null && "$ref" in node ? node["$ref"] : undefined;
    if (typeof ref === "string" && !ref.startsWith("#")) return true;
    node = token === undefined || node === undefined ? undefined : child(node, token);
  }
  return false;
}

function locationKey({ location }: Diagnostic): string {
  return location === undefined ? "" : `${location.file}:${location.line}:${location.column}`;
}
