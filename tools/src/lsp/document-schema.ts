import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JsonSchema } from "@guildwire/generator/completion";
import { schemasOfNode } from "@guildwire/generator/editing";
import type { SpecFile, SpecFiles } from "./spec-files.js";
import { linksOf } from "./spec-links.js";

/** The schema of documents, with its definitions. */
interface RootSchema extends JsonSchema {
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

/** Maximum length of a chain of files that decide what another one contains. */
const maxChain = 8;

/**
 * Returns the JSON Schema of a file: that of documents, or what the references to the file say about its nodes. Nodes
 * beside those that are referred to are taken for the same. Without references, the names of the outermost maps decide.
 */
export function fileSchema(files: SpecFiles, file: SpecFile, chain: number = maxChain): JsonSchema {
  const document = readSchema("document");
  if (files.isRoot(file.path)) return document;
  const fragment = readSchema("fragment");
  const found = chain === 0 ? [] : referredNodes(files, file, chain);
  return found.reduce<RootSchema>((schema, { tokens, schemas }) => withSchemaAt(schema, tokens, { anyOf: schemas }), {
    ...fragment,
    $defs: document.$defs ?? {},
  });
}

interface ReferredNode {
  readonly tokens: readonly string[];
  readonly schemas: readonly JsonSchema[];
}

/** The nodes of a file to which other files refer, one of each map. */
function referredNodes(files: SpecFiles, { path }: SpecFile, chain: number): readonly ReferredNode[] {
  const nodes = new Map<string, ReferredNode>();
  for (const user of files.all()) {
    if (user.path === path) continue;
    for (const { form, target, tokens: at } of linksOf(user)) {
      if (form !== "reference" || target.kind !== "node" || target.path !== path) continue;
      const { tokens } = target;
      const key = tokens.length === 0 ? "whole" : JSON.stringify(tokens.slice(0, -1));
      if (nodes.has(key)) continue;
      const schemas = schemasOfNode(fileSchema(files, user, chain - 1), user.tree, at.slice(0, -1));
      if (schemas.length > 0) nodes.set(key, { tokens, schemas });
    }
  }
  return [...nodes.values()];
}

function withSchemaAt(root: RootSchema, [token, ...rest]: readonly string[], schema: JsonSchema): RootSchema {
  if (token === undefined) return { ...root, ...schema };
  if (rest.length === 0) return { ...root, additionalProperties: schema };
  const known = root.properties?.[token];
  const below = withSchemaAt(typeof known === "object" ? known : {}, rest, schema);
  return { ...root, properties: { ...root.properties, [token]: below } };
}

const schemas = new Map<string, RootSchema>();

function readSchema(name: "document" | "fragment"): RootSchema {
  const known = schemas.get(name);
  if (known !== undefined) return known;
  const url = import.meta.resolve(`@guildwire/generator/schema/${name}.schema.json`);
  // The schema of files refers to that of documents, whose definitions are added to it.
  const text = readFileSync(fileURLToPath(url), "utf8").replaceAll('"document.schema.json#', '"#');
  const schema = JSON.parse(text) as RootSchema;
  schemas.set(name, schema);
  return schema;
}
