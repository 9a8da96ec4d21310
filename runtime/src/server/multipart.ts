import { joined } from "../streams/bytes.js";
import { StreamError } from "../streams/error.js";
import { type PartReceiver, PartSplitter } from "../streams/part-splitter.js";
import { at } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { ByteCollector } from "./byte-collector.js";
import { decodeUtf8 } from "./bytes.js";
import { type Failure, failureAt } from "./failure.js";
import type { UploadedFile } from "./file.js";
import { type ExpectedPart, type FileFields, isFileName } from "./file-fields.js";
import type { Limits } from "./limits.js";
import { isMediaType, mediaTypeOf, parametersOf } from "./media-type.js";
import { maxPreambleBytes, Preamble } from "./multipart-preamble.js";
import { type PartHead, partHead } from "./part-head.js";

/** The special field names of a form. */
export interface PartNames extends FileFields {
  /** The field with the body as JSON. It is text even if the caller sends it as a file, such as a Blob with a type. */
  readonly payload?: string | undefined;
  readonly encoding?: { readonly [field: string]: ExpectedPart };
}

export interface Multipart {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly UploadedFile[];
}

/** Parses a form incrementally, reading no further than it has parsed. Throws a Failure. */
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
  const form = new Form(limits, names);
  const splitter = new PartSplitter(boundary, form, limits.partHeaders);
  try {
    await parseParts(splitter, new Preamble(boundary), chunks);
  } catch (error) {
    throw failureOf(error, limits);
  }
  if (!splitter.isComplete) throw incomplete();
  return form;
}

/**
 * Parses the parts of a form. Small chunks are combined. Preamble and epilogue are not part of the form (RFC 2046,
 * section 5.1.1).
 */
async function parseParts(
  splitter: PartSplitter,
  preamble: Preamble,
  chunks: AsyncIterable<Uint8Array>,
): Promise<void> {
  const pieces = new ByteCollector();
  let hasBegun = false;
  let epilogue = 0;
  const take = (piece: Uint8Array): void => {
    const part = hasBegun ? piece : preamble.add(piece);
    if (part === undefined) return;
    hasBegun = true;
    if (splitter.isComplete) epilogue += part.length;
    else splitter.write(part);
  };
  for await (const chunk of chunks) {
    for (const piece of pieces.add(chunk)) take(piece);
    // Do not read further; the connection is closed.
    if (epilogue > maxPreambleBytes) return;
  }
  for (const piece of pieces.rest()) take(piece);
}

/** A part that is not complete. */
interface IncompletePart extends PartHead {
  readonly name: string;
  readonly pieces: Uint8Array[];
  size: number;
}

class Form implements Multipart, PartReceiver {
  readonly fields: (readonly [name: string, text: string])[] = [];
  readonly files: UploadedFile[] = [];
  readonly #limits: Limits;
  readonly #names: PartNames;
  #part: IncompletePart | undefined;
  #parts = 0;
  #size = 0;

  constructor(limits: Limits, names: PartNames) {
    this.#limits = limits;
    this.#names = names;
  }

  begin(bytes: Uint8Array): void {
    const head = partHead(bytes);
    const { name } = head;
    if (name === undefined) throw failureAt("malformed-body", "", "part-name", "a part has no name");
    const { parts } = this.#limits;
    this.#parts += 1;
    if (this.#parts > parts) throw failureAt("too-large", "", "max-parts", `a form has at most ${parts} parts`);
    this.#part = { ...head, name, pieces: [], size: 0 };
    this.#checkHead(this.#part);
  }

  add(bytes: Uint8Array): void {
    const part = this.#part as IncompletePart;
    const { file, field, body } = this.#limits;
    const most = Math.max(file, field);
    part.size += bytes.length;
    this.#size += bytes.length;
    if (part.size > most) throw failureAt("too-large", "", "max-file-size", `a part has at most ${most} bytes`);
    if (this.#size > body) throw failureAt("too-large", "", "max-size", `a body has at most ${body} bytes`);
    part.pieces.push(bytes);
  }

  end(): void {
    const part = this.#part as IncompletePart;
    const { name, pieces, size } = part;
    if (this.#isFile(part)) this.#addFile(part);
    else {
      const { field } = this.#limits;
      if (size > field) throw tooLarge(name, "max-field-size", `a field has at most ${field} bytes (got ${size})`);
      this.fields.push([name, textOf(name, joined(pieces))]);
    }
  }

  /** Throws a Failure for headers that the specification does not allow, before the part is received. */
  #checkHead(part: IncompletePart): void {
    const { encoding = {} } = this.#names;
    const { name, contentType, headers } = part;
    const expected = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    for (const header of expected?.headers ?? []) {
      if (headers[header] === undefined) throw invalidPart(name, "part-header", `must have the header ${header}`);
    }
    const types = expected?.types ?? [];
    // Forms of browsers state the content type of files only.
    if (types.length === 0 || (contentType === undefined && !this.#isFile(part))) return;
    const sent = mediaTypeOf(contentType ?? "");
    if (types.some((type) => isMediaType(sent, type))) return;
    const got = contentType === undefined ? "none" : JSON.stringify(sent.slice(0, 100));
    throw invalidPart(name, "content-type", `must have the content type ${types.join(" or ")} (got ${got})`);
  }

  #addFile({ name: field, filename, contentType, headers, pieces, size }: IncompletePart): void {
    const { file, files } = this.#limits;
    if (size > file) throw tooLarge(field, "max-file-size", `a file has at most ${file} bytes (got ${size})`);
    if (this.files.length >= files) throw tooLarge(field, "max-files", `a form has at most ${files} files`);
    // A file has memory of its own, not a part of a chunk.
    const data = pieces.length === 1 ? (pieces[0] as Uint8Array).slice() : joined(pieces);
    this.files.push({ field, filename, contentType, headers, size, data });
  }

  #isFile({ name, filename }: IncompletePart): boolean {
    return name !== this.#names.payload && (filename !== undefined || isFileName(name, this.#names));
  }
}

function textOf(name: string, bytes: Uint8Array): string {
  try {
    return decodeUtf8(bytes);
  } catch {
    throw invalidPart(name, "encoding", "must be UTF-8");
  }
}

function invalidPart(name: string, code: string, message: string): Failure {
  return failureAt("invalid-request", formatPath(at(undefined, name)).pointer, code, message);
}

function tooLarge(name: string, code: string, message: string): Failure {
  return failureAt("too-large", formatPath(at(undefined, name)).pointer, code, message);
}

function failureOf(error: unknown, limits: Limits): unknown {
  if (!(error instanceof StreamError)) return error;
  if (error.code !== "too-large") return incomplete();
  const message = `the headers of a part have at most ${limits.partHeaders} bytes`;
  return failureAt("malformed-body", "", "max-part-headers", message);
}

function incomplete(): Failure {
  return failureAt("malformed-body", "", "multipart", "the body is no complete multipart form");
}
