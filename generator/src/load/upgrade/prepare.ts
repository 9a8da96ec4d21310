import { isHttpMethod } from "../../openapi/operations.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";
import { setOwn } from "../parse/parsed.js";
import { type MutableObject, originOf } from "./origins.js";

/** Reports what the upgrade cannot express, at a pointer into the original document. */
export type ReportUnread = (pointer: string, message: string, fix: string) => void;

/** A node withheld from the upgrade, which would misinterpret it, and restored afterwards. */
export interface HeldNode {
  readonly tokens: readonly string[];
  readonly value: Json;
}

/**
 * Makes implicit features of Swagger 2.0 explicit, because the upgrade processes each operation separately: inherited
 * bodies and form fields, media types of forms, references to bodies. Modifies the document and returns the nodes to
 * restore.
 */
export function prepareSwagger(document: MutableObject, report: ReportUnread): readonly HeldNode[] {
  const held: HeldNode[] = [];
  // An empty list would leave a body without a media type.
  for (const key of ["consumes", "produces"]) if (isEmptyList(document[key])) delete document[key];
  if (typeof document.basePath === "string") document.basePath = document.basePath.replace(/\/+$/, "");
  if (document.basePath === "") delete document.basePath;
  if (document.host === undefined && document.schemes !== undefined) {
    report("/schemes", "`schemes` has no effect without `host`", "add `host`, or drop it");
    delete document.schemes;
  }
  const paths = asObject(document.paths) as MutableObject | undefined;
  for (const [path, item] of Object.entries(paths ?? {})) {
    const tokens = ["paths", path];
    if (path.startsWith("/") && asObject(item) !== undefined) {
      held.push(...preparePathItem(document, item as MutableObject, tokens, report));
    } else {
      held.push({ tokens, value: item });
      delete (paths as MutableObject)[path];
    }
  }
  for (const [, parameter] of Object.entries(asObject(document.parameters) ?? {})) prepareParameter(parameter, report);
  for (const response of Object.values(asObject(document.responses) ?? {})) prepareHeaders(response, report);
  return held;
}

function preparePathItem(
  document: MutableObject,
  item: MutableObject,
  tokens: readonly string[],
  report: ReportUnread,
): readonly HeldNode[] {
  const held: HeldNode[] = [];
  const { parameters } = item;
  const shared = Array.isArray(parameters) ? resolveBodies(parameters, document) : [];
  if (Array.isArray(parameters)) item.parameters = shared.filter((parameter) => !isBodyPart(parameter));
  for (const [key, value] of Object.entries(item)) {
    const isOperation = isHttpMethod(key) && asObject(value) !== undefined;
    if (isOperation) {
      const inherited = shared.filter(isBodyPart);
      held.push(...prepareOperation(document, value as MutableObject, { tokens: [...tokens, key], inherited, report }));
    } else if (key !== "parameters" || !Array.isArray(value)) {
      held.push({ tokens: [...tokens, key], value });
      delete item[key];
    }
  }
  if (Array.isArray(item.parameters)) {
    held.push(...holdMalformed(item, tokens));
    for (const parameter of item.parameters as readonly Json[]) prepareParameter(parameter, report);
  }
  return held;
}

interface OperationContext {
  readonly tokens: readonly string[];
  /** Body and form fields of the path item. */
  readonly inherited: readonly Json[];
  readonly report: ReportUnread;
}

function prepareOperation(
  document: MutableObject,
  operation: MutableObject,
  { tokens, inherited, report }: OperationContext,
): readonly HeldNode[] {
  const held: HeldNode[] = [];
  for (const key of ["consumes", "produces"]) if (isEmptyList(operation[key])) delete operation[key];
  const written = operation.parameters;
  if (written === undefined || Array.isArray(written)) {
    const own = resolveBodies((written ?? []) as readonly Json[], document);
    const all = own.some(isBodyPart) ? own : [...own, ...inherited];
    if (all.length > 0) operation.parameters = all;
    held.push(...holdMalformed(operation, tokens));
    const parameters = all.filter((parameter) => asObject(parameter) !== undefined);
    for (const parameter of parameters) prepareParameter(parameter, report);
    stateFormTypes(document, operation, parameters);
  } else {
    held.push({ tokens: [...tokens, "parameters"], value: written });
    delete operation.parameters;
  }
  held.push(...holdResponses(operation, tokens));
  for (const response of Object.values(asObject(operation.responses) ?? {})) prepareHeaders(response, report);
  if (hasRequiredField(operation)) held.push({ tokens: [...tokens, "requestBody", "required"], value: true });
  const servers = serversOf(document, operation);
  delete operation.schemes;
  if (servers !== undefined) held.push({ tokens: [...tokens, "servers"], value: servers });
  return held;
}

/** Withholds parameters without `in`, which make the upgrade fail; `check` reports them. */
function holdMalformed(owner: MutableObject, tokens: readonly string[]): readonly HeldNode[] {
  const list = (owner.parameters ?? []) as readonly Json[];
  const isReadable = (parameter: Json): boolean => {
    const map = asObject(parameter);
    return map !== undefined && (typeof map.$ref === "string" || typeof map.in === "string");
  };
  const malformed = list.filter((parameter) => !isReadable(parameter));
  if (malformed.length === 0) return [];
  owner.parameters = list.filter(isReadable);
  return malformed.map((value) => ({ tokens: [...tokens, "parameters", "-"], value }));
}

function holdResponses(operation: MutableObject, tokens: readonly string[]): readonly HeldNode[] {
  const responses = asObject(operation.responses) as MutableObject | undefined;
  if (responses === undefined) {
    // Swagger 2.0 requires responses, but OpenAPI 3.1 does not.
    if (operation.responses === undefined)
      return "$ref" in operation ? [] : [{ tokens: [...tokens, "responses"], value: {} }];
    const value = operation.responses;
    delete operation.responses;
    return [{ tokens: [...tokens, "responses"], value }];
  }
  return Object.entries(responses).flatMap(([status, value]): readonly HeldNode[] => {
    if (!status.startsWith("x-") && asObject(value) !== undefined) return [];
    delete responses[status];
    return [{ tokens: [...tokens, "responses", status], value }];
  });
}

/** Inlines references to bodies and form fields, which are not parameters in OpenAPI 3. */
function resolveBodies(parameters: readonly Json[], document: JsonObject): readonly Json[] {
  return parameters.map((parameter) => {
    const reference = asObject(parameter)?.$ref;
    if (typeof reference !== "string" || !reference.startsWith("#/parameters/")) return parameter;
    const name = decodeToken(reference.slice("#/parameters/".length));
    const target = asObject(document.parameters)?.[name];
    return isBodyPart(target) ? (structuredClone(target) as Json) : parameter;
  });
}

function decodeToken(token: string): string {
  try {
    return decodeURIComponent(token).replaceAll("~1", "/").replaceAll("~0", "~");
  } catch {
    return token;
  }
}

function isBodyPart(parameter: Json | undefined): boolean {
  const location = asObject(parameter)?.in;
  return location === "body" || location === "formData";
}

const formTypes = ["multipart/form-data", "application/x-www-form-urlencoded"];

/**
 * Sets the media type of forms: `multipart/form-data` for files, otherwise `application/x-www-form-urlencoded` unless
 * declared.
 */
function stateFormTypes(document: JsonObject, operation: MutableObject, parameters: readonly Json[]): void {
  const fields = parameters.filter((parameter) => asObject(parameter)?.in === "formData");
  if (fields.length === 0) return;
  const hasFile = fields.some((field) => asObject(field)?.type === "file");
  const consumed = operation.consumes ?? document.consumes;
  const stated = Array.isArray(consumed) ? formTypes.filter((type) => consumed.includes(type)) : [];
  const fitting = hasFile ? stated.filter((type) => type === formTypes[0]) : stated;
  const [multipart, urlencoded] = formTypes as [string, string];
  operation.consumes = fitting.length > 0 ? fitting : [hasFile ? multipart : urlencoded];
}

/** Whether a form has a required field, so that the form itself is required. */
function hasRequiredField({ parameters }: JsonObject): boolean {
  const list = Array.isArray(parameters) ? (parameters as readonly Json[]) : [];
  return list.some((parameter) => asObject(parameter)?.in === "formData" && asObject(parameter)?.required === true);
}

const collectionFormats: { readonly [location: string]: readonly string[] } = {
  query: ["csv", "ssv", "pipes", "multi"],
  formData: ["csv", "ssv", "pipes", "multi"],
  path: ["csv"],
  header: ["csv"],
};

/** Headers of responses have lists with commas in OpenAPI 3, which is the default of `collectionFormat`. */
function prepareHeaders(response: Json | undefined, report: ReportUnread): void {
  for (const node of Object.values(asObject(asObject(response)?.headers) ?? {})) {
    const header = asObject(node) as MutableObject | undefined;
    const format = header?.collectionFormat;
    if (header === undefined || typeof format !== "string") continue;
    reportListFormat(header, ["csv"], report);
    delete header.collectionFormat;
    prepareItems(header.items, report);
  }
}

/** Treats list formats that OpenAPI 3 cannot express as `csv`, the default, which form fields must declare. */
function prepareParameter(node: Json, report: ReportUnread): void {
  const parameter = asObject(node) as MutableObject | undefined;
  if (parameter === undefined || originOf(node) === undefined) return;
  const known = collectionFormats[String(parameter.in)];
  if (known !== undefined && reportListFormat(parameter, known, report)) parameter.collectionFormat = "csv";
  if (parameter.in === "formData" && parameter.type === "array") parameter.collectionFormat ??= "csv";
  prepareItems(parameter.items, report);
}

/** Whether the list format of a parameter or header is unknown, which is reported. */
function reportListFormat(holder: MutableObject, known: readonly string[], report: ReportUnread): boolean {
  const [pointer, format] = [originOf(holder), holder.collectionFormat];
  if (pointer === undefined || typeof format !== "string" || known.includes(format)) return false;
  report(
    `${pointer}/collectionFormat`,
    `\`${format}\` has no counterpart in OpenAPI 3 here, and is read as \`csv\``,
    "write another `collectionFormat`",
  );
  return true;
}

/** Reports nested lists, which are sent as one text that no style of OpenAPI 3 can separate. */
function prepareItems(node: Json | undefined, report: ReportUnread): void {
  const items = asObject(node) as MutableObject | undefined;
  if (items === undefined) return;
  if (items.collectionFormat !== undefined) {
    const pointer = originOf(items);
    if (pointer !== undefined && items.collectionFormat !== "csv") {
      report(`${pointer}/collectionFormat`, "`collectionFormat` of the items of a list has no effect", "drop it");
    }
    delete items.collectionFormat;
  }
  prepareItems(items.items, report);
}

/** Returns the servers of an operation with its own `schemes`. */
function serversOf(document: JsonObject, { schemes }: JsonObject): Json | undefined {
  if (!Array.isArray(schemes) || schemes.length === 0 || typeof document.host !== "string") return undefined;
  const { host, basePath = "" } = document;
  return schemes.map((scheme: Json) => ({ url: `${String(scheme)}://${host}${String(basePath)}` }));
}

function isEmptyList(value: Json | undefined): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Restores withheld nodes. */
export function putBack(document: MutableObject, held: readonly HeldNode[]): void {
  for (const { tokens, value } of held) {
    let owner: Json = document;
    for (const [index, token] of tokens.slice(0, -1).entries()) {
      const map = owner as MutableObject;
      map[token] ??= tokens[index + 1] === "-" ? [] : {};
      owner = map[token];
    }
    if (Array.isArray(owner)) owner.push(value);
    else setOwn(owner as MutableObject, tokens.at(-1) as string, value);
  }
}
