import { resolve } from "node:path";
import { ExampleValues } from "../examples/example-values.js";
import type { SchemaUse } from "../model/type.js";
import { wireForm } from "../model/wire-form.js";
import type { Json } from "../values/json.js";
import type { SpecPlace } from "./document-facts.js";
import type { CheckedDocument } from "./workspace.js";

/** The schemas of a document by the place of their names, and their values. */
interface Examples {
  readonly schemas: ReadonlyMap<string, SchemaUse>;
  readonly values: ExampleValues;
}

const known = new WeakMap<CheckedDocument, Examples>();

/**
 * Derives an example of a named schema, or of one of its properties.
 *
 * @param folder Base folder of the file names of the document.
 * @param place Where the name of the schema or property begins.
 * @returns A valid value; undefined if there is no such schema, or no value is found.
 */
export function derivedExample(checked: CheckedDocument, folder: string, place: SpecPlace): Json | undefined {
  const examples = known.get(checked) ?? collect(checked, folder);
  if (examples === undefined) return undefined;
  known.set(checked, examples);
  const use = examples.schemas.get(keyOf(place));
  return use && examples.values.valueOf(use, { documented: false });
}

function collect({ loaded, model }: CheckedDocument, folder: string): Examples | undefined {
  if (loaded === undefined || model === undefined) return undefined;
  const schemas = new Map<string, SchemaUse>();
  const add = (use: SchemaUse, at = use.at): void => {
    const { file, line, column } = loaded.locate(at, "key");
    schemas.set(keyOf({ path: resolve(folder, file), line, column }), use);
  };
  for (const { at, use } of wireForm(model).types.values()) {
    if (use.type.kind === "object") for (const property of use.type.properties) add(property);
    add(use, at);
  }
  return { schemas, values: new ExampleValues(model) };
}

function keyOf({ path, line, column }: SpecPlace): string {
  return `${path}:${line}:${column}`;
}
