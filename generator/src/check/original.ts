import type { Json, LoadedDocument } from "../load/document.js";
import { parseYaml } from "../load/yaml.js";

/**
 * The root as it was written, for documents that declare 3.0 and consist of one file: the bundled form is normalised to
 * 3.1, so that only the original can be held against the schema of 3.0.
 */
export function originalOf(loaded: LoadedDocument): Json | undefined {
  const [root, ...others] = loaded.files;
  if (!loaded.declaredVersion.startsWith("3.0") || root === undefined || others.length > 0) return undefined;
  try {
    return JSON.parse(root.text) as Json;
  } catch {
    // `load` has read it within its limits, and has reported what is no YAML either.
    return parseYaml(root.text, { depth: 10_000, nodes: 100_000_000 }).value;
  }
}
