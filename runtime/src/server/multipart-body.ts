import { isBinary, type Result, type Validator } from "../validate/index.js";
import { mayHaveLongIntegers } from "../validate/json-scalars.js";
import {
  type BodyDecoder,
  type FormBodyOptions,
  type FormFiles,
  jsonParser,
  type RequestBody,
  readFields,
  readForm,
  refusalOf,
  requestBody,
  requireValid,
  textOf,
  validJson,
  withoutRoundedIntegers,
} from "./body.js";
import { Refusal, refusalAt } from "./failure.js";
import type { FormFile, IncomingFile, UploadedFile } from "./file.js";
import { type ExpectedPart, type FileFields, isFileName } from "./file-fields.js";
import { parseJson } from "./json.js";
import { ExceededBound } from "./json-bounds.js";
import { readingJson } from "./json-text.js";
import type { Limits } from "./limits.js";
import { collectedFormat } from "./listed-issues.js";
import { Query } from "./query.js";
import { requestPatternSteps, withinSteps } from "./request-steps.js";

export interface MultipartBodyOptions extends FormBodyOptions, Pick<FileFields, "files"> {
  /** Fields with a list of files, one part each: a single file is a list of one. */
  readonly repeatedFiles?: readonly string[];
  /** Further fields that may have files: these, or any. Files in other fields are not passed to the handler. */
  readonly otherFiles?: readonly string[] | "any";
  /** Property names of fields with files, if the validated body has them under other names. */
  readonly fileKeys?: { readonly [field: string]: string };
  /** What the headers of parts must say, by field (`encoding` of the specification). */
  readonly encoding?: { readonly [field: string]: ExpectedPart };
  /** Fields with JSON. They are not files, even if they are sent with a file name, such as a Blob. */
  readonly jsonFields?: readonly string[];
}

export interface UploadBodyOptions extends MultipartBodyOptions {
  /** The least number of files of each required field. */
  readonly requiredFiles?: { readonly [field: string]: number };
}

export interface PayloadBodyOptions extends FormBodyOptions, FileFields {
  /** The field that contains the body without files as JSON: `payload_json`. */
  readonly property: string;
  /** Validates the result of a form, with files under their field names. Default: the validator of JSON bodies. */
  readonly multipart?: Validator<unknown>;
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

/**
 * Decodes `multipart/form-data` while it arrives: the handler runs once the fields are complete, and iterates over the files. Fields
 * must precede files; a form with a field after a file is refused when the handler reaches it.
 */
export function uploadBody(validator: Validator<unknown>, options: UploadBodyOptions): RequestBody {
  const { requiredFiles = {} } = options;
  const decoder: BodyDecoder = {
    noFiles: noIncomingFiles,
    openForm: async (chunks, contentType, limits) => {
      const { receiveForm } = await import("./multipart-stream.js");
      const isPassed = (field: string): boolean => isFileField(field, options);
      const validate = async (fields: Fields, begun: readonly FormFile[], isComplete: boolean): Promise<unknown> => {
        const missing = isComplete ? [] : missingFiles(begun, requiredFiles, limits);
        const files = [...begun, ...missing].map((file) => ({ ...file, size: 0, data: none }));
        const checked = await validatedForm({ fields, files }, { validator, options, limits });
        return withoutFiles(checked, files, undefined, options.fileKeys);
      };
      const read = (fields: Fields): unknown =>
        readFields(() => readForm(new Query(fields), options.read), limits).value;
      return receiveForm(chunks, contentType, limits, { names: options, validate, isPassed, read });
    },
  };
  return requestBody(options, [["multipart/form-data", decoder]], validator, (wrap) =>
    uploadBody(wrap(validator), options),
  );
}

const none = /* @__PURE__ */ new Uint8Array(0);

const noIncomingFiles: AsyncIterable<IncomingFile> = { async *[Symbol.asyncIterator]() {} };

/** Returns a file for each required one that has not begun, up to the limit. */
function missingFiles(
  begun: readonly FormFile[],
  required: { readonly [field: string]: number },
  limits: Limits,
): readonly FormFile[] {
  return Object.entries(required).flatMap(([field, count]) => {
    const missing = count - begun.filter((file) => file.field === field).length;
    const file = { field, filename: undefined, contentType: undefined, headers: {} };
    return Array.from({ length: Math.max(0, Math.min(missing, limits.files)) }, () => file);
  });
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
      const form = await decodeMultipart(chunks, contentType, limits, { ...options, payload });
      const { files } = form;
      const checked = await validatedForm(form, { validator, options, payload, limits });
      const body = withoutFiles(checked, files, payload, options.fileKeys);
      return { body, files: payload === undefined ? filesByField(files, options) : files };
    },
  };
}

type Fields = readonly (readonly [name: string, text: string])[];

interface FormValidation {
  readonly validator: Validator<unknown>;
  readonly options: MultipartBodyOptions & Partial<PayloadBodyOptions>;
  readonly payload?: string | undefined;
  readonly limits: Limits;
}

/** Decodes and validates the fields of a form together with its files. */
async function validatedForm(
  { fields, files }: { readonly fields: Fields; readonly files: readonly UploadedFile[] },
  { validator, options, payload, limits }: FormValidation,
): Promise<unknown> {
  const json = payloadOf(new Query(fields), payload);
  const read = (): unknown => readForm(new Query(fields), options.read);
  const { value: body, hasLongIntegers } =
    json === undefined
      ? readFields(read, limits)
      : { value: payloadFields(json, limits, options), hasLongIntegers: mayHaveLongIntegers(json) };
  const validate = (sent: unknown): Result<unknown> => {
    const value: Record<string, unknown> = Object.assign(Object.create(null), sent);
    if (payload !== undefined) dropUnknownFields(value, payload, options);
    for (const file of files) if (!takesDeclaredName(file.field, options)) addFile(value, file.field, file, options);
    return validator.parse(value, collectedFormat);
  };
  const checked = withinSteps(requestPatternSteps(), () => requireValid(validate(body)), limits);
  if (hasLongIntegers) {
    const again = json === undefined ? readingJson(read) : (parse: (json: string) => unknown) => parse(json);
    requireValid(await withoutRoundedIntegers(checked, again, validate));
  }
  return checked;
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
  const { fileKeys = {} } = options;
  const fields: Record<string, UploadedFile | readonly UploadedFile[]> = Object.create(null);
  for (const file of received) {
    const { field } = file;
    if (!isFileField(field, options)) continue;
    addFile(fields, Object.hasOwn(fileKeys, field) ? (fileKeys[field] as string) : field, file, options);
  }
  return fields;
}

/** Whether an undeclared field has the name that a declared one has in code. It must not take its place. */
function takesDeclaredName(field: string, { fileKeys = {} }: MultipartBodyOptions): boolean {
  return !Object.hasOwn(fileKeys, field) && Object.values(fileKeys).includes(field);
}

/** Whether files of a field are passed to the handler. */
function isFileField(field: string, options: MultipartBodyOptions): boolean {
  const { files = [], otherFiles = [] } = options;
  if (takesDeclaredName(field, options)) return false;
  return otherFiles === "any" || files.includes(field) || otherFiles.includes(field);
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

/** Returns the JSON of the payload field; undefined if absent. If it is present, other fields are ignored. */
function payloadOf(form: Query, name: string | undefined): string | undefined {
  const sent = name === undefined ? undefined : form.text(name);
  if (form.issues.length > 0) throw new Refusal("invalid-request", { issues: form.issues });
  return sent;
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
    if (!Object.hasOwn(fields, key)) continue;
    const value = fields[key];
    const rest = Array.isArray(value) ? value.filter((item) => !isBinary(item)) : [];
    if (rest.length > 0) fields[key] = rest;
    else delete fields[key];
  }
  if (payload !== undefined && Object.hasOwn(fields, payload)) delete fields[payload];
  return fields;
}

function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
