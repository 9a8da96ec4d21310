import type { Result, Validator } from "../validate/index.js";
import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import { decodeUtf8 } from "./bytes.js";
import { streamOfChunks } from "./chunk-stream.js";
import { type FailureKind, Refusal, refusalAt } from "./failure.js";
import type { UploadedFile } from "./file.js";
import { type ExpectedPart, type FileFields, isFileName } from "./file-fields.js";
import { parseJson } from "./json.js";
import { ExceededBound } from "./json-bounds.js";
import { readingJson, readJsonTexts } from "./json-text.js";
import type { Limits } from "./limits.js";
import { collectedFormat } from "./listed-issues.js";
import { isMediaType, mediaTypeOf, parametersOf } from "./media-type.js";
import { requestPatternSteps, withinPatternSteps } from "./pattern-limit.js";
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
      /** The body of a handler that reads it while it arrives. */
      readonly openStream: (chunks: AsyncIterable<Uint8Array>, contentType: string, limits: Limits) => unknown;
    }
);

/** A form: the decoded and validated fields, and the files. */
export interface DecodedForm {
  readonly body: unknown;
  readonly files: FormFiles | readonly UploadedFile[];
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

export interface MultipartBodyOptions extends FormBodyOptions, Pick<FileFields, "files"> {
  /** Fields of `files` with a list of files, one part each: a single file is a list of one. */
  readonly repeatedFiles?: readonly string[];
  /** Further fields that may have files: these, or any. Files in other fields are not passed to the handler. */
  readonly otherFiles?: readonly string[] | "any";
  /** Property names of fields with files, if the validated body has them under other names. */
  readonly fileKeys?: { readonly [field: string]: string };
  /** What the headers of parts must say, by field (`encoding` of the specification). */
  readonly encoding?: { readonly [field: string]: ExpectedPart };
}

export interface PayloadBodyOptions extends FormBodyOptions, FileFields {
  /** The field that contains the body without files as JSON: `payload_json`. */
  readonly property: string;
  /** Validates the result of a form, with files under their field names. Default: the validator of JSON bodies. */
  readonly multipart?: Validator<unknown>;
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

/**
 * Decodes `multipart/form-data`. Files are passed by field, separately from the body, but validated with it under their field
 * names.
 */
export function multipartBody(validator: Validator<unknown>, options: MultipartBodyOptions): RequestBody {
  return requestBody(options, [["multipart/form-data", multipartDecoder(validator, options)]], validator, (wrap) =>
    multipartBody(wrap(validator), options),
  );
}

/**
 * Decodes JSON, or a form with files in which one field may contain the rest of the body as JSON. All files are passed in the
 * order of the form, separately from the body.
 */
export function payloadBody(validator: Validator<unknown>, options: PayloadBodyOptions): RequestBody {
  const json: BodyDecoder = {
    decodeBytes: (bytes, contentType, limits) =>
      validJson(textOf(bytes, contentType), jsonParser(limits, options.exact), (value) => {
        if (isFields(value)) dropUnknownFields(value, options.property, options);
        return validator.parse(value, collectedFormat);
      }),
  };
  const form = multipartDecoder(options.multipart ?? validator, options);
  return requestBody(
    options,
    [
      ["application/json", json],
      ["multipart/form-data", form],
    ],
    validator,
    (wrap) => payloadBody(wrap(validator), { ...options, multipart: wrap(options.multipart ?? validator) }),
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

function requestBody(
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

function multipartDecoder(
  validator: Validator<unknown>,
  options: MultipartBodyOptions & Partial<PayloadBodyOptions>,
  payload = options.property,
): BodyDecoder {
  return {
    noFiles: Object.freeze(payload === undefined ? {} : []),
    decodeStream: async (chunks, contentType, limits) => {
      // Few servers receive forms with files.
      const { decodeMultipart } = await import("./multipart.js");
      const { fields, files } = await decodeMultipart(chunks, contentType, limits, { ...options, payload });
      const form = new Query(fields);
      const json = payloadOf(form, payload);
      const read = (): unknown => readForm(new Query(fields), options.read);
      const { value: body, hasLongIntegers } =
        json === undefined
          ? readFields(read, limits)
          : { value: payloadFields(json, limits, options), hasLongIntegers: mayHaveLongIntegers(json) };
      const validate = (sent: unknown): Result<unknown> => {
        const value: Record<string, unknown> = Object.assign(Object.create(null), sent);
        if (payload !== undefined) dropUnknownFields(value, payload, options);
        for (const file of files) addFile(value, file.field, file, options);
        return validator.parse(value, collectedFormat);
      };
      const checked = withinPatternSteps(requestPatternSteps(), () => requireValid(validate(body)));
      if (hasLongIntegers) {
        const again = json === undefined ? readingJson(read) : (parse: (json: string) => unknown) => parse(json);
        requireValid(await withoutRoundedIntegers(checked, again, validate));
      }
      const withoutThem = withoutFiles(checked, files, payload, options.fileKeys);
      return { body: withoutThem, files: payload === undefined ? filesByField(files, options) : files };
    },
  };
}

/** Adds a file to its field: as a list if it is not the only one, or if the specification declares a list. */
function addFile(
  fields: Record<string, unknown>,
  name: string,
  file: UploadedFile,
  { repeatedFiles = [] }: MultipartBodyOptions,
): void {
  const before = fields[name];
  const isAlone = before === undefined && !repeatedFiles.includes(file.field);
  fields[name] = isAlone ? file : [before ?? [], file].flat();
}

/** Returns the files of the fields that the specification declares. Undeclared ones are dropped, as in JSON. */
function filesByField(received: readonly UploadedFile[], options: MultipartBodyOptions): FormFiles {
  const { files = [], otherFiles = [], fileKeys = {} } = options;
  const fields: Record<string, UploadedFile | readonly UploadedFile[]> = Object.create(null);
  for (const file of received) {
    const { field } = file;
    if (otherFiles !== "any" && !files.includes(field) && !otherFiles.includes(field)) continue;
    addFile(fields, Object.hasOwn(fileKeys, field) ? (fileKeys[field] as string) : field, file, options);
  }
  return fields;
}

/**
 * Removes fields that must not come from JSON or text fields: files, which are separate parts, and a payload nested in
 * the payload, which would bypass validation.
 */
function dropUnknownFields(value: Record<string, unknown>, payload: string, names: FileFields): void {
  for (const name of Object.keys(value)) {
    if (name === payload || isFileName(name, names) || names.fileLists?.includes(name)) delete value[name];
  }
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the JSON of the payload field; undefined if absent. If it is present, other fields are ignored. */
function payloadOf(form: Query, name: string | undefined): string | undefined {
  const sent = name === undefined ? undefined : form.text(name);
  if (form.issues.length > 0) throw new Refusal("invalid-request", { issues: form.issues });
  return sent;
}

/** Reads the fields of a form, whose JSON together has no more values than a JSON body. */
function readFields<Value>(read: () => Value, { values }: Limits): ReturnType<typeof readJsonTexts<Value>> {
  try {
    return readJsonTexts(read, { values });
  } catch (error) {
    if (!(error instanceof ExceededBound)) throw error;
    const message = `the JSON in a form has at most ${values.toLocaleString("en-US")} values`;
    throw refusalAt("invalid-request", "", error.code, message);
  }
}

/** Parses the JSON of the payload field. */
function payloadFields(json: string, limits: Limits, { property, exact }: Partial<PayloadBodyOptions>): object {
  const path = `/${property}`;
  let value: unknown;
  try {
    value = parseJson(json, limits);
    if (exact !== undefined) value = exact(json, value);
  } catch (error) {
    if (error instanceof ExceededBound) throw refusalOf(error, "invalid-request", path);
    throw refusalAt("invalid-request", path, "json", "must be JSON");
  }
  if (!isFields(value)) {
    throw refusalAt("invalid-request", path, "type", "must be an object, as JSON");
  }
  return value;
}

/** Returns the body for handlers, without files and the payload field. */
function withoutFiles(
  body: unknown,
  files: readonly UploadedFile[],
  payload: string | undefined,
  keys: MultipartBodyOptions["fileKeys"] = {},
): unknown {
  if (typeof body !== "object" || body === null) return body;
  const fields = body as Record<string, unknown>;
  for (const { field } of files) {
    const key = Object.hasOwn(keys, field) ? (keys[field] as string) : field;
    if (Object.hasOwn(fields, key)) delete fields[key];
  }
  if (payload !== undefined && Object.hasOwn(fields, payload)) delete fields[payload];
  return fields;
}

function readForm(form: Query, read: FormBodyOptions["read"]): unknown {
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
function validJson(
  json: string,
  parse: (json: string) => unknown,
  validate: (value: unknown) => Result<unknown>,
): unknown {
  const value = requireValid(validate(parse(json)));
  if (!mayHaveLongIntegers(json)) return value;
  return withoutRoundedIntegers(value, (read) => read(json), validate).then(requireValid);
}

function jsonParser(limits: Limits, exact: BodyOptions["exact"]): (json: string) => unknown {
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

function refusalOf({ path, code, message }: ExceededBound, kind: FailureKind, base = ""): Refusal {
  return refusalAt(kind, base + path, code, message);
}

/** Decodes UTF-8 without its byte order mark. */
function textOf(bytes: Uint8Array, contentType: string): string {
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
