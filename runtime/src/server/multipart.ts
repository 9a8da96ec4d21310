import { joined } from "../streams/bytes.js";
import { failureAt } from "./failure.js";
import type { UploadedFile } from "./file.js";
import type { Limits } from "./limits.js";
import { type FormPart, fieldText, formEvents, type PartNames, tooLarge } from "./multipart-events.js";

export interface Multipart {
  readonly fields: readonly (readonly [name: string, text: string])[];
  readonly files: readonly UploadedFile[];
}

/** Receives a whole form, with its files in memory. Throws a Failure. */
export async function decodeMultipart(
  chunks: AsyncIterable<Uint8Array>,
  contentType: string,
  limits: Limits,
  names: PartNames,
): Promise<Multipart> {
  const form = new Form(limits);
  for await (const events of formEvents(chunks, contentType, limits, names)) {
    for (const event of events) {
      if (event === "end") form.end();
      else if ("part" in event) form.begin(event.part);
      else form.add(event.bytes);
    }
  }
  return form;
}

class Form implements Multipart {
  readonly fields: (readonly [name: string, text: string])[] = [];
  readonly files: UploadedFile[] = [];
  readonly #limits: Limits;
  #part: FormPart | undefined;
  /** The bytes of the part so far. */
  #pieces: Uint8Array[] = [];
  #size = 0;
  #total = 0;

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  begin(part: FormPart): void {
    this.#part = part;
    this.#pieces = [];
    this.#size = 0;
  }

  add(bytes: Uint8Array): void {
    const { file, field, body } = this.#limits;
    const most = Math.max(file, field);
    this.#size += bytes.length;
    this.#total += bytes.length;
    if (this.#size > most) throw failureAt("too-large", "", "max-file-size", `a part has at most ${most} bytes`);
    if (this.#total > body) throw failureAt("too-large", "", "max-size", `a body has at most ${body} bytes`);
    this.#pieces.push(bytes);
  }

  end(): void {
    const part = this.#part as FormPart;
    if (part.isFile) this.#addFile(part);
    else this.fields.push([part.name, fieldText(part.name, joined(this.#pieces), this.#limits)]);
  }

  #addFile({ name: field, filename, contentType, headers }: FormPart): void {
    const { file, files } = this.#limits;
    const size = this.#size;
    if (size > file) throw tooLarge(field, "max-file-size", `a file has at most ${file} bytes (got ${size})`);
    if (this.files.length >= files) throw tooLarge(field, "max-files", `a form has at most ${files} files`);
    // A file has memory of its own, not a part of a chunk.
    const [only] = this.#pieces;
    const data = only !== undefined && this.#pieces.length === 1 ? only.slice() : joined(this.#pieces);
    this.files.push({ field, filename, contentType, headers, size, data });
  }
}
