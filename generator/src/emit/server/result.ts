import { keyOf } from "../../model/conversion.js";
import type { Interface, MediaContent, Operation, Response, ResponseHeader } from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import { hasRequiredHeader, typedHeaders } from "../../model/response-headers.js";
import { resultName } from "../../model/server-names.js";
import type { SchemaUse } from "../../model/type.js";
import {
  arrayLiteral,
  type Code,
  call,
  code,
  docComment,
  identifier,
  jsonLiteral,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  serverRuntime,
  sourced,
  stringLiteral,
  typeLiteral,
  unionType,
} from "../../print/index.js";
import { typeKey } from "../typescript/naming.js";
import { responseCheck } from "../typescript/response-check.js";
import { useExpression } from "../typescript/type-expression.js";
import { inWireForm } from "./converted.js";
import { streamBody, streamBodyType } from "./stream.js";

/** Declares the result of an operation's handler. */
export function resultDeclaration(operation: Operation, model: Interface): Code {
  const comment = docComment({ text: resultInWords(operation) });
  return lines([
    comment,
    code`export type ${sourced(identifier(resultName(operation)), operation, "operationId")} = ${resultType(operation, model)};`,
  ]);
}

function resultInWords(operation: Operation): string {
  const statuses = successResponses(operation).map(({ status, description }) =>
    description === undefined ? `${status}` : `${status}: ${description}`,
  );
  const rule = operation.responseWhen;
  const when = (rule?.cases ?? []).map(
    ({ equals, status }) => `\`${rule?.parameter.name}\` ${JSON.stringify(equals)} needs ${status}.`,
  );
  const undeclared = statuses.length === 0 ? ["The specification declares no success: the response is a 204."] : [];
  return [...undeclared, ...statuses, ...when].join(" ");
}

function resultType(operation: Operation, model: Interface): Code {
  const successes = successResponses(operation);
  const [only] = successes;
  if (only === undefined) return code`void`;
  const withStatus = !isBare(successes);
  return unionType(
    successes.flatMap((response) => {
      const kinds = distinctContents(response);
      const status = withStatus ? [statusMember(response)] : [];
      const head = [...status, ...headersMember(response, withStatus, model)];
      if (kinds.length === 0)
        return [head.length > 0 ? typeLiteral(head.map((item) => code`readonly ${item}`)) : code`void`];
      return kinds.map((media) => {
        const body = bodyType(media, model);
        const contentType = kinds.length > 1 ? [code`contentType: ${stringLiteral(media.mediaType)}`] : [];
        const members = [...status, ...contentType, ...headersMember(response, withStatus, model)];
        return members.length === 0
          ? body
          : typeLiteral([...members, code`body: ${body}`].map((item) => code`readonly ${item}`));
      });
    }),
  );
}

/**
 * Prints the headers that a handler returns: required ones, and all if it returns a status. `setHeader` sets the
 * others.
 */
function headersMember(response: Response, withStatus: boolean, model: Interface): readonly Code[] {
  const { headerSet } = response;
  const isRequired = hasRequiredHeader(response);
  if (headerSet === undefined || !(isRequired || withStatus)) return [];
  return [code`headers${isRequired ? code`` : code`?`}: ${useExpression(headerSet, "response", model)}`];
}

/** Returns the headers for `setHeader`: those of the only success, if its handlers return the body alone. */
export function settableHeaders(operation: Operation): SchemaUse | undefined {
  const successes = successResponses(operation);
  const [only] = successes;
  return only === undefined || !isBare(successes) || hasRequiredHeader(only) ? undefined : only.headerSet;
}

function statusMember({ status }: Response): Code {
  return code`status: ${typeof status === "number" ? numberLiteral(status) : code`number`}`;
}

/** Returns the responses that a handler returns instead of throwing: 2XX, or else 3XX, or else `default`. */
export function successResponses(operation: Operation): readonly Response[] {
  const ofClass = (first: number): readonly Response[] =>
    operation.responses.filter(
      ({ status }) => status === `${first}XX` || (typeof status === "number" && Math.floor(status / 100) === first),
    );
  const successes = ofClass(2).length > 0 ? ofClass(2) : ofClass(3);
  return successes.length > 0 ? successes : operation.responses.filter(({ status }) => status === "default");
}

/** Whether a handler returns the body itself: there is exactly one 2XX status. */
export function isBare([only, ...others]: readonly Response[]): boolean {
  return others.length === 0 && typeof only?.status === "number" && only.status < 300;
}

/**
 * Returns the media types that a handler chooses from. Different spellings of one JSON type are merged, as are all
 * binary types.
 */
export function distinctContents(response: Response): readonly MediaContent[] {
  const seen = new Set<string>();
  return response.content.filter((media) => {
    const type = media.use === undefined ? "" : typeKey(media.use);
    const key =
      media.stream !== undefined
        ? `stream ${media.mediaType}`
        : media.kind === "json"
          ? `json ${type}`
          : media.kind === "text"
            ? media.mediaType
            : "bytes";
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function bodyType(media: MediaContent, model: Interface): Code {
  if (media.stream !== undefined) return streamBodyType(media.stream, model);
  if (media.kind === "text") return code`string`;
  if (media.kind !== "json") return serverRuntime("BinaryBody", true);
  return media.use === undefined ? code`unknown` : useExpression(media.use, "response", model);
}

/**
 * Returns the media types for content negotiation, each with the value that the handler receives: different spellings
 * of one JSON type map to the first. Empty if there is no choice.
 */
export function negotiatedMediaTypes(operation: Operation): ReadonlyMap<string, string> {
  const successes = successResponses(operation);
  if (successes.every(({ content }) => content.length < 2)) return new Map();
  const chosen = new Map<string, string>();
  const firstSpelling = new Map<string, string>();
  for (const media of successes.flatMap(({ content }) => content)) {
    const { mediaType, kind, use, stream } = media;
    const isJson = kind === "json" && stream === undefined;
    const type = isJson ? (use === undefined ? "" : typeKey(use)) : mediaType;
    const shown = (isJson ? firstSpelling.get(type) : undefined) ?? mediaType;
    if (isJson) firstSpelling.set(type, shown);
    if (!chosen.has(mediaType)) chosen.set(mediaType, shown);
  }
  return chosen;
}

/** Prints the `mediaTypes` of an operation's description. */
export function mediaTypeTable(operation: Operation): Code | undefined {
  const entries = [...negotiatedMediaTypes(operation)];
  if (entries.length === 0) return undefined;
  const items = entries.map(([mediaType, shown]) => code`${propertyKey(mediaType)}: ${stringLiteral(shown)}`);
  return code`mediaTypes: ${objectLiteral(items)}`;
}

/** Prints the `responses` of an operation's description: how the body of each status is serialized and validated. */
export function responseTable(operation: Operation, model: Interface): Code {
  const successes = successResponses(operation);
  // Many documents declare only errors. The handler returns nothing then, so that the response has no content.
  if (successes.length === 0) return code`{ 204: ${serverRuntime("emptyResponse")} }`;
  const items = successes.map((response) => {
    const key = typeof response.status === "number" ? numberLiteral(response.status) : propertyKey(response.status);
    return code`${key}: ${responseBody(response, model)}`;
  });
  return objectLiteral(items);
}

/** Prints the `responseWhen` of an operation's description, if there is a choice of successes. */
export function responseRule(operation: Operation): Code | undefined {
  const rule = operation.responseWhen;
  if (rule === undefined || isBare(successResponses(operation))) return undefined;
  const cases = rule.cases.map(({ equals, status }) =>
    objectLiteral([code`equals: ${jsonLiteral(equals)}`, code`status: ${numberLiteral(status)}`]),
  );
  const items = [code`parameter: ${stringLiteral(keyOf(rule.parameter))}`, code`cases: ${arrayLiteral(cases)}`];
  return code`responseWhen: ${objectLiteral(items)}`;
}

function responseBody(response: Response, model: Interface): Code {
  return withDeclaredHeaders(bodyCode(response, model), response, model);
}

/** Adds the declared headers to a response's description. */
export function withDeclaredHeaders(described: Code, response: Response, model: Interface): Code {
  const { headerSet } = response;
  if (headerSet === undefined) return described;
  const headers = typedHeaders(response);
  const names = (key: string, chosen: readonly ResponseHeader[]): Code | undefined => {
    if (chosen.length === 0) return undefined;
    const items = chosen.map(({ name }) => stringLiteral(name));
    return code`${propertyKey(key)}: ${arrayLiteral(items)}`;
  };
  const validator = responseCheck(headerSet, model, serverRuntime);
  const json = headers.filter(({ mediaType }) => mediaType !== undefined && /[/+]json$/.test(mediaType));
  const exploded = headers.filter(({ explode, mediaType }) => explode && mediaType === undefined);
  const items = [
    validator === undefined ? undefined : code`validator: ${validator}`,
    hasRequiredHeader(response) ? code`required: true` : undefined,
    names("json", json),
    names("exploded", exploded),
  ];
  const table = inWireForm(objectLiteral(items), headerSet, model);
  return call(serverRuntime("withHeaders"), [described, table], { hug: true });
}

function bodyCode(response: Response, model: Interface): Code {
  const kinds = distinctContents(response);
  const [only, ...others] = kinds;
  if (only === undefined) return serverRuntime("emptyResponse");
  if (others.length === 0) return oneBody(only, model);
  const items = kinds.map((media) => code`${stringLiteral(media.mediaType)}: ${oneBody(media, model)}`);
  return code`${serverRuntime("responseByMediaType")}(${objectLiteral(items)})`;
}

function oneBody(media: MediaContent, model: Interface): Code {
  if (media.stream !== undefined) return streamBody(media, media.stream, model);
  const sent = mediaTypeWithParameters(media);
  if (media.kind === "text") return code`${serverRuntime("textResponse")}(${stringLiteral(sent)})`;
  if (media.kind !== "json") return code`${serverRuntime("binaryResponse")}(${arrayLiteral([stringLiteral(sent)])})`;
  const validator = media.use === undefined ? undefined : responseCheck(media.use, model, serverRuntime);
  const type = sent === "application/json" ? [] : [stringLiteral(sent)];
  const items = validator === undefined && type.length > 0 ? [code`undefined`, ...type] : [validator, ...type];
  const response = call(serverRuntime("jsonResponse"), items);
  return inWireForm(response, media.use, model);
}
