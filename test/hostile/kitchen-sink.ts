import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LoadedDocument } from "../../generator/src/load/document.js";
import { loadedFrom } from "../load/virtual.js";

const path = fileURLToPath(new URL("kitchen-sink.yaml", import.meta.url));

/** The document with every construct that a document can contain. */
export const kitchenSinkText: string = readFileSync(path, "utf8");

export function kitchenSink(): LoadedDocument {
  return loadedFrom({ "kitchen-sink.yaml": kitchenSinkText });
}
