import type { Interface, Operation, Response } from "../../model/interface.js";
import { layout } from "../../model/layout.js";
import { camelCase, NameTable } from "../../model/names.js";
import { componentNameOf, errorContentOf, errorResponses, sentMediaType } from "../../model/responses.js";
import {
  type Code,
  code,
  docComment,
  type File,
  identifier,
  lines,
  list,
  numberLiteral,
  propertyKey,
  serverRuntime,
  stringLiteral,
  symbol,
  typescriptFile,
} from "../../print/index.js";
import { fileHeader } from "../typescript/header.js";
import { responseCheck } from "../typescript/response-check.js";
import { inWireForm } from "./converted.js";
import { errorFormatSymbol } from "./error-format.js";
import { withDeclaredHeaders } from "./result.js";

/**
 * Error definitions shared by several operations, as constants: responses of `components.responses`, and tables with
 * the same responses, named by their statuses.
 */
export class SharedErrorResponses {
  readonly #model: Interface;
  readonly #constants = new Map<string, { readonly name: string; readonly response: Response }>();
  /** By the responses of a table. */
  readonly #tables = new Map<string, { readonly name: string; readonly responses: readonly Response[] }>();

  constructor(model: Interface) {
    this.#model = model;
    const names = new NameTable();
    for (const response of model.operations.flatMap(errorResponses)) {
      const component = componentNameOf(response);
      if (component === undefined || this.#constants.has(response.at)) continue;
      const words = camelCase(component);
      const name = names.claim(/response$/i.test(words) ? words : `${words}Response`);
      this.#constants.set(response.at, { name, response });
    }
    const seen = new Set<string>();
    for (const operation of model.operations) {
      const responses = errorResponses(operation);
      const key = tableKey(responses);
      if (!responses.every(({ at }) => this.#constants.has(at))) continue;
      if (!seen.has(key)) seen.add(key);
      else if (!this.#tables.has(key)) {
        const name = names.claim(`errors${responses.map(({ status }) => status).join("_")}`);
        this.#tables.set(key, { name, responses });
      }
    }
  }

  file(): File | undefined {
    if (this.#constants.size === 0) return undefined;
    const type = serverRuntime("ErrorResponse", true);
    const body = [...this.#constants.values()].map(({ name, response }) =>
      lines([
        docComment(response.description === undefined ? undefined : { text: response.description }),
        code`export const ${identifier(name)}: ${type} = ${errorResponseCode(response, this.#model)};`,
      ]),
    );
    const tables = [...this.#tables.values()].map(({ name, responses }) => {
      const tableType = code`{ readonly [status: string]: ${type} }`;
      return lines([code`export const ${identifier(name)}: ${tableType} = ${this.#tableCode(responses)};`]);
    });
    const path = `${layout.serverErrorResponses}.ts`;
    return typescriptFile({ path, header: fileHeader(this.#model), body: [...body, ...tables] });
  }

  /** Prints the `errors` of an operation's description: how the errors of each status are serialized and validated. */
  table(operation: Operation): Code | undefined {
    const responses = errorResponses(operation);
    if (responses.length === 0) return undefined;
    const shared = this.#tables.get(tableKey(responses));
    return shared === undefined ? this.#tableCode(responses) : constantSymbol(shared.name);
  }

  /** Returns the names of constants in {@link table}, which depend on the errors of all operations. */
  namesOf(operation: Operation): readonly (string | undefined)[] {
    const responses = errorResponses(operation);
    const table = this.#tables.get(tableKey(responses));
    return [table?.name, ...responses.map(({ at }) => this.#constants.get(at)?.name)];
  }

  #tableCode(responses: readonly Response[]): Code {
    const items = responses.map((response) => {
      const key = typeof response.status === "number" ? numberLiteral(response.status) : propertyKey(response.status);
      return code`${key}: ${this.#responseCode(response)}`;
    });
    return list({ open: "{", close: "}", separator: ",", items });
  }

  #responseCode(response: Response): Code {
    const constant = this.#constants.get(response.at);
    return constant === undefined ? errorResponseCode(response, this.#model) : constantSymbol(constant.name);
  }
}

function constantSymbol(name: string): Code {
  return symbol({ name, module: layout.serverErrorResponses, typeOnly: false });
}

/** Returns a key that is equal for equal tables. */
function tableKey(responses: readonly Response[]): string {
  return JSON.stringify(responses.map(({ status, at }) => [status, at]));
}

function errorResponseCode(response: Response, model: Interface): Code {
  if (response.content.length === 0)
    return withDeclaredHeaders(code`${serverRuntime("emptyErrorResponse")}`, response, model);
  const format = model.errorFormats.byResponse.get(response.at);
  const media = errorContentOf(response);
  const formatCode = format === undefined ? code`undefined` : errorFormatSymbol(format, model);
  const validator =
    media?.use === undefined || media.kind !== "json" ? undefined : responseCheck(media.use, model, serverRuntime);
  const mediaType = statedMediaType(response, model);
  const items = [formatCode];
  if (validator !== undefined || mediaType !== undefined) items.push(validator ?? code`undefined`);
  if (mediaType !== undefined) items.push(stringLiteral(mediaType));
  const described = code`${serverRuntime("describeErrorResponse")}${list({ open: "(", close: ")", separator: ",", items })}`;
  const json = media?.kind === "json" ? media.use : undefined;
  return withDeclaredHeaders(inWireForm(described, json, model), response, model);
}

/** Returns the declared media type, unless the format states it. Without a format, that of the document may be another one. */
function statedMediaType(response: Response, { errorFormats }: Interface): string | undefined {
  const content = errorContentOf(response) ?? response.content.find(({ mediaType }) => !mediaType.includes("*"));
  const format = errorFormats.byResponse.get(response.at) ?? errorFormats.document;
  const sent = content && sentMediaType(content);
  return sent === format?.mediaType || content?.mediaType === "*/*" ? undefined : sent;
}
