import { NameTable } from "../../model/names.js";
import { References } from "../../model/references.js";
import { reservedWords } from "../../print/index.js";
import { asObject, type JsonObject } from "../../values/json.js";
import { Aliases } from "./aliases.js";
import { pointerOfComponent } from "./component-reference.js";
import { discriminatedSchemas } from "./discriminators.js";
import { documentNodes } from "./document-nodes.js";
import type { DocumentTypes } from "./document-types.js";
import { Enumerations } from "./enumerations.js";
import type { PathsOptions } from "./paths-options.js";
import { recursiveSchemas } from "./recursive-schemas.js";
import { rootNames } from "./root-types.js";

/** Names of the declarations that every output may have. */
const declared = ["paths", "webhooks", "components", "$defs", "operations", "WithRequired"];
/** Global types that the output uses, which a declaration would shadow. */
const globals = ["NonNullable", "Omit", "Pick", "PropertyKey", "Record", "Required"];
/** Names that no exported type may have, beside the reserved words. */
const builtIn = "any as bigint boolean never number object string symbol undefined unknown void".split(" ");
const markers = ["$Read", "$Write", "Readable", "Writable", "IsMarked"];

/** Reads what all types of a document depend on. */
export function documentTypes(document: JsonObject, options: PathsOptions): DocumentTypes {
  const references = new References(document);
  const { schemas, referenced } = documentNodes(document, references);
  const components = Object.entries(asObject(asObject(document["components"])?.["schemas"]) ?? {});
  const named = new Map(referenced);
  for (const [name, node] of components) {
    const schema = asObject(node);
    if (schema !== undefined) named.set(schema, pointerOfComponent("schemas", name));
  }
  const reserved = options.readWriteMarkers === true ? [...declared, ...markers] : declared;
  const names = new NameTable([...reserved, ...globals, ...builtIn, ...reservedWords]);
  return {
    document,
    references,
    options,
    discriminated: discriminatedSchemas({ document, references, schemas }),
    enumerations: new Enumerations(names),
    recursive: recursiveSchemas(named, { document, references }),
    aliases: new Aliases(names, rootNames(document, options)),
    named,
    names,
    cut: new Set(),
    helpers: new Set(),
  };
}
