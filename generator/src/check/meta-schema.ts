import { didYouMean, suggest } from "../diagnostics/spelling.js";
import type { Json } from "../load/document.js";
import { asObject, child } from "../model/raw.js";
import { type ObjectKind, objectKinds, titleOf, type Version } from "../openapi/objects.js";
import { isObject } from "../values/json.js";
import { validators } from "./compiled/validators.js";
import type { ReportDiagnostic } from "./diagnostic.js";
import { keywordsAt, keywordsOf } from "./keywords.js";
import { quoteName } from "./message-text.js";
import { explainErrors } from "./translate.js";
import type { NodeVisit } from "./walk.js";

/** Checks every object of a document against the official meta-schema of its kind. */
export function checkAgainstMetaSchema(visits: readonly NodeVisit[], version: Version, report: ReportDiagnostic): void {
  const validatorByKind = new Map(objectKinds.map((kind) => [kind, validators[validatorName(kind, version)]]));
  const keywords = keywordsOf("schema", version);
  for (const visit of visits) {
    const { kind, node } = visit;
    if (kind === "schema" && version !== "3.0") checkKeywords(visit, keywords, report);
    const validate = validatorByKind.get(kind);
    if (validate === undefined) continue;
    if (validate(kind === "variant" ? withoutVariantKeys(node) : node)) continue;
    const { pointer } = visit;
    const name = validatorName(kind, version);
    const knownAt = (schemaPath: string): readonly string[] => keywordsAt(name, schemaPath);
    explainErrors(validate.errors ?? [], { kind, node, pointer, title: titleOf(kind), knownAt }, report);
  }
}

/** Variants are validated as operations, without the keys that only variants have. */
function validatorName(kind: ObjectKind, version: Version): string {
  return `${version} ${kind === "variant" ? "operation" : kind}`;
}

const older: { readonly [keyword: string]: string } = {
  nullable: "write `type: [string, 'null']` (with the type in question), or `oneOf` with `type: 'null'`",
  definitions: "write `$defs`",
  dependencies: "write `dependentRequired` or `dependentSchemas`",
  additionalItems: "write `items` next to `prefixItems`",
  $recursiveRef: "write `$dynamicRef`",
  $recursiveAnchor: "write `$dynamicAnchor`",
  id: "write `$id`",
};

/** Reports unknown keywords. JSON Schema allows them, but a keyword without effect is a mistake. */
function checkKeywords({ node, pointer }: NodeVisit, known: ReadonlySet<string>, report: ReportDiagnostic): void {
  if (!isObject(node)) return;
  for (const key of Object.keys(node)) {
    if (known.has(key) || key.startsWith("x-")) continue;
    const replacement = Object.hasOwn(older, key) ? older[key] : undefined;
    const hint = replacement === undefined ? didYouMean(key, known) : { fix: replacement };
    const meant = suggest(key, known) !== undefined || replacement !== undefined;
    const message = `unknown keyword ${quoteName(key)} in a Schema Object`;
    const at = { pointer: child(pointer, key), keyOrValue: "key" } as const;
    report({ ...at, code: "unknown-keyword", message, ...hint, severity: meant ? "error" : "warning" });
  }
}

function withoutVariantKeys(node: Json): Json {
  const operation = asObject(node);
  if (operation === undefined) return node;
  const { path: _path, fixed: _fixed, ignored: _ignored, ...rest } = operation;
  return rest;
}
