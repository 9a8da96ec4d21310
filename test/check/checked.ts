import { check } from "../../generator/src/check/check.js";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import type { Json, JsonObject, LoadedDocument } from "../../generator/src/load/document.js";
import { loadFiles } from "../load/virtual.js";

/** The first two lines of every 3.1 document. */
export const head = "openapi: 3.1.0\ninfo: { title: t, version: '1' }\n";

/** The diagnostics of check for one YAML document that load accepts. */
export function checkText(text: string, strictExtensions = false): readonly Diagnostic[] {
  const { loaded, diagnostics } = loadFiles({ "openapi.yaml": text });
  const errors = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  if (loaded === undefined || errors.length > 0) throw new Error(errors.map((error) => error.message).join("\n"));
  return check(loaded, { strictExtensions });
}

/** `code pointer` of each diagnostic. */
export function brief({ code, pointer }: Diagnostic): string {
  return `${code} ${pointer}`;
}

/** Checks any JSON value as a document; every location is the first line, so only pointers are meaningful. */
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
