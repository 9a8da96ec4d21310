import { didYouMean } from "../../diagnostics/spelling.js";
import type { Json } from "../../load/document.js";
import { checkedNumberFormats, checkedStringFormats, storedFormats } from "../../model/formats.js";
import { bareMediaType, isBinaryText, mediaKind } from "../../model/media-kind.js";
import { asObject, asString, asStrings, child } from "../../model/raw.js";
import { isReservedHeader } from "../../model/response-headers.js";
import { isStatusWithoutBody } from "../../model/responses.js";
import { streamFormatOf } from "../../model/stream.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import type { CheckContext } from "../context.js";
import type { CheckDiagnostic } from "../diagnostic.js";
import { joinAlternatives, quoteName, quoteValue } from "../message-text.js";
import type { ObjectVisit } from "../walk.js";

/** Reports valid keywords without effect: no keyword is ignored silently. */
export function checkWithoutEffect(context: CheckContext): void {
  const { document, objectsOf, objectsWith, references } = context;
  checkDialect(document["jsonSchemaDialect"], "/jsonSchemaDialect", context);
  const formats = new GroupedDiagnostics(context);
  for (const visit of objectsOf("schema")) {
    checkKeywords(visit, context);
    checkConstrainedTypes(visit, context);
    const dialect = visit.node["$schema"];
    if (dialect !== undefined) checkDialect(dialect, `${visit.pointer}/$schema`, context);
  }
  for (const visit of objectsWith(["format"], "schema")) collectFormat(visit, formats);
  for (const { node, pointer } of objectsWith(["x-extensible-enum"], "schema")) {
    if (node["x-open-enum"] === undefined) continue;
    const message = "`x-extensible-enum` has no effect beside `x-open-enum`, which has the same meaning";
    reportWithoutEffect(context, child(pointer, "x-extensible-enum"), message, "drop one of them");
  }
  formats.report();
  checkHeaders(context);
  checkParameters(context);
  checkXml(context);
  checkEmptyResponses(context);
  checkNames(context);
  checkStreams(context);
  for (const { key, pointer, node, parent } of objectsOf("mediaType")) {
    if (key !== "*/*" || parent?.kind !== "requestBody") continue;
    const schema = references.followObject({ node: node["schema"] ?? {}, pointer: child(pointer, "schema") });
    const sent =
      schema !== undefined && isBinaryText(schema.node)
        ? "as it is, and as `application/octet-stream`"
        : "as JSON, and as `application/json`";
    const message = `\`*/*\` names no content type: the body is sent ${sent}`;
    reportWithoutEffect(context, pointer, message, "name the accepted content types");
  }
}

function reportWithoutEffect(context: CheckContext, pointer: string, message: string, fix?: string): void {
  context.report(createDiagnostic(pointer, message, fix));
}

function createDiagnostic(pointer: string, message: string, fix?: string): CheckDiagnostic {
  return { code: "keyword-without-effect", pointer, keyOrValue: "key", message, ...(fix !== undefined && { fix }) };
}

/** Groups diagnostics that may occur thousands of times: reports the first of each kind with the number of others. */
class GroupedDiagnostics {
  readonly #context: CheckContext;
  readonly #first = new Map<string, { readonly diagnostic: CheckDiagnostic; others: number }>();

  constructor(context: CheckContext) {
    this.#context = context;
  }

  add(kind: string, diagnostic: CheckDiagnostic): void {
    const before = this.#first.get(kind);
    if (before === undefined) this.#first.set(kind, { diagnostic, others: 0 });
    else before.others += 1;
  }

  report(): void {
    for (const { diagnostic, others } of this.#first.values()) {
      const expected =
        others === 0 ? "" : others === 1 ? " (and at 1 more location)" : ` (and at ${others} more locations)`;
      this.#context.report({ ...diagnostic, message: diagnostic.message + expected });
    }
  }
}

const ignoredKeywords: { readonly [keyword: string]: { readonly message: string; readonly fix: string } } = {
  $id: {
    message: "`$id` has no effect: a `$ref` resolves against its file, not against this schema",
    fix: "drop it, and write each `$ref` from the beginning of its file",
  },
  $anchor: { message: "`$anchor` has no effect: a `$ref` names a pointer", fix: "refer to it by `#/` and its path" },
  $dynamicAnchor: { message: "`$dynamicAnchor` has no effect", fix: "refer to the schema by a plain `$ref`" },
  $recursiveAnchor: { message: "`$recursiveAnchor` has no effect", fix: "refer to the schema by a plain `$ref`" },
  dependencies: {
    message: "`dependencies` has no effect in JSON Schema 2020-12",
    fix: "write `dependentRequired` or `dependentSchemas`",
  },
};

function checkKeywords({ node, pointer }: ObjectVisit, context: CheckContext): void {
  for (const keyword of Object.keys(node)) {
    if (schemaKeyword(keyword)?.support !== "ignored") continue;
    const { message, fix } = ignoredKeywords[keyword] ?? {
      message: `${quoteName(keyword)} has no effect`,
      fix: "drop it",
    };
    reportWithoutEffect(context, `${pointer}/${keyword}`, message, fix);
  }
}

/** Reports constraints that do not apply to the type, such as `maxLength` of an integer. */
function checkConstrainedTypes({ node, pointer }: ObjectVisit, context: CheckContext): void {
  const types = asStrings(node["type"]);
  if (types.length === 0) return;
  for (const keyword of Object.keys(node)) {
    const constrained = schemaKeyword(keyword)?.constrains;
    if (constrained === undefined || types.some((type) => constrainedTypeOf(type) === constrained)) continue;
    const message = `${quoteName(keyword)} has no effect on a value of type ${joinAlternatives(types.map(quoteName))}`;
    reportWithoutEffect(context, `${pointer}/${keyword}`, message);
  }
}

/** Returns the type whose constraints apply: integers have those of numbers. */
function constrainedTypeOf(type: string): string {
  return type === "integer" ? "number" : type;
}

const dialects: readonly RegExp[] = [
  /^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/,
  /^https:\/\/spec\.openapis\.org\/oas\/3\.[12]\/dialect\//,
];

function checkDialect(written: Json | undefined, pointer: string, context: CheckContext): void {
  if (typeof written !== "string" || dialects.some((dialect) => dialect.test(written))) return;
  const message = `the dialect ${quoteValue(written)} has no effect: every schema is read as JSON Schema 2020-12`;
  reportWithoutEffect(context, pointer, message, "write the schema in JSON Schema 2020-12, which OpenAPI 3.1 uses");
}

/** Formats of JSON Schema that are not checked, and are not misspellings. */
const uncheckedFormats = new Set(
  "time duration idn-email hostname idn-hostname uri-reference iri iri-reference uri-template json-pointer relative-json-pointer regex".split(
    " ",
  ),
);

const numberFormats = [...checkedNumberFormats, ...storedFormats.number];
/** Formats that apply to one type only. */
const typedFormats: readonly string[] = [...checkedStringFormats, ...numberFormats];

function collectFormat({ node, pointer }: ObjectVisit, gathered: GroupedDiagnostics): void {
  const format = asString(node["format"]);
  if (format === undefined) return;
  const types = asStrings(node["type"]);
  const strings: readonly string[] =
    types.length === 0 || types.includes("string") ? [...checkedStringFormats, ...storedFormats.string] : [];
  const numbers = types.length === 0 || types.some((type) => type === "integer" || type === "number");
  const known = numbers ? [...strings, ...numberFormats] : strings;
  if (known.includes(format)) return;
  const isOfOther = types.length > 0 && typedFormats.includes(format);
  const ofType = isOfOther ? ` for a value of type ${joinAlternatives(types.map(quoteName))}` : "";
  const hint = uncheckedFormats.has(format) ? undefined : didYouMean(format, known).fix;
  const isMisspelled = hint !== undefined && !isOfOther;
  const effect = isMisspelled ? "is unknown, so it is not checked" : `is not checked${ofType}`;
  const message = `the format ${quoteName(format)} ${effect}`;
  gathered.add(`${format} ${ofType}`, {
    ...createDiagnostic(`${pointer}/format`, message, hint ?? "add a `pattern` where it matters"),
    keyOrValue: "value",
  });
}

/** Reports response headers that handlers cannot set and callers do not get. `Content-Type` is ignored by OpenAPI itself. */
function checkHeaders(context: CheckContext): void {
  const gathered = new GroupedDiagnostics(context);
  for (const { node, pointer } of context.objectsOf("response")) {
    for (const name of Object.keys(asObject(node["headers"]) ?? {})) {
      if (!isReservedHeader(name) || name.toLowerCase() === "content-type") continue;
      const message = `the header ${quoteName(name)} of a response is set by the transport, and is not typed`;
      gathered.add(name.toLowerCase(), createDiagnostic(child(`${pointer}/headers`, name), message));
    }
  }
  gathered.report();
}

/** Reports `x-name` on nodes that are not declared on their own in code. */
function checkNames(context: CheckContext): void {
  const gathered = new GroupedDiagnostics(context);
  for (const kind of ["schema", "parameter"] as const) {
    for (const { pointer, slot } of context.objectsWith(["x-name"], kind)) {
      if (context.nameable.has(pointer)) continue;
      const isProperty = slot === "properties";
      const message = isProperty
        ? "`x-name` of a property has no effect: a property has its name on the wire in code, too"
        : `\`x-name\` has no effect: this ${kind} has no name in code`;
      const fix = kind === "schema" ? "give the schema its name under `components`, and refer to it" : "drop it";
      gathered.add(`${kind} ${isProperty}`, createDiagnostic(`${pointer}/x-name`, message, fix));
    }
  }
  gathered.report();
}

/** Reports `x-stream` on a media type that is not split into items, without a format of its own. */
function checkStreams({ objectsOf, report }: CheckContext): void {
  for (const { key, node, pointer, parent } of objectsOf("mediaType")) {
    const stream = asObject(node["x-stream"]);
    if (stream === undefined || stream["format"] !== undefined || parent?.kind === "components") continue;
    if (stream["files"] === true && mediaKind(bareMediaType(key)) === "multipart") continue;
    if (streamFormatOf(bareMediaType(key), true) !== undefined) continue;
    const message = `\`x-stream\` has no effect: ${quoteName(key)} is not a media type of streams`;
    report(
      createDiagnostic(child(pointer, "x-stream"), message, "add `format`, such as `json-lines`, or `files` to a form"),
    );
  }
}

/** Reports content of responses whose status never has a body. */
function checkEmptyResponses(context: CheckContext): void {
  const gathered = new GroupedDiagnostics(context);
  for (const { node, pointer } of context.objectsOf("responses")) {
    for (const [status, response] of Object.entries(node)) {
      if (!isStatusWithoutBody(status)) continue;
      const at = child(pointer, status);
      const found = context.references.followObject({ node: response, pointer: at });
      if (Object.keys(asObject(found?.node["content"]) ?? {}).length === 0) continue;
      const where = found?.pointer === at ? child(at, "content") : at;
      const message = `the content of the response ${status} has no effect: HTTP does not allow a body with this status`;
      gathered.add(status, createDiagnostic(where, message, "drop `content`, or use another status"));
    }
  }
  gathered.report();
}

/** Reports `xml` keywords: XML bodies are passed through as bytes. */
function checkXml(context: CheckContext): void {
  const gathered = new GroupedDiagnostics(context);
  for (const { node, pointer } of context.objectsOf("xml")) {
    if (node["nodeType"] === undefined) continue;
    gathered.add(
      "nodeType",
      createDiagnostic(`${pointer}/nodeType`, "`nodeType` has no effect: XML bodies are passed as bytes"),
    );
  }
  gathered.report();
}

function checkParameters(context: CheckContext): void {
  const gathered = new GroupedDiagnostics(context);
  for (const { node, pointer } of context.objectsOf("parameter")) {
    if (node["allowEmptyValue"] !== true) continue;
    const message = "`allowEmptyValue` has no effect: an empty value is validated like any other";
    const fix = "let the schema accept an empty string, or drop it";
    gathered.add("allowEmptyValue", createDiagnostic(`${pointer}/allowEmptyValue`, message, fix));
  }
  gathered.report();
}
