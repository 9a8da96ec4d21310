import type { Json } from "../../load/document.js";
import type {
  CodeSpelling,
  ErrorProperty,
  ErrorValue,
  FailureFact,
  IssueArrangement,
  IssueFact,
} from "../error-format.js";
import { requiredNamesIn } from "../required-names.js";
import type { Property, SchemaUse, Type } from "../type.js";

/** Resolves references to types. */
export type ResolveType = (type: Type) => Type;

/** The error body of a recognized schema. */
export interface RecognizedErrorBody {
  readonly body: ErrorValue;
  /** Whether the schema requires properties that cannot be derived from a failure. */
  readonly isPartial: boolean;
}

/**
 * Returns the error body of a schema in a known format: problem details (RFC 9457), `{ error: { code, message } }`, `{
 * message }`,
 * `{ errors: [...] }`, and similar ones. A format is recognized if a property describes the failure. For a union, the
 * first recognized alternative is used.
 */
export function recognizeErrorBody(use: SchemaUse, resolve: ResolveType): RecognizedErrorBody | undefined {
  const type = resolve(use.type);
  if (type.kind === "union") {
    for (const alternative of type.alternatives) {
      const found = recognizeErrorBody(alternative, resolve);
      if (found !== undefined) return found;
    }
    return undefined;
  }
  if (type.kind === "string") return { body: { kind: "fact", fact: "message" }, isPartial: false };
  if (type.kind === "enum" && type.open === "closed") {
    return { body: { kind: "fact", fact: "code", spelling: "kebab-case" }, isPartial: false };
  }
  const { properties, isPartial } = recognizeProperties(type, resolve, "error", 0);
  if (!properties.some(describesFailure)) return undefined;
  return { body: { kind: "object", properties }, isPartial };
}

/** Maximum nesting: `{ error: { details: [{ source: { pointer } }] } }` has four levels. */
const maxDepth = 4;

/** What an object describes: the error, an issue, or the location of an issue. */
type Role = "error" | "issue" | "source";

interface RecognizedProperties {
  readonly properties: readonly ErrorProperty[];
  readonly isPartial: boolean;
}

function recognizeProperties(type: Type, resolve: ResolveType, role: Role, depth: number): RecognizedProperties {
  const declared = depth > maxDepth ? undefined : propertiesOf(type, resolve);
  if (declared === undefined) return { properties: [], isPartial: true };
  const siblings = new Map(declared.map((property) => [property.name, property]));
  const properties: ErrorProperty[] = [];
  let isPartial = false;
  for (const property of declared) {
    const value = recognizeProperty(property, { resolve, role, depth, siblings });
    if (value !== undefined) properties.push({ name: property.name, value });
    else if (!property.required) continue;
    else if (property.default !== undefined) properties.push(constantOf(property, property.default.value));
    else if (property.nullable) properties.push(constantOf(property, null));
    else isPartial = true;
  }
  return { properties, isPartial: isPartial || properties.length === 0 };
}

function constantOf({ name }: Property, value: Json): ErrorProperty {
  return { name, value: { kind: "constant", value } };
}

/** Recognizes a nested object; undefined unless all its required properties are recognized. */
function recognizeInner(type: Type, resolve: ResolveType, role: Role, depth: number): ErrorValue | undefined {
  const { properties, isPartial } = recognizeProperties(type, resolve, role, depth);
  return isPartial ? undefined : { kind: "object", properties };
}

/**
 * Returns the properties of an object and all members of an intersection; undefined for other types, and if undeclared
 * names are required.
 */
function propertiesOf(type: Type, resolve: ResolveType, depth = 0): readonly Property[] | undefined {
  if (depth > maxDepth) return undefined;
  const target = resolve(type);
  if (target.kind === "object")
    return requiredNamesIn(target.requiredElsewhere, "response").length > 0 ? undefined : target.properties;
  if (target.kind !== "intersection") return undefined;
  const byName = new Map<string, Property>();
  for (const part of target.parts) {
    const properties = propertiesOf(part.type, resolve, depth + 1);
    if (properties === undefined) return undefined;
    for (const property of properties) {
      const before = byName.get(property.name);
      byName.set(property.name, before?.required === true ? { ...property, required: true } : property);
    }
  }
  return [...byName.values()];
}

interface PropertyContext {
  readonly resolve: ResolveType;
  readonly role: Role;
  readonly depth: number;
  readonly siblings: ReadonlyMap<string, Property>;
}

function recognizeProperty(property: Property, context: PropertyContext): ErrorValue | undefined {
  const { resolve, role } = context;
  const type = resolve(property.type);
  const name = property.name.toLowerCase().replaceAll(/[-_]/g, "");
  switch (type.kind) {
    case "enum":
      return recognizeEnum(
        name,
        type.members.map(({ value }) => value),
        context,
      );
    case "string":
      return role === "error" ? recognizeText(name, context) : recognizeIssueText(name, context);
    case "number":
      return recognizeNumber(name, role);
    case "array":
      if (role !== "error" || !issueLists.has(name)) return undefined;
      return recognizeIssues(type.items, context, property.required);
    case "object":
    case "intersection":
      return recognizeObject(name, property, context);
    case "boolean":
      return name === "success" || name === "ok" ? { kind: "constant", value: false } : undefined;
    case "any":
    case "union":
      return role === "issue" && name === "actual" ? fact("actual") : undefined;
    default:
      return undefined;
  }
}

const issueLists: ReadonlySet<string> = new Set([
  "errors",
  "violations",
  "issues",
  "details",
  "invalidparams",
  "fielderrors",
  "validationerrors",
]);

/** Names of enumerations of failures. */
const codeNames: ReadonlySet<string> = new Set([
  "code",
  "errorcode",
  "error",
  "type",
  "status",
  "title",
  "kind",
  "name",
]);

const messageNames: ReadonlySet<string> = new Set([
  "message",
  "detail",
  "description",
  "errordescription",
  "errormessage",
  "msg",
  "reason",
]);

function fact(
  name: FailureFact | IssueFact,
  more: { spelling?: CodeSpelling; as?: "text" | "number" } = {},
): ErrorValue {
  return { kind: "fact", fact: name, ...more };
}

function recognizeText(name: string, { siblings }: PropertyContext): ErrorValue | undefined {
  if (messageNames.has(name)) return fact("message");
  switch (name) {
    case "type":
      return siblings.has("title")
        ? { kind: "constant", value: "about:blank" }
        : fact("code", { spelling: "snake_case" });
    case "title":
      return fact("title");
    case "error":
      if (siblings.has("error_description")) return fact("code", { spelling: "snake_case" });
      return fact([...siblings.keys()].some((other) => messageNames.has(other.toLowerCase())) ? "title" : "message");
    case "code":
    case "errorcode":
      return fact("code", { spelling: "kebab-case" });
    case "status":
      return siblings.has("code") && !siblings.has("title")
        ? fact("kind", { spelling: "UPPER_SNAKE_CASE" })
        : fact("status", { as: "text" });
    case "statuscode":
      return fact("status", { as: "text" });
    case "requestid":
    case "traceid":
    case "correlationid":
      return fact("request-id");
    default:
      return undefined;
  }
}

function recognizeIssueText(name: string, { role, siblings }: PropertyContext): ErrorValue | undefined {
  if (messageNames.has(name)) return fact("message");
  switch (name) {
    case "title":
      return fact(siblings.has("detail") ? "title" : "message");
    case "status":
      return fact("status", { as: "text" });
    case "code":
    case "rule":
    case "keyword":
    case "constraint":
    case "type":
      return fact("code");
    case "pointer":
      return fact(role === "source" ? "pointer" : "pointer-fragment");
    case "path":
    case "field":
    case "name":
    case "property":
    case "param":
    case "parameter":
    case "location":
      return fact("path");
    default:
      return undefined;
  }
}

function recognizeNumber(name: string, role: Role): ErrorValue | undefined {
  switch (name) {
    case "status":
    case "statuscode":
    case "httpstatus":
      return fact("status");
    case "code":
    case "errorcode":
      return role === "error" ? fact("code", { as: "number" }) : undefined;
    case "retryafter":
      return role === "error" ? fact("retry-after") : undefined;
    case "limit":
      return role === "issue" ? fact("limit") : undefined;
    default:
      return undefined;
  }
}

/** Recognizes enumerations: codes use the spelling of the listed ones; other enumerations only with a single value. */
function recognizeEnum(
  name: string,
  values: readonly unknown[],
  { role }: Pick<PropertyContext, "role">,
): ErrorValue | undefined {
  const [only] = values;
  if (values.length === 1) return { kind: "constant", value: only as string };
  if (values.every((value) => typeof value === "number")) return recognizeNumber(name, role);
  const texts = values.filter((value): value is string => typeof value === "string");
  if (texts.length < values.length) return undefined;
  const spelling = spellingOf(texts);
  if (!codeNames.has(name) && !messageNames.has(name)) return undefined;
  return { kind: "fact", fact: "code", spelling, codes: new Map() };
}

function spellingOf(texts: readonly string[]): CodeSpelling {
  if (texts.every((text) => /^[A-Z\d_]+$/.test(text))) return "UPPER_SNAKE_CASE";
  if (texts.every((text) => /^[a-z\d_]+$/.test(text))) return "snake_case";
  if (texts.every((text) => /^[A-Z][A-Za-z\d]*$/.test(text))) return "PascalCase";
  if (texts.every((text) => /^[a-z][A-Za-z\d]*$/.test(text))) return "camelCase";
  return "kebab-case";
}

function recognizeIssues(
  items: SchemaUse | undefined,
  { resolve, depth, siblings }: PropertyContext,
  isRequired: boolean,
): ErrorValue | undefined {
  const item = items === undefined ? fact("message") : recognizeItem(items, resolve, depth);
  if (item === undefined) return undefined;
  // If nothing else describes the failure, the list does.
  const names = [...siblings.keys()].map((name) => name.toLowerCase());
  const isAlone = !names.some((name) => name === "error" || name === "title" || messageNames.has(name));
  return {
    kind: "issues",
    as: "list",
    under: "errors",
    item,
    whenAbsent: isAlone ? "error" : isRequired ? "empty" : "nothing",
  };
}

function recognizeItem(items: SchemaUse, resolve: ResolveType, depth: number): ErrorValue | undefined {
  const type = resolve(items.type);
  if (type.kind === "string") return fact("message");
  if (type.kind === "any") return { kind: "object", properties: [{ name: "message", value: fact("message") }] };
  return recognizeInner(type, resolve, "issue", depth + 1);
}

function recognizeObject(name: string, property: Property, context: PropertyContext): ErrorValue | undefined {
  const { resolve, role, depth } = context;
  const type = resolve(property.type);
  if (role === "error" && issueLists.has(name) && type.kind === "object" && type.properties.length === 0)
    return recognizeIssueMap(type.additional, resolve, property.required);
  if (role === "error" && name !== "error") return undefined;
  if (role === "issue" && name !== "source") return undefined;
  return recognizeInner(type, resolve, role === "issue" ? "source" : role, depth + 1);
}

/** Recognizes `{ "name": ["is too short"] }`. */
function recognizeIssueMap(
  additional: SchemaUse | undefined,
  resolve: ResolveType,
  isRequired: boolean,
): IssueArrangement | undefined {
  const list = additional === undefined ? undefined : resolve(additional.type);
  if (list?.kind !== "array" || list.items === undefined || resolve(list.items.type).kind !== "string")
    return undefined;
  const item: ErrorValue = { kind: "fact", fact: "message" };
  return { kind: "issues", as: "map", under: "errors", item, whenAbsent: isRequired ? "empty" : "nothing" };
}

function describesFailure({ name, value }: ErrorProperty): boolean {
  if (value.kind === "object") return value.properties.some(describesFailure);
  if (value.kind === "constant") return typeof value.value === "string" && messageNames.has(name.toLowerCase());
  if (value.kind === "issues") return value.whenAbsent === "error";
  if (value.kind === "fact" && value.codes !== undefined) return true;
  return value.kind === "fact" && (value.fact === "message" || value.fact === "title");
}
