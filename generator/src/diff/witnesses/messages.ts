import type {
  MediaContent,
  Operation,
  Parameter,
  Response,
  ResponseHeader,
  SecurityRequirement,
  SecurityScheme,
} from "../../model/interface.js";
import { mediaTypeWithParameters } from "../../model/media-kind.js";
import type { Direction } from "../../model/openness.js";
import { child } from "../../model/raw.js";
import { requestMethod } from "../../model/request-method.js";
import type { SchemaUse } from "../../model/type.js";
import type { Json } from "../../values/json.js";
import type { Witness, WitnessRequest, WitnessResponse } from "../witness.js";
import type { SearchedSide } from "./searched-side.js";

/** Messages of a witness, without verdicts. */
export type Messages = Pick<Witness, "request" | "response" | "message">;

/** What to send or to leave out, besides what is required. */
export interface RequestParts {
  /** Values of parameters. `undefined`: the parameter is left out. */
  readonly parameters?: ReadonlyMap<Parameter, Json | undefined>;
  /** The body with its media type, `undefined` for no value; `none`: no body. */
  readonly body?: { readonly content: MediaContent; readonly value?: Json } | "none";
  /** Headers that the operation does not declare. */
  readonly headers?: { readonly [name: string]: Json };
}

/** Makes messages of one interface: minimal ones with the parts that matter. */
export class MessageMaker {
  readonly #side: SearchedSide;
  /** Who sends the parameters and bodies of an operation: `response` for webhooks and callbacks. */
  readonly #sent: Direction;

  constructor(side: SearchedSide, sent: Direction = "request") {
    this.#side = side;
    this.#sent = sent;
  }

  /** Returns a valid value with as little as possible that is optional. */
  valueOf(use: SchemaUse, direction: Direction, name = ""): Json | undefined {
    return this.#side.smallest(use, direction, name);
  }

  /** Returns a valid value with what is optional, such as the items of a list. */
  sampleOf(use: SchemaUse, direction: Direction, name = ""): Json | undefined {
    return this.#side.sample(use, { direction, name });
  }

  /** Returns a simple value that a schema rejects. */
  rejectedBy(use: SchemaUse, direction: Direction): Json | undefined {
    const simple: readonly Json[] = [{}, [], "amber", 1, true, null, { key: null }, ["amber"]];
    return simple.find((value) => this.#side.decide(use, value, direction) === "rejected");
  }

  requestOf(operation: Operation, parts: RequestParts = {}): WitnessRequest {
    const query: [string, Json][] = [];
    const headers: [string, Json][] = [];
    const cookies: [string, Json][] = [];
    const inPath = new Map<Parameter, Json>();
    for (const parameter of operation.parameters) {
      const value = this.#parameterValue(operation, parameter, parts);
      if (value === undefined) continue;
      if (parameter.in === "path") inPath.set(parameter, value);
      else ({ query, header: headers, cookie: cookies })[parameter.in].push([parameter.name, value]);
    }
    const { content, value } = this.#bodyOf(operation, parts);
    if (content !== undefined && mediaTypeWithParameters(content) !== "application/json" && value !== undefined)
      headers.push(["Content-Type", mediaTypeWithParameters(content)]);
    headers.push(...Object.entries(parts.headers ?? {}));
    return {
      method: requestMethod(operation),
      path: pathText(operation, inPath),
      ...named("query", query),
      ...named("headers", headers),
      ...named("cookies", cookies),
      ...(value === undefined ? {} : { body: value }),
    };
  }

  responseOf(response: Response, parts: ResponseParts = {}): WitnessResponse {
    const received = this.#sent === "request" ? "response" : "request";
    const headers: [string, Json][] = [];
    for (const header of response.headers) {
      const isLeftOut = parts.headers?.has(header) === true && parts.headers.get(header) === undefined;
      const given = parts.headers?.get(header);
      if (isLeftOut || (given === undefined && !header.required)) continue;
      headers.push([header.name, given ?? this.#headerValue(header, received) ?? ""]);
    }
    const content = parts.content ?? response.content[0];
    const made = parts.value ?? (content === undefined ? undefined : this.contentValue(content, received));
    if (content !== undefined && mediaTypeWithParameters(content) !== "application/json")
      headers.push(["Content-Type", mediaTypeWithParameters(content)]);
    return {
      status: statusOf(response),
      ...named("headers", headers),
      ...(made === undefined ? {} : { body: made }),
    };
  }

  /** Returns a body. Streams are a list of items, and bodies without a schema a text. */
  contentValue({ use, item, kind }: MediaContent, direction: Direction): Json | undefined {
    if (use !== undefined) return this.valueOf(use, direction);
    if (item === undefined) return kind === "json" ? {} : "amber";
    const value = this.valueOf(item, direction);
    return value === undefined ? undefined : [value];
  }

  #headerValue({ use, name }: ResponseHeader, direction: Direction): Json | undefined {
    return use === undefined ? "amber" : this.valueOf(use, direction, name);
  }

  #parameterValue(operation: Operation, parameter: Parameter, { parameters }: RequestParts): Json | undefined {
    if (parameters?.has(parameter) === true) return parameters.get(parameter);
    const fixed = operation.fixed.find((one) => one.parameter === parameter.name);
    if (fixed !== undefined) return fixed.value;
    return parameter.required ? (this.valueOf(parameter.use, this.#sent, parameter.name) ?? "amber") : undefined;
  }

  #bodyOf(
    { body }: Operation,
    parts: RequestParts,
  ): { readonly content?: MediaContent; readonly value?: Json | undefined } {
    if (parts.body === "none") return {};
    if (parts.body !== undefined) {
      const { content, value = this.contentValue(content, this.#sent) } = parts.body;
      return { content, value };
    }
    const content = body?.required === true ? body.content[0] : undefined;
    return content === undefined ? {} : { content, value: this.contentValue(content, this.#sent) };
  }
}

/** What a response carries, besides what is required. */
export interface ResponseParts {
  readonly content?: MediaContent;
  readonly value?: Json;
  /** Values of headers. `undefined`: the header is left out. */
  readonly headers?: ReadonlyMap<ResponseHeader, Json | undefined>;
}

function named<Key extends string>(
  key: Key,
  entries: readonly (readonly [string, Json])[],
): { readonly [name in Key]?: { readonly [name: string]: Json } } {
  return entries.length === 0 ? {} : ({ [key]: Object.fromEntries(entries) } as { [name in Key]: object } as never);
}

function pathText({ path }: Operation, values: ReadonlyMap<Parameter, Json>): string {
  const text = path.segments.map((segment) =>
    segment
      .map((part) => {
        if (part.kind === "text") return part.text;
        const value = values.get(part.parameter) ?? `{${part.parameter.name}}`;
        return typeof value === "string" && !values.has(part.parameter) ? value : encodeURIComponent(plain(value));
      })
      .join(""),
  );
  return `/${text.join("/")}`;
}

function plain(value: Json): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** Returns a status of a range; 500 for `default`, which stands for errors beside a declared success. */
export function statusOf({ status }: Response): number {
  if (typeof status === "number") return status;
  return status === "default" ? 500 : Number(status.charAt(0)) * 100;
}

/** Returns a pointer to a parameter of a request, from the witness. */
export function pointerOfParameter({ in: location, name }: Parameter): string {
  if (location === "path") return "/request/path";
  return child(`/request/${location === "query" ? "query" : location === "header" ? "headers" : "cookies"}`, name);
}

/** Returns the headers and other parts that carry the credentials of an alternative. */
export function credentialsOf(
  alternative: readonly SecurityRequirement[],
  schemes: ReadonlyMap<string, SecurityScheme>,
): Pick<WitnessRequest, "headers" | "query" | "cookies"> {
  const found = { query: [] as [string, Json][], headers: [] as [string, Json][], cookies: [] as [string, Json][] };
  for (const { scheme: name, scopes } of alternative) {
    const scheme = schemes.get(name);
    const token = scopes.length === 0 ? "<token>" : `<token for ${scopes.join(" ")}>`;
    if (scheme?.kind === "apiKey") {
      const list = { query: found.query, header: found.headers, cookie: found.cookies }[scheme.in];
      list.push([scheme.parameter, "<key>"]);
    } else if (scheme?.kind === "http") {
      const basic = scheme.scheme.toLowerCase() === "basic";
      found.headers.push(["Authorization", `${capitalized(scheme.scheme)} ${basic ? "<user:password>" : token}`]);
    } else if (scheme?.kind !== "mutualTLS") {
      // A scheme that the document does not declare, too: a token is what most schemes ask for.
      found.headers.push(["Authorization", `Bearer ${token}`]);
    }
  }
  return {
    ...named("query", found.query),
    ...named("headers", found.headers),
    ...named("cookies", found.cookies),
  };
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
