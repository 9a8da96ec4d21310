import { joined } from "../streams/bytes.js";
import { equal } from "../validate/equal.js";
import { Failure, failureAt, Refusal } from "./failure.js";
import type { FormFile, IncomingFile } from "./file.js";
import type { Limits } from "./limits.js";
import {
  type FormEvent,
  type FormPart,
  fieldText,
  formEvents,
  invalidPart,
  type PartNames,
  tooLarge,
} from "./multipart-events.js";

/** How a form is validated while it arrives. */
export interface StreamedForm {
  readonly names: PartNames;
  /**
   * Validates the fields together with the files that have begun.
   *
   * @param isComplete Whether the form has ended; otherwise, required files may follow.
   * @returns The fields for the handler. Rejects with a Failure or Refusal.
   */
  readonly validate: (fields: Fields, files: readonly FormFile[], isComplete: boolean) => Promise<unknown>;
  /** Whether a handler receives the files of a field. */
  readonly isPassed: (field: string) => boolean;
  /** Reads the fields of the body from those of the form. Others are dropped, wherever they are in the form. */
  readonly read: (fields: Fields) => unknown;
}

type Field = readonly [name: string, text: string];

type Fields = readonly Field[];

/**
 * Receives the fields of a form up to its first file, and the files as they are read. Iterating over them throws a Failure for
 * a form that is not valid; if the handler lets it pass, it is the response.
 */
export async function receiveForm(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: Limits,
  form: StreamedForm,
): Promise<{ readonly body: unknown; readonly files: AsyncIterable<IncomingFile> }> {
  const events = new EventReader(formEvents(chunks, contentType, limits, { ...form.names, immediate: true }));
  const fields: Field[] = [];
  const readField = fieldReader(events, limits);
  let part = await events.nextPart();
  for (; part !== undefined && !part.isFile; part = await events.nextPart()) fields.push(await readField(part));
  const body = await (part === undefined
    ? form.validate(fields, [], true)
    : form.validate(fields, [], false).catch((error: unknown) => Promise.reject(withOrder(error))));
  return { body, files: once(receiveFiles(part, events, { ...form, fields, limits, readField })) };
}

/** A field that seems to be missing may follow the file. */
function withOrder(error: unknown): unknown {
  if (!(error instanceof Refusal) || error.issues?.some(({ code }) => code === "required") !== true) return error;
  const order = { path: "", code: "field-order", message: "fields after the first file are not read" };
  return new Refusal(error.kind, { issues: [...error.issues, order] });
}

/** An iterable that refuses a second iteration, which would look like the end of the form. */
function once(files: AsyncGenerator<IncomingFile, void>): AsyncIterable<IncomingFile> {
  let isTaken = false;
  return {
    [Symbol.asyncIterator]() {
      if (isTaken) throw new TypeError("the files of a form can be iterated once");
      isTaken = true;
      return files;
    },
  };
}

/** Returns a function that reads the fields of a form, which together have at most the bytes of a body. */
function fieldReader(events: EventReader, limits: Limits): (part: FormPart) => Promise<Field> {
  let total = 0;
  return async ({ name }) => {
    const bytes = await fieldBytes(name, events, limits);
    total += bytes.length;
    if (total > limits.body) {
      throw failureAt("too-large", "", "max-size", `the fields of a form have at most ${limits.body} bytes`);
    }
    return [name, fieldText(name, bytes, limits)];
  };
}

interface FileSettings extends StreamedForm {
  readonly fields: Fields;
  readonly limits: Limits;
  readonly readField: (part: FormPart) => Promise<Field>;
}

async function* receiveFiles(
  first: FormPart | undefined,
  events: EventReader,
  { fields, limits, validate, isPassed, read, readField }: FileSettings,
): AsyncGenerator<IncomingFile, void> {
  const files: FormFile[] = [];
  for (let part = first; part !== undefined; part = await events.nextPart()) {
    const { name: field, filename, contentType, headers, isFile } = part;
    if (!isFile) {
      const late = await readField(part);
      if (await asFailure(Promise.resolve().then(() => equal(read([late]), read([]))))) continue;
      await validate([...fields, late], files, false).catch(rethrowUnknown);
      throw invalidPart(field, "field-order", "must be sent before the files");
    }
    if (files.length >= limits.files) {
      throw tooLarge(field, "max-files", `a form has at most ${limits.files} files`);
    }
    const file = { field, filename, contentType, headers };
    files.push(file);
    await asFailure(validate(fields, files, false));
    const content = new FileContent(events);
    if (isPassed(field)) yield { ...file, stream: content.stream };
    await content.skip();
  }
  await asFailure(validate(fields, files, true));
}

/** A handler receives errors that it can recognize. */
async function asFailure<Value>(validation: Promise<Value>): Promise<Value> {
  try {
    return await validation;
  } catch (error) {
    throw error instanceof Refusal ? new Failure(error.kind, { issues: error.issues ?? [] }) : error;
  }
}

/** Throws the error of a form with undeclared fields that the document refuses. */
function rethrowUnknown(error: unknown): Promise<unknown> | undefined {
  const isUnknown = error instanceof Refusal && error.issues?.some(({ code }) => code === "unknown-property") === true;
  return isUnknown ? asFailure(Promise.reject(error)) : undefined;
}

async function fieldBytes(name: string, events: EventReader, { field }: Limits): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (let bytes = await events.nextBytes(); bytes !== undefined; bytes = await events.nextBytes()) {
    size += bytes.length;
    if (size > field) throw tooLarge(name, "max-field-size", `a field has at most ${field} bytes`);
    pieces.push(bytes);
  }
  return joined(pieces);
}

/** The content of a file. What the handler does not read is skipped. */
class FileContent {
  readonly stream: ReadableStream<Uint8Array>;
  readonly #events: EventReader;
  #hasEnded = false;
  #isSkipped = false;
  /** The read in progress, since events must be taken in order. */
  #reading: Promise<unknown> = Promise.resolve();

  constructor(events: EventReader) {
    this.#events = events;
    this.stream = new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          if (this.#isSkipped) throw new TypeError("the next file was requested before this one was read");
          const bytes = await this.#next();
          if (bytes === undefined) controller.close();
          else controller.enqueue(bytes);
        },
      },
      { highWaterMark: 0 },
    );
  }

  /** Skips the rest. */
  async skip(): Promise<void> {
    this.#isSkipped = true;
    while (!this.#hasEnded) await this.#next();
  }

  #next(): Promise<Uint8Array | undefined> {
    const next = this.#reading.then(async () => {
      const bytes = this.#hasEnded ? undefined : await this.#events.nextBytes();
      if (bytes === undefined) this.#hasEnded = true;
      return bytes;
    });
    this.#reading = next.catch(() => undefined);
    return next;
  }
}

/** Takes the events of a form one by one. */
class EventReader {
  readonly #source: AsyncIterator<readonly FormEvent[], void>;
  #events: readonly FormEvent[] = [];
  #position = 0;
  #failure: { readonly error: unknown } | undefined;

  constructor(source: AsyncIterator<readonly FormEvent[], void>) {
    this.#source = source;
  }

  /** Returns the next part; undefined at the end of the form. */
  async nextPart(): Promise<FormPart | undefined> {
    const event = await this.#next();
    return event !== undefined && event !== "end" && "part" in event ? event.part : undefined;
  }

  /** Returns the next bytes of the part; undefined at its end. */
  async nextBytes(): Promise<Uint8Array | undefined> {
    const event = await this.#next();
    return event !== undefined && event !== "end" && "bytes" in event ? event.bytes : undefined;
  }

  async #next(): Promise<FormEvent | undefined> {
    while (this.#position === this.#events.length) {
      const events = await this.#more();
      if (events === undefined) return undefined;
      this.#events = events;
      this.#position = 0;
    }
    const event = this.#events[this.#position];
    this.#position += 1;
    return event;
  }

  /** Reads further events. After an error, the form does not end: the error is repeated. */
  async #more(): Promise<readonly FormEvent[] | undefined> {
    if (this.#failure !== undefined) throw this.#failure.error;
    try {
      const { done, value } = await this.#source.next();
      return done === true ? undefined : value;
    } catch (error) {
      this.#failure = { error };
      throw error;
    }
  }
}
