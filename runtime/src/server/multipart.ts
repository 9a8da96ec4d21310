import type { MultipartParser, MultipartPart } from "@remix-run/multipart-parser";
import { at } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { ByteCollector } from "./byte-collector.js";
import { decodeUtf8 } from "./bytes.js";
import { Failure, failureAt } from "./failure.js";
import type { UploadedFile } from "./file.js";
import { type FileFields, isFileName } from "./file-fields.js";
import type { Limits } from "./limits.js";
import { parametersOf } from "./media-type.js";
import { loadParser } from "./multipart-parser.js";
import { maxPreambleBytes, Preamble } from "./multipart-preamble.js";

/** The special field names of a form. */
export interface PartNames extends FileFields {
  /** The field with the body as JSON. It is text even if the caller sends it as a file, such as a Blob with a type. */
  readonly payload?: string | undefined;
}

export interface Multipart {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly UploadedFile[];
}

/** Parses a form incrementally, reading no further than it has parsed. */
export async function decodeMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: Limits,
  names: PartNames,
): Promise<Multipart> {
  const boundary = parametersOf(contentType).get("boundary");
  // RFC 2046, 5.1.1: 1 to 70 ASCII characters.
  if (boundary === undefined || !/^[ -~]{1,70}$/.test(boundary)) {
    throw failureAt("malformed-body", "", "boundary", "the Content-Type header has no boundary");
  }
  const library = await loadParser();
  const parser = new library.MultipartParser(boundary, {
    maxHeaderSize: limits.partHeaders,
    maxFileSize: Math.max(limits.file, limits.field),
    maxParts: limits.parts,
    maxTotalSize: limits.body,
  });
  const form = new Form(limits, names);
  try {
    await parseParts(parser, new Preamble(boundary), chunks, form);
    parser.finish();
  } catch (error) {
    throw failureOf(error, library, limits);
  }
  return form;
}

/**
 * Parses the parts of a form. The parser retains chunks until a part is complete, so small ones are combined. Preamble
 * and epilogue, which are not part of the form (RFC 2046, 5.1.1), are not passed to the parser.
 */
async function parseParts(
  parser: MultipartParser,
  preamble: Preamble,
  chunks: AsyncIterable<Uint8Array>,
  form: Form,
): Promise<void> {
  const pieces = new ByteCollector();
  let hasBegun = false;
  let epilogue = 0;
  const take = (piece: Uint8Array): void => {
    const part = hasBegun ? piece : preamble.add(piece);
    if (part === undefined) return;
    hasBegun = true;
    if (epilogue > 0 || !parseChunk(parser, part, form)) epilogue += part.length;
  };
  for await (const chunk of chunks) {
    for (const piece of pieces.add(chunk)) take(piece);
    // Do not read further; the connection is closed.
    if (epilogue > maxPreambleBytes) return;
  }
  for (const piece of pieces.rest()) take(piece);
}

/** Parses a chunk. Returns whether more may follow. */
function parseChunk(parser: MultipartParser, chunk: Uint8Array, form: Form): boolean {
  try {
    for (const part of parser.write(chunk)) form.add(part);
    return true;
  } catch (error) {
    if (error instanceof Failure || !isFinished(parser)) throw error;
    return false;
  }
}

function isFinished(parser: MultipartParser): boolean {
  try {
    parser.finish();
    return true;
  } catch {
    return false;
  }
}

class Form implements Multipart {
  readonly fields: (readonly [name: string, text: string])[] = [];
  readonly files: UploadedFile[] = [];
  readonly #limits: Limits;
  readonly #names: PartNames;

  constructor(limits: Limits, names: PartNames) {
    this.#limits = limits;
    this.#names = names;
  }

  add(part: MultipartPart): void {
    const name = unescapeName(part.name);
    if (name === undefined) throw failureAt("malformed-body", "", "part-name", "a part has no name");
    const { filename, size } = part;
    if (this.#isFile(name, filename)) this.#addFile(name, part, filename, size);
    else {
      const { field } = this.#limits;
      if (size > field) throw tooLarge(name, "max-field-size", `a field has at most ${field} bytes (got ${size})`);
      this.fields.push([name, textOf(name, part.bytes)]);
    }
  }

  #addFile(field: string, part: MultipartPart, filename: string | undefined, size: number): void {
    const { file, files } = this.#limits;
    if (size > file) throw tooLarge(field, "max-file-size", `a file has at most ${file} bytes (got ${size})`);
    if (this.files.length >= files) throw tooLarge(field, "max-files", `a form has at most ${files} files`);
    const contentType = part.headers["content-type"];
    this.files.push({ field, filename: unescapeName(filename), contentType, size, data: part.bytes });
  }

  #isFile(name: string, filename: string | undefined): boolean {
    return name !== this.#names.payload && (filename !== undefined || isFileName(name, this.#names));
  }
}

/** Unescapes names as the HTML standard specifies for multipart/form-data. */
function unescapeName(name: string | undefined): string | undefined {
  return name?.replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    throw failureAt("invalid-request", formatPath(at(undefined, name)).pointer, "encoding", "must be UTF-8");
  }
}

function tooLarge(name: string, code: string, message: string): Failure {
  return failureAt("too-large", formatPath(at(undefined, name)).pointer, code, message);
}

function failureOf(error: unknown, library: Awaited<ReturnType<typeof loadParser>>, limits: Limits): unknown {
  if (error instanceof library.MaxPartsExceededError) {
    return failureAt("too-large", "", "max-parts", `a form has at most ${limits.parts} parts`);
  }
  if (error instanceof library.MaxFileSizeExceededError) {
    return failureAt(
      "too-large",
      "",
      "max-file-size",
      `a part has at most ${Math.max(limits.file, limits.field)} bytes`,
    );
  }
  if (error instanceof library.MaxTotalSizeExceededError) {
    return failureAt("too-large", "", "max-size", `a body has at most ${limits.body} bytes`);
  }
  if (error instanceof library.MaxHeaderSizeExceededError) {
    const message = `the headers of a part have at most ${limits.partHeaders} bytes`;
    return failureAt("malformed-body", "", "max-part-headers", message);
  }
  if (error instanceof library.MultipartParseError || (error as Partial<TypeError>).name === "TypeError") {
    return failureAt("malformed-body", "", "multipart", "the body is no complete multipart form");
  }
  return error;
}
