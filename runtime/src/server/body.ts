import type { Result, Validator } from "../validate/index.js";
import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import { decodeUtf8 } from "./bytes.js";
import { streamOfChunks } from "./chunk-stream.js";
import { type FailureKind, Refusal, refusalAt } from "./failure.js";
import type { IncomingFile, UploadedFile } from "./file.js";
import { parseJson } from "./json.js";
import { ExceededBound } from "./json-bounds.js";
import { readingJson, readJsonTexts } from "./json-text.js";
import type { Limits } from "./limits.js";
import { collectedFormat } from "./listed-issues.js";
import { isMediaType, mediaTypeOf, parametersOf } from "./media-type.js";
import { hasEncodedComma, Query } from "./query.js";

/** The decoders of an operation's body by media type or range (`image/*`) in lower case. */
export interface RequestBody {
  readonly required: boolean;
  /** Returns a new value for an absent body, with defaults. */
  readonly absent?: () => unknown;
  readonly decoders: readonly (readonly [mediaType: string, decoder: BodyDecoder])[];
  /** The same body with other validators; absent if it has none. */
  readonly rebuilt?: (wrap: WrapValidator) => RequestBody;
}

/** Returns a validator that is used in place of another one. */
export type WrapValidator = (validator: Validator<unknown>) => Validator<unknown>;

/** Decodes a complete body, or one piece by piece. Throws the response to an invalid body as a {@link Refusal} or `Failure`. */
export type BodyDecoder = {
  /** Value of `contentType` for the handler; absent if it does not distinguish media types. */
  readonly contentType?: string;
  /** Whether no bytes are a body: an empty form has no fields. Default: they are an absent body. */
  readonly acceptsEmpty?: true;
} & (
  | {
      /** Returns a promise for few bodies. */
      readonly decodeBytes: (bytes: Uint8Array, contentType: string, limits: Limits) => unknown;
    }
  | {
      /** The files of an absent form, or of a body of another media type. */
      readonly noFiles: DecodedForm["files"];
      readonly decodeStream: (
        chunks: AsyncIterable<Uint8Array>,
        contentType: string,
        limits: Limits,
      ) => Promise<DecodedForm>;
    }
  | {
      readonly noFiles: DecodedForm["files"];
      /** Decodes the fields of a form whose files the handler reads while they arrive. */
      readonly openForm: (
        chunks: AsyncIterable<Uint8Array>,
        contentType: string,
        limits: Limits,
      ) => Promise<DecodedForm>;
    }
  | {
      /** The body of a handler that reads it while it arrives. */
      readonly openStream: (chunks: AsyncIterable<Uint8Array>, contentType: string, limits: Limits) => unknown;
    }
);

/** Thrown for a form without bytes, which is an absent body. */
export const noBytes: unique symbol = Symbol("no bytes");

/** A form: the decoded and validated fields, and the files. */
export interface DecodedForm {
  readonly body: unknown;
  readonly files: FormFiles | readonly UploadedFile[] | AsyncIterable<IncomingFile>;
}

/** The files of a form by field. A field that the specification declares as a list has a list. */
export type FormFiles = { readonly [field: string]: UploadedFile | readonly UploadedFile[] };

export interface BodyOptions {
  /** Whether a request without a body is rejected. */
  readonly required: boolean;
  /**
   * Parses JSON again with bigints for integers that numbers cannot represent; `value` is the result of `JSON.parse`.
   */
  readonly exact?: (json: string, value: unknown) => unknown;
  /** Replaces an absent body, such as `{}` if everything is optional. It is validated, and defaults are filled in. */
  readonly absent?: unknown;
}

export interface MediaTypeOptions extends Pick<BodyOptions, "required"> {
  /** Whether the handler receives the sent media type as `contentType`. Default: false. */
  readonly contentType?: boolean;
}

export interface FormBodyOptions extends BodyOptions {
  /** Reads the fields. Default: all as text, repeated ones as lists. */
  readonly read?: (fields: Query) => unknown;
}

/** Decodes a UTF-8 JSON body. */
export function jsonBody(validator: Validator<unknown>, options: BodyOptions): RequestBody {
  return requestBody(
    options,
    [
      [
        "application/json",
        {
          decodeBytes: (bytes, contentType, limits) =>
            validJson(textOf(bytes, contentType), jsonParser(limits, options.exact), (value) =>
              validator.parse(value, collectedFormat),
            ),
        },
      ],
    ],
    validator,
    (wrap) => jsonBody(wrap(validator), options),
  );
}

/** Decodes `application/x-www-form-urlencoded`. */
export function formBody(validator: Validator<unknown>, options: FormBodyOptions): RequestBody {
  const decoder: BodyDecoder = {
    acceptsEmpty: true,
    decodeBytes: (bytes, contentType, limits) => {
      const { parts } = limits;
      const sent = textOf(bytes, contentType);
      if (occursMoreThan(sent, "&", parts - 1)) {
        throw refusalAt("too-large", "", "max-fields", `a form has at most ${parts} fields`);
      }
      const validate = (value: unknown): Result<unknown> => validator.parse(value, collectedFormat);
      const decode = (separated: boolean) => {
        const read = (): unknown => readForm(new Query(sent, separated), options.read);
        const { value, hasLongIntegers } = readFields(read, limits);
        return { read, hasLongIntegers, result: validate(value) };
      };
      const first = decode(false);
      // Browsers also encode the commas between list items.
      const separated = first.result.ok || !hasEncodedComma(sent) ? first : decode(true);
      const { read, hasLongIntegers, result } = separated.result.ok ? separated : first;
      const value = requireValid(result);
      if (!hasLongIntegers) return value;
      return withoutRoundedIntegers(value, readingJson(read), validate).then(requireValid);
    },
  };
  return requestBody(options, [["application/x-www-form-urlencoded", decoder]], validator, (wrap) =>
    formBody(wrap(validator), options),
  );
}

/** Decodes a UTF-8 text body. */
export function textBody(validator: Validator<unknown>, options: BodyOptions): RequestBody {
  const decoder: BodyDecoder = {
    decodeBytes: (bytes, contentType) => requireValid(validator.parse(textOf(bytes, contentType))),
  };
  return requestBody(options, [["text/plain", decoder]], validator, (wrap) => textBody(wrap(validator), options));
}

/**
 * Returns a body whose values pass through other validators, for a variant of an operation: a wrapping validator may
 * convert a value before it is checked. Bodies without a validator are returned unchanged.
 *
 * @example
 * ```ts
 * import { anything, jsonBody, withValidator } from "@guildwire/runtime/server";
 *
 * const body = jsonBody(anything, { required: true });
 * const renamed = withValidator(body, (validator) => ({
 *   ...validator,
 *   parse: (value) => validator.parse({ name: Object(value).title }),
 * }));
 * renamed.required; // => true
 * ```
 */
export function withValidator(body: RequestBody, wrap: WrapValidator): RequestBody {
  return body.rebuilt?.(wrap) ?? body;
}

/** A body of bytes, as a ReadableStream, of any media type. It fails with a `Failure` above `limits.stream`. */
export function binaryBody(options: BodyOptions): RequestBody {
  return requestBody(options, [["*/*", { openStream: (chunks) => streamOfChunks(chunks) }]], undefined);
}

/** Bodies by media type or range. Each is decoded as its own first media type would be. */
export function bodyByMediaType(
  bodies: { readonly [mediaType: string]: RequestBody },
  options: MediaTypeOptions,
): RequestBody {
  const decoders = Object.entries(bodies).flatMap(
    ([
      mediaType,
      {
        decoders: [first],
      },
    ]) => {
      if (first === undefined) return [];
      const contentType = options.contentType ? { contentType: mediaType } : {};
      return [[mediaType.toLowerCase(), { ...first[1], ...contentType }] as const];
    },
  );
  // The most specific first: media types, then ranges of a type, then `*/*`.
  decoders.sort(([one], [other]) => mediaTypeGenerality(one) - mediaTypeGenerality(other));
  const absent = Object.values(bodies).find((body) => body.absent !== undefined)?.absent;
  const rebuilt = (wrap: WrapValidator): RequestBody =>
    bodyByMediaType(
      mapValues(bodies, (body) => withValidator(body, wrap)),
      options,
    );
  return { required: options.required, decoders, ...(absent && { absent }), rebuilt };
}

function mapValues<From, To>(values: { readonly [name: string]: From }, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]));
}

function mediaTypeGenerality(mediaType: string): number {
  return mediaType === "*/*" ? 2 : mediaType.endsWith("/*") ? 1 : 0;
}

export function requestBody(
  { required, absent }: BodyOptions,
  decoders: RequestBody["decoders"],
  validator: Validator<unknown> | undefined,
  rebuilt?: RequestBody["rebuilt"],
): RequestBody {
  const described = { required, decoders, ...(rebuilt && { rebuilt }) };
  if (absent === undefined || validator === undefined) return described;
  const parsed = validator.parse(absent);
  if (!parsed.ok) throw new TypeError(`the replacement for an absent body is not valid: ${parsed.issues[0]?.message}`);
  return { ...described, absent: () => requireValid(validator.parse(absent)) };
}

/** Returns the decoder for a Content-Type header. */
export function decoderOf({ decoders }: RequestBody, contentType: string): BodyDecoder | undefined {
  // Fast path for the usual spelling, without parameters and capitals.
  for (const [mediaType, decoder] of decoders) if (mediaType === contentType) return decoder;
  const sent = mediaTypeOf(contentType);
  return decoders.find(([mediaType]) => isMediaType(sent, mediaType))?.[1];
}

/** Reads the fields of a form, whose JSON together has no more values than a JSON body. */
export function readFields<Value>(read: () => Value, { values }: Limits): ReturnType<typeof readJsonTexts<Value>> {
  try {
    return readJsonTexts(read, { values });
  } catch (error) {
    if (!(error instanceof ExceededBound)) throw error;
    const message = `the JSON in a form has at most ${values.toLocaleString("en-US")} values`;
    throw refusalAt("invalid-request", "", error.code, message);
  }
}

export function readForm(form: Query, read: FormBodyOptions["read"]): unknown {
  const value = read === undefined ? form.all() : read(form);
  if (form.issues.length > 0) throw new Refusal("invalid-request", { issues: form.issues });
  return value;
}

/** Returns the value. Throws a Refusal with the issues of an invalid one. */
export function requireValid(result: Result<unknown>): unknown {
  if (result.ok) return result.value;
  throw new Refusal("invalid-request", { issues: result.issues });
}

/**
 * Returns the issues of integers that lost digits in the JSON of a valid value, or else the value.
 *
 * @param value The result of `validate` for the value that was read.
 * @param read Reads the value again, with another parser of JSON.
 */
export async function withoutRoundedIntegers(
  value: unknown,
  read: (parse: (json: string) => unknown) => unknown,
  validate: (value: unknown) => Result<unknown>,
): Promise<Result<unknown>> {
  // Few requests have such integers.
  const { rejectRoundedIntegers } = await import("../validate/rounded-integers.js");
  return rejectRoundedIntegers(value, read, validate, collectedFormat.maxIssues);
}

/** Parses and validates JSON. Rejects integers that lost digits. */
export function validJson(
  json: string,
  parse: (json: string) => unknown,
  validate: (value: unknown) => Result<unknown>,
): unknown {
  const value = requireValid(validate(parse(json)));
  if (!mayHaveLongIntegers(json)) return value;
  return withoutRoundedIntegers(value, (read) => read(json), validate).then(requireValid);
}

export function jsonParser(limits: Limits, exact: BodyOptions["exact"]): (json: string) => unknown {
  return (json) => {
    try {
      const value = parseJson(json, limits);
      return exact === undefined ? value : exact(json, value);
    } catch (error) {
      if (error instanceof ExceededBound) throw refusalOf(error, "malformed-body");
      throw refusalAt("malformed-body", "", "json", "the body is not JSON");
    }
  };
}

export function refusalOf({ path, code, message }: ExceededBound, kind: FailureKind, base = ""): Refusal {
  return refusalAt(kind, base + path, code, message);
}

/** Decodes UTF-8 without its byte order mark. */
export function textOf(bytes: Uint8Array, contentType: string): string {
  const charset = contentType.includes(";") ? parametersOf(contentType).get("charset")?.toLowerCase() : undefined;
  if (charset !== undefined && charset !== "utf-8" && charset !== "utf8" && charset !== "us-ascii") {
    throw refusalAt("unsupported-media-type", "", "charset", "text must be UTF-8");
  }
  try {
    return decodeUtf8(bytes);
  } catch {
    throw refusalAt("malformed-body", "", "encoding", "the body is not UTF-8");
  }
}

function occursMoreThan(text: string, part: string, limit: number): boolean {
  let count = 0;
  for (let index = text.indexOf(part); index !== -1; index = text.indexOf(part, index + 1)) {
    count += 1;
    if (count > limit) return true;
  }
  return false;
}
