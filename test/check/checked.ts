import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import type { Json, JsonObject, LoadedDocument } from "../../generator/src/load/document.js";
import { loadFiles } from "../load/virtual.js";

/** Two lines that every document of 3.1 begins with. */
export const head = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\n";

/** What check says about one YAML document, which load has nothing to say about. */
export function checkText(text: string, strictExtensions = false): readonly Diagnostic[] {
  const { loaded, diagnostics } = loadFiles({ "openapi.yaml": text });
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  if (loaded === undefined || errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
  return check(loaded, { strictExtensions });
}

/** `code pointer`, which is what most tests are about. */
export function brief({ code, pointer }: Diagnostic): string {
  return `${code} ${pointer}`;
}

/** Any JSON value in the place of a document: every place is the first line, and the pointer is all there is to see. */
export function loadedFake(document: Json, declaredVersion = "3.1.0"): LoadedDocument {
  const text = JSON.stringify(document);
  return {
    document: document as JsonObject as LoadedDocument["document"],
    written: document,
    declaredVersion,
    files: [{ path: "/openapi.json", name: "openapi.json", text }],
    locate: () => ({ file: "openapi.json", line: 1, column: 1, endLine: 1, endColumn: 1 }),
    stem: () => "openapi",
  };
}
