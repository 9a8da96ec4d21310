import { ExampleValues } from "../../examples/example-values.js";
import type { RealisticValues } from "../../examples/realistic.js";
import type { Interface, MediaContent, Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import {
  arrayLiteral,
  type Code,
  code,
  docComment,
  type File,
  identifier,
  jsonLiteral,
  lines,
  numberLiteral,
  objectLiteral,
  propertyKey,
  reexports,
  type SymbolReference,
  sourced,
  stringLiteral,
  symbol,
  typescriptFile,
  unionType,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { operationsOf } from "../typescript/naming.js";
import { tagsByFile } from "../typescript/tag-files.js";
import { useExpression } from "../typescript/type-expression.js";
import { handlerFile, msw, shared } from "./handler-file.js";

/** Emits handlers of Mock Service Worker for every operation, in one file per tag, with examples of their responses. */
export function emitMsw(model: Interface, realistic: RealisticValues): readonly File[] {
  if (model.operations.length === 0) return [];
  const values = new ExampleValues(model, { realistic });
  const header = fileHeader(model);
  const groups = model.tags.filter((tag) => operationsOf(model, tag).length > 0);
  return [
    handlerFile(model),
    ...Array.from(tagsByFile(groups, layout.msw), ([module, tags]) => {
      const operations = tags.flatMap((tag) => operationsOf(model, tag));
      const body = operations.flatMap((operation) => declarations(operation, model, values));
      return typescriptFile({ path: `${module}.ts`, header, body });
    }),
    typescriptFile({ path: `${layout.mswIndex}.ts`, header, body: [exported(model), allHandlers(model)] }),
  ];
}

const handlerName = ({ identifier: name }: Operation): string => `${name}Handler`;
const typeName = ({ typeStem }: Operation): string => `${typeStem}Mock`;

function handlerSymbol(operation: Operation): SymbolReference {
  return { name: handlerName(operation), module: layout.msw(operation.tag), typeOnly: false };
}

function declarations(operation: Operation, model: Interface, values: ExampleValues): readonly Code[] {
  const { identifier: name, method, path, summary } = operation;
  const type = identifier(typeName(operation));
  const route = identifier(`${name}Route`);
  const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
  const names =
    parameters.length === 0 ? code`never` : unionType(parameters.map((parameter) => stringLiteral(parameter.name)));
  const responses = mockedResponses(operation);
  const entries = responses.map((response) => {
    return code`${propertyKey(String(response.status))}: ${responseCode(response, values)}`;
  });
  const status = defaultStatus(responses);
  return [
    lines([
      docComment({ text: `Responses of ${name} in mocks.` }),
      code`export type ${type} = ${unionType(responses.length === 0 ? [code`{ readonly status: number }`] : responses.map((response) => responseType(response, model)))};`,
    ]),
    lines([
      code`const ${route}: ${shared("MockRoute")} = {`,
      code`  method: ${stringLiteral(method.toLowerCase())},`,
      code`  path: ${stringLiteral(path.text)},`,
      code`  responses: ${objectLiteral(entries)},`,
      code`};`,
    ]),
    lines([
      docComment({
        text: `${summary ?? name}\n\nHandler of \`${method.toUpperCase()} ${path.text}\`. Default: the example of ${status}.`,
      }),
      code`export function ${sourced(identifier(handlerName(operation)), operation, "operationId")}(`,
      code`  reply: ${shared("MockReply")}<${type}, ${names}> = ${numberLiteral(status)},`,
      code`  options: ${shared("MockOptions")} = {},`,
      code`): ${msw("HttpHandler")} {`,
      code`  return ${shared("createHandler")}(${route}, reply, options);`,
      code`}`,
    ]),
  ];
}

/** Responses except informational ones, which a handler cannot send. */
function mockedResponses({ responses }: Operation): readonly Response[] {
  return responses.filter(({ status }) => !/^1/.test(String(status)));
}

/** The first success, or else the first response. */
function defaultStatus(responses: readonly Response[]): number {
  const statuses = responses.map(({ status }) => {
    return typeof status === "number" ? status : status === "default" ? 200 : Number(status.charAt(0)) * 100;
  });
  const successes = statuses.filter((status) => status >= 200 && status < 300);
  return Math.min(...(successes.length > 0 ? successes : statuses), 599) || 200;
}

/** The content of a response: JSON if possible. */
function contentOf({ content }: Response): MediaContent | undefined {
  return content.find(({ kind, stream }) => kind === "json" && stream === undefined) ?? content[0];
}

function responseType(response: Response, model: Interface): Code {
  const status = typeof response.status === "number" ? numberLiteral(response.status) : code`number`;
  const media = contentOf(response);
  const body = media === undefined ? code`` : code` readonly body: ${bodyType(media, model)};`;
  return code`{ readonly status: ${status};${body} readonly headers?: ${shared("MockHeaders")} }`;
}

function bodyType({ kind, stream, use }: MediaContent, model: Interface): Code {
  if (kind === "json" && stream === undefined)
    return use === undefined ? code`unknown` : useExpression(use, "response", model);
  return kind === "text" ? code`string` : code`BodyInit`;
}

function responseCode(response: Response, values: ExampleValues): Code {
  const media = contentOf(response);
  if (media === undefined) return code`{}`;
  const example = exampleOf(media, values);
  const items = [
    code`contentType: ${stringLiteral(media.mediaType.includes("*") ? "application/octet-stream" : mediaTypeWithParameters(media))}`,
    ...(example === undefined ? [] : [code`example: ${example}`]),
  ];
  return objectLiteral(items);
}

/** The first valid example of the content, or else a derived value; text for bodies that are not JSON. */
function exampleOf({ kind, stream, use, examples }: MediaContent, values: ExampleValues): Code | undefined {
  if (stream !== undefined || kind === "multipart" || kind === "form") return undefined;
  const valid = examples.find((value) => use === undefined || values.accepts(use, value, "response"));
  const value = valid ?? (use === undefined ? undefined : values.valueOf(use));
  if (kind === "json") return value === undefined ? undefined : jsonLiteral(value);
  return stringLiteral(typeof value === "string" ? value : "");
}

function exported(model: Interface): Code {
  const common: readonly SymbolReference[] = ["MockHeaders", "MockInfo", "MockOptions", "MockReply"].map((name) => ({
    name,
    module: layout.mswHandler,
    typeOnly: true,
  }));
  const own = model.operations.flatMap((operation): readonly SymbolReference[] => [
    handlerSymbol(operation),
    { name: typeName(operation), module: layout.msw(operation.tag), typeOnly: true },
  ]);
  return reexports([...common, ...own]);
}

/** Operations that share their path with another one need a decision, and are not among all handlers. */
function allHandlers(model: Interface): Code {
  const operations = model.operations.filter(({ variantOf }) => variantOf === undefined);
  const sorted = operations
    .map((operation, index) => ({ operation, index, order: pathOrder(operation) }))
    .sort((one, other) => (one.order === other.order ? one.index - other.index : one.order < other.order ? -1 : 1));
  const items = sorted.map(({ operation }) => code`${symbol(handlerSymbol(operation))}(undefined, options)`);
  return lines([
    docComment({
      text: "Handlers of all operations with the examples of their first success. Handlers that come before them take precedence.",
    }),
    code`export function handlers(options: ${shared("MockOptions")} = {}): ${msw("HttpHandler")}[] {`,
    code`  return ${arrayLiteral(items)};`,
    code`}`,
  ]);
}

/** Literal segments come before parameters. */
function pathOrder({ path }: Operation): string {
  return path.segments.map((parts) => (parts.some(({ kind }) => kind === "parameter") ? "1" : "0")).join("");
}
