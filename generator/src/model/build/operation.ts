import type { Json, JsonObject } from "../../load/document.js";
import { operationsOfPathItem } from "../../openapi/operations.js";
import type {
  FiredEvent,
  Operation,
  Parameter,
  PathPart,
  PathTemplate,
  Response,
  ResponseWhen,
  SecurityRequirement,
  Server,
} from "../interface.js";
import { pascalCase } from "../names.js";
import { asList, asObject, asString, asStrings, child, entriesOf, hasKey, withoutUndefined } from "../raw.js";
import {
  componentNameOf,
  isOnlyStream,
  responseTypeName,
  statusName,
  streamedContent,
  successResponses,
} from "../responses.js";
import type { SchemaUse, Type } from "../type.js";
import type { BuildContext } from "./context.js";
import type { GroupTable } from "./groups.js";
import { readIdempotencyKey } from "./idempotency.js";
import { reportIgnoredKeywords } from "./ignored-keywords.js";
import { buildBody, buildResponses, type NameInlineType, readMaxBody } from "./media.js";
import { readMilestones, readStability } from "./milestones.js";
import { nameOperation } from "./operation-names.js";
import {
  followReference,
  isSameHeader,
  nameArguments,
  type ParameterDraft,
  type ParameterHolders,
  readParameters,
} from "./parameter.js";
import { readBehaviours, readDescription } from "./read-description.js";
import type { TypeRegistry } from "./registry.js";
import { readPermissions } from "./schema-extensions.js";
import { readServers } from "./servers.js";

const setSuffixes = [
  ["path", "Path"],
  ["query", "Query"],
  ["header", "Headers"],
  ["cookie", "Cookies"],
] as const;

/** Methods whose requests have no meaningful body (RFC 9110, sections 9.3.1, 9.3.2 and 9.3.8); `fetch` rejects one. */
const bodiless: readonly string[] = ["get", "head", "trace"];

/** Whether inline bodies and responses become named types. */
type TypeNaming = "named" | "inline";

/** Builds operations, and caches objects shared between them. */
export class OperationBuilder {
  readonly #context: BuildContext;
  readonly #registry: TypeRegistry;
  readonly #groups: GroupTable;
  readonly #parameters = new Map<JsonObject, ParameterDraft | undefined>();
  readonly #responses = new Map<string, Omit<Response, "status">>();
  readonly #reported = new Set<string>();
  readonly #defaultSecurity: Json | undefined;
  readonly #defaultServers: readonly Server[];

  readonly #naming: TypeNaming;

  constructor(context: BuildContext, registry: TypeRegistry, groups: GroupTable, naming: TypeNaming = "named") {
    this.#naming = naming;
    this.#context = context;
    this.#registry = registry;
    this.#groups = groups;
    this.#defaultSecurity = context.document["security"];
    this.#defaultServers = readServers(context.document["servers"], "/servers");
  }

  /** Builds the operations of one path item, each followed by its variants. */
  pathItem(path: string, raw: Json, at: string): Operation[] {
    const { target: item, pointer } = followReference(asObject(raw), at, this.#context);
    if (item === undefined) return [];
    const operations: Operation[] = [];
    for (const { method, tokens, node } of operationsOfPathItem(item)) {
      const operationNode = asObject(node);
      if (operationNode === undefined) continue;
      const location = { method, path, isVariant: false, item, itemAt: pointer, at: tokens.reduce(child, pointer) };
      const host = this.#operation(operationNode, location);
      const variantsAt = child(location.at, "x-variants");
      const variants = asList(operationNode["x-variants"]).flatMap((variant, index) => {
        const variantNode = asObject(variant);
        if (variantNode === undefined) return [];
        const variantLocation = {
          ...location,
          path: asString(variantNode["path"]) ?? path,
          isVariant: true,
          at: child(variantsAt, index),
        };
        const { servers } = host;
        return [{ ...this.#operation(variantNode, variantLocation), servers, variantOf: host.id }];
      });
      operations.push({ ...host, variants: variants.map((variant) => variant.id) }, ...variants);
    }
    return operations;
  }

  #operation(node: JsonObject, location: LocatedOperation): Operation {
    const { method, path, at } = location;
    const context = this.#context;
    const { id, identifier, ...formerNames } = nameOperation(node, location, context);
    const typeStem = pascalCase(identifier);
    const holders = this.#parameterHolders(node, location);
    const drafts = readParameters(holders, context, this.#registry.build, this.#parameters);
    const body = this.#body(node, location, { typeStem, id });
    reportIgnoredKeywords({ node, at, body }, context, this.#reported);
    const parameters = nameArguments(drafts, body, context);
    const base: Operation = {
      at,
      ...readDescription(node),
      ...formerNames,
      id,
      identifier,
      typeStem,
      method,
      path: pathTemplate(path, parameters, at, context),
      tag: this.#groups.groupOf(node, path, at),
      servers: this.#servers([holders.pathItem, holders.operation]),
      parameters,
      parameterSets: this.#nameSets(typeStem, at, parameters),
      responses: this.#operationResponses(node, at, typeStem),
      ...this.#security(node, at),
      ...readOperationExtensions(node),
      ...readMilestones(node),
      ...readStability(node),
      variants: [],
    };
    return {
      ...base,
      ...withoutUndefined({
        summary: asString(node["summary"]),
        body,
        maxBody: readMaxBody(node),
        rateLimit: readRateLimit(node, parameters),
        idempotencyKey: findHeader(parameters, holders.header),
        responseWhen: readResponseWhen(node, parameters),
        streamIdentifier: this.#streamIdentifier(base),
        headersIdentifier: this.#headersIdentifier(base),
      }),
    };
  }

  #parameterHolders(node: JsonObject, { path, item, itemAt, isVariant, at }: LocatedOperation): ParameterHolders {
    return {
      header: readIdempotencyKey(node, at, this.#registry.build),
      pathItem: { node: item, at: itemAt },
      operation: { node, at },
      ...(isVariant && { template: path }),
    };
  }

  #body(
    node: JsonObject,
    { method, at }: LocatedOperation,
    { typeStem, id }: Pick<Operation, "typeStem" | "id">,
  ): Operation["body"] {
    const bodyNode = bodiless.includes(method) ? undefined : asObject(node["requestBody"]);
    if (hasKey(node, "requestBody") && bodyNode === undefined) this.#reportBody(method, at);
    const contents = entriesOf(bodyNode?.["content"]).length;
    const builders = { context: this.#context, registry: this.#registry };
    return buildBody(bodyNode, child(at, "requestBody"), builders, this.#nameBody(typeStem, contents, id));
  }

  #operationResponses(node: JsonObject, at: string, stem: string): readonly Response[] {
    const successes = entriesOf(node["responses"]).filter(([status]) => /^2/.test(status)).length;
    const builders = { context: this.#context, registry: this.#registry };
    return buildResponses(asObject(node["responses"]), child(at, "responses"), builders, {
      nameInline: (status) => this.#nameResult(stem, status, successes),
      nameHeaders: this.#naming === "inline" ? undefined : (use, status) => this.#nameHeaders(stem, use, status),
      built: this.#responses,
    });
  }

  #reportBody(method: string, at: string): void {
    const message = `a ${method.toUpperCase()} cannot have a body, so this one is ignored`;
    const fix = "use query parameters, or another method";
    this.#context.report("keyword-without-effect", child(at, "requestBody"), message, { keyOrValue: "key", fix });
  }

  /** Returns the name of the stream function, which is separate if the operation has another response. */
  #streamIdentifier(operation: Pick<Operation, "at" | "id" | "identifier" | "responses">): string | undefined {
    if (streamedContent(operation) === undefined) return undefined;
    const { at, id, identifier } = operation;
    if (isOnlyStream(operation)) return identifier;
    return this.#context.functionNames.claimDerived({ at, text: id, identifier: `${identifier}Stream` });
  }

  #headersIdentifier(operation: Pick<Operation, "at" | "id" | "identifier" | "responses">): string | undefined {
    if (successResponses(operation).every(({ headerSet }) => headerSet === undefined)) return undefined;
    const { at, id, identifier } = operation;
    return this.#context.functionNames.claimDerived({ at, text: id, identifier: `${identifier}Headers` });
  }

  #security(node: JsonObject, at: string): Pick<Operation, "security" | "securityAt"> {
    if (hasKey(node, "security"))
      return { security: readSecurity(node["security"]), securityAt: child(at, "security") };
    const securityAt = this.#defaultSecurity === undefined ? at : "/security";
    return { security: readSecurity(this.#defaultSecurity), securityAt };
  }

  /** Returns the innermost non-empty list of servers, unless it equals the document's. */
  #servers(lists: readonly { readonly node: JsonObject; readonly at: string }[]): readonly Server[] {
    const [own = []] = lists
      .map(({ node, at }) => readServers(node["servers"], child(at, "servers")))
      .reverse()
      .filter((servers) => servers.length > 0);
    return isSame(own, this.#defaultServers) ? [] : own;
  }

  #nameSets(stem: string, at: string, parameters: readonly Parameter[]): Operation["parameterSets"] {
    const locations = setSuffixes.filter(([location]) => parameters.some((parameter) => parameter.in === location));
    return Object.fromEntries(
      locations.map(([location, suffix]) => {
        const of = { at, text: `${location} parameters`, identifier: stem + suffix };
        return [location, this.#context.typeNames.claimDerived(of)] as const;
      }),
    );
  }

  #nameBody(stem: string, contents: number, operation: string): NameInlineType {
    if (this.#naming === "inline") return (_content, use) => use;
    let first = true;
    return ({ kind }, use) => {
      if (kind === "text" || kind === "binary") return use;
      const name =
        first || contents === 1
          ? `${stem}Body`
          : `${stem}${kind === "multipart" ? "Multipart" : kind === "form" ? "Form" : ""}Body`;
      first = false;
      if (use.type.kind === "reference" && use.type.name === name) return use;
      return this.#registry.name(name, use, operation);
    };
  }

  #nameHeaders(stem: string, use: SchemaUse, status: string): SchemaUse {
    const component = componentNameOf(use);
    const owner = component === undefined ? `${stem}Response${statusName(status)}` : pascalCase(component);
    return this.#registry.name(`${owner}Headers`, use);
  }

  #nameResult(stem: string, status: string, successes: number): NameInlineType {
    if (this.#naming === "inline") return (_content, use) => use;
    const name = responseTypeName(stem, status, successes);
    return ({ kind }, use) => (kind === "json" && needsTypeName(use.type) ? this.#registry.name(name, use) : use);
  }
}

/** Reads the keywords of an operation that concern nothing else. */
function readOperationExtensions(
  node: JsonObject,
): Pick<Operation, "permissions" | "ownerOnly" | "events" | "errors" | "behaviours" | "fixed" | "ignored"> {
  return {
    permissions: readPermissions(node),
    ownerOnly: node["x-owner-only"] === true,
    events: readEvents(node),
    errors: asStrings(node["x-errors"]),
    behaviours: readBehaviours(node["x-behaviour"]),
    fixed: entriesOf(node["fixed"]).map(([parameter, value]) => ({ parameter, value })),
    ignored: asStrings(node["ignored"]),
  };
}

function findHeader(parameters: readonly Parameter[], header: ParameterDraft | undefined): Parameter | undefined {
  return header && parameters.find((one) => one.in === "header" && isSameHeader(one, header));
}

interface LocatedOperation {
  readonly method: string;
  readonly path: string;
  readonly item: JsonObject;
  readonly itemAt: string;
  readonly isVariant: boolean;
  readonly at: string;
}

/** Whether a type needs a name: structures do; references have one, and scalars and lists stay inline. */
function needsTypeName(type: Type): boolean {
  switch (type.kind) {
    case "object":
      return type.properties.length > 0;
    case "intersection":
      return true;
    case "union":
      return type.alternatives.some(
        (alternative: SchemaUse) => needsTypeName(alternative.type) || alternative.type.kind === "reference",
      );
    case "array":
      return type.items !== undefined && needsTypeName(type.items.type);
    default:
      return false;
  }
}

function pathTemplate(path: string, parameters: readonly Parameter[], at: string, context: BuildContext): PathTemplate {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  const byName = new Map(inPath.map((parameter) => [parameter.name, parameter]));
  const partOf = (part: string): PathPart => {
    // An unbalanced brace is literal text; `check` rejects the path.
    if (!/^\{[^{}]*\}$/.test(part)) return { kind: "text", text: part };
    const name = part.slice(1, -1);
    const parameter = byName.get(name);
    if (parameter !== undefined) return { kind: "parameter", parameter };
    context.report("path-parameter-undeclared", at, `\`{${name}}\` of ${path} is not declared as a parameter`, {
      fix: `add a path parameter named ${name}`,
    });
    return { kind: "text", text: part };
  };
  return { text: path, segments: segmentsOf(path).map((parts) => parts.map(partOf)) };
}

/** Splits a path into segments of texts and `{names}`. A slash inside braces belongs to the name. */
function segmentsOf(path: string): readonly (readonly string[])[] {
  const segments: string[][] = [];
  for (const part of path.split(/(\{[^{}]*\}|\/)/)) {
    if (part === "/") segments.push([]);
    else if (part !== "") segments.at(-1)?.push(part);
  }
  return segments;
}

function readSecurity(node: Json | undefined): readonly (readonly SecurityRequirement[])[] {
  return asList(node).map((alternative) =>
    entriesOf(alternative).map(([scheme, scopes]) => ({ scheme, scopes: asStrings(scopes) })),
  );
}

function readEvents(node: JsonObject): readonly FiredEvent[] {
  return asList(node["x-events"]).flatMap((item): FiredEvent[] => {
    if (typeof item === "string") return [{ event: item, multiple: false }];
    const entry = asObject(item);
    const event = asString(entry?.["event"]);
    if (entry === undefined || event === undefined) return [];
    return [withoutUndefined({ event, when: asString(entry["when"]), multiple: entry["multiple"] === true })];
  });
}

function readRateLimit(node: JsonObject, parameters: readonly Parameter[]): Operation["rateLimit"] {
  const entry = asObject(node["x-rate-limit"]);
  if (entry === undefined) return undefined;
  const names = asStrings(entry["major"]);
  return { major: parameters.filter((parameter) => parameter.in === "path" && names.includes(parameter.name)) };
}

function readResponseWhen(node: JsonObject, parameters: readonly Parameter[]): ResponseWhen | undefined {
  const entry = asObject(node["x-response-when"]);
  const parameter = parameters.find((candidate) => candidate.name === asString(entry?.["parameter"]));
  if (entry === undefined || parameter === undefined) return undefined;
  const cases = asList(entry["cases"]).flatMap((item) => {
    const one = asObject(item);
    const status = one?.["status"];
    return one === undefined || typeof status !== "number" ? [] : [{ equals: one["equals"] as Json, status }];
  });
  return { parameter, cases };
}

/** Whether two lists have the same URLs in the same order with the same variables. */
function isSame(servers: readonly Server[], others: readonly Server[]): boolean {
  const comparableText = (list: readonly Server[]): string =>
    JSON.stringify(
      list.map(({ url, variables }) => [url, variables.map((one) => [one.name, one.default, one.values])]),
    );
  return comparableText(servers) === comparableText(others);
}
