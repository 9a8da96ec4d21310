import { diagnose } from "../../diagnostics/diagnose.js";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import type { ParsedFile } from "../files/sources.js";

/** Keys under which documents declare a version of OpenAPI 3. */
const versionKeys: readonly string[] = ["openapi", "openApi", "OpenAPI", "Openapi", "openAPI", "swagger"];

/**
 * Rewrites a version declared in a nonstandard form; otherwise returns the same file. The reported error is a
 * deviation.
 */
export function readVersionForm(root: ParsedFile, report: (diagnostic: Diagnostic) => void): ParsedFile {
  const document = asObject(root.value);
  const key = versionKeys.find((each) => document?.[each] !== undefined);
  if (document !== undefined && key === undefined && asObject(document.paths) !== undefined) {
    return readMissingVersion(root, document, report);
  }
  const version = key === undefined ? undefined : versionOfForm(document?.[key]);
  if (document === undefined || key === undefined || version === undefined) return root;
  if (key === "openapi" && document.openapi === version) return root;
  const isText = key === "openapi" && typeof document.openapi === "string";
  const message = `the OpenAPI version is declared as ${key}: ${JSON.stringify(document[key])}`;
  report(
    diagnose("version-unsupported", message, {
      location: root.locate([key], isText ? "value" : "key"),
      pointer: "/openapi",
      expected: "an OpenAPI version 3.0.x, 3.1.x or 3.2.x under `openapi`",
      deviation: "version-form",
    }),
  );
  const { [key]: _, ...rest } = document;
  return { ...root, value: { openapi: version, ...rest } as JsonObject, locate: root.locate };
}

/** Keys that only the root of Swagger 2.0 has. */
const swaggerKeys: readonly string[] = [
  ...["basePath", "consumes", "definitions", "host", "produces", "schemes", "securityDefinitions"],
];

function readMissingVersion(
  root: ParsedFile,
  document: JsonObject,
  report: (diagnostic: Diagnostic) => void,
): ParsedFile {
  report(
    diagnose("version-unsupported", "the document does not declare its OpenAPI version", {
      location: root.locate([], "value"),
      pointer: "/openapi",
      expected: "Swagger 2.0, or an OpenAPI version 3.0.x, 3.1.x or 3.2.x",
      deviation: "version-missing",
    }),
  );
  const isSwagger = swaggerKeys.some((key) => document[key] !== undefined);
  const version = isSwagger ? { swagger: "2.0" } : { openapi: "3.1.1" };
  return { ...root, value: { ...version, ...document } as JsonObject, locate: root.locate };
}

/** Returns the version with three numbers of `3.1`, `v3.0.1`, `3,0,0` or `3.0.x`. */
function versionOfForm(written: Json | undefined): string | undefined {
  if (typeof written !== "string" && typeof written !== "number") return undefined;
  const text = String(written);
  if (/^3\.\d+\.\d+(-[\w.]+)?$/.test(text)) return text;
  const match = /^\D{0,10}3(?:[.,]([012]))?(?:[.,](\d+|x))?\s*$/i.exec(text);
  if (match === null) return undefined;
  const [, minor = "0", patch = "0"] = match;
  return `3.${minor}.${/^\d/.test(patch) ? patch : "0"}`;
}
