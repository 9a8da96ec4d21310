import type { Interface, MediaContent, Operation, Parameter, Response } from "../../model/interface.js";
import { typeIdentifier } from "../../model/names.js";
import { successResponses } from "../../model/success.js";
import type { SchemaUse } from "../../model/type.js";
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
import { typeKey } from "../typescript/type-key.js";

/** How the client presents what an operation answers. */
export interface ResultCode {
  /** The type inside of the promise. */
  readonly type: Code;
  /** The runtime's reader, when the default (JSON, or nothing for a 204) is not what is needed. */
  readonly reader?: "blob" | "byType" | "jsonOrNothing" | "nothing" | "plain" | "withStatus" | "withStatusByType";
  /** When a parameter decides about the type: the type parameter that stands for its value. */
  readonly switch?: { readonly parameter: Parameter; readonly typeParameter: Code; readonly declaration: Code };
}

export function resultOf(operation: Operation, model: Interface): ResultCode {
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
  const readers = new Set(response.content.filter(({ stream }) => stream === undefined).map(readerOfMedia));
  if (readers.size > 1) return "byType";
  const [only = "nothing"] = readers;
  return only === "json" ? undefined : only;
}

function readerOfMedia({ kind }: MediaContent): "json" | "blob" | "plain" {
  return kind === "json" ? "json" : kind === "binary" ? "blob" : "plain";
}

/** The media types that differ for a caller: each type of JSON, bytes, and text. A stream has a function of its own. */
function distinctMedia(response: Response): readonly MediaContent[] {
  const content = response.content.filter(({ stream }) => stream === undefined);
  const seen = new Set<string>();
  const different = content.filter((media) => {
    const reader = readerOfMedia(media);
    const key = reader === "json" && media.use !== undefined ? jsonKey(media.use) : reader;
    return !seen.has(key) && seen.add(key);
  });
  const order = ["json", "blob", "plain"];
  return different.toSorted((one, other) => order.indexOf(readerOfMedia(one)) - order.indexOf(readerOfMedia(other)));
}

function responseExpression(response: Response, model: Interface): Code {
  const media = distinctMedia(response);
  return media.length === 0 ? code`void` : unionType(media.map((one) => mediaExpression(one, model)));
}

/** The same for uses that have one type in TypeScript, as far as that is seen from here. */
function jsonKey(use: SchemaUse): string {
  const { type } = use;
  const isBare = type.kind === "string" || type.kind === "number" || type.kind === "boolean" || type.kind === "any";
  return isBare ? `${type.kind} ${use.nullable}` : typeKey(use);
}

function mediaExpression(media: MediaContent, model: Interface): Code {
  const reader = readerOfMedia(media);
  if (reader !== "json") return reader === "blob" ? code`Blob` : code`string`;
  return media.use === undefined ? code`unknown` : useExpression(media.use, "response", model);
}

/** `x-response-when` over a boolean: a type parameter, so that the caller sees which answer comes. */
function decidedByParameter(
  operation: Operation,
  successes: readonly Response[],
  model: Interface,
): ResultCode | undefined {
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
  const typeParameter = identifier(typeIdentifier(rule.parameter.argument));
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
export function argumentAccess(name: string): Code {
  return propertyAccess(code`args`, name);
}
