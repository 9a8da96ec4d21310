import type { Json, JsonObject } from "../../load/document.js";
import type {
  CodeSpelling,
  ErrorFormat,
  ErrorProperty,
  ErrorValue,
  FailureFact,
  IssueArrangement,
  IssueFact,
} from "../error-format.js";
import { asObject, asString, entriesOf, hasKey, withoutUndefined } from "../raw.js";
import type { BuildSchemaUse } from "./context.js";

/** Reads the root's `x-error-format`. */
export function readErrorFormat(
  document: JsonObject,
  build: BuildSchemaUse,
): (Omit<ErrorFormat, "mediaType"> & { readonly mediaType?: string }) | undefined {
  const node = asObject(document["x-error-format"]);
  if (node === undefined || node["schema"] === undefined) return undefined;
  const at = "/x-error-format";
  const issueCodes = entriesOf(node["issueCodes"]).map(([code, name]) => [code, asString(name) ?? code] as const);
  return withoutUndefined({
    at,
    identifier: "errorFormat",
    schema: build(node["schema"], `${at}/schema`),
    mediaType: asString(node["mediaType"])?.toLowerCase(),
    isPartial: false,
    body: { kind: "object" as const, properties: readProperties(node["body"], false) },
    issueCodes: new Map(issueCodes),
    issueCodeSpelling: spellingOf(node["issueCodeSpelling"]) ?? "kebab-case",
  });
}

function readProperties(node: Json | undefined, isItem: boolean): readonly ErrorProperty[] {
  return entriesOf(node).map(([name, raw]) => ({ name, value: readValue(asObject(raw) ?? {}, isItem) }));
}

function readValue(node: JsonObject, isItem: boolean): ErrorValue {
  if (node["properties"] !== undefined)
    return { kind: "object", properties: readProperties(node["properties"], isItem) };
  const from = asString(node["from"]);
  if (from === undefined) return { kind: "constant", value: node["const"] ?? null };
  if (from === "issues" && !isItem) return readArrangement(node);
  return withoutUndefined({
    kind: "fact" as const,
    fact: from as FailureFact | IssueFact,
    spelling: spellingOf(node["spelling"]),
    default: hasKey(node, "default") ? { value: node["default"] as Json } : undefined,
  });
}

function readArrangement(node: JsonObject): IssueArrangement {
  const item = asObject(node["item"]);
  return {
    kind: "issues",
    as: (asString(node["as"]) as IssueArrangement["as"] | undefined) ?? "list",
    under: asString(node["under"]) ?? "errors",
    item: item === undefined ? { kind: "fact", fact: "message" } : readValue(item, true),
    whenAbsent: hasKey(node, "default") ? "empty" : "nothing",
  };
}

function spellingOf(node: Json | undefined): CodeSpelling | undefined {
  return asString(node) as CodeSpelling | undefined;
}
