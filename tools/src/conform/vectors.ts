import {
  type BoundaryRule,
  boundaryRules,
  type ExampleValues,
  type MediaContent,
  type ModelOperation,
  type Parameter,
} from "@guildwire/generator";
import { withPartFiles } from "../part-file.js";
import type { EncodedRequest, OperationArguments } from "./client-requests.js";
import type { ExpectedError } from "./vector-format.js";

/** What the response to a request must be. */
export type Expectation =
  /** A success: the request is valid. */
  | "accepted"
  /** A client error: the request violates the document. */
  | "refused"
  /** 401 or 403: the credentials are missing. */
  | "unauthenticated"
  /** An error response with stated contents: the request of a file violates the document or its routes. */
  | ExpectedError;

/** Rules about whole requests. */
const wholeRequestRules = [
  "valid",
  "invalid",
  "credentials",
  "body",
  "malformed-body",
  "media-type",
  "chain",
  "removed",
  "link",
] as const;

/** What a request tests. */
export type RequestRule = BoundaryRule | (typeof wholeRequestRules)[number];

export const requestRules: readonly RequestRule[] = [...boundaryRules, ...wholeRequestRules];

/** A request derived from the document, with the response that it must get. */
export interface Vector {
  readonly operation: ModelOperation;
  /** The rule that is tested. */
  readonly rule: RequestRule;
  /** What is sent, in words. */
  readonly text: string;
  readonly args: OperationArguments;
  /** The body to send as JSON instead of that in `args`. */
  readonly json?: { readonly value: unknown };
  /** The body to send as it is. */
  readonly raw?: { readonly text: string; readonly contentType: string };
  /** The whole request, with credentials, instead of one of `args`. */
  readonly written?: EncodedRequest;
  readonly expectation: Expectation;
}

/** The argument of the generated client that holds the body. */
const bodyArgument = "body";

/** Derives the requests of an operation. */
export class Vectors {
  readonly #values: ExampleValues;
  /** Values of path parameters by the path before them. */
  readonly #segments = new Map<string, unknown>();

  constructor(values: ExampleValues) {
    this.#values = values;
  }

  /**
   * A valid request with the required parameters and an example body; undefined if no value can be derived.
   *
   * @param salt Distinguishes bodies.
   */
  valid(operation: ModelOperation, known: Readonly<Record<string, unknown>>, salt = ""): Vector | undefined {
    const args: Record<string, unknown> = {};
    for (const parameter of operation.parameters) {
      // The generated client makes a new key for each request.
      if (isFixed(operation, parameter) || isIdempotencyKey(operation, parameter)) continue;
      const given = parameter.in === "path" ? known[parameter.name] : conditionOf(operation, parameter);
      const isSent = parameter.required || isAddedByFetch(parameter);
      const value = given ?? (isSent ? this.#parameterValue(operation, parameter, salt) : undefined);
      if (value === undefined && parameter.required) return undefined;
      if (value !== undefined) args[parameter.argument] = value;
    }
    const media = contentOf(operation);
    if (media?.use === undefined) {
      return operation.body?.required === true && media?.kind !== "binary" && media?.kind !== "text"
        ? undefined
        : { operation, rule: "valid", text: "a valid request", args: withBytes(args, media), expectation: "accepted" };
    }
    const body = this.#body(media, salt);
    if (body === undefined) return undefined;
    args[bodyArgument] = media.kind === "json" ? body : formOf(body, media);
    const json = media.kind === "json" ? { json: { value: body } } : {};
    return { operation, rule: "valid", text: "a valid request", args, ...json, expectation: "accepted" };
  }

  /** Requests that differ from a valid one, for every rule of the parameters and the body. */
  variations(valid: Vector): readonly Vector[] {
    const { operation } = valid;
    return [
      ...(operation.security.length > 0 && operation.security.every((schemes) => schemes.length > 0)
        ? [{ ...valid, rule: "credentials", text: "no credentials", expectation: "unauthenticated" } as const]
        : []),
      ...operation.parameters.flatMap((parameter) => this.#ofParameter(valid, parameter)),
      ...this.#ofBody(valid),
    ];
  }

  #parameterValue(operation: ModelOperation, parameter: Parameter, salt: string): unknown {
    const { use, name } = parameter;
    if (parameter.in === "path") return this.#segmentValue(operation, parameter);
    const value = this.#values.valueOf(use, { direction: "request", name, salt });
    return value === null ? undefined : value;
  }

  /** The value that other operations have at the same place of the path: below another one are other collections. */
  #segmentValue({ path }: ModelOperation, { use, name }: Parameter): unknown {
    const place = path.text.slice(0, path.text.indexOf(`{${name}}`));
    const known = this.#segments.get(place);
    if (known !== undefined && this.#values.accepts(use, known as never, "request")) return known;
    const value = this.#values.valueOf(use, { direction: "request", name }) ?? undefined;
    if (value !== undefined) this.#segments.set(place, value);
    return value;
  }

  #body(media: MediaContent, salt: string): unknown {
    const { use, examples } = media;
    if (use === undefined) return undefined;
    const example = salt === "" ? examples.find((value) => this.#values.accepts(use, value, "request")) : undefined;
    return example ?? this.#values.valueOf(use, { direction: "request", salt, documented: salt === "" });
  }

  #ofParameter(valid: Vector, parameter: Parameter): readonly Vector[] {
    const { operation, args } = valid;
    const { argument, use, name } = parameter;
    if (isFixed(operation, parameter) || parameter.in === "cookie" || isIdempotencyKey(operation, parameter)) return [];
    const where = `${parameter.in} parameter ${name}`;
    const { [argument]: current, ...others } = args;
    const missing: readonly Vector[] =
      parameter.required && parameter.in !== "path"
        ? [{ ...valid, rule: "required", text: `${where} is missing`, args: others, expectation: "refused" }]
        : [];
    const base = current ?? this.#parameterValue(operation, parameter, "");
    if (base === undefined || typeof base === "object") return missing;
    const texts = this.#values.boundariesOf(use, base as never, "request").filter(({ value, isValid }) => {
      if (typeof value === "object" || value === "" || value === ".") return false;
      // A path must lead to what exists: limits that its identifiers reach are not tried.
      if (isValid) return parameter.in !== "path";
      return !readings(String(value)).some((reading) => this.#values.accepts(use, reading as never, "request"));
    });
    return [
      ...missing,
      ...texts.map(({ rule, value, isValid }): Vector => {
        const text = isValid ? `${where} reaches ${rule}` : `${where} violates ${rule}`;
        const expectation = isValid ? "accepted" : "refused";
        return { ...valid, rule, text, args: { ...args, [argument]: value }, expectation };
      }),
    ];
  }

  #ofBody(valid: Vector): readonly Vector[] {
    const { operation, json } = valid;
    const use = contentOf(operation)?.use;
    if (json === undefined || use === undefined) return [];
    const type = contentOf(operation)?.mediaType ?? "application/json";
    const refused = (rule: RequestRule, text: string, raw: Vector["raw"]): Vector => {
      const { json: _json, ...rest } = valid;
      return { ...rest, rule, text, ...(raw === undefined ? {} : { raw }), expectation: "refused" };
    };
    const isAny = operation.body?.content.some(({ mediaType }) => mediaType === "*/*") === true;
    return [
      ...(operation.body?.required === true ? [refused("body", "no body", { text: "", contentType: "" })] : []),
      refused("malformed-body", "a body that is not JSON", { text: '{"', contentType: type }),
      ...(isAny
        ? []
        : [refused("media-type", "another media type", { text: "text", contentType: "application/x-conformance" })]),
      ...this.#values.boundariesOf(use, json.value as never, "request").map(({ rule, at, value, isValid }): Vector => {
        const where = at === "" ? "the body" : at;
        const text = isValid ? `${where} reaches ${rule}` : `${where} violates ${rule}`;
        return { ...valid, rule, text, json: { value }, expectation: isValid ? "accepted" : "refused" };
      }),
    ];
  }
}

/** The content in which bodies are sent: JSON if possible. */
export function contentOf({ body }: ModelOperation): MediaContent | undefined {
  return body?.content.find(({ kind, stream }) => kind === "json" && stream === undefined) ?? body?.content[0];
}

function isFixed({ fixed }: ModelOperation, { name }: Parameter): boolean {
  return fixed.some(({ parameter }) => parameter === name);
}

function isIdempotencyKey({ idempotencyKey }: ModelOperation, parameter: Parameter): boolean {
  return idempotencyKey === parameter;
}

/** Whether the platform sends a header of its own instead of none (Fetch Standard, HTTP-network-or-cache fetch). */
function isAddedByFetch({ in: place, name }: Parameter): boolean {
  return place === "header" && name.toLowerCase() === "accept-language";
}

/** A condition that holds for everything that exists, for an operation that requires one (428). */
function conditionOf({ responses }: ModelOperation, { in: place, name }: Parameter): string | undefined {
  const isCondition = place === "header" && name.toLowerCase() === "if-match";
  return isCondition && responses.some(({ status }) => status === 428) ? "*" : undefined;
}

function withBytes(args: Record<string, unknown>, media: MediaContent | undefined): OperationArguments {
  return media === undefined ? args : { ...args, [bodyArgument]: media.kind === "text" ? "text" : new Blob(["bytes"]) };
}

/** Files of a form are short texts. */
function formOf(body: unknown, media: MediaContent): unknown {
  return withPartFiles(body, media, () => new Blob(["bytes"]));
}

/** The possible values of the text of a parameter. */
function readings(text: string): readonly unknown[] {
  const number = text.trim() === "" ? Number.NaN : Number(text);
  return [
    text,
    ...(Number.isFinite(number) ? [number] : []),
    ...(text === "true" || text === "false" ? [text === "true"] : []),
    ...(text === "null" ? [null] : []),
  ];
}
