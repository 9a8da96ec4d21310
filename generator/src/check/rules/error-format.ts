import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { declarationsOf, declaredNames, itemsOf } from "../../model/declarations.js";
import { mergedPropertiesOf } from "../../model/merged-properties.js";
import { asObject, asString, child, entriesOf } from "../../model/raw.js";
import { errorContentOf, errorResponses } from "../../model/responses.js";
import type { SchemaUse } from "../../model/type.js";
import type { CheckContext } from "../context.js";
import { quoteName } from "../message-text.js";

/** Facts about a single issue rather than the failure as a whole. */
const issueFacts: ReadonlySet<string> = new Set(["path", "pointer", "pointer-fragment", "limit", "actual"]);

const at = "/x-error-format";

/**
 * Checks the body of `x-error-format`: properties declared in its schema, including all required ones, and known facts.
 */
export function checkErrorFormat(context: CheckContext): void {
  const format = asObject(context.document["x-error-format"]);
  const declared = context.model.errorFormats.all.find((one) => one.at === at);
  if (format === undefined || declared === undefined) return;
  checkProperties(format["body"], child(at, "body"), { context, schemas: [declared.schema] });
}

/**
 * Error responses whose schema is no known format, in a document without `x-error-format`: servers cannot write them. Each
 * schema is reported once.
 */
export function checkErrorSchemas({ model, report }: CheckContext): void {
  const { byResponse, isDeclared, document: format } = model.errorFormats;
  if (isDeclared) return;
  const substitute =
    format === undefined ? "problem details (RFC 9457)" : `the format of ${pointerText(format.schema)}`;
  const reported = new Set<string>();
  for (const response of model.operations.flatMap(errorResponses)) {
    const schema = errorContentOf(response)?.use;
    if (schema === undefined || byResponse.has(response.at)) continue;
    const key = schema.type.kind === "reference" ? schema.type.name : schema.at;
    if (reported.has(key)) continue;
    reported.add(key);
    report({
      code: "error-format-unknown",
      message: `servers cannot write errors of this schema and send ${substitute} for their own errors`,
      pointer: schema.at,
      keyOrValue: "key",
      expected: "x-error-format at the root, or a known format",
    });
  }
}

function pointerText({ type, at }: SchemaUse): string {
  return type.kind === "reference" ? type.name : at;
}

interface BodyContext {
  readonly context: CheckContext;
  /** The schemas of the object; `any` if unknown. */
  readonly schemas: readonly SchemaUse[] | "any";
  readonly isItem?: boolean;
}

function checkProperties(body: Json | undefined, pointer: string, site: BodyContext): void {
  const { context, schemas } = site;
  for (const [name, value] of entriesOf(body)) {
    const own = child(pointer, name);
    const declared = schemas === "any" ? "any" : declarationsIn(name, schemas, context);
    if (declared === "none") {
      const message = `the error schema has no property ${quoteName(name)}`;
      const names = schemas === "any" ? [] : schemas.flatMap((use) => declaredNames(use, context.schemas));
      context.report({
        code: "error-format-property-unknown",
        message,
        pointer: own,
        keyOrValue: "key",
        ...didYouMean(name, names),
      });
    } else checkValue(value, own, { ...site, schemas: declared });
  }
  if (schemas === "any") return;
  const given = new Set(entriesOf(body).map(([name]) => name));
  for (const schema of schemas) checkRequired(schema, given, pointer, context);
}

function checkRequired(
  schema: SchemaUse,
  given: ReadonlySet<string>,
  pointer: string,
  { schemas, report }: CheckContext,
): void {
  const { properties, undeclared } = mergedPropertiesOf(schemas.of(schema), schemas);
  const required = [
    ...[...properties.values()]
      .filter((property) => property.required)
      .map(({ name, at: declaredAt }) => ({ name, declaredAt })),
    ...[...undeclared].map((name) => ({ name, declaredAt: schema.at })),
  ];
  for (const { name, declaredAt } of required) {
    if (given.has(name)) continue;
    const message = `the error schema requires ${quoteName(name)}, which the body does not have`;
    const related = [{ message: "it is declared here", pointer: declaredAt }];
    report({ code: "error-format-property-missing", message, pointer, keyOrValue: "key", related });
  }
}

function checkValue(value: Json, pointer: string, site: BodyContext): void {
  const node = asObject(value);
  if (node === undefined) return;
  const { context, schemas, isItem = false } = site;
  const properties = node["properties"];
  if (properties !== undefined) {
    checkProperties(properties, child(pointer, "properties"), site);
    return;
  }
  const from = asString(node["from"]);
  if (from === undefined) return;
  if (isItem ? from === "issues" : issueFacts.has(from)) {
    const message = isItem ? "an issue cannot contain issues" : `${quoteName(from)} is a fact of one issue`;
    const expected = isItem ? "a fact of one issue, or of the failure" : "a fact of the failure, or `item` around it";
    context.report({ code: "error-format-fact-impossible", message, pointer: child(pointer, "from"), expected });
  }
  if (from !== "issues" || node["item"] === undefined) return;
  const isList = (asString(node["as"]) ?? "list") === "list";
  const items = isList && schemas !== "any" ? itemsIn(schemas, context) : "any";
  checkValue(node["item"], child(pointer, "item"), { context, schemas: items, isItem: true });
}

/**
 * Returns the declarations of a property; `any` if a schema accepts every property, `none` if no schema declares it.
 */
function declarationsIn(
  name: string,
  uses: readonly SchemaUse[],
  { schemas }: CheckContext,
): readonly SchemaUse[] | "any" | "none" {
  const found: SchemaUse[] = [];
  for (const use of uses) {
    const declared = declarationsOf(name, use, schemas);
    if (declared === "any") return "any";
    found.push(...declared);
  }
  return found.length === 0 ? "none" : found;
}

function itemsIn(uses: readonly SchemaUse[], { schemas }: CheckContext): readonly SchemaUse[] | "any" {
  const items = uses.map((use) => itemsOf(use, schemas));
  const known = items.filter((found) => typeof found !== "string");
  return known.length < items.length ? "any" : known.flat();
}
