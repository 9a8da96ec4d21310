import type { Interface, MediaContent, Operation, Parameter, Response } from "../../model/interface.js";
import { pascalCase } from "../../model/names.js";
import {
  type Code,
  code,
  identifier,
  jsonLiteral,
  list,
  numberLiteral,
  propertyAccess,
  unionType,
} from "../../print/index.js";
import { useExpression } from "../typescript/type-expression.js";

/** How the client presents what an operation answers. */
export interface Result {
  /** The type inside of the promise. */
  readonly type: Code;
  /** The runtime's reader, when the default (JSON, or nothing for a 204) is not what is needed. */
  readonly reader?: "blob" | "byType" | "jsonOrNothing" | "nothing" | "plain" | "withStatus" | "withStatusByType";
  /** When a parameter decides about the type: the type parameter that stands for its value. */
  readonly switch?: { readonly parameter: Parameter; readonly typeParameter: Code; readonly declaration: Code };
}

export function resultOf(operation: Operation, model: Interface): Result {
  // Whatever the document promises, an answer to HEAD has no body.
  if (operation.method === "head") return { type: code`void`, reader: "nothing" };
  const successes = successResponses(operation);
  const decided = decidedByParameter(operation, successes, model);
  if (decided !== undefined) return decided;
  const [only] = successes;
  if (only === undefined) return { type: code`void`, reader: "nothing" };
  if (successes.length === 1) {
    const type = responseExpression(only, model);
    const reader = readerOf(only);
    return reader === undefined ? { type } : { type, reader };
  }
  const members = successes.map((response) =>
    list({
      open: "{",
      close: "}",
      separator: ";",
      padded: true,
      items: [
        code`status: ${typeof response.status === "number" ? numberLiteral(response.status) : code`number`}`,
        code`body: ${response.content.length === 0 ? code`undefined` : responseExpression(response, model)}`,
      ],
    }),
  );
  const allJson = successes.every((response) => response.content.length === 0 || readerOf(response) === undefined);
  return { type: unionType(members), reader: allJson ? "withStatus" : "withStatusByType" };
}

/** What reads one response; nothing for JSON. */
function readerOf(response: Response): "blob" | "byType" | "nothing" | "plain" | undefined {
  const [media, another] = mediaOf(response);
  if (media === undefined) return "nothing";
  if (another !== undefined) return "byType";
  return media.kind === "json" ? undefined : media.kind === "binary" ? "blob" : "plain";
}

/** The media types that a client tells apart: the first of JSON, of bytes, and of text. */
function mediaOf({ content }: Response): readonly MediaContent[] {
  const first = (test: (media: MediaContent) => boolean): readonly MediaContent[] => content.filter(test).slice(0, 1);
  return [
    ...first(({ kind }) => kind === "json"),
    ...first(({ kind }) => kind === "binary"),
    ...first(({ kind }) => kind !== "json" && kind !== "binary"),
  ];
}

/** The responses that do not throw: 2XX, or `default` when there is no other. */
export function successResponses(operation: Operation): readonly Response[] {
  const successes = operation.responses.filter(
    ({ status }) => status === "2XX" || (typeof status === "number" && status >= 200 && status < 300),
  );
  return successes.length > 0 ? successes : operation.responses.filter(({ status }) => status === "default");
}

function responseExpression(response: Response, model: Interface): Code {
  const media = mediaOf(response);
  return media.length === 0 ? code`void` : unionType(media.map((one) => mediaExpression(one, model)));
}

function mediaExpression(media: MediaContent, model: Interface): Code {
  if (media.kind === "binary") return code`Blob`;
  if (media.kind === "text") return code`string`;
  return media.use === undefined ? code`unknown` : useExpression(media.use, "response", model);
}

/** `x-response-when` over a boolean: a type parameter, so that the caller sees which answer comes. */
function decidedByParameter(
  operation: Operation,
  successes: readonly Response[],
  model: Interface,
): Result | undefined {
  const rule = operation.responseWhen;
  if (rule === undefined || operation.fixed.some((fixed) => fixed.parameter === rule.parameter.name)) return undefined;
  const typeOf = (value: boolean): Code | undefined => {
    const status = rule.cases.find((one) => one.equals === value)?.status;
    const response = successes.find((candidate) => candidate.status === status);
    return response === undefined ? undefined : responseExpression(response, model);
  };
  const whenTrue = typeOf(true);
  const whenFalse = typeOf(false);
  if (whenTrue === undefined || whenFalse === undefined) return undefined;
  const typeParameter = identifier(pascalCase(rule.parameter.argument));
  const fallback = jsonLiteral(rule.parameter.use.default?.value === true);
  const emptyWithout204 = successes.some(({ status, content }) => content.length === 0 && status !== 204);
  return {
    type: code`${typeParameter} extends true ? ${whenTrue} : ${whenFalse}`,
    ...(emptyWithout204 ? { reader: "jsonOrNothing" } : {}),
    switch: {
      parameter: rule.parameter,
      typeParameter,
      declaration: code`<${typeParameter} extends boolean = ${fallback}>`,
    },
  };
}

/** `args.name` */
export function argument(name: string): Code {
  return propertyAccess(code`args`, name);
}
