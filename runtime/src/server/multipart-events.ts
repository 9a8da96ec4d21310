import { StreamError } from "../streams/error.js";
import { type PartReceiver, PartSplitter } from "../streams/part-splitter.js";
import { at } from "../validate/index.js";
import { formatPath } from "../validate/path.js";
import { noBytes } from "./body.js";
import { ByteCollector } from "./byte-collector.js";
import { decodeUtf8 } from "./bytes.js";
import { type Failure, failureAt } from "./failure.js";
import { type ExpectedPart, type FileFields, isFileName } from "./file-fields.js";
import type { Limits } from "./limits.js";
import { isMediaType, mediaTypeOf, parametersOf } from "./media-type.js";
import { maxPreambleBytes, Preamble } from "./multipart-preamble.js";
import { type PartHead, partHead } from "./part-head.js";

/** What a form declares about its fields. */
export interface PartNames extends FileFields {
  /** The field with the body as JSON. It is text even if the caller sends it as a file, such as a Blob with a type. */
  readonly payload?: string | undefined;
  readonly encoding?: { readonly [field: string]: ExpectedPart };
  /** Fields with JSON. They are text even if the caller sends them as files. */
  readonly jsonFields?: readonly string[];
  /** Whether events are wanted as soon as their bytes arrive. Default: small chunks are combined. */
  readonly immediate?: boolean;
}

/** The beginning of a part of a form. */
export interface FormPart extends PartHead {
  readonly name: string;
  readonly isFile: boolean;
}

/** What a form consists of, in order: the beginning of a part, its bytes in pieces, and its end. */
export type FormEvent = { readonly part: FormPart } | { readonly bytes: Uint8Array } | "end";

/**
 * Parses a form incrementally, reading no further than its events are taken. Yields the events of each chunk together.
 * Throws a Failure for a form that is malformed or incomplete, and for a part whose header is not allowed; {@link noBytes} for an
 * empty body.
 */
export async function* formEvents(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: Limits,
  names: PartNames,
): AsyncGenerator<readonly FormEvent[], void> {
  const boundary = parametersOf(contentType).get("boundary");
  // RFC 2046, 5.1.1: 1 to 70 ASCII characters.
  if (boundary === undefined || !/^[ -~]{1,70}$/.test(boundary)) {
    throw failureAt("malformed-body", "", "boundary", "the Content-Type header has no boundary");
  }
  const events = new EventCollector(limits, names);
  const parser = new FormParser(boundary, events, limits);
  const pieces = new ByteCollector();
  let isEmpty = true;
  for await (const chunk of chunks) {
    isEmpty &&= chunk.length === 0;
    for (const piece of pieces.add(chunk)) parser.write(piece);
    if (names.immediate === true) for (const piece of pieces.rest()) parser.write(piece);
    yield events.take();
    // Do not read further; the connection is closed.
    if (parser.epilogue > maxPreambleBytes) return;
  }
  if (isEmpty) throw noBytes;
  for (const piece of pieces.rest()) parser.write(piece);
  yield events.take();
  if (!parser.isComplete) throw incomplete();
}

/** Parses the parts of a form. Preamble and epilogue are not part of the form (RFC 2046, section 5.1.1). */
class FormParser {
  /** Bytes after the end of the form. */
  epilogue = 0;
  readonly #preamble: Preamble;
  readonly #splitter: PartSplitter;
  readonly #limits: Limits;
  #hasBegun = false;

  constructor(boundary: string, receiver: PartReceiver, limits: Limits) {
    this.#preamble = new Preamble(boundary);
    this.#splitter = new PartSplitter(boundary, receiver, limits.partHeaders);
    this.#limits = limits;
  }

  get isComplete(): boolean {
    return this.#splitter.isComplete;
  }

  write(piece: Uint8Array): void {
    const part = this.#hasBegun ? piece : this.#preamble.add(piece);
    if (part === undefined) return;
    this.#hasBegun = true;
    if (this.isComplete) {
      this.epilogue += part.length;
      return;
    }
    try {
      this.#splitter.write(part);
    } catch (error) {
      throw failureOf(error, this.#limits);
    }
  }
}

class EventCollector implements PartReceiver {
  readonly #limits: Limits;
  readonly #names: PartNames;
  #events: FormEvent[] = [];
  #parts = 0;

  constructor(limits: Limits, names: PartNames) {
    this.#limits = limits;
    this.#names = names;
  }

  begin(bytes: Uint8Array): void {
    const head = partHead(bytes);
    const { name, filename } = head;
    if (name === undefined) throw failureAt("malformed-body", "", "part-name", "a part has no name");
    const { parts } = this.#limits;
    this.#parts += 1;
    if (this.#parts > parts) throw failureAt("too-large", "", "max-parts", `a form has at most ${parts} parts`);
    const { payload, jsonFields = [] } = this.#names;
    const isText = name === payload || jsonFields.includes(name);
    const isFile = !isText && (filename !== undefined || isFileName(name, this.#names));
    const part = { ...head, name, isFile };
    this.#checkHead(part);
    this.#events.push({ part });
  }

  add(bytes: Uint8Array): void {
    this.#events.push({ bytes });
  }

  end(): void {
    this.#events.push("end");
  }

  take(): readonly FormEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  /** Throws a Failure for headers that the specification does not allow, before the part is received. */
  #checkHead({ name, contentType, headers, isFile }: FormPart): void {
    const { encoding = {} } = this.#names;
    const expected = Object.hasOwn(encoding, name) ? encoding[name] : undefined;
    for (const header of expected?.headers ?? []) {
      if (headers[header] === undefined) throw invalidPart(name, "part-header", `must have the header ${header}`);
    }
    const types = expected?.types ?? [];
    // Forms of browsers state the content type of files only.
    if (types.length === 0 || (contentType === undefined && !isFile)) return;
    const sent = mediaTypeOf(contentType ?? "");
    // Several headers are joined by commas.
    if (!sent.includes(",") && types.some((type) => isMediaType(sent, type))) return;
    const got = contentType === undefined ? "none" : JSON.stringify(sent.slice(0, 100));
    throw invalidPart(name, "content-type", `must have the content type ${types.join(" or ")} (got ${got})`);
  }
}

/** Decodes the text of a field. Throws a Failure if it is too large or not UTF-8. */
export function fieldText(name: string, bytes: Uint8Array, { field }: Limits): string {
  const { length } = bytes;
  if (length > field) throw tooLarge(name, "max-field-size", `a field has at most ${field} bytes (got ${length})`);
  try {
    return decodeUtf8(bytes);
  } catch {
    throw invalidPart(name, "encoding", "must be UTF-8");
  }
}

/** Creates the failure of a part at its field. */
export function invalidPart(name: string, code: string, message: string): Failure {
  return failureAt("invalid-request", formatPath(at(undefined, name)).pointer, code, message);
}

/** Creates the failure of a part that exceeds a limit. */
export function tooLarge(name: string, code: string, message: string): Failure {
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
