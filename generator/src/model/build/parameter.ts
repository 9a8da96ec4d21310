import type { JsonObject } from "../../load/document.js";
import type { ValueSettings } from "../../load/value-settings.js";
import { concernsTemplate, mergeParameters } from "../../openapi/operations.js";
import { bodyChoices } from "../body-choices.js";
import type { Parameter, ParameterStyle, RequestBody } from "../interface.js";
import { bareMediaType, mediaKind } from "../media-kind.js";
import { argumentName, isUsableName, NameTable } from "../names.js";
import { asList, asObject, asString, child, entriesOf, withoutUndefined } from "../raw.js";
import type { SchemaUse } from "../type.js";
import type { BuildContext, BuildSchemaUse } from "./context.js";
import { NameClaims } from "./name-claims.js";
import { propertyKeyOf } from "./property-keys.js";
import { readDescription } from "./read-description.js";

type Location = Parameter["in"];

const styles: Readonly<Record<Location, readonly ParameterStyle[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};

/**
 * Headers that must not be declared as parameters ("shall be ignored", Parameter Object of OpenAPI), with the reason.
 */
const reservedHeaders: ReadonlyMap<string, string> = new Map([
  ["accept", "the content of the responses decides"],
  ["content-type", "the content of the request body decides"],
  ["authorization", "`security` decides"],
]);

/** A parameter before its argument is named. */
export type ParameterDraft = Omit<Parameter, "argument" | "key">;

/** A path item or operation with its pointer. */
interface ParameterHolder {
  readonly node: JsonObject;
  readonly at: string;
}

/** The nodes that list the parameters of an operation. */
export interface ParameterHolders {
  readonly pathItem: ParameterHolder;
  readonly operation: ParameterHolder;
  /** For variants, whose path item has another template: their own template. */
  readonly template?: string;
  /** A header that an extension implies; a parameter for the same header replaces it. */
  readonly header?: ParameterDraft | undefined;
}

/**
 * The parameters of an operation, without arguments. `built` keeps shared parameters, so that each is read once. Their
 * nodes are its keys: V8 hashes texts of more than 16,383 characters, such as pointers with a long path, by length only.
 */
export function readParameters(
  { pathItem, operation, template, header }: ParameterHolders,
  context: BuildContext,
  build: BuildSchemaUse,
  built: Map<JsonObject, ParameterDraft | undefined>,
): readonly ParameterDraft[] {
  const listed = ({ node, at }: ParameterHolder): readonly ParameterDraft[] =>
    asList(node["parameters"]).flatMap((item, index) => {
      const { target, pointer } = followReference(asObject(item), child(child(at, "parameters"), index), context);
      if (target === undefined) return [];
      if (!built.has(target)) built.set(target, buildParameter(target, pointer, context, build));
      return built.get(target) ?? [];
    });
  const shared = listed(pathItem);
  const inherited = template === undefined ? shared : shared.filter((draft) => concernsTemplate(draft, template));
  const merged = mergeParameters(inherited, listed(operation));
  const isListed = header === undefined || merged.some((draft) => draft.in === "header" && isSameHeader(draft, header));
  return isListed ? merged : [...merged, header];
}

export function isSameHeader(one: Pick<Parameter, "name">, other: Pick<Parameter, "name">): boolean {
  return one.name.toLowerCase() === other.name.toLowerCase();
}

/** Resolves a Reference Object. */
export function followReference(
  node: JsonObject | undefined,
  at: string,
  context: BuildContext,
): { readonly target: JsonObject | undefined; readonly pointer: string } {
  const found = node && context.references.followObject({ node, pointer: at });
  return { target: found?.node, pointer: found?.pointer ?? at };
}

function buildParameter(
  node: JsonObject,
  at: string,
  context: BuildContext,
  build: BuildSchemaUse,
): ParameterDraft | undefined {
  const name = asString(node["name"]);
  const written = asString(node["in"]);
  const location = (written === "querystring" ? "query" : written) as Location | undefined;
  if (name === undefined || location === undefined || !(location in styles)) return undefined;
  if (location === "header" && reportReservedHeader(name, at, context)) return undefined;
  const [content] = entriesOf(node["content"]);
  const form: ParameterForm = { location, style: readStyle(node, location), mediaType: content?.[0] };
  if (reportUnsupported(findUnsupportedForm(form), at, context)) return undefined;
  const media =
    content === undefined
      ? { target: node, pointer: at }
      : followReference(asObject(content[1]), child(child(at, "content"), content[0]), context);
  const use = build(media.target?.["schema"], child(media.pointer, "schema"));
  reportAllowReserved(node, at, { location, use }, context);
  const { style, mediaType } = form;
  const explode = node["explode"];
  return withoutUndefined({
    at,
    ...readDescription(node),
    name,
    in: location,
    required: node["required"] === true || location === "path",
    style,
    explode: typeof explode === "boolean" ? explode : style === "form" || style === "cookie",
    allowReserved: node["allowReserved"] === true,
    allowEmptyValue: location === "query" && node["allowEmptyValue"] === true,
    mediaType,
    use,
  });
}

/** Reports a header that OpenAPI ignores as a parameter; false for others. */
function reportReservedHeader(name: string, at: string, context: BuildContext): boolean {
  const source = reservedHeaders.get(name.toLowerCase());
  if (source === undefined) return false;
  const message = `OpenAPI ignores a parameter for the header ${JSON.stringify(name)}: ${source} it`;
  context.report("keyword-without-effect", child(at, "name"), message);
  return true;
}

function readStyle(node: JsonObject, location: Location): ParameterStyle {
  if (node["in"] === "querystring") return "querystring";
  if (entriesOf(node["content"]).length > 0) return "content";
  return (asString(node["style"]) ?? styles[location][0]) as ParameterStyle;
}

/** How a parameter is serialized. */
interface ParameterForm {
  readonly location: Location;
  readonly style: ParameterStyle;
  readonly mediaType: string | undefined;
}

/** The keyword that makes a parameter unsupported, and why. */
interface UnsupportedKeyword {
  readonly keyword: "style" | "content";
  readonly message: string;
  readonly expected?: string;
}

function findUnsupportedForm({ location, style, mediaType }: ParameterForm): UnsupportedKeyword | undefined {
  if (style === "querystring") {
    if (isQueryMediaType(mediaType)) return undefined;
    const message = `the query cannot be ${mediaType ?? "read without a media type"}`;
    return { keyword: "content", message, expected: "application/x-www-form-urlencoded, JSON or a text type" };
  }
  if (style === "content") {
    if (/^application\/(?:[\w.+-]+\+)?json\b/i.test(mediaType ?? "")) return undefined;
    return { keyword: "content", message: `a parameter's content must be JSON, found ${mediaType}` };
  }
  if (styles[location].includes(style)) return undefined;
  const message = `style \`${style}\` is not allowed for ${location} parameters`;
  return { keyword: "style", message, expected: styles[location].join(", ") };
}

/** Reports what makes a parameter unsupported; false if nothing does. */
function reportUnsupported(found: UnsupportedKeyword | undefined, at: string, context: BuildContext): boolean {
  if (found === undefined) return false;
  const { keyword, message, ...details } = found;
  context.report("unsupported-parameter", child(at, keyword), message, details);
  return true;
}

function reportAllowReserved(
  node: JsonObject,
  at: string,
  { location, use }: { readonly location: Location; readonly use: SchemaUse },
  context: BuildContext,
): void {
  if (node["allowReserved"] !== true) return;
  const isSingle = use.type.kind !== "array" && use.type.kind !== "object";
  if (location === "query" && isSingle) return;
  const message =
    location === "query"
      ? "`allowReserved` has an effect on single values only"
      : "`allowReserved` has an effect on query parameters only: every other value is encoded as a whole";
  context.report("keyword-without-effect", child(at, "allowReserved"), message, { keyOrValue: "key" });
}

/** Whether a `querystring` parameter of this media type is supported. */
function isQueryMediaType(mediaType: string | undefined): boolean {
  if (mediaType === undefined) return false;
  return ["form", "json", "text"].includes(mediaKind(bareMediaType(mediaType)));
}

/** Names that are not available as arguments: the body's, and properties inherited by every object. */
const reservedArguments: readonly string[] = ["body", ...Object.getOwnPropertyNames(Object.prototype)];

/**
 * The keys of the arguments object: the names on the wire, with underscores for separators in path parameters. A name that
 * is taken by a parameter of another location, or reserved, gets the suffix `_path`, `_query`, `_header` or `_cookie`.
 *
 * @param body Callers choose among several content types by the argument `contentType`.
 */
export function nameArguments(
  drafts: readonly ParameterDraft[],
  body: RequestBody | undefined,
  context: BuildContext,
): Parameter[] {
  const reserved = bodyChoices({ body }).length > 1 ? [...reservedArguments, "contentType"] : reservedArguments;
  const table = new NameTable(reserved);
  const isUsable = (name: string): boolean => isUsableName(name) && !reserved.includes(name);
  const claims = new NameClaims(context, { noun: "argument", fallback: "parameter", table, isUsable });
  const ofPath = drafts.filter((draft) => draft.in === "path");
  const others = drafts.filter((draft) => draft.in !== "path");
  const locations = new Map<string, Location>();
  const named = new Map<ParameterDraft, string>();
  for (const draft of [...ofPath, ...others]) {
    const { at, name: text, in: location } = draft;
    const key = propertyKeyOf(text, context.values);
    const identifier = key !== text || location !== "path" ? key : argumentName(text);
    const claim = { at, writtenAt: child(at, "name"), text, identifier, assigned: context.assignedName(at) };
    const isOfAnother = claims.isTaken(identifier) && locations.get(identifier) !== location;
    const argument = isOfAnother
      ? claims.claimDerived({ ...claim, identifier: `${identifier}_${location}` })
      : claims.claim(claim);
    locations.set(argument, location);
    named.set(draft, argument);
  }
  return withKeys(
    drafts.map((draft) => ({ ...draft, argument: named.get(draft) ?? draft.name })),
    context.values,
  );
}

/** Handlers get parameters by location; the first of several that would have one name keeps it. */
function withKeys(parameters: readonly Parameter[], { propertyNames }: ValueSettings): Parameter[] {
  if (propertyNames !== "camelCase") return [...parameters];
  const tables = new Map<Location, NameTable>();
  return parameters.map((parameter) => {
    const table = tables.get(parameter.in) ?? new NameTable();
    tables.set(parameter.in, table);
    const key = table.claim(propertyKeyOf(parameter.name, { propertyNames }));
    return key === parameter.name ? parameter : { ...parameter, key };
  });
}
