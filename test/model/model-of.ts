import type { OutputLayout } from "../../generator/src/load/document.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import type { Interface } from "../../generator/src/model/interface.js";
import { loadedFrom, root, shown } from "../load/virtual.js";

/** The interface of a valid in-memory document. */
export function modelOf(content: string, version: string = "3.1.0", layout: OutputLayout = "groups"): Interface {
  const text = root(content).replace(/^openapi: .*$/m, `openapi: ${version}`);
  const { model, diagnostics } = buildModel({ ...loadedFrom({ "openapi.yaml": text }), layout });
  const serious = diagnostics.filter((diagnostic) => diagnostic.severity === "error");
  if (serious.length > 0) throw new Error(serious.map(shown).join("\n"));
  return model;
}

/** The diagnostics of the model builder for a document. */
export function findingsOf(content: string): readonly string[] {
  return buildModel(loadedFrom({ "openapi.yaml": root(content) })).diagnostics.map(shown);
}

/** A document with schemas only, each on one line in flow style. */
export function schemas(entries: Readonly<Record<string, string>>): string {
  const lines = Object.entries(entries).map(([name, schema]) => `    ${JSON.stringify(name)}: ${schema}`);
  return `components:\n  schemas:\n${lines.join("\n")}\n`;
}
